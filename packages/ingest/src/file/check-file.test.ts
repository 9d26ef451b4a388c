import { describe, expect, it } from "vitest";
import { checkFile, nameFile } from "./check-file.ts";
import type { BrokenRow, FileEvent, FileReader } from "../reader/file-reader.ts";
import type { CheckedRow, ReadingPlan, RowFix } from "./reading-plan.ts";

/** A reader of events that are there already. */
const fake =
  (events: readonly FileEvent[], kind: "csv" | "json" = "csv") =>
  (): FileReader => ({
    push: () => events,
    end: () => [],
    kind: () => kind,
    encoding: () => "utf-8",
    separator: () => ",",
    fault: () => undefined,
  });
const table = (columns: readonly string[], ...rows: readonly (readonly string[])[]) => [
  { is: "table" as const, sheet: null, headerRow: 1, columns },
  ...rows.map((cells, n) => ({
    is: "row" as const,
    sheet: null,
    row: n + 2,
    cells,
    repairs: [],
  })),
];
const records = (...values: readonly unknown[]) =>
  values.map((value, n) => ({ is: "value" as const, sheet: null, row: n + 1, value }));

function checked(events: readonly FileEvent[], given?: ReadingPlan) {
  const check = checkFile(given, { open: fake(events) });
  const rows = [...check.push(new Uint8Array(1)), ...check.end()];
  return { rows, plan: check.plan() };
}
const homes = (rows: readonly (CheckedRow | BrokenRow)[]): readonly CheckedRow[] =>
  rows.flatMap((row) => ("is" in row ? [] : [row]));
const codes = (row: CheckedRow | undefined) => row?.notes.map(({ code }) => code);

const SHEET = ["รหัสทรัพย์", "ชื่อโครงการ", "ประเภททรัพย์", "ราคาขาย (ล้าน)", "จังหวัด"] as const;

describe("a table of homes", () => {
  it("becomes partners' rows, noted by the columns of the file", () => {
    const [first, second] = homes(
      checked(
        table(
          SHEET,
          ["A1", "เดอะ ทดสอบ", "คอนโด", "3.5", "กทม"],
          ["A2", "เดอะ ทดสอบ", "ปราสาท", "3.5", "กรุงเทพ"],
        ),
      ).rows,
    );
    expect(first).toMatchObject({
      row: 2,
      externalId: "A1",
      partnerRow: {
        property_type: "คอนโด",
        title_th: "คอนโด เดอะ ทดสอบ",
        title_en: "Condo, เดอะ ทดสอบ",
        sale_price: "3.5 ล้าน",
      },
      draft: { type: "condo", salePrice: 3_500_000, provinceCode: 10 },
    });
    expect(second?.draft).toBeNull();
    expect(second?.notes).toContainEqual(
      expect.objectContaining({ code: "word.unknown", column: "ประเภททรัพย์", value: "ปราสาท" }),
    );
  });

  it("may tell the kind of home by its titles", () => {
    const [row] = homes(
      checked(
        table(["Title", "Price", "จังหวัด", "ห้องนอน"], ["ขายคอนโดริมน้ำ", "3,500,000", "กทม", "1"]),
      ).rows,
    );
    expect(row?.draft?.type).toBe("condo");
    expect(codes(row)).toContain("property_type.from_words");
  });

  it("is passed over where it is one of something else, which its plan says", () => {
    const { rows, plan } = checked(table(["a", "b"], ["1", "2"]));
    expect(rows).toEqual([]);
    expect(plan.tables).toMatchObject([{ isLeftOut: true }]);
  });

  it("is read as its plan says", () => {
    const events = table(["x", "y", "z", "w"], ["คอนโด", "3500000", "กทม", "Nice"]);
    const mapping = (["property_type", "sale_price", "province", "title"] as const).map(
      (target, n) => ({
        column: ["x", "y", "z", "w"][n] ?? "",
        target,
        by: "hand" as const,
        confidence: 1,
        unit: undefined,
      }),
    );
    const plan: ReadingPlan = {
      kind: "csv",
      tables: [{ sheet: null, headerRow: 1, mapping, isLeftOut: false }],
      fixes: [],
    };
    expect(homes(checked(events, plan).rows)[0]?.draft?.salePrice).toBe(3_500_000);
  });

  it("ignores the reasons of a file that was sent back", () => {
    const { plan } = checked(
      table([...SHEET, "_status", "_fix"], ["A", "B", "คอนโด", "3", "กทม", "failed", "x"]),
    );
    expect(plan.tables[0]?.mapping.slice(-2)).toMatchObject([
      { column: "_status", target: undefined },
      { column: "_fix", target: undefined },
    ]);
  });
});

describe("records of named values", () => {
  const OURS = {
    title: "Nice",
    property_type: "condo",
    deal: "sale",
    price: 3_500_000,
    province: "Bangkok",
  };

  it("in our members pass as they are", () => {
    const { rows, plan } = checked(records(OURS, { ...OURS, strange: 1 }));
    expect(homes(rows).map(({ partnerRow }) => partnerRow)).toEqual([
      OURS,
      { ...OURS, strange: 1 },
    ]);
    expect(plan.tables).toMatchObject([{ mapping: [] }]);
  });

  it("in other names are told like columns, with what lies inside", () => {
    const foreign = {
      id: 18,
      headline: "Nice",
      type: "Condo",
      asking_price: 3_500_000,
      address: { changwat: "Bangkok", khet: "Watthana" },
      photos: ["https://example.com/1.jpg"],
    };
    const [row] = homes(checked(records(foreign, foreign)).rows);
    expect(row?.partnerRow).toEqual({
      external_id: 18,
      title: "Nice",
      property_type: "Condo",
      price: 3_500_000,
      province: "Bangkok",
      district: "Watthana",
      images: ["https://example.com/1.jpg"],
    });
  });

  it("lose the reasons that we put into them", () => {
    const [row] = homes(checked(records({ ...OURS, _status: "failed", _fix: "x" })).rows);
    expect(row?.partnerRow).toEqual(OURS);
  });

  it("that are none are refused one by one", () => {
    const rows = homes(checked(records(OURS, "x", null)).rows);
    expect(rows.map(({ draft }) => draft === null)).toEqual([false, true, true]);
  });
});

describe("a fix", () => {
  const rows = table(
    ["Code", "Title", "Type", "Price", "Province"],
    ["A1", "One", "Castle", "3500000", "Bangkok"],
    ["A2", "Two", "Castle", "3500000", "Bangkok"],
    ["A3", "Three", "Condo", "400000", "Bangkok"],
  );
  const withFixes = (...fixes: readonly RowFix[]) => {
    const { plan } = checked(rows);
    return homes(checked(rows, { ...plan, fixes }).rows);
  };
  const castle = { code: "word.unknown", member: "property_type", from: "Castle", to: "house" };

  it("of every row holds wherever its rule trips over the value", () => {
    const all = withFixes({ at: null, ...castle });
    expect(all.map(({ draft }) => draft?.type)).toEqual(["house", "house", undefined]);
    expect(all[0]?.partnerRow).toMatchObject({ property_type: "house" });
  });

  it("of one row goes before that of every row", () => {
    const all = withFixes(
      { at: null, ...castle },
      { at: { sheet: null, row: 3 }, ...castle, to: "villa" },
    );
    expect(all.map(({ draft }) => draft?.type)).toEqual(["house", "villa", undefined]);
  });

  it("gives a member that the row has not", () => {
    const all = withFixes({
      at: null,
      code: "deal.unclear",
      member: "deal",
      from: null,
      to: "sale",
    });
    expect(all[2]?.draft?.salePrice).toBe(400_000);
  });

  it("does nothing where its rule is silent, or its value another", () => {
    expect(withFixes({ at: null, ...castle, from: "Tower" })[0]?.draft).toBeNull();
    expect(
      withFixes({ at: null, code: "word.unknown", member: "price", from: "400000", to: "1" })[2]
        ?.partnerRow,
    ).toMatchObject({ price: "400000" });
  });
});

describe("a row's name", () => {
  const PLAIN = {
    property_type: "condo",
    deal: "rent",
    price: 20_000,
    province: "Bangkok",
    title: "A",
  };
  const SENT: readonly unknown[] = [
    { ...PLAIN, external_id: "A-1" },
    { ...PLAIN, external_id: " A-1 " },
    { ...PLAIN, external_id: 17 },
    { ...PLAIN, external_id: 1.5 },
    { ...PLAIN, external_id: "-" },
    { ...PLAIN, external_id: "a\u0000b" },
    { ...PLAIN, external_id: "x".repeat(129) },
    { ...PLAIN, external_id: `row-${"0".repeat(32)}` },
    { ...PLAIN, external_id: ["A"] },
    { ...PLAIN, external_id: "B", price: "?" },
    { ...PLAIN, external_id: "C", constructor: {} },
    { ...PLAIN },
    { external_id: "D" },
    7,
  ];
  const plan = (fixes: ReadingPlan["fixes"]): ReadingPlan => ({ kind: "json", tables: [], fixes });
  const bytes = new TextEncoder().encode(JSON.stringify(SENT));

  it.each([
    ["nothing is mended", []],
    [
      "the names are",
      [{ code: "external_id.unusable", member: "external_id", from: "1.5", to: "E", at: null }],
    ],
  ] as const)("is what the rule book says where it is told at once: %s", (_, fixes) => {
    const pass = nameFile(plan(fixes as ReadingPlan["fixes"]));
    const rows = [...pass.push(bytes), ...pass.end()].flatMap((row) => ("is" in row ? [] : [row]));
    const told = rows.map(({ reference, check }) => [reference ?? check().externalId]);
    expect(told).toEqual(rows.map((row) => [row.check().externalId]));
    expect(rows.filter(({ reference }) => reference !== null).length).toBe(
      fixes.length > 0 ? 0 : 5,
    );
  });
});
