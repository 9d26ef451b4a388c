import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { listHome } from "../../seekers/enquiries/testing/listed-homes.ts";
import { createTestApp, type TestApp } from "../../platform/http/testing/test-app.ts";
import type { ListingRecord } from "../listings/listing-row.ts";
import { stockWriter } from "../partner-listings/write-stock.ts";
import { placeListings } from "./place-listings.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  // The server's own job of its start would write a row of its own.
  await test.app.jobs.idle();
  await test.database.pool.query("truncate listings, placings restart identity cascade");
});
afterAll(() => test.close());

/** A home as it was stored before any was placed by its text. */
const stored = (over: Partial<ListingRecord> = {}) =>
  listHome(test, {
    point: null,
    pointPrecisionM: null,
    placed: null,
    districtCode: null,
    address: "Ari",
    ...over,
  });
const place = (edition: number, signal?: AbortSignal) => {
  const { pool } = test.database;
  const writeStock = stockWriter(pool);
  return placeListings({ pool, clock: { now: () => new Date(0) }, writeStock }, signal, edition);
};
const rowsOf = async (sql: string) => (await test.database.pool.query<object>(sql)).rows;
const places = () =>
  rowsOf(
    "select id::text, district_code, placed ->> 'name' as name, point_precision_m as metres, nearest_bts_m < 300 as is_by_bts from listings order by id",
  );

it("homes that were stored without coordinates are placed, and found there", async () => {
  const ari = await stored();
  const titled = await stored({ address: null, titleEn: "Condo near BTS Asok", titleTh: null });
  const nowhere = await stored({ address: "Sunny Court" });
  const given = await stored({ point: { lat: 13.75, lon: 100.5 } });
  await place(101);
  expect(await places()).toMatchObject([
    { id: ari, district_code: 1014, name: "Ari", metres: 1_000, is_by_bts: true },
    { id: titled, district_code: null, name: "Asok", metres: 1_000 },
    { id: nowhere, name: null, metres: null },
    { id: given, name: null, metres: null },
  ]);
  expect(
    await rowsOf(
      "select listing_id::text as id, precision_m from offers where cell is not null order by 1",
    ),
  ).toEqual([
    { id: ari, precision_m: 1_000 },
    { id: titled, precision_m: 1_000 },
    { id: given, precision_m: 0 },
  ]);
});

it("placing runs once for each version of its rules", async () => {
  await stored();
  await place(101);
  const written = () => rowsOf("select xmin::text, placed ->> 'name' as name from listings");
  const before = await written();
  await place(101);
  expect(await written()).toEqual(before);
  await test.database.pool.query(
    "update listings set address = 'Rawai', province_code = 83, district_code = null",
  );
  await place(101);
  expect(await written()).toMatchObject([{ name: "Ari" }]);
  await place(102);
  expect(await written()).toMatchObject([{ name: "Rawai" }]);
});

it("placing listings resumes where it was cut off, and places none twice", async () => {
  for (let n = 0; n < 3; n++) await stored();
  const stopped = new AbortController();
  stopped.abort();
  await place(101, stopped.signal);
  expect(await rowsOf("select finished_at from placings")).toEqual([{ finished_at: null }]);
  await test.database.pool.query("update placings set last_id = (select min(id) from listings)");
  await place(101);
  expect((await places()).map((row) => ("name" in row ? row.name : ""))).toEqual([
    null,
    "Ari",
    "Ari",
  ]);
  expect(await rowsOf("select finished_at is not null as is_done from placings")).toEqual([
    { is_done: true },
  ]);
});

it("placing a listing leaves its times and confirmation as they are, and informs the partner of the district", async () => {
  const partnerId = randomUUID();
  await test.database.pool.query(
    "insert into partners (id, name, email) values ($1, 'Baan', 'baan@example.com')",
    [partnerId],
  );
  await stored({ source: `partner:${partnerId}`, externalId: "A-1" });
  const times = () => rowsOf("select created_at, updated_at, last_confirmed_at from listings");
  const before = await times();
  await place(101);
  expect(await times()).toEqual(before);
  expect(await rowsOf("select op, external_id, fields from listing_changes")).toEqual([
    { op: "updated", external_id: "A-1", fields: ["district"] },
  ]);
});

it("the server places new listings by a scheduled job", async () => {
  const ari = await stored();
  test.clock.forward(3_600_000);
  await test.app.jobs.idle();
  expect(await places()).toMatchObject([{ id: ari, name: "Ari" }]);
});
