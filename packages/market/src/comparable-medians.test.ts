import fc from "fast-check";
import { expect, it } from "vitest";
import {
  comparableAreas,
  comparableMedians,
  quantileOf,
  type ComparableMedian,
  type ComparedOffer,
} from "./index.ts";

/** The definition, one home after the other. */
function byDefinition(homes: readonly ComparedOffer[], of: ComparedOffer): ComparableMedian | null {
  const { min, max } = comparableAreas(of.areaSqm);
  const others = homes.filter(
    (home) =>
      home !== of &&
      home.areaSqm >= min &&
      home.areaSqm <= max &&
      (home.groupId === null || home.groupId !== of.groupId),
  );
  const groups = new Map<unknown, ComparedOffer[]>();
  for (const home of others) {
    const key = home.groupId ?? home;
    groups.set(key, [...(groups.get(key) ?? []), home]);
  }
  const units = [...groups.values()]
    .map((group) => middle(group.map(({ priceThb }) => priceThb)))
    .toSorted((one, other) => one - other);
  return units.length === 0 ? null : { medianThb: quantileOf(units, 0.5), units: units.length };
}
const middle = (prices: readonly number[]): number =>
  quantileOf(
    prices.toSorted((one, other) => one - other),
    0.5,
  );

const offer = fc.record({
  areaSqm: fc.oneof(
    fc.integer({ min: 1, max: 60 }),
    fc.double({ min: 20, max: 80, noNaN: true }),
    fc.constantFrom(30, 40, 50, 37.5),
  ),
  priceThb: fc.integer({ min: 1, max: 40 }),
  groupId: fc.option(fc.constantFrom("7", "8", "9"), { freq: 2 }),
});

it("the medians of all homes at once are those of each home by itself", () => {
  fc.assert(
    fc.property(fc.array(offer, { maxLength: 60 }), (homes) => {
      expect(comparableMedians(homes)).toEqual(homes.map((home) => byDefinition(homes, home)));
    }),
    { numRuns: 500 },
  );
});

it("comparable homes include both ends of the size range, and not the home itself", () => {
  const homes = [30, 40, 50, 50.01].map((areaSqm, at) => ({
    areaSqm,
    priceThb: 10_000 * (at + 1),
    groupId: null,
  }));
  expect(comparableMedians(homes)[1]).toEqual({ medianThb: 20_000, units: 2 });
});

it("likely duplicates are one home at the median of those within the quarter", () => {
  const homes = [
    { areaSqm: 40, priceThb: 20_000, groupId: null },
    { areaSqm: 49, priceThb: 10_000, groupId: "1" },
    { areaSqm: 50, priceThb: 14_000, groupId: "1" },
    { areaSqm: 51, priceThb: 90_000, groupId: "1" },
  ];
  expect(comparableMedians(homes)[0]).toEqual({ medianThb: 12_000, units: 1 });
  expect(comparableMedians(homes)[1]).toEqual({ medianThb: 20_000, units: 1 });
});
