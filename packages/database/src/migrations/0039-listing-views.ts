/**
 * How often homes are looked at: one sum a home and day, and nothing about who looked. Sums of days that
 * are long past are folded into the row of 1970-01-01. A home from before counting is counted since then.
 */
export const sql = `
create table listing_views (
  listing_id bigint not null references listings on delete cascade,
  day date not null,
  views int not null check (views > 0),
  primary key (listing_id, day)
);
alter table listings add views_since timestamptz not null default now();
comment on column listings.views_since is 'From when on its views are counted: since it was listed, or since counting began.';
`;
