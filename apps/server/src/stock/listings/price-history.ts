import type pg from "pg";

/**
 * Notes what these homes are asked for now, where that is not what was noted last: a dated row for a
 * first price, a change, and the end of an offer. Samples have no history. In the transaction that
 * wrote the homes, by whatever door they came.
 */
export async function recordPrices(client: pg.ClientBase, ids: readonly number[]): Promise<void> {
  await client.query({ name: "note_prices", text: NOTE_PRICES, values: [ids] });
}

/** Ends what these homes are offered for. Before they are deleted, in the same transaction. */
export async function endPrices(client: pg.ClientBase, ids: readonly number[]): Promise<void> {
  await client.query({ name: "end_prices", text: END_PRICES, values: [ids] });
}

/** Dated by the statement: its transaction may have waited for another that writes the same stock. */
const WRITE = `
insert into listing_prices (listing_id, deal, since, state, price, source, external_id)`;
const LATER_HOLDS = `
on conflict (listing_id, deal, since) do update set state = excluded.state, price = excluded.price`;

const OFFERS = `
  from listings l
  cross join lateral (values
    ('rent', l.is_for_rent, l.rent_price),
    ('sale', l.is_for_sale, l.sale_price)
  ) d (deal, is_offered, price)`;

const NOTE_PRICES = `${WRITE}
select id, deal, statement_timestamp(), now.state, now.price, source, external_id from (
  select l.id, l.source, l.external_id, d.deal, d.price,
    case when not d.is_offered then 'ended' when d.price is null then 'on_request' else 'priced' end as state
  ${OFFERS}
  where l.id = any($1::bigint[]) and not l.is_sample
) now
left join lateral (
  select p.state, p.price from listing_prices p
  where p.listing_id = now.id and p.deal = now.deal order by p.since desc limit 1
) last on true
where (now.state, now.price) is distinct from (coalesce(last.state, 'ended'), last.price)
${LATER_HOLDS}`;

const END_PRICES = `${WRITE}
select l.id, d.deal, statement_timestamp(), 'ended', null::bigint, l.source, l.external_id ${OFFERS}
where l.id = any($1::bigint[]) and not l.is_sample and d.is_offered
${LATER_HOLDS}`;
