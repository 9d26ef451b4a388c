import { locate } from "@propertyvr/gazetteer";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import {
  AMENITIES,
  constraintsOf,
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
/** What one of the changed searches would list. */
const countOf = (query: SearchQuery) => {
  const found = listed(query, []);
  return {
    count: found.length,
    allSample: found.length > 0 && found.every((home) => home.isSample),
  };
};
const letGo = (asked: SearchQuery, drop: readonly Constraint[]) =>
  countOf(withoutConstraints(asked, drop));

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

/** Whether it eases what a person can let go by itself. */
const isOneConstraint = (asked: SearchQuery, eases: readonly Constraint[]): boolean =>
  constraintsOf(asked).some((each) => JSON.stringify([each]) === JSON.stringify(eases));

describe("a search that finds nothing", () => {
  it(
    "is told of every constraint that helps, with what each change finds",
    { timeout: 180_000 },
    async () => {
      let changes = 0;
      let steps = 0;
      await fc.assert(
        fc.asyncProperty(asked, async (drawn) => {
          fc.pre(listed(drawn, []).length === 0);
          const { alone, now } = await relaxed(drawn);
          expect(now).toBe(0);
          for (const { query, count, allSample, changes: made, drop } of alone) {
            expect({ made, count, allSample }).toEqual({ made, ...countOf(query) });
            changes += 1;
            steps += drop.length === 0 ? 1 : 0;
          }
          const singles = constraintsOf(drawn).map((each) => ({ each, ...letGo(drawn, [each]) }));
          const isReal = singles.some(({ count, allSample }) => count > 0 && !allSample);
          const helpful = singles.filter((one) => one.count > 0 && (!isReal || !one.allSample));
          const told = alone
            .filter(({ drop, eases }) => drop.length === 1 && isOneConstraint(drawn, eases))
            .map(({ drop, count }) => ({ drop, count }));
          const pairs = (await relaxed(drawn)).pairs;
          // A pair of real homes goes before a single change that finds samples.
          if (pairs.some(({ allSample }) => !allSample) && !isReal) expect(told).toEqual([]);
          else expect(told).toEqual(helpful.map(({ each, count }) => ({ drop: [each], count })));
        }),
        { numRuns: 90, examples: [[BEYOND_THE_BORDER]] },
      );
      // Criteria that nothing helps prove little.
      expect(changes).toBeGreaterThan(100);
      expect(steps).toBeGreaterThan(15);
    },
  );

  it(
    "is told of the smallest pairs where no single change helps, and of none only where none does",
    { timeout: 180_000 },
    async () => {
      let told = 0;
      let withStep = 0;
      await fc.assert(
        fc.asyncProperty(asked, async (drawn) => {
          fc.pre(listed(drawn, []).length === 0);
          const constraints = constraintsOf(drawn);
          const isHelped = constraints.some((each) => letGo(drawn, [each]).count > 0);
          fc.pre(!isHelped);
          const { alone, pairs } = await relaxed(drawn);
          expect(
            alone.filter(({ drop }) => drop.length > 0 && drop[0]?.key !== "amenities"),
          ).toEqual([]);
          const doubles = constraints.flatMap((one, at) =>
            constraints.slice(at + 1).filter((other) => letGo(drawn, [one, other]).count > 0),
          );
          expect(pairs.length > 0).toBe(doubles.length > 0);
          expect(pairs.length).toBeLessThanOrEqual(5);
          for (const { query, changes, count, allSample, drop } of pairs) {
            expect(changes).toHaveLength(2);
            expect({ changes, count, allSample }).toEqual({ changes, ...countOf(query) });
            told += 1;
            withStep += drop.length < 2 ? 1 : 0;
          }
          const costs = pairs.map(({ cost }) => cost);
          expect(costs).toEqual(costs.toSorted((one, other) => one - other));
        }),
        { numRuns: 45, maxSkipsPerRun: 1_000 },
      );
      expect(told).toBeGreaterThan(15);
      expect(withStep).toBeGreaterThan(2);
    },
  );

  it("is told the least that a change finds where more were not to be counted", async () => {
    const drawn = searchQuery({
      criteria: { ...EMPTY_CRITERIA, deal: "rent", price: { max: 10, per: "month" } },
    });
    const search = createListingSearch(database.pool);
    const whole = await relaxed(drawn);
    const result = await search.relax({ query: drawn, language: "en", upTo: 5 });
    if (!result.ok) throw new Error("unavailable");
    expect(whole.alone.some(({ count }) => count > 5)).toBe(true);
    expect(
      result.value.alone.map(({ changes, count, isMore }) => [changes, count, isMore]),
    ).toEqual(whole.alone.map(({ changes, count }) => [changes, Math.min(count, 5), count > 5]));
    expect(result.value.nearest).toEqual(whole.nearest);
  });

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
      { numRuns: 40 },
    );
    expect(named).toBeGreaterThan(50);
  });

  it("names homes of the place asked for before those elsewhere that miss as much", async () => {
    const criteria: Criteria = {
      ...EMPTY_CRITERIA,
      types: ["house"],
      bedrooms: { min: 4 },
      places: ["Phuket"],
      price: { max: 15_000, per: "month" },
    };
    const { nearest, alone, now } = await relaxed(searchQuery({ criteria }));
    expect(now).toBe(0);
    expect(new Set(alone.map(({ eases }) => eases[0]?.key)).size).toBe(4);
    expect(nearest).toHaveLength(3);
    for (const { misses } of nearest) expect(misses.map(({ key }) => key)).not.toContain("places");
  });

  it("names no home beside a beach of another coast where a beach of one place was asked for", async () => {
    const named = [];
    for (const type of ["condo", "house", "villa", "townhouse"] as const)
      for (const max of [8_000, 15_000, 30_000]) {
        const criteria: Criteria = {
          ...EMPTY_CRITERIA,
          deal: "rent",
          types: [type],
          bedrooms: { min: 3 },
          price: { max, per: "month" },
          near: [{ kind: "beach", name: null, within_m: 5_000 }],
          places: ["Phuket"],
        };
        const { nearest } = await relaxed(searchQuery({ criteria }));
        named.push(...nearest);
      }
    expect(named.length).toBeGreaterThan(0);
    // Beside a beach there are homes in other provinces too, all more than 500 km away.
    for (const { card } of named) {
      const district = homes.find(({ id }) => id === card.id)?.districtCode ?? "";
      expect(String(district).slice(0, 2)).toBe("83");
    }
  });

  it("counts a home for rent and for sale once", async () => {
    const criteria: Criteria = { ...EMPTY_CRITERIA, bedrooms: { min: 40 } };
    const { alone } = await relaxed(searchQuery({ criteria }));
    const real = homes.filter(
      ({ status, isSample, type }) =>
        status === "available" && !isSample && !["land", "office", "warehouse"].includes(type),
    );
    expect(alone.map(({ drop, count, allSample }) => ({ drop, count, allSample }))).toEqual([
      { drop: [{ key: "bedrooms" }], count: real.length, allSample: false },
    ]);
  });

  it("tries all single changes in one statement, and all pairs in one", async () => {
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
    const counting = (part: string) =>
      statements.filter((text) => text.includes(`'${part}' as part`));
    expect(counting("let_go")).toHaveLength(1);
    expect(counting("step")).toEqual(counting("let_go"));
    expect(counting("pair")).toHaveLength(1);
    expect(statements.length).toBeLessThanOrEqual(5);
  });
});
