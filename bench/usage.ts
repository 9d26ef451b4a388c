import { createTestDatabase } from "@propertyvr/database/testing";
import { randomUUID } from "node:crypto";
import type pg from "pg";
import { keepLogDays } from "../apps/server/src/partners/usage/keep-log-days.ts";
import { readKeyUsage } from "../apps/server/src/partners/usage/key-usage.ts";
import { RequestLog } from "../apps/server/src/partners/usage/request-log.ts";
import {
  drawnRequest,
  insertTestKey,
} from "../apps/server/src/partners/usage/testing/drawn-requests.ts";
import { spreadOf, timed, type Spread } from "./timing.ts";

const KEYS = 100;
const HOUR_MS = 3_600_000;
const PASSES = 60;
const WRITTEN = 50_000;

export interface UsageTimes {
  /** The whole answer: totals, percentiles, series, newest lines, what is left of the limit. */
  readonly usage: Spread;
  /** `count(*)` of the same lines. */
  readonly count: Spread;
  readonly best: { readonly usage: number; readonly count: number };
  /** Lines of the key in the 24 hours. */
  readonly lines: number;
  /** Requests logged a second, with their sums and the keys' counts. */
  readonly writtenPerS: number;
}

/** The usage of one key of a hundred over 24 hours, in a log that holds so many lines. */
export async function benchUsage(lines: number): Promise<UsageTimes> {
  const database = await createTestDatabase();
  try {
    const { pool } = database;
    const now = new Date(Date.UTC(2026, 0, 5, 9, 20, 30));
    const keyId = await fill(pool, now, lines);
    // What is left of the limit is read from memory.
    const deps = {
      pool,
      clock: { now: () => now },
      flush: () => Promise.resolve(),
      remainingOf: () => Promise.resolve(1_000),
    };
    const asked = { keyId, accountId: undefined, hours: 24 };
    const usage: number[] = [];
    const count: number[] = [];
    let found = 0;
    for (let pass = -5; pass < PASSES; pass += 1) {
      const [answer, usageMs] = await timed(() => readKeyUsage(deps, asked));
      const [counted, countMs] = await timed(() => countLines(pool, keyId, now));
      if (!answer.ok || answer.value.total_requests !== counted)
        throw new Error("the usage and the lines differ");
      found = counted;
      if (pass < 0) continue;
      usage.push(usageMs);
      count.push(countMs);
    }
    const best = { usage: Math.min(...usage), count: Math.min(...count) };
    const writtenPerS = await write(pool, now);
    return { usage: spreadOf(usage), count: spreadOf(count), best, lines: found, writtenPerS };
  } finally {
    await database.close();
  }
}

const countLines = async (pool: pg.Pool, keyId: string, now: Date): Promise<number> => {
  const { rows } = await pool.query<{ n: number }>(
    "select count(*) as n from request_log where key_id = $1 and at >= $2",
    [keyId, new Date(now.getTime() - 24 * HOUR_MS)],
  );
  return rows[0]?.n ?? 0;
};

/** Lines spread evenly over 24 hours and the keys, as they would have come, with their sums. */
async function fill(pool: pg.Pool, now: Date, lines: number): Promise<string> {
  await keepLogDays(pool, new Date(now.getTime() - 24 * HOUR_MS));
  const keys: string[] = [];
  for (let n = 0; n < KEYS; n += 1) keys.push(await insertTestKey(pool));
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query(
      `insert into request_log
       select $2::timestamptz - ($3 - g) * interval '24 hours' / $3, ($1::uuid[])[1 + g % $4], 3, 300,
              2000, (array[200, 200, 201, 304, 404, 422, 429])[1 + floor(random() * 7)::integer], true,
              'GET', '/api/partner/properties', 'req_' || md5(g::text), null, '203.0.113.0/24',
              'python-requests/2.32'
       from generate_series(1, $3) g`,
      [keys, now, lines, KEYS],
    );
    await client.query(
      `insert into usage_minutes
       select date_trunc('minute', at), key_id, sum(elapsed_ms), count(*) filter (where status < 400),
              count(*) filter (where status in (404, 422)), count(*) filter (where status = 429), 0, 0,
              array_fill(0, array[4]) || count(*)::integer
       from request_log group by 1, 2 order by 1, 2`,
    );
    await client.query("vacuum analyze request_log, usage_minutes");
  } finally {
    client.release(true);
  }
  return keys[7] ?? "";
}

async function write(pool: pg.Pool, now: Date): Promise<number> {
  const keys = await Promise.all(Array.from({ length: KEYS }, () => insertTestKey(pool)));
  const log = new RequestLog({
    pool,
    clock: { now: () => now },
    random: { uuid: () => randomUUID(), bytes: () => new Uint8Array() },
    log: console as never,
  });
  const [, ms] = await timed(async () => {
    for (let n = 0; n < WRITTEN; n += 1)
      log.record(drawnRequest({ keyId: keys[n % KEYS] ?? "", at: now }));
    await log.flush();
  });
  await log.close();
  return Math.round(WRITTEN / (ms / 1_000));
}
