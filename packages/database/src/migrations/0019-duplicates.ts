/**
 * Homes that are likely one and the same, offered by several. Nothing is merged: a row says which homes
 * stand together. No foreign keys: a note outlives its listing, so that what stood with it is grouped
 * anew, and grouping never waits for whoever is writing a stock.
 */
export const sql = `
-- Written wherever offers are, emptied soon after: writing many listings waits for no comparing.
create table duplicate_notes (
  listing_id bigint not null
);
insert into duplicate_notes select id from listings where not is_sample;

create table listing_groups (
  listing_id bigint primary key,
  -- The smallest id that was in it when it was made.
  group_id bigint not null,
  -- Too many for one home: the units of a project that are described alike. Shown to nobody.
  is_stock boolean not null
);
create index listing_groups_members on listing_groups (group_id);
`;
