import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findChanges } from "./change-store.ts";
import { asksFirst, delistOthers, findDelisting } from "./delist-others.ts";
import { forgetReferences, nameReferences, type Replacing } from "./named-store.ts";
import { stockOf } from "./stock-store.ts";
import { plainHome } from "./testing/test-partner.ts";
import { writeRows } from "../../partners/api/write-rows.ts";
import { stockWriter, type WriteStock } from "./write-stock.ts";

let database: TestDatabase;
let write: WriteStock;
let replacing: Replacing;
beforeAll(async () => {
  database = await createTestDatabase();
  write = stockWriter(database.pool);
});
afterAll(() => database.close());

const newPartner = async (): Promise<string> => {
  const id = randomUUID();
  await database.pool.query(
    "insert into partners (id, name, email) values ($1, 'Baan Dee', gen_random_uuid()::text)",
    [id],
  );
  return id;
};
const list = (partnerId: string, rows: readonly object[]) =>
  write(partnerId, (client) =>
    writeRows(
      client,
      { partnerId, now: new Date() },
      rows.map((row) => ({ ...plainHome, ...row })),
    ),
  );
const named = (...references: readonly string[]) =>
  references.map((external_id) => ({ external_id }));
const name = (...references: readonly (string | null)[]) =>
  nameReferences(database.pool, replacing.uploadId, references);
const stock = async (partnerId = replacing.partnerId) => {
  const { rows } = await database.pool.query<{ external_id: string }>(
    "select external_id from listings where source = $1 order by external_id",
    [stockOf(partnerId)],
  );
  return rows.map((row) => row.external_id);
};
/** Batch after batch, each committed by itself; stops early after `batches`. */
const delist = async (limit = 2, batches = Infinity) => {
  let [after, delisted] = ["", 0];
  for (let batch = 0; batch < batches; batch += 1) {
    const done = await write(replacing.partnerId, (client) =>
      delistOthers(client, replacing, { after, limit }),
    );
    delisted += done.delisted;
    if (done.last === undefined) break;
    after = done.last;
  }
  return delisted;
};
const deleted = async () =>
  (await findChanges(database.pool, replacing.partnerId, { after: 0, limit: 100 })).filter(
    ({ op }) => op === "deleted",
  );

beforeEach(async () => {
  const partnerId = await newPartner();
  await list(partnerId, named("A", "B", "C", "D", "E"));
  await database.pool.query(
    "update listings set updated_at = updated_at - interval '1 hour' where source = $1",
    [stockOf(partnerId)],
  );
  replacing = { partnerId, uploadId: randomUUID(), sentAt: new Date(Date.now() - 60_000) };
});

describe("a replacing upload", () => {
  it("takes off what it does not name, with its offers, and logs each once", async () => {
    const other = await newPartner();
    await list(other, named("Z"));
    await name("A", "D");
    expect(await findDelisting(database.pool, replacing)).toEqual({
      delisted: 3,
      of: 5,
      examples: ["B", "C", "E"].map((external_id) => ({ external_id, title: plainHome.title_en })),
    });
    expect(await delist()).toBe(3);
    expect(await stock()).toEqual(["A", "D"]);
    expect(await stock(other)).toEqual(["Z"]);
    expect(await deleted()).toMatchObject([
      { external_id: "B", fields: [] },
      { external_id: "C", fields: [] },
      { external_id: "E", fields: [] },
    ]);
    const { rows } = await database.pool.query<{ offers: number }>(
      `select count(*) as offers from offers o join listings l on l.id = o.listing_id
       where l.source = $1`,
      [stockOf(replacing.partnerId)],
    );
    expect(rows).toEqual([{ offers: 2 }]);
  });

  it("goes on after a break where it was, and removes and logs nothing twice", async () => {
    await name("A");
    expect(await delist(1, 2)).toBe(2);
    expect(await stock()).toEqual(["A", "D", "E"]);
    expect(await delist()).toBe(2);
    expect(await stock()).toEqual(["A"]);
    expect(await deleted()).toHaveLength(4);
    expect(await delist()).toBe(0);
  });

  it("keeps what was written since it was sent, whoever wrote it", async () => {
    await list(replacing.partnerId, [...named("NEW"), { external_id: "B", bedrooms: 4 }]);
    await name("A");
    expect(await findDelisting(database.pool, replacing)).toMatchObject({ delisted: 3, of: 6 });
    await delist();
    expect(await stock()).toEqual(["A", "B", "NEW"]);
  });

  it("keeps every home without a reference where a row without one failed", async () => {
    await list(replacing.partnerId, [{ external_id: undefined, bedrooms: 3 }]);
    await database.pool.query("update listings set updated_at = now() - interval '1 hour'");
    const [nameless = ""] = (await stock()).filter((reference) => reference.startsWith("row-"));
    await name("A", "B", null);
    await delist();
    expect(await stock()).toEqual(["A", "B", nameless]);

    await forgetReferences(database.pool, replacing.uploadId);
    await name("A", "B");
    expect(await findDelisting(database.pool, replacing)).toMatchObject({
      delisted: 1,
      examples: [{ external_id: null }],
    });
    await delist();
    expect(await stock()).toEqual(["A", "B"]);
  });

  it("is not confused by references of another upload, or named twice", async () => {
    await nameReferences(database.pool, randomUUID(), ["B", "C"]);
    await name("A", "A");
    await name("A");
    expect(await findDelisting(database.pool, replacing)).toMatchObject({ delisted: 4, of: 5 });
  });
});

describe("the deletion guard", () => {
  it.each([
    [0, 0, false],
    [0, 7, false],
    // Under ten homes one may go, but never the last.
    [1, 1, true],
    [1, 2, false],
    [1, 9, false],
    [2, 9, true],
    // A fifth.
    [2, 10, false],
    [3, 14, true],
    [20, 100, false],
    [21, 100, true],
    // And at most fifty.
    [50, 250, false],
    [50, 100_000, false],
    [51, 100_000, true],
  ])("%d of %d homes: asks first is %s", (delisted, of, asks) => {
    expect(asksFirst({ delisted, of })).toBe(asks);
  });
});
