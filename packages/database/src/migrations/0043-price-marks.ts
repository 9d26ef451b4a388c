/**
 * Where the price of a home stands among those of its cell: the same deal, district, kind and rooms.
 * What changes a cell leaves a note in its own transaction and waits for nobody; a job folds the notes
 * and works out the marks of whole cells.
 */
export const sql = `
create table price_cells (
  id integer generated always as identity primary key,
  deal smallint not null,
  district_code smallint not null,
  type smallint not null,
  bedrooms smallint,
  -- Something in it has changed since its marks were worked out.
  is_due boolean not null default true,
  -- The day in Thailand of which its marks are; null before the first time.
  as_of date,
  unique nulls not distinct (deal, district_code, type, bedrooms)
);
create index price_cells_due on price_cells (id) where is_due;

-- Only of homes that enough others can be compared with.
create table price_marks (
  listing_id bigint not null,
  deal smallint not null,
  cell_id integer not null,
  -- Whole baht, the median asking price of the others.
  median_thb bigint not null,
  -- How many others, likely duplicates counted once.
  n_units integer not null,
  primary key (listing_id, deal)
);
create index price_marks_of_cell on price_marks (cell_id);

create table price_cell_notes (
  deal smallint not null,
  district_code smallint not null,
  type smallint not null,
  bedrooms smallint
);
insert into price_cell_notes
select distinct deal, district_code, type, bedrooms from offers
where not is_sample and district_code is not null;

create function note_new_price_cells() returns trigger language plpgsql as $$
begin
  insert into price_cell_notes select distinct deal, district_code, type, bedrooms from written
  where not is_sample and district_code is not null;
  return null;
end $$;

create function note_changed_price_cells() returns trigger language plpgsql as $$
begin
  insert into price_cell_notes
  select distinct deal, district_code, type, bedrooms from (
    (select deal, district_code, type, bedrooms, listing_id, status, price, area_sqm, is_sample from past
     except select deal, district_code, type, bedrooms, listing_id, status, price, area_sqm, is_sample from written)
    union all
    (select deal, district_code, type, bedrooms, listing_id, status, price, area_sqm, is_sample from written
     except select deal, district_code, type, bedrooms, listing_id, status, price, area_sqm, is_sample from past)
  ) changed where not is_sample and district_code is not null;
  return null;
end $$;

create function note_grouped_price_cells() returns trigger language plpgsql as $$
begin
  insert into price_cell_notes
  select distinct o.deal, o.district_code, o.type, o.bedrooms
  from written w join offers o on o.listing_id = w.listing_id
  where not o.is_sample and o.district_code is not null;
  return null;
end $$;

create trigger offers_written after insert on offers
  referencing new table as written for each statement execute function note_new_price_cells();
create trigger offers_changed after update on offers
  referencing old table as past new table as written for each statement execute function note_changed_price_cells();
create trigger offers_removed after delete on offers
  referencing old table as written for each statement execute function note_new_price_cells();

create trigger groups_written after insert on listing_groups
  referencing new table as written for each statement execute function note_grouped_price_cells();
create trigger groups_changed after update on listing_groups
  referencing new table as written for each statement execute function note_grouped_price_cells();
create trigger groups_removed after delete on listing_groups
  referencing old table as written for each statement execute function note_grouped_price_cells();
`;
