import { inTransaction } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { EMPTY_CRITERIA, searchQuery, type Criteria } from "@propertyvr/vocabulary";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { insertListings } from "../../stock/listings/insert-listings.ts";
import type { ListingRecord } from "../../stock/listings/listing-row.ts";
import { removeListings } from "../../stock/listings/refresh-offers.ts";
import { drawnHomes } from "../../stock/listings/testing/drawn-homes.ts";
import { loadSample } from "../../stock/sample/load-sample.ts";
import { createListingSearch } from "./listing-search.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await loadSample(database.pool, new Date("2026-11-22T00:00:00Z"), { count: 3_000 });
}, 120_000);
afterEach(() => inTransaction(database.pool, (client) => removeListings(client, "partner:one")));
afterAll(() => database.close());

const [DRAWN] = drawnHomes(1, 3);
/** A three-bedroom house for rent in Bang Khen, Bangkok. */
const HOUSE: ListingRecord = {
  ...DRAWN!,
  source: "partner:one",
  externalId: "house",
  isSample: false,
  status: "available",
  type: "house",
  rentPrice: 45_000,
  salePrice: null,
  bedrooms: 3,
  provinceCode: 10,
  districtCode: 1005,
  subdistrictCode: null,
  point: { lat: 13.874, lon: 100.596 },
  amenities: {},
  tenure: {},
  project: null,
  titleEn: "House by the canal",
  titleTh: null,
};
const push = (home: Partial<ListingRecord> = {}) =>
  inTransaction(database.pool, (client) => insertListings(client, [{ ...HOUSE, ...home }]));

const NEAR_ASOK: Criteria = {
  ...EMPTY_CRITERIA,
  bedrooms: { min: 1, max: 3 },
  deal: "rent",
  types: ["condo"],
  price: { max: 90_000, per: "month" },
  near: [{ kind: "transit", name: "Asok", within_m: null }],
};
const HOUSES: Criteria = { ...EMPTY_CRITERIA, deal: "rent", types: ["house"], places: ["Bangkok"] };

async function found(
  criteria: Criteria,
  { page = 1, text }: { readonly page?: number; readonly text?: string } = {},
) {
  const search = createListingSearch(database.pool);
  const query = searchQuery({ criteria, title_words: text });
  const request = { query, page, pageSize: 48, language: "en" as const };
  const [result, counted] = await Promise.all([search.search(request), search.count(query)]);
  if (!result.ok || !counted.ok) throw new Error("unavailable");
  expect(counted.value.counts).toEqual(result.value.counts);
  const { counts, cards } = result.value;
  return { counts, titles: cards.map(({ title }) => title), kinds: cards.map((c) => c.is_sample) };
}

describe("samples give way question by question", () => {
  it("all of a province stay while its one real home fits another question", async () => {
    const before = await found(NEAR_ASOK);
    expect(before.counts).toMatchObject({ total: 23, all_sample: true });
    await push();
    expect(await found(NEAR_ASOK)).toEqual(before);
    expect(new Set(before.kinds)).toEqual(new Set([true]));
  });

  it("none is listed or counted where a real home fits", async () => {
    const before = await found(HOUSES);
    expect(before.counts.total).toBeGreaterThan(1);
    expect(before.counts.all_sample).toBe(true);
    await push();
    expect(await found(HOUSES)).toEqual({
      counts: { total: 1, rent: 1, sale: 0, stated: 1, all_sample: false },
      titles: ["House by the canal"],
      kinds: [false],
    });
  });

  it("both deals are counted from homes of one kind", async () => {
    await push({ salePrice: 9_000_000 });
    const { counts } = await found({ ...HOUSES, deal: null });
    expect(counts).toEqual({ total: 1, rent: 1, sale: 1, stated: 1, all_sample: false });
  });

  it("a further page never holds samples once a real home fits", async () => {
    await push();
    expect((await found(HOUSES, { page: 2 })).kinds).toEqual([]);
  });

  it("words that only a sample's title holds do not hide the real homes that fit", async () => {
    await push();
    const { rows } = await database.pool.query<{ title_en: string }>(
      `select title_en from listings where is_sample and type = 'house' and is_for_rent
         and province_code = 10 and title_en is not null order by id limit 1`,
    );
    const text = rows[0]!.title_en;
    const { counts, titles } = await found(HOUSES, { text });
    expect(counts.all_sample).toBe(false);
    expect(titles).toEqual(["House by the canal"]);
  });

  it("they are found again once the real home is rented out", async () => {
    const before = await found(HOUSES);
    await push();
    await push({ status: "rented" });
    expect(await found(HOUSES)).toEqual(before);
  });
});
