import { locate } from "@propertyvr/gazetteer";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import {
  AMENITIES,
  DEALS,
  EMPTY_CRITERIA,
  fits,
  NEAR_KINDS,
  PROPERTY_TYPES,
  TENURES,
  WHERE_KEYS,
  withoutConstraints,
  searchQuery,
  type Constraint,
  type Criteria,
  type Listing,
  type SearchQuery,
} from "@propertyvr/vocabulary";
import { inTransaction } from "@propertyvr/database";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertListings, vacuumListings } from "../../stock/listings/insert-listings.ts";
import { drawnHomes } from "../../stock/listings/testing/drawn-homes.ts";
import { createListingSearch } from "./listing-search.ts";
import { locatedConstraints } from "./relax-offers.ts";

let database: TestDatabase;
let homes: readonly Listing[];

beforeAll(async () => {
  database = await createTestDatabase();
  const records = drawnHomes(1_500, 11).map((home, n) => ({ ...home, isSample: n % 4 === 0 }));
  const { ids } = await inTransaction(database.pool, (client) => insertListings(client, records));
  await vacuumListings(database.pool);
  homes = records.map((record, n) => ({ ...record, id: ids[n] ?? "", createdAt: "" }));
});
afterAll(() => database.close());

async function relaxed(query: SearchQuery) {
  const result = await createListingSearch(database.pool).relax({ query, language: "en" });
  if (!result.ok) throw new Error("unavailable");
  return result.value;
}

/** The homes that a search would list without some of its constraints: real ones, else samples. */
function listed(asked: SearchQuery, drop: readonly Constraint[]) {
  const { resolved } = locate(withoutConstraints(asked, drop));
  const fitting = homes.filter((home) => fits(home, resolved));
  const real = fitting.filter((home) => !home.isSample);
  return real.length > 0 ? real : fitting;
}
const counted = (asked: SearchQuery, drop: readonly Constraint[]) => {
  const found = listed(asked, drop);
  return {
    drop,
    count: found.length,
    allSample: found.length > 0 && found.every((home) => home.isSample),
  };
};

const some = <T, Nothing>(arbitrary: fc.Arbitrary<T>, nothing: Nothing) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(nothing) }, { weight: 1, arbitrary });
const near = fc.oneof(
  fc.constantFrom(
    { kind: "transit" as const, name: "Asok" },
    { kind: "transit" as const, name: "BTS" },
    { kind: "transit" as const, name: "Ari" },
    { kind: "poi" as const, name: "Nowhere at all" },
  ),
  fc.record({ kind: fc.constantFrom(...NEAR_KINDS), name: fc.constant(null) }),
);
const asked: fc.Arbitrary<SearchQuery> = fc
  .record({
    criteria: fc.record<Criteria>({
      deal: fc.constantFrom(null, ...DEALS),
      types: some(fc.uniqueArray(fc.constantFrom(...PROPERTY_TYPES), { maxLength: 2 }), []),
      bedrooms: some(fc.constantFrom({ min: 5 }, { min: 2, max: 2 }, { max: 0 }), null),
      bathrooms: some(fc.constantFrom({ min: 4 }, { min: 2 }), null),
      price: some(
        fc.constantFrom(
          { max: 12_000, per: "month" as const },
          { max: 200_000, per: "year" as const },
          { max: 900_000, per: "total" as const },
          { min: 20_000_000, per: "total" as const },
          { max: 200, per: "sqm" as const },
          { max: 2_000, per: "night" as const },
        ),
        null,
      ),
      area_sqm: some(fc.constantFrom({ min: 250 }, { max: 25 }), null),
      land_sqm: some(fc.constantFrom({ min: 3_000 }), null),
      places: some(
        fc.uniqueArray(
          fc.constantFrom("Bangkok", "Watthana", "Phuket", "Chiang Mai", "Ari", "Atlantis"),
          { maxLength: 3 },
        ),
        [],
      ),
      near: some(
        fc.array(
          fc.record({ near, within_m: fc.constantFrom(null, 300, 2_000) }).map((each) => ({
            ...each.near,
            within_m: each.within_m,
          })),
          { maxLength: 3 },
        ),
        [],
      ),
      amenities: some(fc.uniqueArray(fc.constantFrom(...AMENITIES), { maxLength: 3 }), []),
      tenure: some(fc.constantFrom(...TENURES), null),
      sort: fc.constant(null),
    }),
    status: some(fc.constantFrom("sold", "rented", "pending"), undefined),
    extensions: fc.record({
      not_types: some(fc.uniqueArray(fc.constantFrom(...PROPERTY_TYPES), { maxLength: 2 }), []),
      near_any: fc.boolean(),
      one_of: some(fc.uniqueArray(fc.constantFrom(...WHERE_KEYS), { minLength: 2 }), []),
    }),
  })
  .map(searchQuery);

/** The circle of Ari holds homes that lie in another province. */
const BEYOND_THE_BORDER: SearchQuery = searchQuery({
  criteria: { ...EMPTY_CRITERIA, types: ["apartment"], places: ["Ari", "Bangkok"] },
});

describe("a search that finds nothing", () => {
  it(
    "counts every constraint let go, alone and in pairs, as the search would",
    { timeout: 180_000 },
    async () => {
      let alone = 0;
      let pairs = 0;
      await fc.assert(
        fc.asyncProperty(asked, async (drawn) => {
          fc.pre(listed(drawn, []).length === 0);
          const constraints = locatedConstraints(drawn).map(({ constraint }) => constraint);
          const found = await relaxed(drawn);
          const singles = constraints.map((each) => counted(drawn, [each]));
          expect(found.alone).toEqual(singles);
          alone += singles.filter(({ count }) => count > 0).length;
          const doubles = constraints
            .flatMap((one, at) => constraints.slice(at + 1).map((other) => [one, other] as const))
            .filter(([one, other]) => one.key !== "places" || other.key !== "places")
            .map((drop) => counted(drawn, drop))
            .filter(({ drop, count, allSample }) => {
              const each = drop.map((one) => counted(drawn, [one]));
              const isHelped = each.some((one) => one.count > 0 && (allSample || !one.allSample));
              return count > 0 && !isHelped;
            });
          pairs += doubles.length;
          const byText = (one: unknown, other: unknown) =>
            JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
          expect(found.pairs.toSorted(byText)).toEqual(doubles.toSorted(byText));
        }),
        { numRuns: 70, seed: 31, examples: [[BEYOND_THE_BORDER]] },
      );
      // Criteria that nothing helps prove little.
      expect(alone).toBeGreaterThan(60);
      expect(pairs).toBeGreaterThan(30);
    },
  );

  it("names homes that miss least, and exactly what they miss", { timeout: 60_000 }, async () => {
    let named = 0;
    await fc.assert(
      fc.asyncProperty(asked, async (drawn) => {
        fc.pre(listed(drawn, []).length === 0);
        const { nearest, alone, pairs } = await relaxed(drawn);
        const isReal = [...alone, ...pairs].some(({ count, allSample }) => count > 0 && !allSample);
        for (const { card, misses } of nearest) {
          named += 1;
          expect(listed(drawn, misses).map(({ id }) => id)).toContain(card.id);
          for (const spared of misses) {
            const fewer = misses.filter((each) => each !== spared);
            expect(listed(drawn, fewer).map(({ id }) => id)).not.toContain(card.id);
          }
          if (isReal) expect(card.is_sample).toBe(false);
        }
        expect(new Set(nearest.map(({ card }) => card.is_sample)).size).toBeLessThan(2);
      }),
      { numRuns: 40, seed: 5 },
    );
    expect(named).toBeGreaterThan(50);
  });

  it("names homes of the place asked for before those elsewhere that miss as much", async () => {
    const criteria: Criteria = {
      ...EMPTY_CRITERIA,
      types: ["house"],
      bedrooms: { min: 4 },
      places: ["Bangkok"],
      price: { max: 9_000, per: "month" },
    };
    const { nearest, alone } = await relaxed(searchQuery({ criteria }));
    expect(alone.every(({ count }) => count > 0)).toBe(true);
    expect(nearest).toHaveLength(3);
    for (const { misses } of nearest) expect(misses.map(({ key }) => key)).not.toContain("places");
  });

  it("counts a home for rent and for sale once", async () => {
    const criteria: Criteria = { ...EMPTY_CRITERIA, bedrooms: { min: 40 } };
    const { alone } = await relaxed(searchQuery({ criteria }));
    const real = homes.filter((home) => home.status === "available" && !home.isSample);
    expect(alone).toEqual([{ drop: [{ key: "bedrooms" }], count: real.length, allSample: false }]);
  });

  it("tries them all in one statement", async () => {
    const statements: string[] = [];
    const pool = {
      query: (statement: { readonly text: string }) => {
        statements.push(statement.text);
        return database.pool.query(statement);
      },
    } as unknown as typeof database.pool;
    const criteria: Criteria = {
      ...EMPTY_CRITERIA,
      deal: "rent",
      types: ["warehouse"],
      bedrooms: { min: 5, max: 5 },
      price: { max: 1, per: "month" },
      places: ["Phuket"],
      amenities: ["pool", "gym", "parking"],
    };
    await createListingSearch(pool).relax({ query: searchQuery({ criteria }), language: "en" });
    expect(statements.filter((text) => text.includes("group by one"))).toHaveLength(1);
    expect(statements.length).toBeLessThanOrEqual(5);
  });
});
