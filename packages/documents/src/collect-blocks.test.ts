import { describe, expect, it } from "vitest";
import { collectBlocks } from "./collect-blocks.ts";
import type { DocumentBlock } from "./document-text.ts";
import { plainText } from "./plain-text.ts";

const LIMITS = { blocks: 3, cells: 4, characters: 20 };
const paragraph = (text: string): DocumentBlock => ({ type: "paragraph", text, page: null });
const table = (...rows: readonly string[][]): DocumentBlock => ({
  type: "table",
  rows,
  page: null,
  sheet: null,
});

describe("collecting the blocks of a document", () => {
  it("keeps what fits as it is, and nothing that is empty", () => {
    const collector = collectBlocks({ ...LIMITS, cells: 6 });
    expect(collector.add(paragraph("ห้องชุด"))).toBe(true);
    collector.add(paragraph("  "));
    collector.add(table(["", " "]));
    collector.add(table(["a", "b"], ["c", "d"]));
    expect(collector.document("word")).toEqual({
      kind: "word",
      isCut: false,
      blocks: [paragraph("ห้องชุด"), table(["a", "b"], ["c", "d"])],
    });
  });

  it("cuts a text at the limit and says so, and never in the middle of a sign", () => {
    const collector = collectBlocks(LIMITS);
    expect(collector.add(paragraph(`${"x".repeat(19)}😀y`))).toBe(true);
    const { blocks, isCut } = collector.document("text");
    expect([blocks, isCut]).toEqual([[paragraph("x".repeat(19))], true]);
  });

  it("cuts a table at the number of cells, and takes nothing behind it", () => {
    const collector = collectBlocks(LIMITS);
    expect(collector.add(table(["a", "b", "c"], ["d", "e", "f"], ["g"]))).toBe(false);
    expect(collector.add(paragraph("more"))).toBe(false);
    const { blocks, isCut } = collector.document("sheet");
    expect([blocks, isCut]).toEqual([[table(["a", "b", "c"], ["d"])], true]);
  });

  it("takes so many blocks and says that there were more", () => {
    const collector = collectBlocks(LIMITS);
    const taken = ["a", "b", "c", "d"].map((text) => collector.add(paragraph(text)));
    expect(taken).toEqual([true, true, false, false]);
    expect(collector.document("text")).toMatchObject({ isCut: true, blocks: { length: 3 } });
  });
});

it("a document is told as plain text, a row of a table in one line", () => {
  const blocks = [paragraph("ราคา"), table(["a\nb", " 1 "], ["", "2"])];
  expect(plainText({ kind: "word", blocks, isCut: false })).toBe("ราคา\na b | 1\n | 2");
});
