import { createPool } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type CuttableLine, cuttableLine } from "../../platform/http/testing/cuttable-line.ts";
import { KeyCache, type KnownKey } from "./key-cache.ts";
import { announceChange } from "./key-store.ts";
import { watchKeyChanges } from "./watch-key-changes.ts";

let database: TestDatabase;
let line: CuttableLine;
let cache: KeyCache;
let stop: () => Promise<void>;

beforeEach(async () => {
  database = await createTestDatabase();
  const direct = new URL(database.url);
  line = await cuttableLine({ host: direct.hostname, port: Number(direct.port) });
  const through = new URL(database.url);
  through.hostname = "127.0.0.1";
  through.port = String(line.port);
  const pool = createPool({ databaseUrl: through.href });
  cache = new KeyCache();
  const log = pino({ level: "silent" });
  const watching = watchKeyChanges({ pool, cache, log, askEveryMs: 10, answerWithinMs: 200 });
  stop = async () => {
    await watching();
    await pool.end();
  };
});
afterEach(async () => {
  await stop();
  await line.close();
  await database.close();
});

const key = { row: { public_id: "abcdefgh" }, allows: () => true } as unknown as KnownKey;
/** Whether a key that was just looked up is remembered now. */
const remembers = (): boolean => {
  cache.keep("text", key, { nowMs: 0, changes: cache.changes });
  return cache.find("text", 0) !== undefined;
};

it("a key that another server changed leaves this server's cache", async () => {
  await expect.poll(remembers).toBe(true);
  await announceChange(database.db, "abcdefgh");
  await expect.poll(() => cache.find("text", 0)).toBeUndefined();
});

it("keys are not cached while the connection that brings changes is cut, and again once it is back", async () => {
  await expect.poll(remembers).toBe(true);
  await line.cut();
  await expect.poll(remembers).toBe(false);
  await line.mend();
  await expect.poll(remembers, { timeout: 5_000 }).toBe(true);
});

it("a connection that died silently is noticed", async () => {
  await expect.poll(remembers).toBe(true);
  line.hush();
  await announceChange(database.db, "abcdefgh");
  await expect.poll(remembers, { timeout: 5_000 }).toBe(false);
});
