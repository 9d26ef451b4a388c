import type { Queryable } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { EMPTY_CRITERIA, searchQuery, type Criteria } from "@propertyvr/vocabulary";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadSample } from "../../stock/sample/load-sample.ts";
import { createListingSearch } from "./listing-search.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await loadSample(database.pool, new Date("2026-11-22T00:00:00Z"), { count: 3_000 });
}, 120_000);
afterAll(() => database.close());

/** The same database, which tells how many statements it was sent. */
function countingPool(): { readonly pool: Queryable; readonly statements: () => number } {
  let sent = 0;
  const query = (...asked: readonly unknown[]) => {
    sent += 1;
    return Reflect.apply(database.pool.query.bind(database.pool), database.pool, asked);
  };
  return { pool: { query }, statements: () => sent };
}

const asked: readonly Partial<Criteria>[] = [
  { deal: "rent" },
  { deal: "sale", types: ["house"] },
  { types: ["condo"], places: ["Bangkok"] },
  { types: ["condo"], places: ["Bangkok"], amenities: ["pool"] },
  // Nothing can fit: no home has a price a night.
  { price: { max: 900, per: "night" } },
  { types: ["villa"], places: ["Phuket"], deal: "sale" },
];
const queries = asked.map((some) => searchQuery({ criteria: { ...EMPTY_CRITERIA, ...some } }));

describe("counts that are asked for at once", () => {
  it("are what each is alone, in one statement for real homes and one for samples", async () => {
    const alone = [];
    for (const query of queries)
      alone.push(await createListingSearch(database.pool).count(query, 1_000));
    const { pool, statements } = countingPool();
    const search = createListingSearch(pool);
    const together = await Promise.all(queries.map((query) => search.count(query, 1_000)));
    expect(together).toEqual(alone);
    expect(together.map((each) => each.ok && each.value.counts.total > 0)).toEqual([
      true,
      true,
      true,
      true,
      false,
      true,
    ]);
    expect(statements()).toBe(2);
  });

  it("go no further than each is asked to", async () => {
    const search = createListingSearch(database.pool);
    const [few, more] = await Promise.all([
      search.count(queries[0]!, 2),
      search.count(queries[0]!, 5),
    ]);
    expect([few, more].map((each) => each.ok && each.value.counts)).toEqual([
      expect.objectContaining({ total: 2, is_capped: true }),
      expect.objectContaining({ total: 5, is_capped: true }),
    ]);
  });
});
