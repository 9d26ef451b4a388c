import { LANDLORD_YEAR } from "@propertyvr/vocabulary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  binsOf,
  comparableAreas,
  confidenceOf,
  differencePct,
  medianInterval,
  quantileOf,
  rentalYield,
  shareBelow,
} from "./index.ts";

const sortedValues = fc
  .array(fc.integer({ min: 1_000, max: 90_000_000 }), { minLength: 1, maxLength: 300 })
  .map((values) => values.sort((a, b) => a - b));

describe("a quantile", () => {
  it("is what percentile_cont gives", () => {
    expect(quantileOf([1, 2, 3, 4], 0.5)).toBe(2.5);
    expect(quantileOf([10, 20, 30], 0.25)).toBe(15);
    expect(quantileOf([7], 0.75)).toBe(7);
  });

  it("lies between the least and the most, and rises with its fraction", () => {
    fc.assert(
      fc.property(sortedValues, fc.double({ min: 0, max: 1, noNaN: true }), (values, fraction) => {
        const value = quantileOf(values, fraction);
        expect(value).toBeGreaterThanOrEqual(values[0] ?? 0);
        expect(value).toBeLessThanOrEqual(values.at(-1) ?? 0);
        expect(quantileOf(values, 1)).toBeGreaterThanOrEqual(value);
        expect(quantileOf(values, fraction / 2)).toBeLessThanOrEqual(value);
      }),
    );
  });
});

describe("the interval of a median", () => {
  it("is the same for the same homes and lies among their values", () => {
    fc.assert(
      fc.property(sortedValues, (values) => {
        const interval = medianInterval(values, values.length);
        expect(medianInterval(values, values.length)).toEqual(interval);
        expect(interval.low).toBeGreaterThanOrEqual(values[0] ?? 0);
        expect(interval.high).toBeLessThanOrEqual(values.at(-1) ?? 0);
        expect(interval.low).toBeLessThanOrEqual(interval.high);
      }),
      { numRuns: 20 },
    );
  });

  it("holds the median and narrows as homes grow in number", () => {
    const widthOf = (count: number) => {
      const values = Array.from({ length: count }, (_, n) => 10_000 + (20_000 * n) / (count - 1));
      const { low, high } = medianInterval(values, count);
      expect(low).toBeLessThan(20_000);
      expect(high).toBeGreaterThan(20_000);
      return high - low;
    };
    expect(widthOf(400)).toBeLessThan(widthOf(40));
  });

  it("of quantiles that stand for many homes is about that of the homes", () => {
    const values = Array.from({ length: 20_001 }, (_, n) => n);
    const grid = Array.from({ length: 1_001 }, (_, n) => n * 20);
    const whole = medianInterval(values, values.length);
    const rough = medianInterval(grid, values.length);
    expect(Math.abs(whole.low - rough.low)).toBeLessThan(30);
    expect(Math.abs(whole.high - rough.high)).toBeLessThan(30);
  });
});

it("fewer than ten homes give no figure", () => {
  expect([0, 9, 10, 29, 30, 99, 100].map(confidenceOf)).toEqual([
    null, null, "low", "low", "medium", "medium", "high",
  ]); // prettier-ignore
});

describe("bins", () => {
  it("count every home once, however many a quantile stands for", () => {
    fc.assert(
      fc.property(sortedValues, fc.integer({ min: 0, max: 5_000 }), (values, more) => {
        const units = values.length + more;
        const bins = binsOf(values, units);
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(units);
        expect(bins.length).toBeLessThanOrEqual(14);
        for (const [n, { from }] of bins.slice(1).entries()) expect(from).toBe(bins[n]?.to);
      }),
    );
  });

  it("have round borders", () => {
    const values = Array.from({ length: 41 }, (_, n) => 15_000 + n * 500);
    expect(binsOf(values, 41)[0]).toEqual({ from: 14_000, to: 16_000, count: 2 });
  });
});

describe("a rental yield", () => {
  const cell = {
    rent: { units: 41, medianThb: 25_000 },
    sale: { units: 41, medianThb: 6_000_000 },
    areaSqm: 50,
  };
  it("is a year's rent by the price, the net after what a landlord goes without", () => {
    // 25,000 x 9.5 = 237,500, less 0.5 % of the price for upkeep and 12 x 50 x 50 of fees: 177,500.
    expect(rentalYield(cell, LANDLORD_YEAR)).toEqual({ grossPct: 5, netPct: 3 });
  });

  it("needs ten homes on both sides", () => {
    const few = { ...cell, sale: { units: 9, medianThb: 6_000_000 } };
    expect(rentalYield(few, LANDLORD_YEAR)).toBeNull();
    expect(rentalYield({ ...cell, rent: { ...cell.rent, units: 9 } }, LANDLORD_YEAR)).toBeNull();
  });

  it("has no net where no size is known", () => {
    expect(rentalYield({ ...cell, areaSqm: null }, LANDLORD_YEAR)?.netPct).toBeNull();
  });
});

it("a price is placed among others in whole per cent", () => {
  expect(differencePct(35_000, 24_750)).toBe(41);
  expect(differencePct(91, 100)).toBe(-9);
  expect(shareBelow(30, [10, 20, 30, 40])).toBe(50);
});

it("sizes within a quarter can be compared", () => {
  expect(comparableAreas(40)).toEqual({ min: 30, max: 50 });
});
