import { expect, it } from "vitest";
import type { ListingFacts } from "../results/listing-facts.ts";
import { factsOf } from "../testing/small-market.ts";
import { perSqm } from "./listing-facts.ts";

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
