import { describe, expect, it } from "vitest";
import { qualityOf } from "./quality.ts";
import { type PartnerDraft, readPartnerRow } from "./read-partner-row.ts";

const HOME = {
  external_id: "A-1",
  title_en: "Two-bedroom condo near BTS Ari",
  property_type: "condo",
  deal: "rent",
  price: 32_000,
  province: "Bangkok",
  district: "Phaya Thai",
  latitude: 13.7797,
  longitude: 100.5446,
  bedrooms: 2,
  area_sqm: 68,
} as const;
const warningsIn = (row: unknown) =>
  readPartnerRow(row).notes.flatMap(({ severity, field }) =>
    severity === "warning" ? [field] : [],
  );

describe("an optional fault", () => {
  const cases: readonly (readonly [string, unknown, keyof PartnerDraft, unknown])[] = [
    ["floor", "ชั้นบนสุดของอาคารมีวิวแม่น้ำสวย", "floor", null],
    ["floor", 9_999, "floor", null],
    ["floor", ["8th", "corner"], "floor", null],
    ["bedrooms", -1, "bedrooms", null],
    ["bedrooms", "2-3", "bedrooms", null],
    ["bathrooms", "two and a half", "bathrooms", null],
    ["area_sqm", "roomy", "areaSqm", null],
    ["area_sqm", 2, "areaSqm", null],
    ["land_sqm", "ไม่แน่ใจ", "landSqm", null],
    ["year_built", "last year", "yearBuilt", null],
    ["year_built", 67, "yearBuilt", null],
    ["available_from", "soon", "availableFrom", null],
    ["available_from", "2026-02-30", "availableFrom", null],
    ["website_url", "https://maps.app.goo.gl/abc", "websiteUrl", null],
    ["website_url", "ask on LINE", "websiteUrl", null],
    ["furnishing", "nice", "furnishing", null],
    ["tenure", "???", "tenure", {}],
    ["foreign_quota", "perhaps", "tenure", {}],
    ["pets", "perhaps", "amenities", {}],
    ["amenities", 7, "amenities", {}],
    ["images", { 0: "x" }, "images", []],
    ["images", [7], "images", []],
    ["contact", ["x"], "contact", null],
    ["contact", { phone: "12" }, "contact", null],
    ["project", ["x"], "project", null],
    ["location", { road: "x" }, "address", null],
    ["description", "x".repeat(20_001), "descriptionEn", null],
    ["latitude", "13°46'", "titleTh", null],
    ["latitude", 999, "titleTh", null],
    ["price_period", "บาท", "rentPrice", 32_000],
  ];
  it.each(cases)(
    "of %s (%j) leaves the value out and lists the home",
    (field, value, member, left) => {
      const { draft, notes } = readPartnerRow({ ...HOME, [field]: value });
      expect(notes.filter(({ severity }) => severity === "error")).toEqual([]);
      expect(draft?.[member]).toEqual(left);
      expect(draft?.titleEn).toBe(HOME.title_en);
    },
  );
  it.each(cases.slice(0, -1))(
    "of %s (%j) is told with its member and a way to mend it",
    (field, value) => {
      expect(warningsIn({ ...HOME, [field]: value })).toContain(field);
    },
  );

  it("keeps what was sent beside the home", () => {
    const sent = { ...HOME, bedrooms: "2-3" };
    expect(readPartnerRow(sent).draft?.raw).toEqual(sent);
  });

  it("lowers the score of the home", () => {
    const score = (row: unknown) => {
      const { draft } = readPartnerRow(row);
      return draft === null ? undefined : qualityOf(draft, 0).score;
    };
    expect(score({ ...HOME, bedrooms: "2-3" })).toBeLessThan(score(HOME) ?? 0);
  });

  it("of coordinates far from the place leaves the home where it is named", () => {
    const { draft } = readPartnerRow({ ...HOME, latitude: 18.79, longitude: 98.98 });
    expect(draft?.provinceCode).toBe(10);
    expect(draft?.point?.lat ?? 13).toBeLessThan(15);
  });

  it("of a foreign quota of a house is not told to anybody", () => {
    const house = { ...HOME, property_type: "house", foreign_quota: true };
    expect(readPartnerRow(house).draft?.tenure).toEqual({});
  });
});

describe("what a member that says nothing", () => {
  it.each(["", "-", "–", "n/a", "ไม่ระบุ", "ไม่มี", "[]", "{}", [], {}, null])(
    "holds (%j) is absent",
    (value) => {
      const said = {
        floor: value,
        website_url: value,
        images: value,
        contact: value,
        year_built: value,
        bedrooms: value,
      };
      expect(readPartnerRow({ ...HOME, ...said }).notes).toEqual([]);
    },
  );

  it("answers is kept: has none is no", () => {
    const { draft } = readPartnerRow({ ...HOME, furnishing: "ไม่มี", foreign_quota: "ไม่มี" });
    expect(draft).toMatchObject({ furnishing: "unfurnished", tenure: { foreign_quota: "no" } });
  });

  it("would make true is not made so: an unclear status or permission", () => {
    expect(readPartnerRow({ ...HOME, status: "n/a" }).draft).toBeNull();
    expect(readPartnerRow({ ...HOME, status: "unknown" }).draft).toBeNull();
    expect(readPartnerRow({ ...HOME, status: "" }).draft?.status).toBe("available");
    const unclear = readPartnerRow({ ...HOME, allow_ai_display: "perhaps" });
    expect(unclear.draft?.allowAiDisplay).toBe(false);
    expect(unclear.notes.map(({ code }) => code)).toEqual(["allow_ai_display.unclear"]);
  });
});

describe("of two prices", () => {
  const { price: _one, deal: _rent, ...UNPRICED } = HOME;
  it.each(["cheap", "30,000-40,000", 10, "$900", "1,500 per night", [1], 9e12])(
    "one that cannot be taken (%j) is left out",
    (rent) => {
      const { draft, notes } = readPartnerRow({
        ...UNPRICED,
        sale_price: 4_900_000,
        rent_price: rent,
      });
      expect(draft).toMatchObject({ rentPrice: null, salePrice: 4_900_000 });
      expect(notes.map(({ severity, field }) => [severity, field])).toEqual([
        ["warning", "rent_price"],
      ]);
    },
  );

  it("the one that is far off its area's level is left out", () => {
    const { draft } = readPartnerRow({ ...UNPRICED, sale_price: 8_900_000, rent_price: 4_900_000 });
    expect(draft).toMatchObject({ rentPrice: null, salePrice: 8_900_000 });
  });

  it("none that can be taken keeps the row out", () => {
    expect(readPartnerRow({ ...UNPRICED, sale_price: "cheap", rent_price: 10 }).draft).toBeNull();
    expect(readPartnerRow({ ...UNPRICED, rent_price: "cheap" }).draft).toBeNull();
  });

  it("the one that a home for rent and sale has counts alone", () => {
    const { draft } = readPartnerRow({ ...UNPRICED, deal: "both", sale_price: 8_900_000 });
    expect(draft).toMatchObject({ rentPrice: null, salePrice: 8_900_000 });
  });
});

describe("a row is kept out", () => {
  it.each([
    { title_en: ["x"] },
    { title_en: "x".repeat(301) },
    { property_type: "castle" },
    { property_type: [] },
    { province: "Atlantis" },
    { province: [], district: [], latitude: null, longitude: null, city: 7 },
    { price: "cheap" },
    { price: [] },
    { price: "30,000-35,000" },
    { deal: "swap" },
    { deal: "both" },
    { status: "?" },
    { external_id: "x".repeat(200) },
    { price_period: "decade" },
  ])("with %j, and an error says why", (parts) => {
    const { draft, notes } = readPartnerRow({ ...HOME, ...parts });
    expect(draft).toBeNull();
    expect(notes.some(({ severity }) => severity === "error")).toBe(true);
  });
});
