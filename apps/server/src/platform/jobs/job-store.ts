import { inTransaction, type Queryable } from "@propertyvr/database";
import type { Pool } from "pg";
import type { JobPayload, NewJob } from "./job-queue.ts";

/** A job that this server holds. */
export interface HeldJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: JobPayload;
  readonly group: string | null;
  readonly attempt: number;
}

export const LEASE_S = 30;
const LEASE = `clock_timestamp() + interval '${String(LEASE_S)} seconds'`;

const listeners = new Set<() => void>();

/**
 * Calls the listener whenever this process adds a job, mostly before the transaction that adds it commits.
 * @returns what ends that
 */
export const onJobAdded = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Adds a job; where one of the same kind and key waits, that one is brought forward. */
export const insertJob = async (
  client: { readonly query: (text: string, values: readonly unknown[]) => Promise<unknown> },
  { kind, payload, key, group }: NewJob,
  runAt: Date,
): Promise<void> => {
  await client.query(
    `insert into jobs (kind, payload, key, group_name, run_at) values ($1, $2, $3, $4, $5)
     on conflict (kind, key) where key is not null and holder is null
     do update set run_at = least(jobs.run_at, excluded.run_at), payload = excluded.payload`,
    [kind, JSON.stringify(payload), key ?? null, group ?? null, runAt],
  );
  for (const listener of listeners) listener();
};

/**
 * Adds a job of each kind of which none is there, waiting or held. Servers that start together take turns
 * under a lock: otherwise one that looked before another added its jobs would add second ones, which
 * the unique index of waiting jobs does not prevent once the first are held.
 */
export const insertOnlyJobs = (pool: Pool, kinds: readonly string[], runAt: Date): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock($1)", [ONLY_JOBS]);
    await client.query(
      `insert into jobs (kind, payload, key, run_at)
       select kinds.kind, '{}', 'only', $2 from unnest($1::text[]) as kinds (kind)
       where not exists (select 1 from jobs where jobs.kind = kinds.kind)
       on conflict do nothing`,
      [kinds, runAt],
    );
  });
/** The number of the advisory lock for adding the only jobs of kinds; any fixed number will do. */
const ONLY_JOBS = 730_561;

/**
 * Takes the job of a kind that has been due longest, unless its group is full or one of its key runs.
 * @returns undefined where there is none
 */
export const claimJob = async (
  pool: Queryable,
  {
    kind,
    holder,
    now,
    fullGroups,
  }: {
    readonly kind: string;
    readonly holder: string;
    readonly now: Date;
    readonly fullGroups: readonly string[];
  },
): Promise<HeldJob | undefined> => {
  const { rows } = await pool.query<HeldJob>(
    `update jobs set holder = $2, held_until = ${LEASE}, attempt = attempt + 1
     where id = (
       select id from jobs waiting
       where kind = $1 and holder is null and run_at <= $3
         and (group_name is null or group_name <> all ($4))
         and not exists (select 1 from jobs running
           where running.kind = waiting.kind and running.key = waiting.key and running.holder is not null)
       order by run_at, id limit 1 for update skip locked)
     returning id::text as id, kind, payload, group_name as "group", attempt`,
    [kind, holder, now, fullGroups],
  );
  return rows[0];
};

/** When the next job of each of these kinds is due; kinds of which none waits are left out. */
export const findNextRuns = async (
  pool: Queryable,
  kinds: readonly string[],
): Promise<ReadonlyMap<string, Date>> => {
  const { rows } = await pool.query<{ kind: string; at: Date }>(
    `select kinds.kind, next.at from unnest($1::text[]) as kinds (kind),
       lateral (select min(run_at) as at from jobs where jobs.kind = kinds.kind and holder is null) next
     where next.at is not null`,
    [kinds],
  );
  return new Map(rows.map(({ kind, at }) => [kind, at]));
};

/** Renews the leases of the jobs this server holds. @returns the ids that it still holds */
export const renewLeases = async (
  pool: Queryable,
  holder: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await pool.query<{ id: string }>(
    `update jobs set held_until = ${LEASE} where holder = $1 and id = any ($2::bigint[]) returning id::text as id`,
    [holder, ids],
  );
  return new Set(rows.map(({ id }) => id));
};

export const deleteJob = async (pool: Queryable, holder: string, id: string): Promise<void> => {
  await pool.query("delete from jobs where id = $1 and holder = $2", [id, holder]);
};

/**
 * Releases a held job, so that it waits again. Where one of its key waits already, it is removed instead.
 * @param attempt the number of runs counted so far
 */
export const releaseJob = async (
  pool: Queryable,
  holder: string,
  { id, attempt, runAt }: { readonly id: string; readonly attempt: number; readonly runAt: Date },
): Promise<void> => {
  try {
    await pool.query(
      `update jobs set holder = null, held_until = null, attempt = $3, run_at = $4
       where id = $1 and holder = $2`,
      [id, holder, attempt, runAt],
    );
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
    await deleteJob(pool, holder, id);
  }
};
const UNIQUE_VIOLATION = "23505";

/**
 * Releases jobs of dead servers: those whose lease has expired, or with `isAll` every one. A job whose key
 * has another one waiting is removed.
 */
export const releaseDead = async (
  pool: Queryable,
  { isAll }: { readonly isAll: boolean },
): Promise<void> => {
  const isDead = isAll ? "jobs.holder is not null" : "jobs.held_until < clock_timestamp()";
  await pool.query(
    `with dead as (
       select id, kind, key, row_number() over (partition by kind, coalesce(key, id::text) order by id) as n
       from jobs where ${isDead}),
     left_over as (
       delete from jobs using dead where jobs.id = dead.id and ${isDead} and dead.key is not null
         and (dead.n > 1 or exists (select 1 from jobs waiting
           where waiting.kind = dead.kind and waiting.key = dead.key and waiting.holder is null))
       returning jobs.id)
     update jobs set holder = null, held_until = null from dead
     where jobs.id = dead.id and dead.id not in (select id from left_over) and ${isDead}`,
  );
};
