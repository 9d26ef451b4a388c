import type { Pool } from "pg";

/** Tells a process whether the one before it stopped in order. */
export interface StopMark {
  /** Notes that this process runs; whether the one before had stopped in order. */
  take(): Promise<boolean>;
  /** Notes that it stopped in order. */
  leave(): Promise<void>;
}

export const stopMark = (pool: Pool): StopMark => ({
  take: async () => {
    const { rowCount } = await pool.query(
      "insert into limiter_at_work default values on conflict do nothing",
    );
    return rowCount === 1;
  },
  leave: async () => {
    await pool.query("delete from limiter_at_work");
  },
});
