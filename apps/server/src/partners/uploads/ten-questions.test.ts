import { existsSync, readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { gunzipSync } from "node:zlib";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { placesNamed } from "@propertyvr/gazetteer";
import { searchAfter, understand } from "@propertyvr/understanding";
import { from as copyFrom } from "pg-copy-streams";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createListingSearch } from "../../seekers/search/listing-search.ts";
import { importHere } from "./testing/import-here.ts";

/** A station's point as SQL reads it: metres from there to the row's own coordinates. */
function metresTo(station: string): string {
  const point = placesNamed(station).find(({ kind }) => kind === "station")?.point;
  if (point === undefined || point === null) throw new Error(`no station ${station}`);
  return `6371008.8 * sqrt(power(radians(latitude::float8 - ${point.lat}), 2)
    + power(radians(longitude::float8 - ${point.lon}) * cos(radians(${point.lat})), 2))`;
}

/** What people ask, and the same by hand over the file's own columns. */
const QUESTIONS: readonly (readonly [ask: string, where: string])[] = [
  [
    "condo for sale in Watthana district under 5 million",
    `property_type = 'Condo' and province = 'Bangkok' and district = 'Watthana' and price::numeric <= 5000000`,
  ],
  [
    "อยากซื้อคอนโด 2 ห้องนอน เขตห้วยขวาง ไม่เกิน 6 ล้าน",
    `property_type = 'Condo' and district = 'Huai Khwang' and bedrooms::numeric = 2 and price::numeric <= 6000000`,
  ],
  [
    "3 bedroom townhouse to buy in Nonthaburi, max 3.5m",
    `property_type = 'Townhouse' and province = 'Nonthaburi' and bedrooms::numeric = 3 and price::numeric <= 3500000`,
  ],
  [
    "ขายบ้านเดี่ยว สมุทรปราการ 4 ห้องนอนขึ้นไป",
    `property_type = 'Detached House' and province = 'Samut Prakan' and bedrooms::numeric >= 4`,
  ],
  [
    "buy a condo within 800 m of BTS Thong Lo",
    `property_type = 'Condo' and ${metresTo("Thong Lo")} <= 800`,
  ],
  [
    "คอนโดขายใกล้ MRT พระราม 9 1 ห้องนอน งบ 4 ล้าน",
    `property_type = 'Condo' and bedrooms::numeric = 1 and price::numeric <= 4000000 and ${metresTo("Rama 9")} <= 1000`,
  ],
  [
    "condo to buy in Chatuchak district, at least 60 sqm",
    `property_type = 'Condo' and district = 'Chatuchak' and floor_area::numeric >= 60`,
  ],
  [
    "townhouse or house for sale in Bang Phli district 3-5 million",
    `property_type in ('Townhouse', 'Detached House') and district = 'Bang Phli' and price::numeric between 3000000 and 5000000`,
  ],
  [
    "ซื้อบ้าน อำเภอปากเกร็ด ที่ดิน 50 ตร.ว. ขึ้นไป ไม่เกิน 8 ล้าน",
    `property_type = 'Detached House' and district = 'Pak Kret' and land_area::numeric >= 200 and price::numeric <= 8000000`,
  ],
  [
    "2 bed 2 bath condo for sale, Sathon district, 5 to 10 million",
    `property_type = 'Condo' and district = 'Sathon' and bedrooms::numeric = 2 and baths::numeric >= 2 and price::numeric between 5000000 and 10000000`,
  ],
];

const fixture = new URL("../../../../../packages/ingest/fixtures/metro-sale.csv", import.meta.url);
const realFile = new URL(
  "../../../../../../shared/data/open/bkk_metro_sale_2023/train_sale_listings.csv.gz",
  import.meta.url,
);
const readBytes = (file: URL): Buffer =>
  file.pathname.endsWith(".gz") ? gunzipSync(readFileSync(file)) : readFileSync(file);

const files = [
  { name: "the small file", file: fixture, leastFound: 3 },
  { name: "the real file", file: realFile, leastFound: 1_000 },
];

describe.each(files)("ten questions about $name", ({ file, leastFound }) => {
  describe.skipIf(!existsSync(file))("in either language", () => {
    let database: TestDatabase;
    let found = 0;

    beforeAll(async () => {
      database = await createTestDatabase();
      const bytes = readBytes(file);
      const imported = await importHere(database, bytes, "import:test");
      if (imported.state !== "done") throw new Error("the file was not read");
      await keepAsSent(database, bytes.toString("utf8"));
    });
    afterAll(() => database.close());

    it.each(QUESTIONS)("%s", async (ask, where) => {
      const { rows } = await database.pool.query<{ id: string }>(
        `select distinct id from as_sent where (${where}) and (id, price::numeric) in
           (select external_id, sale_price from listings)`,
      );
      const answered = await everyHome(database, ask);
      expect(answered.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
      found += answered.length;
    });

    it("and the questions together find enough for that to mean something", () => {
      expect(found).toBeGreaterThanOrEqual(leastFound);
    });

    it("and importing the file again changes nothing", async () => {
      const again = await importHere(database, readBytes(file), "import:test");
      expect(again).toMatchObject({ state: "done", inserted: 0, updated: 0 });
    }, 60_000);
  });
});

/** The file's rows in a table of texts, for SQL written by hand: PostgreSQL reads the file itself. */
async function keepAsSent({ pool }: TestDatabase, text: string): Promise<void> {
  const columns = text.slice(0, text.indexOf("\n")).trim().split(",");
  await pool.query(`create table as_sent (${columns.map((name) => `${name} text`).join(", ")})`);
  const client = await pool.connect();
  try {
    await pipeline(
      Readable.from([text]),
      client.query(copyFrom("copy as_sent from stdin (format csv, header)")),
    );
  } finally {
    client.release();
  }
}

/** The file's own references of every home on every page of the answer. */
async function everyHome({ pool }: TestDatabase, ask: string): Promise<readonly string[]> {
  const understood = understand({ text: ask });
  const search = createListingSearch(pool);
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const outcome = await search.search({
      query: searchAfter(understood, null),
      page,
      pageSize: 48,
      language: understood.language,
    });
    if (!outcome.ok) throw new Error("the search could not run");
    ids.push(...outcome.value.cards.map(({ id }) => id));
    if (outcome.value.cards.length === 0) {
      expect(ids).toHaveLength(outcome.value.counts.total);
      break;
    }
  }
  const { rows } = await pool.query<{ external_id: string }>(
    "select external_id from listings where id = any($1::bigint[])",
    [ids],
  );
  return rows.map((row) => row.external_id);
}
