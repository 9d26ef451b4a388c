import { inTransaction } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { EMPTY_CRITERIA, searchQuery, type ListingCard } from "@propertyvr/vocabulary";
import { afterAll, beforeAll, expect, it } from "vitest";
import { comparablesStatement } from "../../seekers/market/comparable-sql.ts";
import { createMarket } from "../../seekers/market/create-market.ts";
import { createListingSearch } from "../../seekers/search/listing-search.ts";
import { insertListings } from "../listings/insert-listings.ts";
import { refreshOffers, removeListingsById } from "../listings/refresh-offers.ts";
import { drawnHomes } from "../listings/testing/drawn-homes.ts";
import { refreshPriceMarks } from "./refresh-price-marks.ts";

let database: TestDatabase;
let now = Date.UTC(2026, 10, 20, 20);
const clock = { now: () => new Date(now) };

/** Many of one kind in one district, so that most have enough others. */
beforeAll(async () => {
  database = await createTestDatabase();
  const homes = drawnHomes(700, 5).map((home) => ({
    ...home,
    type: "condo" as const,
    provinceCode: 10,
    districtCode: 1001,
    subdistrictCode: null,
    bedrooms: home.bedrooms === null ? null : home.bedrooms % 2,
  }));
  const samples = drawnHomes(30, 6).map((home, n) => ({
    ...home,
    source: "sample",
    isSample: true,
    pictureSeed: n,
  }));
  await inTransaction(database.pool, (client) => insertListings(client, [...homes, ...samples]));
  await database.pool.query(
    `insert into listing_groups
     select listing_id, min(listing_id) over (partition by rank), false from (
       select listing_id, row_number() over (order by listing_id) / 3 as rank
       from (select distinct listing_id from offers where not is_sample and listing_id % 4 = 0) chosen) threes`,
  );
  await work();
});
afterAll(() => database.close());

const work = () => refreshPriceMarks({ pool: database.pool, clock });

interface StoredPriceMark {
  readonly id: string;
  readonly deal: number;
  readonly median: number;
  readonly units: number;
}
const marks = async (): Promise<readonly StoredPriceMark[]> => {
  const { rows } = await database.pool.query<StoredPriceMark>(
    `select listing_id::text as id, deal, median_thb::float8 as median, n_units as units
     from price_marks order by listing_id, deal`,
  );
  return rows;
};
/** By the statement that the chat's answer to "is this price usual" reads. */
const live = async (): Promise<readonly StoredPriceMark[]> => {
  const { rows: offers } = await database.pool.query<{ id: string; deal: number }>(
    "select listing_id::text as id, deal from offers where status = 0 order by listing_id, deal",
  );
  const { rows } = await database.pool.query<{
    id: string;
    deal: number;
    prices: readonly number[];
  }>(
    comparablesStatement(
      offers.map(({ id, deal }) => ({ listingId: id, deal: deal === 0 ? "rent" : "sale" })),
    ),
  );
  return rows
    .filter(({ prices }) => prices.length >= 10)
    .map(({ id, deal, prices }) => {
      const half = (prices.length - 1) / 2;
      const middle = ((prices[Math.floor(half)] ?? 0) + (prices[Math.ceil(half)] ?? 0)) / 2;
      return { id, deal, median: Math.round(middle), units: prices.length };
    })
    .toSorted((one, other) => Number(one.id) - Number(other.id) || one.deal - other.deal);
};
const rewrite = (sql: string, ids: readonly number[]) =>
  inTransaction(database.pool, async (client) => {
    await client.query(sql, [ids]);
    await refreshOffers(client, ids);
  });
const someMarked = async (count: number): Promise<readonly number[]> =>
  (await marks()).slice(0, count).map(({ id }) => Number(id));

it("price marks equal those computed from the comparables at once", async () => {
  const told = await marks();
  expect(told.length).toBeGreaterThan(300);
  expect(told).toEqual(await live());
});

it("a change of a home makes the price marks around it due, and no others", async () => {
  const ids = await someMarked(12);
  await rewrite(
    "update listings set rent_price = rent_price * 3, sale_price = sale_price * 3 where id = any($1::bigint[])",
    ids.slice(0, 3),
  );
  await rewrite("update listings set bedrooms = 5 where id = any($1::bigint[])", ids.slice(3, 5));
  await rewrite(
    "update listings set status = 'sold' where id = any($1::bigint[])",
    ids.slice(5, 7),
  );
  await rewrite(
    "update listings set expired_at = now() where id = any($1::bigint[])",
    ids.slice(7, 9),
  );
  await inTransaction(database.pool, (client) => removeListingsById(client, ids.slice(9, 11)));
  await database.pool.query("delete from listing_groups where group_id % 8 = 0");
  expect(await marks()).not.toEqual(await live());
  await work();
  expect(await marks()).toEqual(await live());
  await rewrite("update listings set updated_at = now() where id = any($1::bigint[])", ids);
  const { rows } = await database.pool.query("select from price_cell_notes");
  expect(rows).toEqual([]);
});

it.each([
  ["joined", "update listing_groups set group_id = (select min(group_id) from listing_groups)"],
  ["told apart", "delete from listing_groups"],
  [
    "found",
    "insert into listing_groups select distinct listing_id, 1, false from offers where listing_id % 9 = 0",
  ],
])("likely duplicates that are %s change the marks around them", async (_, change) => {
  await work();
  const before = await marks();
  await database.pool.query(change);
  await work();
  expect(await marks()).not.toEqual(before);
  expect(await marks()).toEqual(await live());
});

const search = async (
  over: Partial<typeof EMPTY_CRITERIA> = {},
): Promise<readonly ListingCard[]> => {
  const found = await createListingSearch(database.pool).search({
    query: searchQuery({ criteria: { ...EMPTY_CRITERIA, deal: "rent", ...over } }),
    page: 1,
    pageSize: 48,
    language: "en",
  });
  if (!found.ok) throw new Error(found.failure);
  return found.value.cards;
};

/** The rent of a home as its page tells it. */
const offerOf = async (id: string) => {
  const found = await createListingSearch(database.pool).get(id, "en");
  if (!found.ok) throw new Error(found.failure);
  return found.value.rent;
};

it("the card and the page of a home say what the chat says of it, at its present price", async () => {
  const card = (await search()).find(({ price_mark }) => price_mark);
  if (!card?.price_mark || card.price === null) throw new Error("no mark");
  const market = createMarket({
    pool: database.pool,
    search: createListingSearch(database.pool),
    clock,
    reportFault: (error) => {
      throw error;
    },
  });
  const answered = await market({
    kind: "listing_position",
    metrics: ["rent"],
    askedThb: null,
    listingId: card.id,
    language: "en",
    query: searchQuery({ criteria: EMPTY_CRITERIA }),
  });
  if (!answered.ok || answered.value.kind !== "listing_position") throw new Error("no position");
  const { figure, difference_pct, as_of } = answered.value;
  expect(card.price_mark).toEqual({
    difference_pct,
    median_thb: figure.median_thb,
    n_units: figure.n_units,
    as_of,
  });
  expect(await offerOf(card.id)).toEqual({ price: card.price, price_mark: card.price_mark });
  await rewrite("update listings set rent_price = rent_price * 2 where id = any($1::bigint[])", [
    Number(card.id),
  ]);
  const doubled = (await search()).find(({ id }) => id === card.id);
  expect(doubled?.price_mark).toEqual({
    ...card.price_mark,
    difference_pct: Math.round(((card.price * 2) / card.price_mark.median_thb - 1) * 100),
  });
});

it("samples and homes with too few comparables have no price mark", async () => {
  const { rows } = await database.pool.query<{ n: number }>(
    "select count(*)::int as n from price_marks where n_units < 10 or listing_id in (select id from listings where is_sample)",
  );
  expect(rows).toEqual([{ n: 0 }]);
});

it("a price mark that is a week old is computed again, with nothing changed", async () => {
  await work();
  const before = await marks();
  now += 8 * 86_400_000;
  await work();
  expect(await marks()).toEqual(before);
  const { rows } = await database.pool.query("select distinct as_of from price_cells");
  expect(rows).toEqual([{ as_of: "2026-11-29" }]);
});

it("two servers at once compute the same price marks", async () => {
  const before = await marks();
  await database.pool.query("truncate price_marks");
  await database.pool.query("update price_cells set is_due = true");
  await Promise.all([work(), work(), work()]);
  expect(await marks()).toEqual(before);
});
