/**
 * Homes of a province are nearly always asked for by kind and rooms: an index by these reads what fits, one
 * by price alone read five homes for each. Where neither is asked for, the index is skipped through.
 */
export const sql = `
drop index offers_of_province;
create index offers_of_province on offers (deal, province_code, type, bedrooms, price)
  include (listing_id, created_at, area_sqm, land_sqm, traits_yes, traits_no, bathrooms, district_code, is_sample, has_other)
  where status = 0;
`;
