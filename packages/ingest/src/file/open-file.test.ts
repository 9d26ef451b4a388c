import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FILE_FAULTS } from "../reader/file-faults.ts";
import { openFile } from "./open-file.ts";
import { readFile as read, utf8, utf16, windows874 } from "./testing/read-file.ts";

const THAI = "รหัส,ประเภท,จังหวัด,ราคา\r\nA1,บ้านเดี่ยว,กรุงเทพ,3500000\r\n";

describe("a CSV", () => {
  it("is a table and its rows", () => {
    expect(read(utf8(THAI))).toEqual({
      events: [
        { is: "table", sheet: null, headerRow: 1, columns: ["รหัส", "ประเภท", "จังหวัด", "ราคา"] },
        {
          is: "row",
          sheet: null,
          row: 2,
          line: 2,
          cells: ["A1", "บ้านเดี่ยว", "กรุงเทพ", "3500000"],
          repairs: [],
        },
      ],
      kind: "csv",
      encoding: "utf-8",
      separator: ",",
      fault: undefined,
    });
  });

  it.each([
    ["Windows-874", windows874(THAI), "windows-874"],
    ["UTF-16", utf16(THAI), "utf-16le"],
    ["UTF-8 with a mark", utf8(`\ufeff${THAI}`), "utf-8"],
  ])("in %s is the same", (_, bytes, encoding) => {
    const found = read(bytes);
    expect(found.events).toEqual(read(utf8(THAI)).events);
    expect(found.encoding).toBe(encoding);
  });

  it("is the same however its bytes are cut, also where blocks meet", () => {
    const text = `id,title,property_type,price\n${"1,คอนโด ใกล้รถไฟฟ้า,condo,5000000\n".repeat(3_000)}`;
    for (const bytes of [utf8(text), windows874(text), utf16(text)]) {
      const whole = read(bytes);
      const text = JSON.stringify(whole);
      expect(whole.events).toHaveLength(3_001);
      fc.assert(
        fc.property(fc.array(fc.nat(bytes.length), { maxLength: 8 }), (cuts) => {
          expect(JSON.stringify(read(bytes, {}, cuts)) === text).toBe(true);
        }),
        { numRuns: 5 },
      );
    }
  });

  it("in Windows-874 is told where its first Thai letter ends the first 64 KiB", () => {
    const head = "id,title\n1,";
    const plain = "x".repeat(65_535 - head.length);
    const { events, encoding } = read(windows874(`${head}${plain}เช่าคอนโด\n`));
    expect(encoding).toBe("windows-874");
    expect(events[1]).toMatchObject({ cells: ["1", `${plain}เช่าคอนโด`], repairs: [] });
  });

  it("may name its separator in a line of its own, which is no row", () => {
    const { events, separator } = read(
      utf8("sep=;\r\nid;price;property_type;title\r\n1;5;condo;x\r\n"),
    );
    expect(separator).toBe(";");
    expect(events).toMatchObject([
      { is: "table", headerRow: 1 },
      { is: "row", row: 2, line: 3 },
    ]);
  });

  it("may have a title above its header, also where nobody knows its columns", () => {
    const known = read(utf8("Our homes,,,\n\nid,price,property_type,title\n1,5,condo,x\n"));
    expect(known.events[0]).toMatchObject({
      headerRow: 3,
      columns: ["id", "price", "property_type", "title"],
    });
    const unknown = read(utf8("Our list,,\nfoo,bar,baz\n1,2,3\n"));
    expect(unknown.events[0]).toMatchObject({ headerRow: 2, columns: ["foo", "bar", "baz"] });
  });

  it("has the header that is asked for", () => {
    const isHeader = (_: readonly string[], { row }: { readonly row: number }) => row === 3;
    const { events } = read(utf8("id,price\n1,2\nfoo,bar\n3,4\n"), { isHeader });
    expect(events).toMatchObject([
      { is: "table", headerRow: 3 },
      { is: "row", row: 4 },
    ]);
  });

  it("reports what it cannot trust, in its place and with what it holds", () => {
    const { events } = read(utf8('id,a\n1,"open\n2,x\n3,y,z\n4\n5,"fine"\n'));
    expect(events.slice(1)).toEqual([
      { is: "broken", sheet: null, row: 2, line: 2, code: "malformed_csv", value: '1,"open\n' },
      { is: "row", sheet: null, row: 3, line: 3, cells: ["2", "x"], repairs: [] },
      { is: "broken", sheet: null, row: 4, line: 4, code: "wrong_cell_count", value: "3,y,z" },
      { is: "broken", sheet: null, row: 5, line: 5, code: "wrong_cell_count", value: "4" },
      { is: "row", sheet: null, row: 6, line: 6, cells: ["5", "fine"], repairs: [] },
    ]);
  });

  it("says which letters it mended and which were lost", () => {
    const spoilt = new TextDecoder("windows-1252").decode(utf8("บ้าน"));
    const bytes = utf8(`id,title,note\n1,${spoilt},${"ที่พักอาศัย".repeat(10)}X\n`);
    bytes[bytes.length - 2] = 0xff;
    const [, row] = read(bytes).events;
    expect(row).toMatchObject({
      cells: ["1", "บ้าน", expect.stringContaining("\ufffd")],
      repairs: [
        { column: "title", code: "mojibake", before: spoilt },
        { column: "note", code: "letters_lost" },
      ],
    });
  });

  it("that breaks off in a letter keeps what came before and says so", () => {
    const bytes = utf16("id,title\n1,บ้าน\n2,คอนโด\n");
    const { events, fault } = read(bytes.subarray(0, bytes.length - 1));
    expect(fault).toEqual({ code: "file_cut_short" });
    expect(events).toHaveLength(3);
  });

  it("calls its columns by unique names", () => {
    const [table] = read(utf8("id,,column 2,id,\n1,2,3,4,5\n")).events;
    expect(table).toMatchObject({
      columns: ["id", "column 2", "column 3", "column 4", "column 5"],
    });
  });

  it("with a record that never ends passes it over in bounded memory", () => {
    const reader = openFile();
    const piece = utf8("x,".repeat(1 << 15));
    const events = [...reader.push(utf8("id,b\n1,2\n"))];
    for (let i = 0; i < 100; i++) events.push(...reader.push(piece));
    events.push(...reader.push(utf8("\n3,4\n")), ...reader.end());
    expect(events).toMatchObject([
      { is: "table" },
      { row: 2, cells: ["1", "2"] },
      { is: "broken", row: 3, code: "record_too_long" },
      { row: 4, cells: ["3", "4"] },
    ]);
  });
});

describe("a file that cannot be read", () => {
  it.each([
    ["nothing", new Uint8Array(), "file_empty"],
    ["spaces", utf8(" \r\n \t\n"), "file_empty"],
    ["a PDF", utf8("%PDF-1.7\n..."), "pdf"],
    ["a photo", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), "picture"],
    [
      "an old workbook",
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0),
      "old_workbook",
    ],
    ["a gzip", Uint8Array.of(0x1f, 0x8b, 8, 0), "archive"],
    ["noise", Uint8Array.from([1, 0x81, 0x9d, 0xdd, 0xfe, 0xff, 0x90, 10]), "unknown_encoding"],
    ["too many columns", utf8(`${"a,".repeat(1_100)}\n1\n`), "too_many_columns"],
    ["broken lines only", utf8(`a,b\n${"1\n".repeat(1_100)}2,3\n`), "too_many_broken"],
  ])("%s is told by a fault", (_, bytes, code) => {
    expect(read(bytes).fault?.code).toBe(code);
  });

  it("is told in both languages, with what to do about it", () => {
    for (const { says, fix } of Object.values(FILE_FAULTS))
      for (const [en, th] of [says, fix]) {
        expect(en).toMatch(/^[A-Z\d][^\u0e00-\u0e7f]+[^.]$/);
        expect(th).toMatch(/[\u0e01-\u0e4e]/);
      }
  });

  it("stops at 500,000 rows and keeps them", () => {
    const reader = openFile();
    const piece = utf8("1,2\n".repeat(10_000));
    let rows = 0;
    for (let i = 0; i < 51; i++) for (const { is } of reader.push(piece)) if (is === "row") rows++;
    expect(rows).toBe(500_000);
    expect(reader.fault()).toEqual({ code: "too_many_rows", line: 500_002 });
  });
});

describe("what can be said of a file", () => {
  it("reads the same in docs/file-faults.md", async () => {
    const sections = Object.entries(FILE_FAULTS).map(
      ([code, { says, fix }]) => `## ${code}\n\n${says[0]}. ${says[1]}\n\n${fix[0]}. ${fix[1]}`,
    );
    await expect(
      `# Why a file can't be read\n\n${INTRODUCTION}\n\n${sections.join("\n\n")}\n`,
    ).toMatchFileSnapshot("../../../../docs/file-faults.md");
  });
});
const INTRODUCTION =
  "Made from `packages/ingest/src/reader/file-faults.ts`; `npx vitest run packages/ingest -u` writes it anew. " +
  "Reading stops at a fault; the rows before it can be imported. The codes don't change.";
