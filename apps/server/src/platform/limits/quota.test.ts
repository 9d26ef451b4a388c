import { createPool } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe } from "vitest";
import { MemoryQuota } from "./memory-quota.ts";
import { postgresQuota } from "./postgres-quota.ts";
import { exactQuotaSuite } from "./testing/exact-quota.ts";
import { fakeLog, recorded } from "./testing/fake-log.ts";
import { insertTestKey } from "../../partners/usage/testing/drawn-requests.ts";
import {
  databaseClock,
  START_MS,
  VIRTUAL_SEARCH_PATH,
  virtualClock,
  type VirtualClock,
} from "./testing/virtual-clock.ts";

describe("a quota in memory", () => {
  exactQuotaSuite(() => {
    const clock = virtualClock();
    const log = fakeLog();
    const quota = recorded(new MemoryQuota({ clock, log }), log);
    const settled = () => Promise.resolve();
    return Promise.resolve({ quota, clock, tickMs: 0, keyId: randomUUID(), settled });
  }, 10_000);
});

describe("a quota in PostgreSQL", () => {
  let database: TestDatabase;
  let pool: Pool;
  let clock: VirtualClock;
  beforeAll(async () => {
    database = await createTestDatabase();
    clock = await databaseClock(database.pool);
    await database.pool.query(
      `do $$ begin execute 'alter database ' || quote_ident(current_database())
       || ' set search_path = ${VIRTUAL_SEARCH_PATH}'; end $$`,
    );
    pool = createPool({ databaseUrl: database.url });
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
  });
  exactQuotaSuite(async () => {
    await clock.set(START_MS);
    const quota = postgresQuota({ pool, clock, log: pino({ enabled: false }) });
    const settled = async () => void (await quota.close());
    return { quota, clock, tickMs: 0.001, keyId: await insertTestKey(pool), settled };
  }, 100);
});
