import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { decodeText } from "./bytes/text-reader.ts";
import { ingestCsv, type Ingested } from "./ingest.ts";
import { PROBLEM_TEXTS } from "./problem.ts";

const fixture = readFileSync(new URL("../fixtures/metro-sale.csv", import.meta.url), "utf8");
const realFile = new URL(
  "../../../../shared/data/open/bkk_metro_sale_2023/train_sale_listings.csv.gz",
  import.meta.url,
);

function ingested(text: string): Ingested {
  const result = ingestCsv(text);
  if (!result.ok) throw new Error(`unknown shape: ${result.failure.columns.join()}`);
  return result.value;
}
const found = ingested(fixture);
const home = (id: string) => found.homes.find(({ externalId }) => externalId === id);
const said = (row: number) =>
  found.problems
    .filter((problem) => problem.row === row && problem.code !== "title_composed")
    .map(({ column, code }) => `${column} ${code}`);

describe("a file of known shape", () => {
  it("keeps the good rows and leaves out those with an error", () => {
    expect(found.rows).toBe(12);
    expect(found.homes.map(({ externalId }) => externalId)).toEqual([
      "9001",
      "9002",
      "9003",
      "9004",
      "9005",
      "9006",
      "9007",
      "9008",
      "9009",
    ]);
  });

  it("places a home by codes and coordinates and measures what is near", () => {
    expect(home("9002")).toMatchObject({
      provinceCode: 10,
      districtCode: 1039,
      salePrice: 4_950_000,
      rentPrice: null,
      point: { lat: 13.7401, lon: 100.5622 },
    });
    expect(home("9002")?.nearestM.bts).toBeLessThan(600);
    expect(home("9005")).toMatchObject({ provinceCode: 12, type: "house", landSqm: 240 });
  });

  it("reads facilities as yes and leaves the others unknown", () => {
    expect(home("9001")?.amenities).toEqual({
      parking: "yes",
      security: "yes",
      gym: "yes",
      pool: "yes",
    });
    expect(home("9002")?.amenities).toEqual({});
    expect(home("9005")?.amenities).toEqual({ garden: "yes" });
  });

  it("does not take the file's fillers for facts, and says so", () => {
    expect(home("9002")).toMatchObject({ floor: null, yearBuilt: null, landSqm: null });
    expect(said(3)).toEqual([
      "land_area not_applicable",
      "floor_level filler_value",
      "year_built filler_value",
    ]);
    expect(home("9001")).toMatchObject({ floor: "14", yearBuilt: 2016 });
  });

  it("reports a bad cell by row and column and keeps what is sound", () => {
    expect(said(9)).toContain("district unknown_district");
    expect(home("9008")).toMatchObject({ provinceCode: 10, districtCode: null });
    expect(said(10)).toEqual(
      expect.arrayContaining(["bedrooms not_a_number", "latitude out_of_range"]),
    );
    expect(home("9009")).toMatchObject({ bedrooms: null, point: null });
    expect(said(11)).toEqual(["property_type unknown_type"]);
    expect(said(12)).toEqual(["price missing_value"]);
  });

  it("takes the first of two rows with one reference", () => {
    expect(home("9001")?.salePrice).toBe(9_200_000);
    expect(said(13)).toContain("id duplicate_reference");
  });

  it("keeps the row as it was sent", () => {
    expect(home("9004")?.raw).toMatchObject({ id: "9004", facilities: "['Covered car park']" });
  });

  it("refuses a file whose columns it does not know, naming them", () => {
    expect(ingestCsv("a,b\n1,2\n")).toEqual({
      ok: false,
      failure: { code: "unknown_shape", columns: ["a", "b"] },
    });
  });

  it("survives an unclosed quote without swallowing what came before", () => {
    const [header = "", first = ""] = fixture.split("\n");
    const cut = ingested(`${header}\n${first}\n9100,Bangkok,"Watthana,never closed`);
    expect(cut.homes.map(({ externalId }) => externalId)).toEqual(["9001"]);
    expect(cut.problems.map(({ code }) => code)).toContain("malformed_csv");
  });

  it("explains every problem in both languages", () => {
    for (const [en, th] of Object.values(PROBLEM_TEXTS)) {
      expect(en).toMatch(/^[A-Z]/);
      expect(th).toMatch(/[\u0e00-\u0e7f]/);
    }
  });

  it.skipIf(!existsSync(realFile))("reads every row of the real file of this shape", () => {
    const real = ingested(gunzipSync(readFileSync(realFile)).toString("utf8"));
    expect(real.rows).toBe(13_774);
    expect(real.homes).toHaveLength(13_774);
    const placed = real.homes.filter(({ districtCode }) => districtCode !== null);
    expect(placed).toHaveLength(13_774);
  });
});

describe("a sheet of an agency", () => {
  const sheet = readFileSync(new URL("../fixtures/agency-sheet.csv", import.meta.url));
  const windows874 = Uint8Array.from(sheet.toString("utf8"), (letter) => {
    const code = letter.charCodeAt(0);
    return code >= 0x0e00 ? code - 0x0d60 : code;
  });
  const decoded = decodeText(windows874);
  const { homes, problems, mapping, rows, shape } = ingested(decoded.ok ? decoded.value.text : "");
  const of = (id: string) => homes.find(({ externalId }) => externalId === id);
  const saidOf = (row: number) =>
    problems
      .filter((problem) => problem.row === row && problem.severity !== "repair")
      .map(({ column, code }) => [column, code]);

  it("is read from Windows-874, with a title above its header and columns of its own", () => {
    expect(decoded).toMatchObject({ ok: true, value: { encoding: "windows-874" } });
    expect(shape).toBe("mapped");
    expect(mapping.every(({ target }) => target !== undefined)).toBe(true);
    expect(rows).toBe(6);
    expect(homes.map(({ externalId }) => externalId)).toEqual(["SK-001", "SK-002", "SK-003"]);
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
      titleTh: "คอนโด เดอะ ฟิกซ์เจอร์ อโศก",
    });
    expect(of("SK-002")).toMatchObject({
      salePrice: 4_900_000,
      landSqm: 248,
      bedrooms: 3,
      areaSqm: 180,
    });
    expect(of("SK-003")).toMatchObject({
      bedrooms: 0,
      areaSqm: 28,
      rentPrice: 9_500,
      provinceCode: 50,
    });
  });

  it("leaves out what it cannot read, by row and column, and keeps the rest", () => {
    expect(saidOf(7)).toEqual([["รหัสทรัพย์", "duplicate_reference"]]);
    expect(saidOf(8)).toContainEqual(["ประเภททรัพย์", "word.unknown"]);
    expect(saidOf(9).map(([column]) => column)).toEqual(["ที่ดิน (ตร.ว.)", "เบอร์โทร"]);
    expect(of("SK-005")).toBeUndefined();
  });
});
