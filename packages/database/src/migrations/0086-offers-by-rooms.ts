/**
 * Homes of a province or a district are nearly always asked for by kind and rooms: indexes by these read
 * what fits, where those by price alone read up to five homes for each. Where kind or rooms are not asked
 * for, PostgreSQL skips through them.
 */
export const sql = `
drop index offers_of_province;
create index offers_of_province on offers (deal, province_code, type, bedrooms, price)
  include (listing_id, created_at, area_sqm, land_sqm, traits_yes, traits_no, bathrooms, district_code,
    is_sample, has_other)
  where status = 0;
drop index offers_of_district;
create index offers_of_district on offers (deal, district_code, type, bedrooms, price)
  include (listing_id, created_at, area_sqm, land_sqm, subdistrict_code, traits_yes, traits_no,
    nearest_bts_m, nearest_mrt_m, nearest_transit_m, nearest_beach_m, bathrooms, is_sample, has_other)
  where status = 0;
`;
