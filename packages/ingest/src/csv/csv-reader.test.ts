import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCsvReader } from "./csv-reader.ts";
import { findSeparator } from "./separator.ts";

const read = (pieces: readonly string[], separator = ",") => {
  const reader = createCsvReader(separator);
  const records = [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
  return { records, cells: records.map(({ cells }) => cells), faults: reader.faults };
};

describe("a CSV record", () => {
  it.each([
    ["plain cells", "a,b,c\n", [["a", "b", "c"]]],
    ["empty cells", "a,,\n", [["a", "", ""]]],
    ["no line end at the end of the file", "a,b", [["a", "b"]]],
    ["quotes", '"a,1","b ""x"" y"\n', [["a,1", 'b "x" y']]],
    ["a cell of several lines", '"a\nb",c\n', [["a\nb", "c"]]],
    ["a space before a quote", 'a, "b, c" ,d\n', [["a", "b, c", "d"]]],
    ["a stray quote inside a quoted cell", '"a "big" house",b\n', [['a "big" house', "b"]]],
    ["a quote inside a plain cell", 'TV 55",b\n', [['TV 55"', "b"]]],
    ["every kind of line end", "a\r\nb\rc\n", [["a"], ["b"], ["c"]]],
    ["empty lines, passed over", "a\n\n , \nb\n", [["a"], ["b"]]],
  ])("with %s", (_, text, cells) => {
    expect(read([text])).toMatchObject({ cells, faults: [] });
  });

  it("counts rows as a spreadsheet does and lines as an editor does", () => {
    expect(read(['id,text\n1,"two\nlines"\n\n2,x\n']).records).toEqual([
      { row: 1, line: 1, cells: ["id", "text"] },
      { row: 2, line: 2, cells: ["1", "two\nlines"] },
      { row: 4, line: 5, cells: ["2", "x"] },
    ]);
  });

  it.each([
    ["by another cell that opens inside it", 'id,t\n1,"open\n2,"fine"\n3,"fine"\n'],
    ["by the end of the file", 'id,t\n1,"open\n2,fine\n3,fine\n'],
    ["by its length", `id,t\n1,"open\n2,fine\n3,${"x".repeat(200_000)}\n`],
  ])("whose quote is never closed shows %s and costs its own line alone", (_, text) => {
    const { cells, faults } = read([text]);
    expect(cells.map(([id]) => id)).toEqual(["id", "2", "3"]);
    expect(faults).toEqual([{ row: 2, line: 2, code: "unclosed_quote", text: '1,"open\n' }]);
  });

  it("is the same however the text is cut into pieces", () => {
    const cell = fc.oneof(
      fc.constantFrom("", "a", "ราคา", '"', '""', "\n", "\r\n", "x\ny", ", ", " b"),
      fc.string({ maxLength: 6 }),
    );
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 });
    const cuts = fc.array(fc.nat(80), { maxLength: 6 });
    fc.assert(
      fc.property(table, cuts, fc.boolean(), (rows, at, isQuoted) => {
        const text = rows
          .map((row) => row.map((value) => (isQuoted ? quoted(value) : value)).join(","))
          .join("\n");
        const ends = [...at.filter((end) => end < text.length), text.length].toSorted(
          (a, b) => a - b,
        );
        const pieces = ends.map((end, i) => text.slice(ends[i - 1] ?? 0, end));
        expect(read(pieces)).toEqual(read([text]));
        if (!isQuoted) return;
        const filled = rows.filter((row) => row.some((value) => value.trim() !== ""));
        expect(read(pieces)).toMatchObject({ cells: filled, faults: [] });
      }),
      { numRuns: 500 },
    );
  });
});
const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;

describe("the separator", () => {
  it.each([
    [",", "a,b,c\n1,2;3,4\n"],
    [";", "a;b\n1,5;2,5\n3,5;4,5\n"],
    ["\t", "a\tb\n1, 2\t3\n"],
    ["|", "a|b|c\n1|2|3\n"],
  ])("%j is found by how evenly it stands", (separator, text) => {
    expect(findSeparator(text)).toEqual({ separator, skip: 0 });
  });

  it("may be named by the file's first line", () => {
    expect(findSeparator("\ufeffsep=;\r\na;b\r\n")).toEqual({ separator: ";", skip: 8 });
  });
});
