import { describe, expect, it } from "vitest";
import type { CellNote, NotedRow } from "../check/protocol.ts";
import { columnsIn, countAlike, groupsIn, likenessOf, rowsIn, withoutFixed } from "./rules.ts";

const said = { en: "It is wrong", th: "ผิด" };
const note = (over: Partial<CellNote> = {}): CellNote => ({
  severity: "error",
  code: "number.unreadable",
  field: "price",
  column: "ราคา",
  value: "ask",
  says: said,
  fix: said,
  ...over,
});
const row = (at: number, ...notes: CellNote[]): NotedRow => ({
  sheet: null,
  row: at,
  reference: null,
  values: {},
  notes,
});
const warning = note({ severity: "warning", code: "amenity.unknown", field: "amenities" });
const ROWS = [
  row(2, note(), warning),
  row(3, note()),
  row(4, note({ value: "9O0" })),
  row(5, warning),
];

describe("rows with something to say about them", () => {
  it("are counted by rule, errors first", () => {
    expect(groupsIn(ROWS).map(({ field, rows }) => [field, rows])).toEqual([
      ["price", 3],
      ["amenities", 2],
    ]);
  });

  it("are found by severity and by rule, with the columns that it is about", () => {
    expect(rowsIn(ROWS, "error").map((each) => each.row)).toEqual([2, 3, 4]);
    expect(rowsIn(ROWS, groupsIn(ROWS)[1]!.key).map((each) => each.row)).toEqual([2, 5]);
    expect(columnsIn(ROWS, "error")).toEqual([{ field: "price", column: "ราคา" }]);
  });

  it("are alike where rule, field and value are the same", () => {
    expect(countAlike(ROWS).get(likenessOf(note()))).toBe(2);
  });

  it("are gone with a fix for all alike, and what else is said stays", () => {
    const fix = { at: null, code: "number.unreadable", member: "price", from: "ask", to: "1" };
    expect(withoutFixed(ROWS, [fix]).map((each) => [each.row, each.notes.length])).toEqual([
      [2, 1],
      [4, 1],
      [5, 1],
    ]);
  });

  it("of another sheet are not mended by a fix for one row", () => {
    const at = { sheet: "Sheet2", row: 3 };
    const fix = { at, code: "number.unreadable", member: "price", from: "ask", to: "1" };
    expect(withoutFixed(ROWS, [fix])).toEqual(ROWS);
  });
});
