import type { Pool } from "pg";
import type { Clock, Log } from "../config/deps.ts";
import type { Quota, QuotaState } from "./quota.ts";
import { giveBack, look, take } from "./quota-store.ts";

/**
 * The quota that several servers share: a request is taken in the database, under the lock of its
 * key's ring and by the database's clock, and is committed before it is answered. No crash loses one.
 */
export const postgresQuota = (deps: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
}): Quota => {
  const { pool, clock, log } = deps;
  const pending = new Set<Promise<void>>();
  /** When, by our clock, the database answered: both clocks run at the same speed, whatever they show. */
  const heardMs = new WeakMap<QuotaState, number>();
  const hear = (standing: QuotaState): QuotaState => {
    heardMs.set(standing, clock.now().getTime());
    return standing;
  };
  const byNow = (standing: QuotaState): QuotaState => {
    const nowMs = clock.now().getTime();
    const passedMs = Math.max(0, nowMs - (heardMs.get(standing) ?? nowMs));
    return { ...standing, nowMs: standing.nowMs + passedMs };
  };
  const giveBackBeside = (keyId: string, atMs: number): void => {
    // Not awaited: until it is done one request fewer is accepted, never one more.
    const giving = giveBack(pool, keyId, atMs)
      .catch((error: unknown) => {
        log.warn({ err: error }, "a request that did not count stays charged");
      })
      .finally(() => pending.delete(giving));
    pending.add(giving);
  };
  return {
    take: async (key) => hear(await take(pool, key)),
    look: async (key) => hear(await look(pool, key)),
    end: (key, taken, isCounted) => {
      if (isCounted) return byNow(taken);
      giveBackBeside(key.keyId, taken.atMs);
      return withoutOne(byNow(taken));
    },
    close: async () => {
      await Promise.all(pending);
      return true;
    },
  };
};

const withoutOne = (standing: QuotaState): QuotaState => {
  const used = standing.used - 1;
  return { ...standing, used, freesAtMs: used === 0 ? undefined : standing.freesAtMs };
};
