import { randomUUID } from "node:crypto";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RecordedRequest } from "../../platform/http/key-ports.ts";
import { keepFirstLogDays, keepLogDays, startKeepingLogDays } from "./keep-log-days.ts";
import { MinuteRollups } from "./minute-rollups.ts";
import { countedSince, writeBatch, type RequestLogBatch } from "./request-log-store.ts";
import { countMinutes } from "./usage-store.ts";

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 0, 5, 9);
const KEY = "11111111-1111-1111-1111-111111111111";
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const keep = (ms = NOW) => keepLogDays(database.pool, new Date(ms));
const partitions = async (table = "request_log"): Promise<readonly string[]> => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits
     where inhparent = $1::regclass order by 1`,
    [table],
  );
  return rows.map(({ name }) => name.slice(table.length + 1));
};
const insert = async (...at: readonly number[]): Promise<void> => {
  for (const ms of at) {
    await database.pool.query(
      `insert into request_log (at, key_id, elapsed_ms, bytes_in, bytes_out, status, is_counted, method,
                                route, request_id, network)
       values ($1, $2, 1, 0, 0, 200, true, 'GET', '/', 'r', 'n')`,
      [new Date(ms), KEY],
    );
    await database.pool.query(
      `insert into usage_minutes values (date_trunc('minute', $1::timestamptz), $2, 1, 1, 0, 0, 0, 0, '{}')
       on conflict do nothing`,
      [new Date(ms), KEY],
    );
  }
};

it("logged requests are kept as long as other traffic data, their sums for 30 days", async () => {
  const days = [91, 90, 31, 30].map((ago) => NOW - ago * DAY_MS);
  await insert(...days);
  await keepLogDays(database.pool, new Date(NOW), { trafficLogDays: 90 });
  const daysIn = async (table: string, column: string) => {
    const { rows } = await database.pool.query<{ at: Date }>(
      `select ${column} as at from ${table} order by 1`,
    );
    return rows.map(({ at }) => Math.round((NOW - at.getTime()) / DAY_MS));
  };
  expect(await daysIn("request_log", "at")).toEqual([90, 31, 30]);
  expect(await daysIn("usage_minutes", "minute")).toEqual([30]);
});

/** A request of that moment, as the log writes it. */
const batchAt = (ms: number): RequestLogBatch => {
  const line: RecordedRequest = {
    at: new Date(ms),
    keyId: KEY,
    elapsedMs: 1,
    bytesIn: 0,
    bytesOut: 0,
    status: 200,
    isCounted: true,
    method: "GET",
    route: "/",
    requestId: "r",
    problem: undefined,
    network: "192.0.2.1",
    userAgent: undefined,
  };
  const sums = new MinuteRollups();
  sums.add(line, true);
  return { number: 1, lines: [line], minutes: sums.list() };
};
/** Connections to this database that wait for a lock. */
const waiting = async (): Promise<number> => {
  const { rowCount } = await database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
};
const where = async (): Promise<readonly string[]> => {
  const { rows } = await database.pool.query<{ name: string }>(
    "select distinct tableoid::regclass::text as name from request_log order by 1",
  );
  return rows.map(({ name }) => name.slice("request_log_".length));
};

describe("the days of the request log", () => {
  it("are made ahead for both tables, and looking again changes nothing", async () => {
    const made = ["20260105", "20260106", "20260107", "20260108", "default"];
    await keep();
    expect(await partitions()).toEqual(made);
    expect(await partitions("usage_minutes")).toEqual(made);
    await keep();
    expect(await partitions()).toEqual(made);
    await insert(NOW, NOW + DAY_MS);
    expect(await where()).toEqual(["20260105", "20260106"]);
  });

  it("what waited without a day gets one, with its index and its key", async () => {
    await insert(NOW, NOW - 40 * DAY_MS, NOW - 2 * DAY_MS, NOW - 2 * DAY_MS + 1, NOW + 9 * DAY_MS);
    expect(await where()).toEqual(["default"]);
    await keep();
    // What is too old is forgotten, what a wrong clock wrote waits until its day comes.
    expect(await where()).toEqual(["20260103", "20260105", "default"]);
    await keep(NOW + 9 * DAY_MS);
    expect(await where()).toEqual(["20260103", "20260105", "20260114"]);
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*) as n from pg_index where indrelid in
         ('request_log_20260103'::regclass, 'usage_minutes_20260103'::regclass)`,
    );
    expect(rows[0]?.n).toBe(2);
    const sums = await database.pool.query("select 1 from usage_minutes where key_id = $1", [KEY]);
    expect(sums.rowCount).toBe(3);
  });

  it("are kept for the whole of 720 hours, and then dropped", async () => {
    await keep();
    await insert(NOW);
    await keep(NOW + 30 * DAY_MS);
    expect(await where()).toEqual(["20260105"]);
    await keep(Date.UTC(2026, 1, 4, 23, 59, 59, 999));
    expect(await where()).toEqual(["20260105"]);
    await keep(Date.UTC(2026, 1, 5));
    expect(await where()).toEqual([]);
    expect(await partitions("usage_minutes")).not.toContain("20260105");
    expect(await partitions()).not.toContain("20260105");
  });

  it("old runs are forgotten, the last one never", async () => {
    const run = (ms: number) =>
      database.pool.query(
        "insert into request_log_writers (id, started_at, follows_loss) values (gen_random_uuid(), $1, false)",
        [new Date(ms)],
      );
    await run(NOW - 50 * DAY_MS);
    await run(NOW - 40 * DAY_MS);
    await keep();
    const { rows } = await database.pool.query("select started_at from request_log_writers");
    expect(rows).toEqual([{ started_at: new Date(NOW - 40 * DAY_MS) }]);
  });

  it("two servers that look at once make them once", async () => {
    await insert(NOW, NOW - DAY_MS);
    await Promise.all([keep(), keep(), keep()]);
    expect(await where()).toEqual(["20260104", "20260105"]);
  });

  it("whoever reads for long delays the move of rows, and keeps no writer waiting", async () => {
    const reader = await database.pool.connect();
    await reader.query("begin");
    await reader.query("select count(*) from request_log");
    await expect(keep()).rejects.toThrow("lock timeout");
    await insert(NOW);
    await reader.query("commit");
    reader.release();
    await keep();
    expect(await where()).toEqual(["20260105"]);
  });

  it.each(["request_log", "usage_minutes"] as const)(
    "whoever reads or writes %s while its rows get their day misses none and fails at nothing",
    async (table) => {
      const { pool } = database;
      await insert(NOW);
      // Makes the move wait in its middle: it may not create a table that somebody else may yet keep.
      const other = await pool.connect();
      await other.query("begin");
      await other.query(`create table ${table}_20260105 ()`);
      const moving = keepLogDays(pool, new Date(NOW), { lockTimeoutMs: 60_000 });
      await expect.poll(waiting).toBe(1);
      const reading =
        table === "request_log"
          ? countedSince(pool, KEY, new Date(NOW - 1)).then(({ length }) => length)
          : countMinutes(pool, KEY, new Date(NOW));
      await expect.poll(waiting).toBe(2);
      const writing = writeBatch(
        pool,
        { id: randomUUID(), startedAt: new Date(NOW) },
        batchAt(NOW),
      );
      await expect.poll(waiting).toBe(3);
      await other.query("rollback");
      other.release();
      await moving;
      expect(await reading).toBeGreaterThanOrEqual(1);
      await writing;
      expect(await where()).toEqual(["20260105"]);
      expect((await countedSince(pool, KEY, new Date(NOW - 1))).length).toBe(2);
      expect(await countMinutes(pool, KEY, new Date(NOW))).toBe(2);
    },
  );

  it("a batch that another program's move refuses is written once more", async () => {
    const { pool } = database;
    await insert(NOW);
    const mover = await pool.connect();
    await mover.query("begin");
    await mover.query("lock table request_log_default in access exclusive mode");
    const writing = writeBatch(pool, { id: randomUUID(), startedAt: new Date(NOW) }, batchAt(NOW));
    await expect.poll(waiting).toBe(1);
    await mover.query("create table request_log_20260105 (like request_log including defaults)");
    await mover.query(
      `with moved as (delete from request_log_default returning *)
       insert into request_log_20260105 select * from moved`,
    );
    await mover.query(
      `alter table request_log attach partition request_log_20260105
       for values from ('2026-01-05T00:00:00Z') to ('2026-01-06T00:00:00Z')`,
    );
    await mover.query("commit");
    mover.release();
    await writing;
    expect((await countedSince(pool, KEY, new Date(NOW - 1))).length).toBe(2);
  });

  it("keep no server from starting while somebody holds their table", async () => {
    const reader = await database.pool.connect();
    await reader.query("begin");
    await reader.query("select count(*) from request_log");
    await keepFirstLogDays(database.pool, new Date(NOW));
    expect(await partitions()).toEqual(["default"]);
    await reader.query("commit");
    reader.release();
    await keepFirstLogDays(database.pool, new Date(NOW));
    expect(await partitions()).toContain("20260105");
  });

  it("are looked after from the start on", async () => {
    const stop = startKeepingLogDays({
      config: { trafficLogDays: 90 },
      pool: database.pool,
      clock: { now: () => new Date(NOW) },
      log: pino({ level: "silent" }),
    });
    await expect.poll(() => partitions("usage_minutes")).toContain("20260105");
    await stop();
  });
});
