import { inTransaction } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import type { Insight } from "@propertyvr/parts";
import { EMPTY_CRITERIA, searchQuery, type Criteria } from "@propertyvr/vocabulary";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertListings } from "../../stock/listings/insert-listings.ts";
import { marketHomes } from "../questions/market-homes.ts";
import { createMarket } from "./create-market.ts";

const NOW = new Date("2026-11-25T05:00:00Z");

let database: TestDatabase;
/**
 * 41 one-bedroom condos in Ari are let from 15,000 on: all of them since August, but for the dearest ten,
 * which came in October; the cheapest twenty asked a tenth less until September ended.
 */
beforeAll(async () => {
  database = await createTestDatabase();
  await inTransaction(database.pool, (client) => insertListings(client, marketHomes()));
  await database.pool.query(`delete from listing_prices`);
  await database.pool
    .query(`insert into listing_prices (listing_id, deal, since, state, price, source, external_id)
    select id, 'rent', case when rent_price > 30000 then timestamptz '2026-10-10 12:00+07' else timestamptz '2026-08-10 12:00+07' end,
      'priced', case when rent_price < 25000 then rent_price * 0.9 else rent_price end, source, external_id
    from listings where title_en like 'Ari condo %' and bedrooms = 1 and rent_price is not null
    union all
    select id, 'rent', timestamptz '2026-10-01 00:00+07', 'priced', rent_price, source, external_id
    from listings where title_en like 'Ari condo %' and bedrooms = 1 and rent_price < 25000
    union all
    select id, 'sale', timestamptz '2026-11-10 12:00+07', 'priced', sale_price, source, external_id
    from listings where title_en like 'Ari condo %' and sale_price is not null`);
});
afterAll(() => database.close());

async function trendOf(
  criteria: Partial<Criteria>,
  metrics: readonly ("rent" | "sale")[] = ["rent"],
): Promise<Insight> {
  const market = createMarket({
    pool: database.pool,
    clock: { now: () => NOW },
    search: { getForAssistant: () => Promise.reject(new Error("no home is asked about")) },
    reportFault: (error) => {
      throw error;
    },
  });
  const answered = await market({
    kind: "trend",
    metrics,
    query: searchQuery({ criteria: { ...EMPTY_CRITERIA, places: ["Ari"], ...criteria } }),
    askedThb: null,
    listingId: null,
    language: "en",
  });
  if (!answered.ok) throw new Error(answered.failure);
  return answered.value;
}
const ONE_BED = { types: ["condo"], bedrooms: { min: 1, max: 1 } } as const;

it("follows the same homes, which those that join later do not move, beside the median of all", async () => {
  // Twenty of 31 homes rise to ten ninths: the geometric mean of all is (10 / 9) ^ (20 / 31) = 1.0704.
  expect(await trendOf(ONE_BED)).toMatchObject({
    kind: "trend",
    metric: "rent",
    is_sample: false,
    months: [
      { month: "2026-08", n_units: 31, n_matched: null, index: 100 },
      { month: "2026-09", n_units: 31, n_matched: 31, index: 100 },
      { month: "2026-10", n_units: 41, n_matched: 31, index: 107, median_thb: 25_000 },
      { month: "2026-11", n_units: 41, n_matched: 41, index: 107, median_thb: 25_000 },
    ],
    span_months: 3,
    index_span_months: 3,
    change_pct: 7,
  });
});

it("the price trend counts likely duplicates as one home", async () => {
  await database.pool.query(`insert into listing_groups
    select id, min(id) over (), false from listings where title_en like 'Ari condo %' and bedrooms = 1 and rent_price < 16500`);
  const insight = await trendOf(ONE_BED);
  await database.pool.query(`delete from listing_groups`);
  expect(insight).toMatchObject({ months: [{ n_units: 29 }, {}, { n_matched: 29 }, {}] });
});

it("the price trend leaves out a price that doubles, as a correction", async () => {
  await database.pool.query(
    `update listing_prices set price = price / 10 where since < '2026-10-01' and price between 18000 and 30000`,
  );
  const insight = await trendOf(ONE_BED);
  await database.pool.query(
    `update listing_prices set price = price * 10 where since < '2026-10-01' and price between 1800 and 3000`,
  );
  expect(insight).toMatchObject({ months: [{ n_units: 31 }, {}, { n_units: 41 }, {}] });
  if (insight.kind !== "trend") throw new Error(insight.kind);
  expect(insight.months[2]?.n_matched).toBeLessThan(31);
});

it("the price trend has no history where fewer than two months have ten homes", async () => {
  expect(await trendOf(ONE_BED, ["sale"])).toMatchObject({ kind: "refused", reason: "no_history" });
  expect(await trendOf({ types: ["house"] })).toMatchObject({
    kind: "refused",
    reason: "no_history",
  });
});

it("the price trend is of the deal with the most months where none is named", async () => {
  expect(await trendOf(ONE_BED, ["sale", "rent"])).toMatchObject({ kind: "trend", metric: "rent" });
});
