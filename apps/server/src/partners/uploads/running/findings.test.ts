import type { UploadFinding, UploadProblem } from "@propertyvr/contracts";
import { describe, expect, it } from "vitest";
import { gatherFindings } from "./findings.ts";

const problem = (over: Partial<UploadProblem>): UploadProblem => ({
  sheet: null,
  row: 2,
  column: "Price",
  severity: "error",
  external_id: null,
  pointer: "/price",
  field: "price",
  code: "not_a_price",
  message: "No price.",
  message_th: "ไม่มีราคา",
  ...over,
});
const gathered = (problems: readonly UploadProblem[], soFar: readonly UploadFinding[] = []) => {
  const findings = gatherFindings(soFar);
  for (const each of problems) findings.add(each, () => each);
  return findings.all();
};
const namesOf = (findings: readonly UploadFinding[]) =>
  findings.map(({ severity, field, column, count }) => [severity, field, column, count]);

describe("what was found in a file", () => {
  it("is one finding for a rule, a field and a column, with the first row as its example", () => {
    const found = gathered([
      problem({ row: 3, value: "soon" }),
      problem({ row: 9, value: "later" }),
      problem({ row: 4, column: "Rent" }),
      problem({ row: 5, field: "rent" }),
      problem({ row: 6, code: "too_high" }),
    ]);
    expect(found).toHaveLength(4);
    expect(found[0]).toMatchObject({
      count: 2,
      fix: "",
      fix_th: "",
      example: { sheet: null, row: 3, value: "soon" },
    });
    expect(found[1]?.example.value).toBeNull();
  });

  it("lists errors before warnings before repairs, and the most frequent first", () => {
    const found = gathered([
      problem({ severity: "repair", column: "A" }),
      problem({ severity: "warning", column: "B" }),
      problem({ column: "C" }),
      problem({ column: "D" }),
      problem({ column: "D" }),
    ]);
    expect(namesOf(found)).toEqual([
      ["error", "price", "D", 2],
      ["error", "price", "C", 1],
      ["warning", "price", "B", 1],
      ["repair", "price", "A", 1],
    ]);
  });

  it("goes on counting what the batches before found, and leaves their findings as they were", () => {
    const before = gathered([problem({})]);
    const after = gathered([problem({ row: 50 }), problem({ column: "Rent" })], before);
    expect(namesOf(after)).toEqual([
      ["error", "price", "Price", 2],
      ["error", "price", "Rent", 1],
    ]);
    expect(after[0]?.example.row).toBe(2);
    expect(before[0]?.count).toBe(1);
  });

  it("is of 400 kinds at most; those that are known are still counted", () => {
    const many = Array.from({ length: 401 }, (_, at) => problem({ column: `C${at}` }));
    const found = gathered([...many, problem({ column: "C0" })]);
    expect(found).toHaveLength(400);
    expect(found[0]).toMatchObject({ column: "C0", count: 2 });
    expect(found.some(({ column }) => column === "C400")).toBe(false);
  });
});
