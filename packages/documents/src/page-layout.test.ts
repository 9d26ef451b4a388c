import { describe, expect, it } from "vitest";
import { layOutPage, type PlacedText } from "./page-layout.ts";

const PAGE = { page: 1, widthPt: 595 };
/** Letters half as wide as high; marks take no room. */
const at = (text: string, x: number, y: number, size = 12): PlacedText => ({
  text,
  x,
  y,
  size,
  width: (text.replace(/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g, "").length * size) / 2,
});
const paragraphsOf = (texts: readonly PlacedText[]) =>
  layOutPage(texts, PAGE).flatMap((block) =>
    block.type === "table" ? [] : [[block.type, block.text]],
  );
const tableOf = (texts: readonly PlacedText[]) =>
  layOutPage(texts, PAGE).flatMap((block) => (block.type === "table" ? [block.rows] : []))[0];

describe("a page of a PDF", () => {
  it("has lines that fill it as one paragraph, Thai without a space between", () => {
    const long = "ก".repeat(80);
    expect(paragraphsOf([at(long, 50, 700), at("ขขข", 50, 682)])).toEqual([
      ["paragraph", `${long}ขขข`],
    ]);
    expect(paragraphsOf([at("a".repeat(80), 50, 700), at("bbb", 50, 682)])).toEqual([
      ["paragraph", `${"a".repeat(80)} bbb`],
    ]);
  });

  it("has a line with room for the next word as a paragraph of its own", () => {
    expect(paragraphsOf([at("Deposit", 50, 700), at("two months", 50, 682)])).toEqual([
      ["paragraph", "Deposit"],
      ["paragraph", "two months"],
    ]);
  });

  it("has letters that are larger than the others as a heading", () => {
    expect(paragraphsOf([at("ราคา", 50, 750, 20), at("ก".repeat(30), 50, 700)])[0]).toEqual([
      "heading",
      "ราคา",
    ]);
  });

  it("puts no space before a vowel or a mark, whatever the gap", () => {
    const text = [at("ฟ\u0e49", 50, 700), at("า", 60, 700), at("ใส", 70, 700)];
    expect(paragraphsOf(text)).toEqual([["paragraph", "ฟ้า ใส"]]);
  });

  it("has cells below each other as a table, with an empty cell where none stands", () => {
    const rows = [
      [at("ค่าโอน", 50, 700), at("2%", 200, 700), at("58,000", 300, 700)],
      [at("ค่าอากร", 50, 682), at("14,500", 300, 682)],
    ];
    expect(tableOf(rows.flat())).toEqual([
      ["ค่าโอน", "2%", "58,000"],
      ["ค่าอากร", "", "14,500"],
    ]);
  });

  it("cuts a text that runs into the next column at the space there", () => {
    const rows = [
      [at("ค่าโอน", 50, 700), at("2%", 98, 700), at("58,000", 300, 700)],
      [at("ค่าอากรณ์ 1%", 50, 682), at("14,500", 300, 682)],
    ];
    expect(tableOf(rows.flat())).toEqual([
      ["ค่าโอน", "2%", "58,000"],
      ["ค่าอากรณ์", "1%", "14,500"],
    ]);
  });
});
