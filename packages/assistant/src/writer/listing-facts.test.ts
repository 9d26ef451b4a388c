import { describe, expect, it } from "vitest";
import type { ListingFacts } from "../results/listing-facts.ts";
import { factsOf } from "../testing/small-market.ts";
import { differencesOf, perSqm } from "./listing-facts.ts";

const home = (changes: Partial<ListingFacts>): ListingFacts => ({
  ...factsOf({ id: "H-1", type: "condo", rent: 20_000, area: 40 }),
  ...changes,
});

it.each<readonly [what: string, facts: ListingFacts, deal: "rent" | "sale", thb: number | null]>([
  ["whole baht of a rent", home({ rent: { price: 20_000 }, area_sqm: 33 }), "rent", 606],
  ["of a price", home({ sale: { price: 4_000_000 }, area_sqm: 40 }), "sale", 100_000],
  ["of land for a plot", home({ type: "land", sale: { price: 800_000 }, area_sqm: 10, land_sqm: 400 }), "sale", 2_000],
  ["of the smallest size", home({ rent: { price: 500 }, area_sqm: 1 }), "rent", 500],
  ["nothing where it is not let", home({ rent: null, sale: { price: 4_000_000 }, area_sqm: 40 }), "rent", null],
  ["nothing where the price is on request", home({ rent: { price: null }, area_sqm: 40 }), "rent", null],
  ["nothing where the size is not stated", home({ rent: { price: 20_000 }, area_sqm: null }), "rent", null],
  ["nothing of a size of nought", home({ rent: { price: 20_000 }, area_sqm: 0 }), "rent", null],
  ["nothing of a plot whose land is not stated", home({ type: "land", sale: { price: 1 }, area_sqm: 40, land_sqm: null }), "sale", null],
])("what a square metre costs is %s", (_what, facts, deal, thb) =>
  expect(perSqm(facts, deal)).toBe(thb),
); // prettier-ignore

const at = (metres: number, isAbout = false): ListingFacts["nearest_station"] => ({
  name: { text: "BTS Ari", language: "en" },
  metres,
  ...(isAbout && { is_about: true }),
});
/** A home of which only this is stated. */
const stating = (changes: Partial<ListingFacts>): ListingFacts => ({
  ...factsOf({ id: "H-1", type: "condo" }),
  ...changes,
});

describe("in what one of several homes stands out", () => {
  it.each<readonly [what: string, homes: readonly ListingFacts[], told: readonly (readonly [kind: string, winner: number, figure: number, by: number])[]]>([
    ["the cheapest to rent, by what lies between it and the next", [22_000, 20_000, 30_000].map((price) => stating({ rent: { price } })), [["rent", 1, 20_000, 2_000]]],
    ["the cheapest to buy", [5, 4].map((price) => stating({ sale: { price } })), [["sale", 1, 4, 1]]],
    ["the largest", [40, 70, 60].map((area_sqm) => stating({ area_sqm })), [["area", 1, 70, 10]]],
    ["the one with most bedrooms", [1, 3].map((bedrooms) => stating({ bedrooms })), [["bedrooms", 1, 3, 2]]],
    ["the closest to a station", [900, 300].map((metres) => stating({ nearest_station: at(metres) })), [["station", 1, 300, 600]]],
    ["price before size, and the square metre last", [[20_000, 40], [30_000, 100]].map(([price = 0, area_sqm = 0]) => stating({ rent: { price }, area_sqm })), [["rent", 0, 20_000, 10_000], ["area", 1, 100, 60], ["rent_per_sqm", 1, 300, 200]]],
    ["nothing where the first two are alike", [20_000, 20_000, 30_000].map((price) => stating({ rent: { price } })), []],
    ["nothing that one of them does not state", [stating({ area_sqm: 40 }), stating({ area_sqm: null })], []],
    ["no distance that is known only roughly", [at(300, true), at(400)].map((nearest_station) => stating({ nearest_station })), []],
  ])("is %s", (_what, homes, told) => {
    const found = differencesOf(homes);
    expect(found.map(({ kind, winner, figure, by }) => [kind, winner, figure, by])).toEqual(told);
  });
}); // prettier-ignore
