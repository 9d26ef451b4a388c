import { inTransaction } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { insertListings } from "./insert-listings.ts";
import type { ListingRecord } from "./listing-row.ts";
import { removeListings } from "./refresh-offers.ts";
import { drawnHomes } from "./testing/drawn-homes.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.pool.query("truncate listings, offers cascade"));
afterAll(() => database.close());

const insert = (records: readonly ListingRecord[]) =>
  inTransaction(database.pool, (client) => insertListings(client, records));

/** Everything that is stored, apart from nothing. */
const stored = async () => {
  const listings = await database.pool.query("select * from listings order by id");
  const offers = await database.pool.query("select *, xmin from offers order by listing_id, deal");
  return { listings: listings.rows, offers: offers.rows };
};

const [DRAWN] = drawnHomes(1, 3);
const home = (changes: Partial<ListingRecord>): ListingRecord => ({
  ...DRAWN!,
  provinceCode: 10,
  districtCode: 1039,
  subdistrictCode: null,
  status: "available",
  rentPrice: 20_000,
  salePrice: null,
  ...changes,
});
const sample = (n: number, changes: Partial<ListingRecord> = {}) =>
  home({ source: "sample", externalId: String(n), isSample: true, pictureSeed: n, ...changes });

/** "s1:rent" for a sample's offer, "r1:sale" for a real home's. */
async function offered(): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ offer: string }>(
    `select case when o.is_sample then 's' else 'r' end || l.external_id
       || case o.deal when 0 then ':rent' else ':sale' end
       || case when o.has_other then '+' else '' end as offer
     from offers o join listings l on l.id = o.listing_id order by 1`,
  );
  return rows.map((row) => row.offer);
}

describe("sending homes", () => {
  it("inserts each with its offers and answers the ids in the order given", async () => {
    const records = [home({ externalId: "b" }), home({ externalId: "a", salePrice: 4_000_000 })];
    const sent = await insert(records);
    expect(sent).toMatchObject({ inserted: 2, updated: 0, unchanged: 0 });
    const { rows } = await database.pool.query(
      "select external_id from listings where id = any($1::bigint[]) order by array_position($1::bigint[], id)",
      [sent.ids],
    );
    expect(rows.map((row: { external_id: string }) => row.external_id)).toEqual(["b", "a"]);
    expect(await offered()).toEqual(["ra:rent+", "ra:sale+", "rb:rent"]);
  });

  it("changes nothing the second time, not a row is written", async () => {
    const records = drawnHomes(300, 5);
    const first = await insert(records);
    const before = await stored();
    const again = await insert(records);
    expect(again).toEqual({ inserted: 0, updated: 0, unchanged: 300, ids: first.ids });
    expect(await stored()).toEqual(before);
  });

  it("updates what changed, keeps the day it was first listed, and its offers follow", async () => {
    await insert([home({ createdAt: "2025-02-03T00:00:00.000Z" })]);
    const sent = await insert([
      home({ createdAt: null, rentPrice: null, salePrice: "on_request", bedrooms: 9 }),
    ]);
    expect(sent).toMatchObject({ inserted: 0, updated: 1, unchanged: 0 });
    const { listings, offers } = await stored();
    expect(listings[0]).toMatchObject({ created_at: new Date("2025-02-03"), bedrooms: 9 });
    expect(offers).toHaveLength(1);
    expect(offers[0]).toMatchObject({ deal: 1, price: null, bedrooms: 9 });
  });

  it("takes the later of two records with one name", async () => {
    const sent = await insert([home({ bedrooms: 1 }), home({ bedrooms: 4 })]);
    expect(sent.inserted).toBe(1);
    expect(sent.ids[0]).toBe(sent.ids[1]);
    expect((await stored()).listings[0]).toMatchObject({ bedrooms: 4 });
  });

  it("stores SQL, HTML, tabs, backslashes, NUL and broken surrogates as text or without them", async () => {
    const hostile = "'); drop table listings; -- <script>\t\\N\r\n\\. \u0000\ud800 ๑๒ 😀";
    await insert([
      home({
        titleEn: hostile,
        descriptionTh: hostile,
        address: hostile,
        images: [hostile],
        contact: { [hostile]: hostile },
        raw: { [hostile]: [hostile] },
      }),
    ]);
    const kept = hostile.replace("\u0000\ud800", "");
    expect((await stored()).listings[0]).toMatchObject({
      title_en: kept,
      description_th: kept,
      address: kept,
      images: [kept],
      contact: { [kept]: kept },
      raw: { [kept]: [kept] },
    });
  });

  it("keeps nothing of a batch with a home that breaks a law of the table", async () => {
    const broken = home({ externalId: "x", provinceCode: 10, districtCode: 8301 });
    await expect(insert([home({}), broken])).rejects.toThrow(/check constraint/);
    expect((await stored()).listings).toEqual([]);
  });
});

describe("samples", () => {
  it("keep their offers beside real homes of their province: a search tells the two apart", async () => {
    await insert([
      sample(1, { rentPrice: 15_000, salePrice: 3_000_000 }),
      sample(2, { provinceCode: 83, districtCode: 8301 }),
    ]);
    await insert([home({ externalId: "1" })]);
    expect(await offered()).toEqual(["r1:rent", "s1:rent+", "s1:sale+", "s2:rent"]);
    await insert([home({ externalId: "1", status: "rented" })]);
    expect(await offered()).toEqual(["r1:rent", "s1:rent+", "s1:sale+", "s2:rent"]);
  });

  it("go with their source and leave real homes as they are", async () => {
    await insert([home({ externalId: "1" }), sample(1)]);
    const removed = await inTransaction(database.pool, (client) =>
      removeListings(client, "sample"),
    );
    expect(removed).toBe(1);
    expect(await offered()).toEqual(["r1:rent"]);
    await inTransaction(database.pool, (client) => removeListings(client, "drawn"));
    expect(await stored()).toEqual({ listings: [], offers: [] });
  });
});
