import { describe, expect, it } from "vitest";
import { cellsForOthers, withoutFormula } from "./for-others.ts";

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
