/**
 * What happened to the listings of each partner, in the order it was committed: whoever writes a
 * partner's listings holds its lock until the transaction ends, so a reader who keeps the last `seq`
 * has missed nothing. A number that was never committed stays a gap.
 */
export const sql = `
create table listing_changes (
  seq bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  partner_id uuid not null references partners on delete cascade,
  -- Outlives the listing.
  listing_id bigint not null,
  -- The partner's own reference; null where it gave none.
  external_id text,
  op text not null check (op in ('inserted', 'updated', 'deleted')),
  -- Of an update: the members of the partner's record that changed.
  fields text[] not null default '{}'
);
create index listing_changes_of_partner on listing_changes (partner_id, seq);
`;
