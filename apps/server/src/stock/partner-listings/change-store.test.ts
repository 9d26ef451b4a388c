import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { appendChanges, findChanges, findLastSeq, type ListingChange } from "./change-store.ts";
import { stockWriter, type WriteStock } from "./write-stock.ts";

let database: TestDatabase;
let partnerId = "";
/** Two servers on one database: neither knows who waits in the other. */
let servers: readonly [WriteStock, WriteStock];
beforeAll(async () => {
  database = await createTestDatabase();
  servers = [stockWriter(database.pool), stockWriter(database.pool)];
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
beforeEach(async () => {
  partnerId = await newPartner();
});

const inserted = (n: number): ListingChange => ({
  listingId: String(n),
  externalId: `บ้าน/${n}`,
  op: "inserted",
  fields: [],
});
const read = (after: number, limit = 1_000) =>
  findChanges(database.pool, partnerId, { after, limit });

describe("changes", () => {
  it("are read as they were written, in their order, from any number on", async () => {
    const update: ListingChange = {
      listingId: "7",
      externalId: null,
      op: "updated",
      fields: ["rent_price", "title_th"],
    };
    await servers[0](partnerId, (client) =>
      appendChanges(client, partnerId, [inserted(9), update, { ...update, op: "deleted" }]),
    );
    const all = await read(0);
    expect(all).toEqual([
      expect.objectContaining({ id: "9", external_id: "บ้าน/9", op: "inserted", fields: [] }),
      expect.objectContaining({
        id: "7",
        external_id: null,
        op: "updated",
        fields: ["rent_price", "title_th"],
      }),
      expect.objectContaining({ id: "7", op: "deleted" }),
    ]);
    for (const { at } of all) expect(new Date(at).toISOString()).toBe(at);
    expect(await read(all[0]?.seq ?? 0)).toEqual(all.slice(1));
    expect(await read(0, 2)).toEqual(all.slice(0, 2));
    expect(await findLastSeq(database.pool, partnerId)).toBe(all[2]?.seq);
    expect(await read(all[2]?.seq ?? 0)).toEqual([]);
  });

  it("of another partner are not among them", async () => {
    const other = await newPartner();
    await servers[0](other, (client) => appendChanges(client, other, [inserted(1)]));
    expect(await read(0)).toEqual([]);
    expect(await findLastSeq(database.pool, partnerId)).toBe(0);
  });

  it("that are rolled back were never there", async () => {
    const failing = servers[0](partnerId, async (client) => {
      await appendChanges(client, partnerId, [inserted(1)]);
      throw new Error("the row is broken");
    });
    await expect(failing).rejects.toThrow("the row is broken");
    await servers[0](partnerId, (client) => appendChanges(client, partnerId, [inserted(2)]));
    expect((await read(0)).map(({ id }) => id)).toEqual(["2"]);
  });

  it("are all seen, once, by who keeps the last number while others write in parallel", async () => {
    const WRITERS = 40;
    const others = [await newPartner(), await newPartner()];
    let isWriting = true;
    const seen: number[] = [];
    const reader = (async () => {
      let after = 0;
      for (let isLast = false; !isLast;) {
        isLast = !isWriting;
        const page = await read(after, 7);
        if (page.length > 0) isLast = false;
        seen.push(...page.map(({ id }) => Number(id)));
        after = page.at(-1)?.seq ?? after;
      }
    })();
    const writing = Array.from({ length: WRITERS }, (_, n) => {
      const write = servers[n % 2 === 0 ? 0 : 1];
      return [partnerId, ...others].map((id) =>
        write(id, async (client) => {
          await appendChanges(client, id, [inserted(n * 2)]);
          // A number is taken, and its transaction is not over yet.
          await sleep((n * 7) % 5);
          await appendChanges(client, id, [inserted(n * 2 + 1)]);
        }),
      );
    }).flat();
    await Promise.all(writing);
    isWriting = false;
    await reader;
    expect(seen.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: WRITERS * 2 }, (_, n) => n),
    );
  });
});

describe("writers of one partner", () => {
  it("hold one connection, however many there are", async () => {
    const write = stockWriter(database.pool);
    let most = 0;
    await Promise.all(
      Array.from({ length: 30 }, () =>
        write(partnerId, async (client) => {
          most = Math.max(most, database.pool.totalCount - database.pool.idleCount);
          await client.query("select 1");
        }),
      ),
    );
    expect(most).toBe(1);
  });

  it("go on after one that failed", async () => {
    const write = stockWriter(database.pool);
    const results = await Promise.allSettled([
      write(partnerId, () => Promise.reject(new Error("broken"))),
      write(partnerId, () => Promise.resolve("done")),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  });
});
