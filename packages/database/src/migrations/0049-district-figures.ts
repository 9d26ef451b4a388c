/**
 * Figures by district of a province or of a kind of home ("where can I afford") read the district of
 * every home that fits: from the index too, as the rest of what they ask.
 */
export const sql = `
drop index offers_of_province;
create index offers_of_province on offers (deal, province_code, price)
  include (listing_id, created_at, area_sqm, land_sqm, traits_yes, traits_no, type, bedrooms,
    bathrooms, district_code, is_sample, has_other)
  where status = 0;
drop index offers_of_type;
create index offers_of_type on offers (deal, type, bedrooms, price)
  include (listing_id, created_at, area_sqm, land_sqm, traits_yes, traits_no, bathrooms,
    district_code, is_sample, has_other)
  where status = 0;
`;
