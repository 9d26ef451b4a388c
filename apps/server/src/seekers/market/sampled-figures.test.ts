import { inTransaction } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { ANY_HOME, roundToDigits } from "@propertyvr/vocabulary";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DEAL_CODES, TYPE_CODES } from "../../stock/listings/offer-codes.ts";
import { insertListings } from "../../stock/listings/insert-listings.ts";
import { drawnHomes } from "../../stock/listings/testing/drawn-homes.ts";
import { marketStore, periodIn, sampledIn } from "./market-store.ts";
import { thaiDay } from "./thai-day.ts";
import { SAMPLED_ONE_OF } from "./unit-sql.ts";

/** More than so many offers under a deal are sampled here, in the product more than ten thousand. */
const EXACT_UP_TO = 500;
const BOTH = ["price", "per_sqm"] as const;
const CONDOS = { resolved: { ...ANY_HOME, types: ["condo"] as const } };
const RENT = { resolved: { ...CONDOS.resolved, deal: "rent" as const } };

let database: TestDatabase;
/** Every third condo to rent is offered three times. */
beforeAll(async () => {
  database = await createTestDatabase();
  await inTransaction(database.pool, (client) => insertListings(client, drawnHomes(6_000, 4)));
  await database.pool.query(
    `insert into listing_groups
     select listing_id, min(listing_id) over (partition by at / 3), false from (
       select listing_id, row_number() over (order by listing_id) - 1 as at
       from offers where deal = ${DEAL_CODES.rent} and type = ${TYPE_CODES.condo}) condos
     where at % 9 < 3`,
  );
});
afterAll(() => database.close());

const sampled = () => marketStore(database.pool, EXACT_UP_TO);
const exact = () => marketStore(database.pool, 1_000_000);

/** The homes of the sample in SQL written by hand. */
const byHand = async () => {
  const { rows } = await database.pool.query<{ n: number; listings: number; median: number }>(
    `select count(*)::int as n, sum(listings)::int as listings,
       percentile_cont(0.5) within group (order by price) as median
     from (select percentile_cont(0.5) within group (order by price::float8) as price, count(*) as listings
       from offers o left join listing_groups g using (listing_id)
       where status = 0 and deal = ${DEAL_CODES.rent} and type = ${TYPE_CODES.condo} and price > 0
         and coalesce(g.group_id, o.listing_id) % ${SAMPLED_ONE_OF} = 0
       group by coalesce(g.group_id, o.listing_id)) homes`,
  );
  return rows[0];
};

it("a level over many homes is that of one home in 16, likely duplicates as one home", async () => {
  const rows = await sampled().findLevels(RENT, BOTH);
  const level = rows.find(({ measure }) => measure === "price");
  const hand = await byHand();
  const standsFor = (count = 0) => roundToDigits(count * SAMPLED_ONE_OF, 2);
  expect(hand?.n).toBeGreaterThan(10);
  expect(hand?.listings).toBeGreaterThan(hand?.n ?? 0);
  expect(level).toMatchObject({
    read: hand?.n,
    one_of: SAMPLED_ONE_OF,
    units: standsFor(hand?.n),
    listings: standsFor(hand?.listings),
  });
  expect(level?.quartiles[1]).toBeCloseTo(hand?.median ?? 0, 6);
  expect(sampledIn(rows)).toEqual({ one_of: SAMPLED_ONE_OF });
});

it("figures from a sample are near the figures from all homes", async () => {
  const [some, all] = await Promise.all([
    sampled().countSupply(CONDOS),
    exact().countSupply(CONDOS),
  ]);
  expect(some.map(({ deal }) => deal)).toEqual(all.map(({ deal }) => deal));
  for (const [n, { units }] of all.entries())
    expect((some[n]?.units ?? 0) / units).toBeGreaterThan(0.6);
  for (const [n, { units }] of all.entries())
    expect((some[n]?.units ?? 0) / units).toBeLessThan(1.6);
});

it("the homes of a sample stand with the days between which they were listed", async () => {
  const { rows: hand } = await database.pool.query<{ first: Date; last: Date }>(
    `select min(created_at) as first, max(created_at) as last
     from offers o left join listing_groups g using (listing_id)
     where status = 0 and deal = ${DEAL_CODES.rent} and type = ${TYPE_CODES.condo}
       and coalesce(g.group_id, o.listing_id) % ${SAMPLED_ONE_OF} = 0`,
  );
  const rows = await sampled().countSupply(RENT);
  expect(periodIn(rows)).toEqual({
    first_listed: thaiDay(hand[0]?.first ?? new Date(0)),
    last_listed: thaiDay(hand[0]?.last ?? new Date(0)),
  });
  expect(periodIn([])).toEqual({});
});

it("a few homes are all read, and nothing is said of a sample", async () => {
  const query = { resolved: { ...RENT.resolved, bedrooms: { min: 3, max: 3 } } };
  const [few, all] = await Promise.all([
    sampled().findLevels(query, BOTH),
    exact().findLevels(query, BOTH),
  ]);
  expect(few).toEqual(all);
  expect(few.every(({ read, units }) => read === units)).toBe(true);
  expect(sampledIn(few)).toEqual({});
});

it("all homes of a deal with few homes are read, beside a sample of the other deal", async () => {
  await database.pool.query(
    "delete from offers where deal = $1 and type = $2 and listing_id % 8 > 0",
    [DEAL_CODES.sale, TYPE_CODES.condo],
  );
  const rows = await sampled().countSupply(CONDOS);
  const all = await exact().countSupply(CONDOS);
  const saleOf = (each: typeof rows) => each.find(({ deal }) => deal === DEAL_CODES.sale);
  expect(saleOf(rows)?.one_of).toBe(1);
  expect(saleOf(rows)?.units).toBe(saleOf(all)?.units);
  expect(rows.find(({ deal }) => deal === DEAL_CODES.rent)?.one_of).toBe(SAMPLED_ONE_OF);
});

it("a few real homes among many samples are all read, and no sample with them", async () => {
  await database.pool.query(
    `update offers set is_sample = listing_id not in (
       select listing_id from offers o where status = 0 and deal = $1 and type = $2 and price > 0
         and not exists (select from listing_groups g where g.listing_id = o.listing_id)
       order by listing_id limit 20)`,
    [DEAL_CODES.rent, TYPE_CODES.condo],
  );
  const level = (await sampled().findLevels(RENT, BOTH)).find(({ measure }) => measure === "price");
  expect(level).toMatchObject({ units: 20, one_of: 1, is_sample: false });
});
