import { describe, expect, it } from "vitest";
import { planFile } from "../plan-file.ts";
import { cellsForOthers, withoutFormula } from "./for-others.ts";
import { sendBack } from "./send-back.ts";

describe("a cell that a spreadsheet would run", () => {
  it.each([
    '=HYPERLINK("https://evil.example","open")',
    "+cmd|' /C calc'!A0",
    "-2+3+cmd|' /C calc'!A0",
    "@SUM(1+1)",
    "\t=1+1",
    "\r=1+1",
    " =1+1",
  ])("is a text for whoever did not send it: %j", (cell) => {
    expect(withoutFormula(cell)).toBe(`'${cell}`);
    const [shown] = cellsForOthers(["title"])([cell]);
    expect(shown).toMatch(/^'/);
  });

  it.each(["", "2 bedrooms", "-12.5", "+66812345678", "100,000", "a=b", "'=1"])(
    "leaves others as they are: %j",
    (cell) => {
      expect(withoutFormula(cell)).toBe(cell);
    },
  );
});

describe("a file of records for whoever did not send it", () => {
  const RECORDS = [
    {
      title: "Condo",
      เจ้าของ: "SECRET",
      phone: "SECRET",
      unit: { "key location": "SECRET" },
      commission: "SECRET",
      remark: "SECRET",
      description: "Corner unit.\nOwner: SECRET 099-000-0001",
      contact: { name: "Khun Ploy", phone: "02-000-0001" },
    },
    { title: "House", phone: "02-000-0002" },
  ];
  const back = (text: string): string => {
    const bytes = new TextEncoder().encode(text);
    const read = planFile(bytes);
    if (!read.ok) throw new Error(read.failure.code);
    const writer = sendBack(read.value.plan, { rows: "all", isForOthers: true });
    return Buffer.concat([...writer.push(bytes), ...writer.end()]).toString("utf8");
  };

  it.each([
    ["a list", JSON.stringify(RECORDS)],
    ["lines", RECORDS.map((record) => JSON.stringify(record)).join("\n")],
    [
      "lines of which one breaks off",
      `${JSON.stringify(RECORDS[1])}\n{"title": "x", "owner": "SECRET`,
    ],
  ])("has no private member and the rest: %s", (_what, text) => {
    const shown = back(text);
    expect(shown).not.toContain("SECRET");
    expect(shown).toContain("02-000-0002");
  });
});
