/**
 * How many homes a broad search finds is asked of one listing in 128 before any other is read; the
 * index holds what most searches ask of it.
 */
export const sql = `
drop index offers_sampled;
create index offers_sampled on offers (deal, type, province_code)
  include (listing_id, district_code, bedrooms, bathrooms, price, other_price, area_sqm, land_sqm,
    traits_yes, traits_no, nearest_bts_m, nearest_mrt_m, nearest_transit_m, nearest_beach_m,
    is_sample, has_other, created_at)
  where status = 0 and listing_id % 128 = 0;
`;
