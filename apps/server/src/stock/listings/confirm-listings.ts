import type pg from "pg";
import { refreshOffers } from "./refresh-offers.ts";

/** Of a listing `l`: whether saying that it holds would change anything; written once a day at most. */
export const WANTS_CONFIRMING = `(l.last_confirmed_at < now() - interval '1 day'
  or l.expired_at is not null or l.expiry_told_at is not null)`;

/**
 * Notes that listings hold: once a day, or at once where somebody asked for just that, and lets those that had expired be found again. Nobody confirms a sample.
 * In the caller's transaction.
 * @returns those that had expired
 */
export async function confirmListings(
  client: pg.ClientBase,
  ids: readonly (string | number)[],
  { isAsked = false }: { readonly isAsked?: boolean } = {},
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const { rows } = await client.query<{ id: number }>(CONFIRM, [ids, isAsked]);
  const restored = rows.map(({ id }) => id);
  await refreshOffers(client, restored);
  return restored;
}

/** All parts of one statement see the rows as they were. */
const CONFIRM = `
with confirmed as (
  update listings l set last_confirmed_at = now(), expired_at = null, expiry_told_at = null
  where l.id = any($1::bigint[]) and not l.is_sample
    and ($2::boolean or ${WANTS_CONFIRMING}))
select id from listings where id = any($1::bigint[]) and expired_at is not null`;
