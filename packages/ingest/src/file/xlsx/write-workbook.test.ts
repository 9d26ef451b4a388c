import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { columnLetters, writeWorkbook } from "./write-workbook.ts";

const partsOf = (bytes: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]),
  );

describe("a workbook that is written", () => {
  const parts = partsOf(
    writeWorkbook([
      {
        name: "ทรัพย์: 1/2",
        rows: [
          ["id", "title"],
          ["A<1>", '=HYPERLINK("x")'],
          [12_500_000, true],
          [null, "a_x000D_b\r\u0000\ud800"],
        ],
        columns: [
          { choices: ["condo", "house"], hint: { title: "Kind", text: "ประเภท" } },
          { width: 40, isText: true },
        ],
      },
      { name: "ทรัพย์  1 2", rows: [] },
      { name: "ทรัพย์  1 2", rows: [] },
    ]),
  );
  const sheet = parts["xl/worksheets/sheet1.xml"] ?? "";

  it("keeps every text a text", () => {
    expect(sheet).not.toContain("<f>");
    expect(sheet).toContain(
      '<c r="B2" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK(&quot;x&quot;)</t></is></c>',
    );
    expect(sheet).toContain("A&lt;1&gt;");
    expect(sheet).toContain(">a_x005F_x000D_b_x000D_</t>");
    expect(sheet).toContain('<c r="A3"><v>12500000</v></c><c r="B3" t="b"><v>1</v></c>');
  });

  it("leaves what is typed into a column of text as it is typed", () => {
    expect(sheet).toContain('<col min="2" max="2" width="40" customWidth="1" style="2"/>');
  });

  it("offers the choices of a column and says what it is for", () => {
    expect(sheet).toContain('<formula1>"condo,house"</formula1>');
    expect(sheet).toContain('promptTitle="Kind" prompt="ประเภท" sqref="A2:A10000"');
  });

  it("has sheets of fit names, each once", () => {
    const names = [...(parts["xl/workbook.xml"] ?? "").matchAll(/<sheet name="([^"]*)"/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual(["ทรัพย์  1 2", "ทรัพย์  1 2 2", "ทรัพย์  1 2 3"]);
  });

  it("is the same bytes for the same sheets", () => {
    const sheets = [{ name: "x", rows: [["a"]] }];
    expect(writeWorkbook(sheets)).toEqual(writeWorkbook(sheets));
  });
});

it("letters of columns run from A to XFD", () => {
  expect([0, 25, 26, 701, 702, 16_383].map(columnLetters)).toEqual([
    "A",
    "Z",
    "AA",
    "ZZ",
    "AAA",
    "XFD",
  ]);
});
