import { inTransaction, queriesOn } from "@propertyvr/database";
import type pg from "pg";
import { recipientsOf } from "../../accounts/partner-recipients.ts";
import type { MailPost } from "../../platform/mail/mail-post.ts";
import { EXPIRES_AT, SHORTEST_FRESH_DAYS, TOLD_DAYS_BEFORE } from "../listings/visibility.ts";
import { stockOf } from "../partner-listings/stock-store.ts";

/**
 * Told since the partner's last mail, and neither confirmed nor expired meanwhile. The bound on
 * `last_confirmed_at` alone is what the index answers.
 */
const NEWS = `select p.id, count(*)::int as count, min(${EXPIRES_AT}) as until
  from partners p join listings l on l.source = '${stockOf("")}' || p.id
  where l.last_confirmed_at < $1::timestamptz - interval '${SHORTEST_FRESH_DAYS - TOLD_DAYS_BEFORE} days'
    and l.expiry_told_at > coalesce(p.expiry_mailed_at, '-infinity') and l.expired_at is null
    and (p.expiry_mailed_at is null or (p.expiry_mailed_at at time zone 'Asia/Bangkok')::date
      < ($1::timestamptz at time zone 'Asia/Bangkok')::date)`;

/** One mail a day to the people of a partner whose listings are about to expire. */
export const mailExpiring = async (
  deps: { readonly pool: pg.Pool; readonly post: MailPost; readonly address: string },
  now: Date,
): Promise<void> => {
  const { rows } = await deps.pool.query<{ id: string }>(`${NEWS} group by p.id`, [now]);
  for (const { id } of rows)
    await inTransaction(deps.pool, (client) => mailOne(deps, client, id, now));
};

const mailOne = async (
  { post, address }: { readonly post: MailPost; readonly address: string },
  client: pg.PoolClient,
  partnerId: string,
  now: Date,
): Promise<void> => {
  // Of two servers the second waits here, and then finds nothing new.
  await client.query("select from partners where id = $1 for no key update", [partnerId]);
  const { rows } = await client.query<{ count: number; until: Date }>(
    `${NEWS} and p.id = $2 group by p.id`,
    [now, partnerId],
  );
  const [news] = rows;
  if (news === undefined) return;
  const db = queriesOn(client);
  for (const { name, to, language, userId } of await recipientsOf(db, partnerId, "work"))
    await post.write(db, {
      kind: "home_expiring",
      facts: { name, count: news.count, until: news.until, url: address },
      to,
      language,
      userId,
    });
  await client.query("update partners set expiry_mailed_at = $2 where id = $1", [partnerId, now]);
};
