/**
 * How long a listing stands. It is taken to hold for some weeks after its partner last said so; then
 * nobody finds it until it is confirmed. What an admin takes out of sight is a reference in a stock and
 * no row, so that deleting the home and listing it again changes nothing.
 */
export const sql = `
alter table listings add expired_at timestamptz, add expiry_told_at timestamptz;
comment on column listings.expired_at is 'Not confirmed in time: without offers until it is confirmed.';
comment on column listings.expiry_told_at is 'When its partner was told that it is about to expire.';
-- Confirming a row writes no index entry for a BRIN column, so it may stay on its page.
create index listings_confirmed on listings using brin (last_confirmed_at) with (autosummarize = on);
create index listings_expired on listings (expired_at) where expired_at is not null;

create table hidden_references (
  source text not null,
  external_id text not null,
  primary key (source, external_id),
  reason text not null check (reason in ('gone', 'wrong', 'scam', 'other')),
  -- To the partner, in the admin's own words.
  note text not null default '',
  hidden_at timestamptz not null,
  hidden_by uuid references users on delete set null
);
insert into hidden_references (source, external_id, reason, hidden_at, hidden_by)
select l.source, l.external_id, coalesce(r.reason, 'other'), l.hidden_at, r.resolved_by
from listings l
left join lateral (select reason, resolved_by from listing_reports
  where listing_id = l.id and resolution = 'hidden' order by resolved_at desc limit 1) r on true
where l.hidden_at is not null;
alter table listings drop hidden_at;
`;
