import { describe, expect, it } from "vitest";
import { fits, fittingDeals, isStatedMatch } from "./fits.ts";
import { type Listing, NEAREST_UNKNOWN } from "./listing.ts";
import { ANY_HOME, type ResolvedCriteria } from "./resolved-criteria.ts";

const condo: Listing = {
  id: "1",
  type: "condo",
  rentPrice: 30_000,
  salePrice: null,
  bedrooms: 2,
  bathrooms: 1,
  areaSqm: 60,
  landSqm: null,
  provinceCode: 10,
  districtCode: 1039,
  subdistrictCode: null,
  point: { lat: 13.737, lon: 100.56 },
  pointPrecisionM: null,
  nearestM: { ...NEAREST_UNKNOWN, bts: 400, transit: 400 },
  amenities: { pool: "yes", parking: "no" },
  tenure: { foreign_quota: "no" },
  status: "available",
  isSample: false,
  createdAt: "2026-11-01T00:00:00Z",
};
const want = (resolved: Partial<ResolvedCriteria>): ResolvedCriteria => ({
  ...ANY_HOME,
  ...resolved,
});
const home = (listing: Partial<Listing>): Listing => ({ ...condo, ...listing });

describe("what fits", () => {
  it("takes an unknown amenity and refuses a stated no", () => {
    expect(fits(condo, want({ amenities: ["pool"] }))).toBe(true);
    expect(fits(condo, want({ amenities: ["gym"] }))).toBe(true);
    expect(fits(condo, want({ amenities: ["parking"] }))).toBe(false);
  });

  it("takes an unknown tenure and refuses a stated no", () => {
    expect(fits(condo, want({ tenure: "freehold" }))).toBe(true);
    expect(fits(condo, want({ tenure: "foreign_quota" }))).toBe(false);
    expect(
      fits(home({ tenure: { foreign_quota: "yes" } }), want({ tenure: "foreign_quota" })),
    ).toBe(true);
  });

  it("takes a home exactly at the end of a distance, and none beyond it", () => {
    const near = (withinM: number) =>
      want({ near: [[{ kind: "nearest", nearest: "bts", withinM }]] });
    expect(fits(condo, near(400))).toBe(true);
    expect(fits(condo, near(399))).toBe(false);
  });

  it("puts homes that state every wish apart from those that are silent", () => {
    expect(isStatedMatch(condo, want({ amenities: ["pool"] }))).toBe(true);
    expect(isStatedMatch(condo, want({ amenities: ["pool", "gym"] }))).toBe(false);
    expect(isStatedMatch(condo, want({ tenure: "freehold" }))).toBe(false);
  });

  it("refuses what is unknown where a bound was asked for", () => {
    expect(fits(home({ bedrooms: null }), want({ bedrooms: { min: 1 } }))).toBe(false);
    expect(fits(home({ areaSqm: null }), want({ areaSqm: { max: 100 } }))).toBe(false);
    expect(
      fits(home({ rentPrice: "on_request" }), want({ price: { max: 50_000, per: "month" } })),
    ).toBe(false);
    expect(fits(home({ rentPrice: "on_request" }), want({ deal: "rent" }))).toBe(true);
  });

  it("includes both ends of a range, and a studio is zero bedrooms", () => {
    expect(fits(condo, want({ price: { max: 30_000, per: "month" } }))).toBe(true);
    expect(fits(condo, want({ price: { max: 29_999, per: "month" } }))).toBe(false);
    expect(fits(home({ bedrooms: 0 }), want({ bedrooms: { min: 0, max: 0 } }))).toBe(true);
  });

  it("compares a yearly budget with twelve months and a price per square metre with the area", () => {
    expect(fits(condo, want({ price: { max: 360_000, per: "year" } }))).toBe(true);
    expect(fits(condo, want({ price: { max: 499, per: "sqm" } }))).toBe(false);
    expect(fits(condo, want({ price: { max: 500, per: "sqm" } }))).toBe(true);
    expect(fits(condo, want({ price: { max: 9_000, per: "night" } }))).toBe(false);
  });

  it("counts a home for rent and for sale under the deals that fit", () => {
    const both = home({ salePrice: 6_000_000 });
    expect(fittingDeals(both, ANY_HOME)).toEqual(["sale", "rent"]);
    expect(fittingDeals(both, want({ price: { max: 7_000_000, per: "total" } }))).toEqual(["sale"]);
    expect(fittingDeals(condo, want({ deal: "sale" }))).toEqual([]);
  });

  it("refuses the kinds that are not wanted, also beside those that are", () => {
    expect(fits(condo, want({ notTypes: ["land"] }))).toBe(true);
    expect(fits(condo, want({ notTypes: ["condo"] }))).toBe(false);
    expect(fits(condo, want({ types: ["condo", "house"], notTypes: ["condo"] }))).toBe(false);
  });

  it("takes any of the places and any spot of a group, but every group", () => {
    const asok = { lat: 13.7373, lon: 100.5605 };
    const far = { lat: 13.9, lon: 100.5 };
    const near = (spots: readonly { lat: number; lon: number }[]) =>
      ({ kind: "spots", spots, withinM: 1_000 }) as const;
    expect(
      fits(
        condo,
        want({
          areas: [
            { kind: "district", code: 1001 },
            { kind: "district", code: 1039 },
          ],
        }),
      ),
    ).toBe(true);
    expect(fits(condo, want({ near: [[near([far, asok])]] }))).toBe(true);
    expect(fits(condo, want({ near: [[near([asok])], [near([far])]] }))).toBe(false);
    expect(
      fits(condo, want({ near: [[{ kind: "nearest", nearest: "mrt", withinM: 1_000 }]] })),
    ).toBe(false);
  });

  it("never places a home without coordinates inside a circle", () => {
    const circle = {
      kind: "circle",
      center: { lat: 13.737, lon: 100.56 },
      radiusM: 5_000,
    } as const;
    expect(fits(home({ point: null }), want({ areas: [circle] }))).toBe(false);
    expect(fits(condo, want({ areas: [circle] }))).toBe(true);
  });

  it("lets a point that a text named answer for no less than its precision", () => {
    const placed = home({ pointPrecisionM: 1_000 });
    const center = { lat: 13.7373, lon: 100.5605 };
    const circle = (radiusM: number) => want({ areas: [{ kind: "circle", center, radiusM }] });
    const near = (withinM: number) =>
      want({ near: [[{ kind: "spots", spots: [center], withinM }]] });
    const nearBts = (withinM: number) =>
      want({ near: [[{ kind: "nearest", nearest: "bts", withinM }]] });
    for (const resolved of [circle(500), near(1_000), nearBts(1_000)])
      expect(fits(placed, resolved)).toBe(true);
    for (const resolved of [circle(499), near(999), nearBts(999)]) {
      expect(fits(placed, resolved)).toBe(false);
      expect(fits(condo, resolved)).toBe(true);
    }
  });

  it("lets a rough point answer for a road that is wide enough as a whole", () => {
    const circle = { kind: "circle", center: condo.point!, radiusM: 900 } as const;
    const placed = home({ pointPrecisionM: 3_000 });
    expect(fits(placed, want({ areas: [circle] }))).toBe(false);
    expect(fits(placed, want({ areas: [{ ...circle, acrossM: 3_000 }] }))).toBe(true);
    expect(fits(placed, want({ areas: [{ ...circle, acrossM: 2_999 }] }))).toBe(false);
  });

  it("finds only what is available unless something else is asked for", () => {
    expect(fits(home({ status: "rented" }), ANY_HOME)).toBe(false);
    expect(fits(home({ status: "rented" }), want({ status: "rented" }))).toBe(true);
  });
});
