import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { isMigrated } from "./migrate.ts";

const LIMIT_MS = 1_000;

/** True when the database answers within a second and has every migration of this program. */
export async function isReady(pool: pg.Pool, limitMs = LIMIT_MS): Promise<boolean> {
  const limit = new AbortController();
  const late = sleep(limitMs, false, { signal: limit.signal }).catch(() => false);
  try {
    return await Promise.race([isMigrated(pool).catch(() => false), late]);
  } finally {
    limit.abort();
  }
}
