import type { Pool } from "pg";

/** A clock that a test sets, forward and back, for a quota and for nobody else. */
export interface VirtualClock {
  now(): Date;
  set(ms: number): Promise<void>;
}

export const START_MS = Date.UTC(2026, 0, 5, 9);

export const virtualClock = (): VirtualClock => {
  let nowMs = START_MS;
  return {
    now: () => new Date(nowMs),
    set: (ms) => {
      nowMs = ms;
      return Promise.resolve();
    },
  };
};

/** Put before the product's schema, it has a `clock_timestamp()` that stands before PostgreSQL's own. */
export const VIRTUAL_SEARCH_PATH = "virtual, public, pg_catalog";

/** The same clock for the database: of all connections that have `VIRTUAL_SEARCH_PATH`. */
export const databaseClock = async (pool: Pool): Promise<VirtualClock> => {
  await pool.query(`
    create schema virtual;
    create table virtual.moment (ms double precision not null);
    insert into virtual.moment values (${String(START_MS)});
    create function virtual.clock_timestamp() returns timestamptz
    language sql volatile as $$
      select timestamptz 'epoch' + ms * interval '1 millisecond' from virtual.moment
    $$;
  `);
  const here = virtualClock();
  return {
    now: () => here.now(),
    set: async (ms) => {
      await here.set(ms);
      await pool.query("update virtual.moment set ms = $1", [ms]);
    },
  };
};
