import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encoderOf } from "../bytes/encoding.ts";
import { readPartnerRow } from "../partner-row/index.ts";
import { checkFile, nameFile } from "./check-file.ts";
import { foldReferences } from "./fold-references.ts";
import { planFile } from "./plan-file.ts";
import type { CheckedRow } from "./reading-plan.ts";

const fixture = (name: string): Buffer =>
  readFileSync(new URL(`../../fixtures/${name}`, import.meta.url));
const open = (name: string): URL =>
  new URL(`../../../../../shared/data/open/${name}`, import.meta.url);

function read(bytes: Uint8Array) {
  const planned = planFile(bytes);
  if (!planned.ok) throw new Error(planned.failure.code);
  const check = checkFile(planned.value.plan);
  const all = [...check.push(bytes), ...check.end()];
  const rows = all.flatMap((row) => ("is" in row ? [] : [row]));
  const fold = foldReferences(({ raw: _raw, ...said }) => JSON.stringify(said));
  const names = nameFile(planned.value.plan);
  const named = [...names.push(bytes), ...names.end()].flatMap((row) => ("is" in row ? [] : [row]));
  for (const row of named) fold.add(row);
  expect(named.map(({ reference, check }) => reference ?? check().externalId)).toEqual(
    rows.map(({ externalId }) => externalId),
  );
  const homes = rows.filter((row) => row.draft !== null && fold.laterThan(row) === undefined);
  const of = (reference: string) => homes.find(({ externalId }) => externalId === reference)?.draft;
  return { plan: planned.value.plan, tables: planned.value.tables, all, rows, homes, fold, of };
}
const told = (row: CheckedRow | undefined) =>
  row?.notes
    .filter(({ severity }) => severity !== "repair")
    .map(({ column, code }) => [column, code]);

describe("a sheet of an agency", () => {
  const { plan, rows, homes, of } = read(
    encoderOf("windows-874").encode(fixture("agency-sheet.csv").toString("utf8")),
  );

  it("is read from Windows-874, with a title above its header and columns of its own", () => {
    expect(plan).toMatchObject({ kind: "csv", encoding: "windows-874", separator: ";" });
    expect(plan.tables[0]?.mapping.every(({ target }) => target !== undefined)).toBe(true);
    expect(rows).toHaveLength(6);
    expect(homes.map(({ externalId }) => externalId)).toContain("SK-001");
  });

  it("gives prices, sizes and rooms as its columns mean them", () => {
    expect(of("SK-001")).toMatchObject({
      type: "condo",
      salePrice: 3_500_000,
      rentPrice: 18_000,
      bedrooms: 1,
      bathrooms: 1,
      areaSqm: 34.5,
      districtCode: 1039,
      contact: { phone: "081-234-5678" },
      titleTh: "คอนโด 1 ห้องนอน เดอะ ฟิกซ์เจอร์ อโศก",
    });
  });
});

describe("a file of a public source", () => {
  const { rows, of } = read(fixture("metro-sale.csv"));

  it("is placed by codes and coordinates, with what is near", () => {
    expect(of("9002")).toMatchObject({
      provinceCode: 10,
      districtCode: 1039,
      salePrice: 4_950_000,
      point: { lat: 13.7401, lon: 100.5622 },
      // The land is the project's.
      landSqm: null,
    });
    expect(of("9005")).toMatchObject({ type: "house", landSqm: 240, amenities: { garden: "yes" } });
  });

  it("has lists as a program prints them", () => {
    expect(of("9007")?.amenities).toEqual({ security: "yes" });
    expect(of("9003")?.amenities).toMatchObject({ elevator: "yes", pool: "yes" });
  });

  it("counts the last row of a reference and tells bad cells by their columns", () => {
    expect(of("9001")?.salePrice).toBe(9_300_000);
    expect(told(rows[7])).toContainEqual(["district", "district.unknown"]);
    expect(told(rows[8])).toContainEqual(["bedrooms", "number.unreadable"]);
    expect(told(rows[9])).toContainEqual(["property_type", "word.unknown"]);
    expect(told(rows[10])).toContainEqual(["price", "price.required"]);
  });

  const real = open("bkk_metro_sale_2023/train_sale_listings.csv.gz");
  it.skipIf(!existsSync(real))(
    "is read whole in its real size, without its fillers",
    () => {
      const found = read(gunzipSync(readFileSync(real)));
      expect(found.rows).toHaveLength(13_774);
      // Two whose price may be a rent, one far off its area's level.
      expect(found.homes).toHaveLength(13_771);
      // Three have one square metre of floor, which is left out.
      const areaFaults = found.homes.filter((row) =>
        told(row)?.some(([, code]) => code === "number.out_of_range"),
      );
      expect(areaFaults.map(({ draft }) => draft?.areaSqm)).toEqual([null, null, null]);
      expect(found.homes.filter(({ draft }) => draft?.districtCode === null)).toEqual([]);
      expect(found.homes.filter(({ draft }) => draft?.yearBuilt === 2000)).toEqual([]);
      expect(found.homes.filter(({ draft }) => draft?.floor === "1")).toEqual([]);
    },
    60_000,
  );
});

describe("fillers of a file", () => {
  const rows = (year: (n: number) => number) =>
    new TextEncoder().encode(
      [
        "Code,Title,Type,Price,Province,District,Year built",
        ...Array.from(
          { length: 60 },
          (_, n) => `A${n},Home,Condo,3500000,Bangkok,Phaya Thai,${year(n)}`,
        ),
      ].join("\n"),
    );

  it("are read as unknown, which is told", () => {
    const { rows: read_ } = read(rows((n) => (n % 3 === 0 ? 2000 : 2005 + (n % 12))));
    expect(read_[0]?.draft?.yearBuilt).toBeNull();
    expect(told(read_[0])).toEqual([["Year built", "value.filler"]]);
    expect(read_[1]?.draft?.yearBuilt).toBe(2006);
  });

  it("are none where the values only cluster", () => {
    const { plan } = read(rows((n) => (n % 5 === 0 ? 2000 : 2005 + (n % 4))));
    expect(plan.tables[0]?.mapping.every(({ filler }) => filler === undefined)).toBe(true);
  });
});

describe("columns that take turns", () => {
  it("give one member: a sale and a rent sheet in one", () => {
    const lines = Array.from({ length: 8 }, (_, n) =>
      n % 2 ? `A${n},ขายคอนโด ${n},,3500000,,Bangkok` : `A${n},,ให้เช่าคอนโด ${n},,18000,Bangkok`,
    );
    const text = ["Code,TitleS,TitleR,Sale price,Rent price,Province", ...lines].join("\n");
    const { homes } = read(new TextEncoder().encode(text));
    expect(homes.map(({ draft }) => draft?.titleTh)).toEqual(
      Array.from({ length: 8 }, (_, n) => (n % 2 ? `ขายคอนโด ${n}` : `ให้เช่าคอนโด ${n}`)),
    );
  });
});

it("the stored form of a row is read back as the same home", () => {
  const cells = [
    ["A1", "", "๑๒"],
    ["", "เดอะ ทดสอบ", "The Test", "<b>x</b>", '"a, b"'],
    ["คอนโด", "Condo", "บ้านเดี่ยว", "ปราสาท", ""],
    ["3.5", "3,500,000", "โทร", "x", ""],
    ["กทม", "เชียงใหม่", "Pattaya", "Atlantis", ""],
    ["2-1-50", "100 ตร.ว.", "50", ""],
    ["2 ห้องนอน 1 ห้องน้ำ", "Studio", "2/1", ""],
    ["081 234 5678", ""],
  ] as const;
  const head = "รหัส,โครงการ,ประเภท,ราคาขาย (ล้าน),จังหวัด,ที่ดิน (ตร.ว.),แบบห้อง,เบอร์โทร";
  const row = fc.tuple(...cells.map((each) => fc.constantFrom(...each)));
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), (drawn) => {
      const bytes = new TextEncoder().encode(
        [head, ...drawn.map((each) => each.join(","))].join("\n"),
      );
      for (const { partnerRow, draft, externalId } of read(bytes).rows) {
        const again = readPartnerRow(JSON.parse(JSON.stringify(partnerRow)));
        expect({ ...again.draft, externalId: again.externalId }).toEqual({ ...draft, externalId });
      }
    }),
    { numRuns: 100 },
  );
});
