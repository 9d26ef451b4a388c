import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepLogDays, startKeepingLogDays } from "./keep-log-days.ts";

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

  it("stand for the whole of 720 hours, and then go", async () => {
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

  it("whoever reads for long keeps nobody else waiting", async () => {
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

  it("are looked after from the start on", async () => {
    const stop = startKeepingLogDays({
      pool: database.pool,
      clock: { now: () => new Date(NOW) },
      log: pino({ level: "silent" }),
    });
    await expect.poll(() => partitions("usage_minutes")).toContain("20260105");
    await stop();
  });
});
