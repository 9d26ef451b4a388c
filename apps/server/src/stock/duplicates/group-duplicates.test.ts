import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listHome } from "../../seekers/enquiries/testing/listed-homes.ts";
import { createTestApp, type TestApp } from "../../platform/http/testing/test-app.ts";
import type { ListingRecord } from "../listings/listing-row.ts";
import { inTransaction } from "@propertyvr/database";
import { refreshOffers, removeListingsById } from "../listings/refresh-offers.ts";
import { groupDuplicates } from "./group-duplicates.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  // The job that groups runs once at the start, and one sweep at a time.
  await test.app.jobs.idle();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.pool.query(
    "truncate listings, offers, duplicate_notes, listing_groups cascade",
  );
});

const TEXT = `Bright corner unit facing the river with a long balcony, a kitchen of its own and space
  for a desk. The owner is moving abroad and leaves the sofa, the bed and a washer behind.`;
const list = (source: string, over: Partial<ListingRecord> = {}) =>
  listHome(test, {
    source,
    project: "Lumen Park",
    bedrooms: 1,
    areaSqm: 50,
    floor: "12",
    rentPrice: 30_000,
    titleEn: "River corner",
    titleTh: null,
    descriptionEn: TEXT,
    descriptionTh: null,
    point: { lat: 13.75, lon: 100.5 },
    ...over,
  });
const sweep = () => groupDuplicates(test.database.pool);
const groups = async () => {
  await sweep();
  const { rows } = await test.database.pool.query<{ ids: string[] }>(
    `select array_agg(listing_id::text order by listing_id) as ids from listing_groups
     where not is_stock group by group_id order by group_id`,
  );
  return rows.map(({ ids }) => ids);
};
const refresh = (id: string, work: string) =>
  inTransaction(test.database.pool, async (client) => {
    await client.query(work, [id]);
    await refreshOffers(client, [Number(id)]);
  });

describe("homes of several partners that are likely one", () => {
  it("are grouped, near or under one name of a project, whatever was listed first", async () => {
    const near = await list("partner:a");
    const near2 = await list("partner:b", { project: null, point: { lat: 13.751, lon: 100.501 } });
    const named = await list("partner:c", { project: "LUMEN-park", point: null });
    expect(await groups()).toEqual([[near, near2, named]]);
  });

  it.each<[string, Partial<ListingRecord>]>([
    ["elsewhere", { project: "Aspen", point: { lat: 13.752, lon: 100.5 } }],
    ["with other rooms", { bedrooms: 2 }],
    ["of another type", { type: "apartment" }],
    ["for sale", { rentPrice: null, salePrice: 30_000 }],
    ["on another floor", { floor: "13" }],
    ["described otherwise", { descriptionEn: "A quiet home with a view of the garden." }],
    ["that is a sample", { isSample: true, provinceCode: 50, districtCode: 5001 }],
    ["that is rented out", { status: "rented" }],
  ])("are not grouped with one %s", async (_what, over) => {
    await list("partner:a");
    await list("partner:b", over);
    expect(await groups()).toEqual([]);
  });

  it("are of two partners at least", async () => {
    await list("partner:a");
    await list("partner:a");
    expect(await groups()).toEqual([]);
  });

  it("are no group any more when one goes, changes or is out of sight, and one again when it is back", async () => {
    const one = await list("partner:a");
    const other = await list("partner:b", { externalId: "B" });
    expect(await groups()).toEqual([[one, other]]);
    await refresh(one, "update listings set expired_at = now() where id = $1");
    expect(await groups()).toEqual([]);
    await refresh(one, "update listings set expired_at = null where id = $1");
    expect(await groups()).toEqual([[one, other]]);
    await list("partner:b", { externalId: "B", rentPrice: 40_000 });
    expect(await groups()).toEqual([]);
    await list("partner:b", { externalId: "B", rentPrice: 30_500 });
    expect(await groups()).toEqual([[one, other]]);
    await inTransaction(test.database.pool, (client) => removeListingsById(client, [Number(one)]));
    expect(await groups()).toEqual([]);
  });

  it("fall apart where the one between goes", async () => {
    const ends = [
      await list("partner:a", { rentPrice: 30_000 }),
      await list("partner:b", { rentPrice: 32_400 }),
    ];
    const between = await list("partner:c", { rentPrice: 31_200 });
    expect(await groups()).toEqual([[...ends, between]]);
    await inTransaction(test.database.pool, (client) =>
      removeListingsById(client, [Number(between)]),
    );
    expect(await groups()).toEqual([]);
  });

  it("are no home but a project's stock where they are more than 20", async () => {
    for (let n = 0; n < 21; n += 1) await list(`partner:${n % 3}`);
    expect(await groups()).toEqual([]);
    await list("partner:late");
    expect(await groups()).toEqual([]);
  });

  it("are found by photos that both show", async () => {
    const images = (who: string) => [1, 2].map((n) => `https://${who}.example/${n}.jpg`);
    const shown = { descriptionEn: null, floor: null };
    const one = await list("partner:a", { ...shown, images: images("a") });
    const other = await list("partner:b", { ...shown, images: images("b") });
    expect(await groups()).toEqual([]);
    for (const [id, who, noise] of [
      [one, "a", 0],
      [other, "b", 63],
    ] as const)
      for (const [at, url] of images(who).entries()) {
        const { rows } = await test.database.pool.query<{ id: string }>(
          `insert into pictures (id, width, height, dhash, stored_at)
           values (gen_random_uuid(), 640, 480, $1, now()) returning id`,
          [String((0x5a5a_0f0f_3c3cn << BigInt(at)) ^ BigInt(noise))],
        );
        await test.database.pool.query(
          `insert into photos (url_hash, url, source, listing_id, place, state, picture_id, noted_at)
           values (photo_hash($1), $1, 's', $2, 1, 'ok', $3, now())`,
          [url, id, rows[0]?.id],
        );
      }
    await refresh(other, "select $1::bigint");
    expect(await groups()).toEqual([[one, other]]);
  });
});
