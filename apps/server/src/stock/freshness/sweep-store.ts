import type { Queryable } from "@propertyvr/database";
import type pg from "pg";
import {
  EXPIRED_DAYS,
  FRESH_DAYS_OF,
  SHORTEST_FRESH_DAYS,
  TOLD_DAYS_BEFORE,
} from "../listings/visibility.ts";

/** One step of growing stale. */
export type StaleStep = "tell" | "expire" | "remove";

export interface StaleListing {
  readonly id: number;
  readonly external_id: string;
  /** When it expires, or expired. */
  readonly at: Date;
}

/** When a listing `l` would expire if its partner had been told in time. */
const EXPIRES = `l.last_confirmed_at + make_interval(days => ${FRESH_DAYS_OF})`;

/**
 * Listings that are due for a step at $1. The bound on `last_confirmed_at` alone is what the index
 * answers; the rest is looked up in the few rows that it leaves.
 */
const DUE: Readonly<Record<StaleStep, string>> = {
  tell: `not l.is_sample and l.expired_at is null and l.expiry_told_at is null
    and l.last_confirmed_at < $1::timestamptz - interval '${SHORTEST_FRESH_DAYS - TOLD_DAYS_BEFORE} days'
    and ${EXPIRES} < $1::timestamptz + interval '${TOLD_DAYS_BEFORE} days'`,
  // Nobody's home goes without the days to do something about it, however long the server was away.
  expire: `not l.is_sample and l.expired_at is null
    and l.last_confirmed_at < $1::timestamptz - interval '${SHORTEST_FRESH_DAYS} days'
    and ${EXPIRES} < $1::timestamptz
    and l.expiry_told_at < $1::timestamptz - interval '${TOLD_DAYS_BEFORE} days'`,
  remove: `l.expired_at < $1::timestamptz - interval '${EXPIRED_DAYS} days'`,
};

/** The stocks that hold something due for a step. */
export async function findStaleSources(
  pool: Queryable,
  step: StaleStep,
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ source: string }>(
    `select distinct l.source from listings l where ${DUE[step]} order by l.source`,
    [now],
  );
  return rows.map(({ source }) => source);
}

const FOUND = (step: StaleStep): string =>
  `select l.id from listings l where l.source = $2 and ${DUE[step]} order by l.id limit $3`;

const EXPIRES_ONCE_TOLD = `greatest(${EXPIRES}, $1::timestamptz + interval '${TOLD_DAYS_BEFORE} days')`;

const TAKEN: Readonly<Record<StaleStep, string>> = {
  tell: `update listings l set expiry_told_at = $1 where l.id in (${FOUND("tell")})
    returning l.id, l.external_id, ${EXPIRES_ONCE_TOLD} as at`,
  expire: `update listings l set expired_at = $1 where l.id in (${FOUND("expire")})
    returning l.id, l.external_id, l.expired_at as at`,
  remove: `select l.id, l.external_id, l.expired_at as at from listings l
    where l.id in (${FOUND("remove")}) for update`,
};

/**
 * The next listings of a stock that are due, noted as taken through the step; those to be removed are
 * locked. In the caller's transaction, under the lock of the stock.
 */
export async function takeStale(
  client: pg.ClientBase,
  step: StaleStep,
  due: { readonly source: string; readonly now: Date; readonly limit: number },
): Promise<readonly StaleListing[]> {
  const { rows } = await client.query<StaleListing>(TAKEN[step], [due.now, due.source, due.limit]);
  return rows;
}
