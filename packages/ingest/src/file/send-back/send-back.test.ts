import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Encoding } from "../../bytes/decoding.ts";
import { encoderOf } from "../../bytes/encoding.ts";
import { ROW_RULES } from "../../partner-row/index.ts";
import { checkFile } from "../check-file.ts";
import { foldReferences } from "../fold-references.ts";
import { planFile } from "../plan-file.ts";
import type { CheckedRow, ReadingPlan } from "../reading-plan.ts";
import { writeWorkbook } from "../xlsx/write-workbook.ts";
import { reasonsOf, safe } from "./reasons.ts";
import { sendBack } from "./send-back.ts";
import type { SendBackOptions } from "./way-back.ts";

const bytesIn = (encoding: Encoding, text: string): Uint8Array => encoderOf(encoding).encode(text);
const planned = (bytes: Uint8Array): ReadingPlan => {
  const found = planFile(bytes);
  if (!found.ok) throw new Error(found.failure.code);
  return found.value.plan;
};
/** In uneven pieces, as they come. */
function back(bytes: Uint8Array, options: SendBackOptions, plan = planned(bytes)) {
  const writer = sendBack(plan, options);
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += 777)
    pieces.push(...writer.push(bytes.subarray(at, at + 777)));
  pieces.push(...writer.end());
  return { bytes: Buffer.concat(pieces), encoding: writer.encoding(), unheld: writer.unheld() };
}
function checked(bytes: Uint8Array, plan = planned(bytes)): readonly CheckedRow[] {
  const check = checkFile(plan);
  return [...check.push(bytes), ...check.end()].flatMap((row) => ("is" in row ? [] : [row]));
}
const text = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes);

const SHEET = `ทรัพย์เดือนนี้;;;;;;\r
\r
รหัสทรัพย์;"ชื่อโครงการ";ประเภททรัพย์;ราคาขาย (ล้าน);จังหวัด;ที่ดิน;วันที่ว่าง\r
A1;"เดอะ ""ทดสอบ"" หนึ่ง";คอนโด;3.5;กทม; ;11/3/2567\r
A2; ริมน้ำ ;ปราสาท;4.2;กรุงเทพฯ;2-1-50;11 มี.ค. 2567\r
A3;"สอง
บรรทัด";บ้านเดี่ยว;5;กทม;100 ตร.ว.;\r
A1;หนึ่งใหม่;คอนโด;โทรมา;กทม;;\r
`;

describe("a file that is sent back", () => {
  it.each(["windows-874", "utf-8", "utf-16le", "utf-16be"] as const)(
    "in %s is the same to the byte where nothing is added",
    (encoding) => {
      const bytes = bytesIn(encoding, (encoding.startsWith("utf-16") ? "\ufeff" : "") + SHEET);
      const again = back(bytes, { rows: "all", hasReasons: false });
      expect(again.encoding).toBe(encoding);
      expect(again.bytes.equals(bytes)).toBe(true);
    },
  );

  it("is the same to the byte however a table is written", () => {
    const cell = fc.oneof(fc.constantFrom("", "ก", '"a;b"', '"x ""y"""', " z ", '"1\n2"', "=1+1"));
    const rows = fc.array(fc.array(cell, { minLength: 7, maxLength: 7 }), { maxLength: 30 });
    const head = SHEET.split("\r\n").slice(0, 4).join("\r\n");
    fc.assert(
      fc.property(rows, fc.constantFrom("\n", "\r\n", "\r"), (drawn, lineEnd) => {
        const bytes = bytesIn(
          "windows-874",
          [head, ...drawn.map((row) => row.join(";"))].join(lineEnd),
        );
        expect(back(bytes, { rows: "all", hasReasons: false }).bytes.equals(bytes)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("keeps its encoding, separator, quotes and columns, with reasons in both languages behind", () => {
    const again = back(bytesIn("windows-874", SHEET), { rows: "failed" });
    const lines = text(again.bytes, "windows-874").split("\r\n");
    expect(lines.slice(0, 3)).toEqual([
      "ทรัพย์เดือนนี้;;;;;;",
      "",
      'รหัสทรัพย์;"ชื่อโครงการ";ประเภททรัพย์;ราคาขาย (ล้าน);จังหวัด;ที่ดิน;วันที่ว่าง;_status;_reason_th;_reason_en;_fix',
    ]);
    expect(lines[3]).toMatch(
      /^A2; ริมน้ำ ;ปราสาท;4\.2;กรุงเทพฯ;2-1-50;11 มี\.ค\. 2567;failed;ประเภททรัพย์: ไม่รู้จักคำนี้ \| จังหวัด: ทราบเพียงจังหวัด[^;]*;ประเภททรัพย์: We don't know this word/,
    );
    expect(lines[4]).toMatch(/^A1;หนึ่งใหม่;คอนโด;โทรมา;กทม;;;failed;ราคาขาย/);
    expect(lines).toHaveLength(6);
  });

  it("says of every row what became of it", () => {
    const bytes = bytesIn("windows-874", SHEET.replace("โทรมา", "3"));
    const fold = foldReferences(() => "");
    for (const row of checked(bytes)) fold.add({ ...row, reference: null, check: () => row });
    const again = back(bytes, { rows: "all", laterThan: fold.laterThan });
    const statuses = text(again.bytes, "windows-874").match(/;(?:ok|failed|warning|superseded);/g);
    expect(statuses).toEqual([";superseded;", ";failed;", ";warning;", ";warning;"]);
  });

  it("can be mended and sent again, with no error left and no home twice", () => {
    const bytes = bytesIn("windows-874", SHEET);
    const failed = text(back(bytes, { rows: "failed" }).bytes, "windows-874");
    const mended = failed.replace("ปราสาท", "บ้านเดี่ยว").replace("โทรมา", "3.9");
    const rows = checked(bytesIn("windows-874", mended));
    expect(rows.map(({ externalId, draft }) => [externalId, draft?.salePrice])).toEqual([
      ["A2", 4_200_000],
      ["A1", 3_900_000],
    ]);
    expect(
      rows.flatMap(({ notes }) =>
        notes.flatMap(({ severity, code }) => (severity === "repair" ? [] : [code])),
      ),
    ).toEqual(["place.province_only", "place.province_only"]);
    expect(rows[0]?.partnerRow).not.toHaveProperty("_status");
  });

  it("has one set of reasons however often it comes and goes", () => {
    const once = back(bytesIn("utf-8", SHEET), { rows: "all" }).bytes;
    const twice = back(once, { rows: "all" }).bytes;
    expect(text(twice, "utf-8")).toBe(text(once, "utf-8"));
  });

  it("holds a row with an open quote in one cell, so that it swallows nothing", () => {
    const bytes = bytesIn("utf-8", SHEET.replace("A2; ริมน้ำ ", 'A2;"ริมน้ำ'));
    const again = back(bytes, { rows: "failed" }).bytes;
    expect(text(again, "utf-8")).toContain('"A2;""ริมน้ำ;ปราสาท;4.2');
    expect(checked(again).map(({ row }) => row)).not.toHaveLength(0);
    expect(text(back(again, { rows: "failed" }).bytes, "utf-8")).toContain("A1;หนึ่งใหม่");
  });

  it("becomes UTF-8 with a mark where its encoding holds no Thai", () => {
    const head = "Code,Name,Type,Price,Province\n";
    const bytes = bytesIn("windows-1252", `${head}A1,Café Résidence,Castle,3500000,Bangkok\n`);
    const again = back(bytes, { rows: "failed" });
    expect(again.encoding).toBe("utf-8");
    expect([...again.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(text(again.bytes, "utf-8")).toContain(
      "A1,Café Résidence,Castle,3500000,Bangkok,failed,",
    );
  });

  it("names the letters that an encoding cannot hold, and holds them in its own", () => {
    const bytes = bytesIn("utf-8", SHEET.replace("ริมน้ำ", "ริมน้ำ 🏠 日"));
    expect(back(bytes, { rows: "all", encoding: "windows-874" }).unheld).toEqual(["🏠", "日"]);
    expect(back(bytes, { rows: "all" }).unheld).toEqual([]);
  });
});

describe("reasons", () => {
  it("fit into Windows-874, all of them", () => {
    const encoder = encoderOf("windows-874");
    for (const { says, fix } of Object.values(ROW_RULES))
      encoder.encode([...says, ...fix].join(""));
    expect(encoder.unheld()).toEqual([]);
  });

  it.each(["=1+1", "+66", "-2", "@SUM(A1)", "\t=1", "\r=1"])(
    "never run as a formula: %j",
    (value) => {
      expect(safe(value)).toMatch(/^['\s]/);
      expect(safe(`x ${value}`)).not.toMatch(/^'|[\t\r\n]/);
    },
  );

  it("of a row that begins with a formula are safe as well", () => {
    const bytes = bytesIn(
      "utf-8",
      "Code,Title,Type,Price,Province\n=A1,@x,=cmd|' /C calc'!A0,1,Bangkok\n",
    );
    const [row] = checked(bytes);
    for (const cell of row === undefined ? [] : reasonsOf(row).cells)
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    expect(text(back(bytes, { rows: "failed" }).bytes, "utf-8")).toContain(
      "=A1,@x,=cmd|' /C calc'!A0,1",
    );
  });
});

it("a workbook keeps its sheets", () => {
  const columns = ["Code", "Title", "Type", "Price", "Province"];
  const bytes = writeWorkbook([
    {
      name: "Sale",
      rows: [
        columns,
        ["A1", "One", "Condo", "3500000", "Bangkok"],
        ["A2", "Two", "Castle", "3500000", "Bangkok"],
      ],
    },
    {
      name: "Notes",
      rows: [
        ["call", "Ploy"],
        ["soon", "x"],
      ],
    },
    { name: "Rent", rows: [columns, ["A3", "Three", "Tower", "20000", "Bangkok"]] },
  ]);
  const again = back(bytes, { rows: "failed" }).bytes;
  const plan = planned(again);
  expect(plan.tables.map(({ sheet, isLeftOut }) => [sheet, isLeftOut])).toEqual([
    ["Sale", false],
    ["Rent", false],
  ]);
  expect(checked(again, plan).map(({ sheet, externalId }) => [sheet, externalId])).toEqual([
    ["Sale", "A2"],
    ["Rent", "A3"],
  ]);
  expect(planned(back(bytes, { rows: "all" }).bytes).tables).toHaveLength(3);
});
const HOME = {
  title: "Nice",
  property_type: "condo",
  deal: "sale",
  price: 3_500_000,
  province: "Bangkok",
};
describe("records that are sent back", () => {
  const bad = { ...HOME, external_id: "A2", price: 1, extra: { kept: true } };

  it("of JSON carry their reasons, which are ignored when they come again", () => {
    const bytes = bytesIn("utf-8", JSON.stringify([{ ...HOME, external_id: "A1" }, bad]));
    const again = JSON.parse(text(back(bytes, { rows: "failed" }).bytes, "utf-8")) as Record<
      string,
      unknown
    >[];
    expect(again).toMatchObject([{ ...bad, _status: "failed" }]);
    expect(Object.keys(again[0] ?? {}).slice(-4)).toEqual([
      "_status",
      "_reason_th",
      "_reason_en",
      "_fix",
    ]);
    const [row] = checked(
      bytesIn("utf-8", JSON.stringify(again.map((each) => ({ ...each, price: 3_000_000 })))),
    );
    expect(row?.draft?.salePrice).toBe(3_000_000);
    expect(row?.notes.map(({ field }) => field)).not.toContain("_status");
  });

  it("a line each stay so", () => {
    const bytes = bytesIn("utf-8", `${JSON.stringify(HOME)}\n${JSON.stringify(bad)}\n{"broken":\n`);
    const lines = text(back(bytes, { rows: "failed" }).bytes, "utf-8")
      .trim()
      .split("\n");
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { external_id: "A2", _status: "failed" },
      { _record: expect.stringContaining('{"broken":') as string, _status: "failed" },
    ]);
  });
});
