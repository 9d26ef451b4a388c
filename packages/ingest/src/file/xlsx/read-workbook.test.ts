import { strToU8, zipSync } from "fflate";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFile } from "../testing/read-file.ts";
import { partsOf, workbookOf } from "../testing/workbook-of.ts";
import { readSharedTexts } from "./workbook-parts.ts";
import { writeWorkbook } from "./write-workbook.ts";

const cellsOf = (bytes: Uint8Array) =>
  readFile(bytes).events.flatMap((event) => (event.is === "row" ? [event.cells] : []));
/** The value of one cell below a header. */
const oneCell = (cell: string, parts: Partial<Parameters<typeof workbookOf>[0]> = {}) => {
  const row = `<row r="1"><c r="A1" t="str"><v>id</v></c><c r="B1" t="str"><v>b</v></c></row><row r="2"><c r="A2"><v>1</v></c>${cell}</row>`;
  const { events } = readFile(workbookOf({ sheets: { s: row }, ...parts }));
  const found = events.at(-1);
  return found?.is === "row" ? { text: found.cells[1], repairs: found.repairs } : found;
};
const textOf = (cell: string, parts: Partial<Parameters<typeof workbookOf>[0]> = {}) => {
  const found = oneCell(cell, parts);
  return found !== undefined && "text" in found ? found.text : found;
};

describe("a workbook", () => {
  it("that was written here reads as it was", () => {
    const rows = [
      ["id", "title", "price", "furnished"],
      ["A1", '=HYPERLINK("x") "บ้าน" <b>_x000D_\r\n&', 12_500_000, true],
      ["A2", " spaces ", 0.1 + 0.2, null],
    ];
    const { events, kind, fault } = readFile(writeWorkbook([{ name: "ทรัพย์", rows }]));
    expect([kind, fault]).toEqual(["xlsx", undefined]);
    expect(events).toEqual([
      { is: "table", sheet: "ทรัพย์", headerRow: 1, columns: ["id", "title", "price", "furnished"] },
      {
        is: "row",
        sheet: "ทรัพย์",
        row: 2,
        cells: ["A1", '=HYPERLINK("x") "บ้าน" <b>_x000D_\r\n&', "12500000", "TRUE"],
        repairs: [],
      },
      { is: "row", sheet: "ทรัพย์", row: 3, cells: ["A2", " spaces ", "0.3", ""], repairs: [] },
    ]);
  });

  it("of any texts reads as it was, however its bytes are cut", () => {
    const text = fc
      .string({ unit: "grapheme", maxLength: 20 })
      // oxlint-disable-next-line no-control-regex -- what XML cannot hold
      .map((each) => `x${each.replace(/[\u0000-\u001f\ufffe\uffff]/g, "")}`);
    const table = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(table, fc.array(fc.nat(3_000)), (rows, cuts) => {
        const bytes = writeWorkbook([{ name: "s", rows: [["id", "b"], ...rows] }]);
        const found = readFile(bytes, {}, cuts);
        expect(found.events.flatMap((event) => (event.is === "row" ? [event.cells] : []))).toEqual(
          rows,
        );
      }),
      { numRuns: 60 },
    );
  });

  it("has every sheet as a table of its own, hidden ones told, empty ones not", () => {
    const row =
      '<row><c t="str"><v>a</v></c><c t="str"><v>b</v></c></row><row><c><v>1</v></c></row>';
    const { events } = readFile(
      workbookOf({ sheets: { homes: row, dev: row, empty: "" }, hidden: ["dev"] }),
    );
    expect(events.filter(({ is }) => is === "table")).toEqual([
      { is: "table", sheet: "homes", headerRow: 1, columns: ["a", "b"] },
      { is: "table", sheet: "dev", headerRow: 1, columns: ["a", "b"], isHidden: true },
    ]);
    expect(events).toHaveLength(4);
  });

  it("has texts shared by its cells, in one font or several, without the readings of Japanese", () => {
    const texts =
      '<si><t>plain</t></si><si><r><rPr><b/></rPr><t xml:space="preserve">two </t></r><r><t>fonts</t></r><rPh><t>yomi</t></rPh></si><si><t>a_x000D_b_x005F_x0041_</t></si>';
    expect(textOf('<c r="B2" t="s"><v>0</v></c>', { texts })).toBe("plain");
    expect(textOf('<c r="B2" t="s"><v>1</v></c>', { texts })).toBe("two fonts");
    expect(textOf('<c r="B2" t="s"><v>2</v></c>', { texts })).toBe("a\rb_x0041_");
    expect(oneCell('<c r="B2" t="s"><v>9</v></c>', { texts })).toMatchObject({
      text: "",
      repairs: [{ column: "b", code: "error_cell", before: "9" }],
    });
  });

  it.each([
    ["0.30000000000000004", "0.3"],
    ["12500000", "12500000"],
    ["1.25E7", "12500000"],
    ["100.54134", "100.54134"],
    ["1.0000000000000001E-7", "0.0000001"],
    ["-0", "0"],
    ["123456789012345680000", "123456789012346000000"],
    ["abc", "abc"],
  ])("has the number %s as %s", (value, text) => {
    expect(textOf(`<c r="B2"><v>${value}</v></c>`)).toBe(text);
  });

  it.each([
    ["a boolean", '<c r="B2" t="b"><v>1</v></c>', "TRUE"],
    ["an inline text", '<c r="B2" t="inlineStr"><is><t>ก</t></is></c>', "ก"],
    ["a formula's result", '<c r="B2"><f>1+1</f><v>2</v></c>', "2"],
    ["a formula's text", '<c r="B2" t="str"><f>"a"</f><v>a</v></c>', "a"],
    ["a formula's empty text", '<c r="B2" t="str"><f>""</f><v></v></c>', ""],
    ["a day as text", '<c r="B2" t="d"><v>2024-03-15T00:00:00Z</v></c>', "2024-03-15"],
    ["a cell without a place", "<c><v>7</v></c>", "7"],
    ["names with a prefix", '<x:c r="B2"><x:v>7</x:v></x:c>', "7"],
  ])("has %s", (_, cell, text) => {
    expect(oneCell(cell)).toEqual({ text, repairs: [] });
  });

  it.each([
    ["#N/A", '<c r="B2" t="e"><v>#N/A</v></c>', "error_cell", "#N/A"],
    ["a formula without a result", '<c r="B2"><f>A1*2</f></c>', "formula_without_value", "=A1*2"],
    [
      "a formula with an empty result",
      '<c r="B2"><f>A1</f><v/></c>',
      "formula_without_value",
      "=A1",
    ],
  ])("reads %s as empty and says so", (_, cell, code, before) => {
    expect(oneCell(cell)).toEqual({ text: "", repairs: [{ column: "b", code, before }] });
  });

  it("cuts a text that no cell can hold, and says so", () => {
    const found = oneCell(`<c r="B2" t="str"><v>${"x".repeat(40_000)}</v></c>`);
    expect(found).toMatchObject({ repairs: [{ code: "cell_cut" }] });
    expect(found).toHaveProperty("text.length", 32_767);
  });

  const dated = (code: string) => ({
    styles: `<numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="22"/></cellXfs>`,
  });
  it.each([
    ["yyyy-mm-dd", "45366", "2024-03-15"],
    ["dd/mm/yyyy", "60", "1900-02-28"],
    ["dd/mm/yyyy", "1", "1900-01-01"],
    ["[$-D07041E]d mmmm yyyy;@", "45366", "2024-03-15"],
    ["[$-107041E]d mmm yy;@", "45366", "2024-03-15"],
    ["dd/mm/bbbb", "45366", "2024-03-15"],
    ["mmm-yy", "45366", "2024-03-15"],
    ["d/m/yyyy h:mm", "45366.4375", "2024-03-15T10:30:00"],
    ["h:mm AM/PM", "0.4375", "10:30"],
    ["#,##0.00 &quot;baht/day&quot;", "45366", "45366"],
    ["_-* #,##0_-", "45366", "45366"],
    ["[$฿-41E]#,##0", "45366", "45366"],
    ["[Red]General", "45366", "45366"],
    ["0.00E+00", "45366", "45366"],
    ["[h]:mm", "45366", "45366"],
    ["0%", "0.05", "0.05"],
    ["0000000000", "812345678", "0812345678"],
    ["yyyy-mm-dd", "99999999", "99999999"],
    ["yyyy-mm-dd", "-5", "-5"],
  ])("with the format %s has %s as %s", (code, value, text) => {
    expect(textOf(`<c r="B2" s="1"><v>${value}</v></c>`, dated(code))).toBe(text);
  });

  it("knows the formats that have a number only, and both epochs", () => {
    expect(textOf('<c r="B2" s="2"><v>45366</v></c>', dated("0"))).toBe("2024-03-15");
    expect(textOf('<c r="B2" s="3"><v>0.75</v></c>', dated("0"))).toBe("18:00");
    expect(textOf('<c r="B2" s="4"><v>45366.5</v></c>', dated("0"))).toBe("2024-03-15T12:00:00");
    expect(textOf('<c r="B2" s="2"><v>43904</v></c>', { ...dated("0"), is1904: true })).toBe(
      "2024-03-15",
    );
  });

  it("keeps rows by the numbers of the sheet, and passes over empty ones", () => {
    const sheet =
      '<row r="3"><c r="A3" t="str"><v>id</v></c><c r="B3" t="str"><v>b</v></c></row><row r="4"/><row r="7"><c r="B7"><v>1</v></c></row><row><c><v>2</v></c></row>';
    expect(readFile(workbookOf({ sheets: { s: sheet } })).events).toMatchObject([
      { headerRow: 3 },
      { row: 7, cells: ["", "1"] },
      { row: 8, cells: ["2", ""] },
    ]);
  });

  it("gives each row of merged cells what they show", () => {
    const sheet = `<row r="1"><c r="A1" t="str"><v>project</v></c><c r="B1" t="str"><v>id</v></c></row>${[
      2, 3, 4,
    ]
      .map(
        (r) =>
          `<row r="${r}">${r === 2 ? '<c r="A2" t="str"><v>The Base</v></c>' : ""}<c r="B${r}"><v>${r}</v></c></row>`,
      )
      .join("")}<row r="5"><c r="A5"/></row>`;
    const tail =
      '<mergeCells count="2"><mergeCell ref="A2:A3"/><mergeCell ref="A5:B9"/></mergeCells>';
    expect(cellsOf(workbookOf({ sheets: { s: sheet }, tail }))).toEqual([
      ["The Base", "2"],
      ["The Base", "3"],
      ["", "4"],
    ]);
  });

  it("says what stands beside the table, and has columns for cells without a name", () => {
    const sheet =
      '<row r="1"><c r="A1" t="str"><v>id</v></c><c r="B1" t="str"><v>b</v></c></row><row r="2"><c r="A2"><v>1</v></c><c r="D2"><v>4</v></c><c r="XFD2" t="str"><v>note</v></c></row>';
    expect(readFile(workbookOf({ sheets: { s: sheet } })).events).toMatchObject([
      { columns: ["id", "b", "column 3", "column 4"] },
      {
        cells: ["1", "", "", "4"],
        repairs: [{ column: "column 16384", code: "outside_table", before: "note" }],
      },
    ]);
  });
});

describe("a workbook that cannot be read", () => {
  const good = { sheets: { s: '<row><c t="str"><v>id</v></c><c t="str"><v>b</v></c></row>' } };
  const faultOf = (bytes: Uint8Array) => readFile(bytes).fault?.code;
  const withPart = (name: string, text: string) =>
    zipSync({ ...partsOf(good), [name]: strToU8(text) });

  it("is none where nothing is wrong", () => {
    expect(faultOf(workbookOf(good))).toBeUndefined();
  });

  it.each([
    ["a zip of other files", zipSync({ "homes.csv": strToU8("id,price\n") }), "archive"],
    [
      "an OpenDocument sheet",
      zipSync({ mimetype: strToU8("x"), "content.xml": strToU8("<x/>") }),
      "other_office_file",
    ],
    [
      "a document",
      withPart(
        "_rels/.rels",
        '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      "other_office_file",
    ],
    [
      "a binary workbook",
      withPart(
        "_rels/.rels",
        '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="xl/workbook.bin"/></Relationships>',
      ),
      "other_office_file",
    ],
    [
      "a part outside of the archive",
      withPart(
        "_rels/.rels",
        '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="xl/../../../xl/up.xml"/></Relationships>',
      ),
      "workbook_damaged",
    ],
    [
      "broken XML",
      withPart("xl/worksheets/sheet0.xml", "<worksheet><sheetData></worksheet>"),
      "workbook_damaged",
    ],
    [
      "tags without end",
      withPart("xl/worksheets/sheet0.xml", "<a>".repeat(1_000)),
      "workbook_damaged",
    ],
    [
      "entities that grow",
      withPart(
        "xl/worksheets/sheet0.xml",
        '<!DOCTYPE l [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><worksheet>&b;</worksheet>',
      ),
      "xml_doctype",
    ],
    ["an empty archive", Uint8Array.from([0x50, 0x4b, 5, 6, ...new Uint8Array(18)]), "archive"],
    ["half an archive", workbookOf(good).subarray(0, 600), "workbook_damaged"],
  ])("%s is told by a fault", (_, bytes, code) => {
    expect(faultOf(bytes)).toBe(code);
  });

  it("locked entries are told", () => {
    const bytes = workbookOf(good);
    for (let at = 0; at + 4 < bytes.length; at++)
      if (
        bytes[at] === 0x50 &&
        bytes[at + 1] === 0x4b &&
        bytes[at + 2] === 1 &&
        bytes[at + 3] === 2
      )
        bytes[at + 8] = 1;
    expect(faultOf(bytes)).toBe("workbook_locked");
  });

  describe("a cell that inflates beyond the limit of a record", () => {
    const named = `<row r="1"><c r="A1" t="str"><v>id</v></c></row>`;
    const cellOf = (inside: string) =>
      workbookOf({
        sheets: { s: `${named}<row r="2"><c r="A2" t="inlineStr"><is>${inside}</is></c></row>` },
      });
    const sharedOf = (inside: string) =>
      workbookOf({
        sheets: { s: `${named}<row r="2"><c r="A2" t="s"><v>0</v></c></row>` },
        texts: `<si>${inside}</si>`,
      });
    const TWO_MIB = 2 * 1024 * 1024;
    const insides = [
      ["one text", `<t>${"x".repeat(TWO_MIB)}</t>`],
      ["many short texts", "<r><t>x</t></r>".repeat(TWO_MIB / 10)],
      ["texts of entities", `<t>${"&amp;".repeat(TWO_MIB / 5)}</t>`],
      ["a comment", `<!--${"x".repeat(TWO_MIB)}--><t>x</t>`],
      ["an attribute", `<t a="${"x".repeat(TWO_MIB)}">x</t>`],
    ] as const;
    it.each(insides)("of %s is refused while it is read", (_what, inside) => {
      expect(readFile(cellOf(inside)).fault?.code).toBe("workbook_cell_too_long");
      expect(readFile(sharedOf(inside)).fault?.code).toBe("workbook_cell_too_long");
    });

    it("stops there, however much of it is still packed", () => {
      const read: number[] = [];
      const seenOf = (times: number): number => {
        let opened = 0;
        const piece = new TextEncoder().encode("<r><t>x</t></r>".repeat(10_000));
        const pieces = function* () {
          yield new TextEncoder().encode("<sst><si>");
          for (let n = 0; n < times; n += 1) {
            opened += 1;
            yield piece;
          }
          yield new TextEncoder().encode("</si></sst>");
        };
        expect(() => readSharedTexts(pieces())).toThrow("workbook_cell_too_long");
        return opened;
      };
      for (const times of [10, 100, 1_000]) read.push(seenOf(times));
      expect(new Set(read).size).toBe(1);
    });

    it("but not many cells that are long together", () => {
      const texts = `<si><t>${"y".repeat(30_000)}</t></si>`.repeat(100);
      const row = `<row r="2">${`<c t="s"><v>0</v></c>`.repeat(100)}</row>`;
      const { fault, events } = readFile(workbookOf({ sheets: { s: `${named}${row}` }, texts }));
      expect([fault, events.some(({ is }) => is === "broken")]).toEqual([undefined, false]);
    });
  });

  it("a bomb is refused before it is unpacked, and the sheets before it stand", () => {
    const bomb = new Uint8Array(48 * 1024 * 1024);
    bomb.set(strToU8("<worksheet><sheetData>"));
    bomb.fill(32, 22);
    const parts = partsOf({ sheets: { first: `${good.sheets.s}${good.sheets.s}`, bomb: "" } });
    const bytes = zipSync({ ...parts, "xl/worksheets/sheet1.xml": bomb });
    expect(bytes.length).toBeLessThan(100_000);
    const { events, fault } = readFile(bytes);
    expect(fault).toEqual({ code: "workbook_unpacks_too_large", sheet: "bomb" });
    expect(events).toHaveLength(2);
  });

  it("too many sheets and too large a file are told", () => {
    const sheets = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`s${at}`, ""]));
    expect(faultOf(workbookOf({ sheets }))).toBe("too_many_sheets");
    const huge = new Uint8Array(129 * 1024 * 1024);
    huge.set([0x50, 0x4b, 3, 4]);
    expect(faultOf(huge)).toBe("workbook_too_large");
  });

  it("any one spoilt byte gives the same rows or a fault, and never other rows", () => {
    const rows = Array.from({ length: 40 }, (_, at) => [`A${at}`, at * 1_000]);
    const bytes = writeWorkbook([{ name: "s", rows: [["id", "price"], ...rows] }]);
    const whole = JSON.stringify(readFile(bytes).events);
    let read = 0;
    const isSafe = (at: number, by: number): boolean => {
      const spoilt = bytes.slice();
      spoilt[at] = (spoilt[at] as number) ^ by;
      const { fault, kind, events } = readFile(spoilt);
      if (fault !== undefined || kind !== "xlsx") return true;
      read++;
      return JSON.stringify(events) === whole;
    };
    const byte = fc.nat(bytes.length - 1);
    const change = fc.integer({ min: 1, max: 255 });
    expect(fc.check(fc.property(byte, change, isSafe), { numRuns: 400 }).failed).toBe(false);
    // Names, times and attributes of entries may change without harm.
    expect(read).toBeGreaterThan(10);
  });

  it("cut anywhere gives a fault", () => {
    const bytes = workbookOf(good);
    for (let length = 4; length < bytes.length; length += 7)
      expect(faultOf(bytes.subarray(0, length))).toBeDefined();
  });
});
