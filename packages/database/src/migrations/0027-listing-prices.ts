/**
 * What each home was asked for, and from when: a row for the first price under a deal and one for each
 * change. A home is named by its source and reference, so that one that is listed again goes on. Rows
 * outlive their homes; samples have none. Of homes from before, the price is known since their last
 * change.
 */
export const sql = `
create table listing_prices (
  listing_id bigint not null,
  deal text not null check (deal in ('rent', 'sale')),
  since timestamptz not null default now(),
  -- ended: no longer offered so, or no longer listed.
  state text not null check (state in ('priced', 'on_request', 'ended')),
  -- Whole baht, a month for rent.
  price bigint check (price >= 0),
  check ((state = 'priced') = (price is not null)),
  source text not null,
  external_id text not null,
  primary key (listing_id, deal, since)
);

insert into listing_prices (listing_id, deal, since, state, price, source, external_id)
select l.id, d.deal, l.updated_at, case when d.price is null then 'on_request' else 'priced' end,
  d.price, l.source, l.external_id
from listings l
cross join lateral (values ('rent', l.is_for_rent, l.rent_price), ('sale', l.is_for_sale, l.sale_price))
  d (deal, is_offered, price)
where d.is_offered and not l.is_sample;
`;
