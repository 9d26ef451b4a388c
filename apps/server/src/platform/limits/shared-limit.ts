import type { Pool } from "pg";
import type { Clock } from "../config/deps.ts";

/** Whether it was taken, or else the seconds until one is available. */
export type TakenRoom =
  | { readonly ok: true; readonly giveBack: () => Promise<void> }
  | { readonly ok: false; readonly waitS: number };

/** An exact maximum for each key in any window of time, over all servers on one database. */
export interface SharedLimit {
  /** Takes one from every key, or from none; before the work, so that a burst is counted too. */
  take(...keys: readonly string[]): Promise<TakenRoom>;
}

/** What limits in the database need. */
export interface SharedLimitDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Addresses and networks are stored as keyed hashes only. */
  readonly hashKey: (text: string) => Buffer;
}

/** Several limits share the table `attempts`: a prefix of the key says what it is for. */
export const sharedLimit = (
  { pool, clock, hashKey }: SharedLimitDeps,
  limit: { readonly most: number; readonly windowMs: number },
): SharedLimit => ({
  take: async (...texts) => {
    const keys = texts.map(hashKey);
    const now = clock.now();
    const { rows } = await pool.query<{ wait_ms: number }>({
      name: "take-attempt",
      text: "select take_attempt($1, $2, $3 * interval '1 millisecond', $4) as wait_ms",
      values: [keys, limit.most, limit.windowMs, now],
    });
    const waitMs = rows[0]?.wait_ms ?? 0;
    if (waitMs > 0) return { ok: false, waitS: Math.ceil(waitMs / 1_000) };
    return {
      ok: true,
      giveBack: async () => {
        await pool.query({
          name: "give-attempt-back",
          text: "select give_attempt_back($1, $2)",
          values: [keys, now],
        });
      },
    };
  },
});

/** Removes the keys without an attempt that still counts, but for those that a request is at work on. */
export const sweepAttempts = async (pool: Pool, now: Date): Promise<void> => {
  await pool.query(
    `delete from attempts where key in (
       select key from attempts where ends_at <= $1 for update skip locked)`,
    [now],
  );
};
