/**
 * Homes without coordinates are placed by what their text names: how far they may lie from that
 * point, and what named it. No point was of that kind before, so the figure kept until now said nothing.
 * Searches read the precision beside the point; metres to the nearest of a kind hold it already.
 */
export const sql = `
alter table listings
  drop column location_precision_m,
  add column point_precision_m integer check (point_precision_m > 0),
  add column placed jsonb,
  add constraint placed_is_whole check ((point_precision_m is null) = (placed is null)),
  add constraint placed_has_point check (placed is null or lat is not null);

alter table offers add column precision_m integer not null default 0;
comment on column offers.precision_m is 'How far the home may lie from lat and lon, which its text named; 0 where they were given. No nearest_*_m is less.';

drop index offers_of_cell;
create index offers_of_cell on offers (cell, deal, type, price)
  include (listing_id, created_at, area_sqm, land_sqm, lat, lon, precision_m, traits_yes, traits_no, nearest_transit_m, province_code, district_code, bedrooms, bathrooms, is_sample, has_other)
  where status = 0;
`;
