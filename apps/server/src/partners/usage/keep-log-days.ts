import { setTimeout as sleep } from "node:timers/promises";
import { inTransaction } from "@propertyvr/database";
import type { Pool } from "pg";
import type { Config } from "../../platform/config/config.ts";
import type { Clock, Log } from "../../platform/config/deps.ts";
import { isDatabaseDown } from "../../platform/http/is-database-down.ts";
import {
  deleteStrays,
  deleteWriters,
  dropDay,
  listDays,
  listStrayDays,
  makeDay,
  type DayTable,
} from "./log-days-store.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** As long as usage may be asked for (USAGE_HOURS). */
const USAGE_DAYS = 30;
const DAYS_AHEAD = 3;
const AGAIN_AFTER_MS = 60_000;
/** Any fixed number: "the days of the request log" among advisory locks. */
const DAYS_LOCK = 7_305_550_941;
/** A backup holds the tables for as long as it takes; nobody may queue up behind us meanwhile. */
const LOCK_TIMEOUT_MS = 1_000;
const LOCK_NOT_AVAILABLE = "55P03";

interface Keeping {
  readonly lockTimeoutMs?: number;
  /** Of the requests; the sums by the minute are kept for 30 days. */
  readonly trafficLogDays?: number;
}

/**
 * Makes the days that are to come, gives days to what waited without one, and drops whole days that
 * are too old. Done twice, or by two servers at once, it changes nothing more.
 */
export const keepLogDays = async (
  pool: Pool,
  now: Date,
  { lockTimeoutMs = LOCK_TIMEOUT_MS, trafficLogDays = USAGE_DAYS }: Keeping = {},
): Promise<void> => {
  const tables: readonly (DayTable & { readonly keptDays: number })[] = [
    { table: "request_log", column: "at", keptDays: trafficLogDays },
    { table: "usage_minutes", column: "minute", keptDays: USAGE_DAYS },
  ];
  const today = startOfDay(now.getTime());
  const end = new Date(today.getTime() + (DAYS_AHEAD + 1) * DAY_MS);
  const ahead = Array.from(
    { length: DAYS_AHEAD + 1 },
    (_, n) => new Date(today.getTime() + n * DAY_MS),
  );
  for (const table of tables) {
    const oldest = startOfDay(now.getTime() - table.keptDays * DAY_MS);
    await inTransaction(pool, async (client) => {
      await client.query(`set local lock_timeout = ${String(lockTimeoutMs)}`);
      await client.query("select pg_advisory_xact_lock($1)", [DAYS_LOCK]);
      const made = new Set((await listDays(client, table)).map(Number));
      const strays = await listStrayDays(client, table, oldest, end);
      for (const ms of new Set([...ahead, ...strays].map(Number)))
        if (!made.has(ms)) await makeDay(client, table, new Date(ms));
      for (const ms of made) if (ms < oldest.getTime()) await dropDay(client, table, new Date(ms));
      await deleteStrays(client, table, oldest);
      await deleteWriters(client, oldest);
    });
  }
};

/**
 * The same before anything is served, so that no request waits for its day. Where somebody holds the
 * tables, such as a backup, the days are made later.
 */
export const keepFirstLogDays = async (
  pool: Pool,
  now: Date,
  keeping: Keeping = {},
): Promise<void> => {
  try {
    await keepLogDays(pool, now, keeping);
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
};

const startOfDay = (ms: number): Date => new Date(Math.floor(ms / DAY_MS) * DAY_MS);

/**
 * Looks after the days of the log now and every hour.
 * @returns what ends it
 */
export const startKeepingLogDays = (deps: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly config: Pick<Config, "trafficLogDays">;
}): (() => Promise<void>) => {
  const stopping = new AbortController();
  const keeping = (async () => {
    while (!stopping.signal.aborted) {
      const isKept = await keepLogDays(deps.pool, deps.clock.now(), deps.config).then(
        () => true,
        (error: unknown) => {
          tell(deps.log, error);
          return false;
        },
      );
      const signal = stopping.signal;
      await sleep(isKept ? HOUR_MS : AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await keeping;
  };
};

const isBusy = (error: unknown): boolean =>
  (error as { code?: unknown }).code === LOCK_NOT_AVAILABLE;

const tell = (log: Log, error: unknown): void => {
  if (isBusy(error) || isDatabaseDown(error)) log.debug({ err: error }, "the log's days wait");
  else log.error({ err: error }, "the log's days cannot be kept");
};
