import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { readPartnerRow } from "@propertyvr/ingest";
import { seededRandom, type SeededRandom } from "@propertyvr/vocabulary";
import { randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashReference } from "../listings/hash-reference.ts";
import { insertListings } from "../listings/insert-listings.ts";
import { recordOf } from "../listings/listing-row.ts";
import { changesBetween, ownReference, partnerProperty } from "./partner-property.ts";
import { findOne, stockOf } from "./stock-store.ts";
import { plainHome } from "./testing/test-partner.ts";
import { type RowToWrite, type WrittenRow, writeReadRows } from "./write-read-rows.ts";
import { stockWriter, type WriteStock } from "./write-stock.ts";

let database: TestDatabase;
let write: WriteStock;
beforeAll(async () => {
  database = await createTestDatabase();
  write = stockWriter(database.pool);
});
afterAll(() => database.close());

const now = new Date("2026-11-21T05:00:00Z");
const newPartner = async (): Promise<string> => {
  const id = randomUUID();
  await database.pool.query(
    "insert into partners (id, name, email) values ($1, 'Baan Dee', gen_random_uuid()::text)",
    [id],
  );
  return id;
};

/** What a stock comes to when each row is written by itself, and the home is read before and after. */
async function writeOneByOne(
  client: pg.ClientBase,
  partnerId: string,
  rows: readonly RowToWrite[],
) {
  const source = stockOf(partnerId);
  const nameOf = ({ externalId, draft }: RowToWrite) =>
    draft && (externalId ?? hashReference(draft));
  const names = rows.map(nameOf);
  const outcomes = new Map<number, object>();
  for (const [at, { externalId, draft }] of rows.entries()) {
    const reference = names[at];
    if (draft === null || reference === undefined || reference === null)
      outcomes.set(at, { outcome: "failed", externalId, changes: [] });
    else if (names.lastIndexOf(reference) > at)
      outcomes.set(at, {
        outcome: "superseded",
        externalId: ownReference(reference),
        changes: [],
      });
    else {
      const before = await findOne(client, source, { reference });
      await insertListings(client, [recordOf({ ...draft, externalId: reference }, source)]);
      const after = await findOne(client, source, { reference });
      if (after === undefined) throw new Error(`${reference} was not written`);
      const property = partnerProperty(after, now);
      const changes = before ? changesBetween(partnerProperty(before, now), property) : [];
      const outcome = !before ? "inserted" : changes.length > 0 ? "updated" : "unchanged";
      outcomes.set(at, { outcome, externalId: ownReference(reference), changes });
    }
  }
  return rows.map((_row, at) => outcomes.get(at));
}

const told = ({ outcome, externalId, changes }: WrittenRow) => ({ outcome, externalId, changes });

/** What is stored of a stock, apart from numbers and times. */
async function stockIn(partnerId: string) {
  const { rows: listings } = await database.pool.query<{ home: Record<string, unknown> }>(
    `select to_jsonb(l) - '{id,source,created_at,updated_at,last_confirmed_at,views_since,row_hash}'::text[] as home
     from listings l where source = $1 order by external_id`,
    [stockOf(partnerId)],
  );
  const { rows: offers } = await database.pool.query<{ offer: Record<string, unknown> }>(
    `select to_jsonb(o) - '{listing_id,created_at}'::text[] as offer
     from offers o join listings l on l.id = o.listing_id
     where l.source = $1 order by l.external_id, o.deal`,
    [stockOf(partnerId)],
  );
  return [...listings.map(({ home }) => home), ...offers.map(({ offer }) => offer)];
}

const drawRow = (random: SeededRandom): RowToWrite => {
  const reference = random.whole(1, 20);
  return readPartnerRow({
    ...plainHome,
    external_id: random.chance(0.15) ? undefined : `R-${reference}`,
    bedrooms: random.pick<unknown>([1, 2, 2, 2, 3, "สาม"]),
    bathrooms: random.pick<unknown>([1, "1 "]),
    deal: random.pick(["rent", "rent", "sale", "both"]),
    sale_price: random.pick<unknown>([5_000_000, "5 ล้าน", undefined]),
    project: random.pick(["Lumen", "เดอะ ลูเมน", undefined]),
    allow_ai_display: !random.chance(0.1),
    status: random.pick(["available", "available", "rented"]),
  });
};

describe("rows written together", () => {
  it("come to what each of them comes to by itself: answers, homes, offers and log", async () => {
    const random = seededRandom(20_261_121);
    const [together, oneByOne] = [await newPartner(), await newPartner()];
    const seen = new Set<string>();
    const expected: string[] = [];
    for (let batch = 0; batch < 7; batch += 1) {
      const rows = Array.from({ length: random.whole(1, 40) }, () => drawRow(random));
      const written = await write(together, (client) =>
        writeReadRows(client, { partnerId: together, now }, rows),
      );
      const slowly = await write(oneByOne, (client) => writeOneByOne(client, oneByOne, rows));
      expect(written.map(told)).toEqual(slowly);
      expect(await stockIn(together)).toEqual(await stockIn(oneByOne));
      for (const { outcome, id, reference } of written) {
        seen.add(outcome);
        if (outcome === "inserted" || outcome === "updated") expected.push(`${outcome} ${id}`);
        expect(id === null).toBe(outcome === "failed" || outcome === "superseded");
        expect(reference === null).toBe(outcome === "failed");
      }
    }
    expect([...seen].sort()).toEqual(["failed", "inserted", "superseded", "unchanged", "updated"]);
    const { rows: log } = await database.pool.query<{ entry: string }>(
      `select op || ' ' || listing_id as entry from listing_changes where partner_id = $1`,
      [together],
    );
    expect(log.map(({ entry }) => entry).sort()).toEqual(expected.sort());
    // Row by row takes a dozen statements each, which a busy machine answers slowly.
  }, 60_000);

  it("write nothing where nothing is new, and confirm a home that was confirmed long ago", async () => {
    const partnerId = await newPartner();
    const rows = ["A", "B"].map((external_id) => readPartnerRow({ ...plainHome, external_id }));
    const send = () =>
      write(partnerId, (client) => writeReadRows(client, { partnerId, now }, rows));
    await send();
    await database.pool.query(
      `update listings set last_confirmed_at = now() - interval '3 days', updated_at = now() - interval '3 days'
       where source = $1 and external_id = 'B'`,
      [stockOf(partnerId)],
    );
    const versions = async () => {
      const { rows: read } = await database.pool.query<{ version: string; is_new: boolean }>(
        `select l.xmin::text as version, last_confirmed_at > now() - interval '1 hour' as is_new,
           updated_at > now() - interval '1 hour' as is_changed,
           (select array_agg(o.xmin::text) from offers o where o.listing_id = l.id) as offers
         from listings l where source = $1 order by external_id`,
        [stockOf(partnerId)],
      );
      return read;
    };
    const [a, b] = await versions();
    expect((await send()).map(({ outcome }) => outcome)).toEqual(["unchanged", "unchanged"]);
    const after = await versions();
    expect(after[0]).toEqual(a);
    expect(after[1]).toEqual({ ...b, version: after[1]?.version, is_new: true });
    expect(after[1]?.version).not.toBe(b?.version);
  });

  it("are answered by a dry run as by the real one, and nothing of it stands", async () => {
    const partnerId = await newPartner();
    const random = seededRandom(7);
    const batch = () => Array.from({ length: 40 }, () => drawRow(random));
    const send = (rows: readonly RowToWrite[], dryRun: boolean) =>
      write(partnerId, (client) =>
        writeReadRows(client, { partnerId, now }, rows, { dryRun, wantsProperties: true }),
      );
    await send(batch(), false);
    const before = await stockIn(partnerId);
    const rows = batch();
    const tried = await send(rows, true);
    expect(await stockIn(partnerId)).toEqual(before);
    const real = await send(rows, false);
    expect(tried.map(told)).toEqual(real.map(told));
    for (const [at, { outcome, id, property }] of tried.entries()) {
      const isNew = outcome === "inserted";
      expect(id).toBe(isNew ? null : (real[at]?.id ?? null));
      expect(property?.version).toBe(real[at]?.property?.version);
    }
  });
});
