/**
 * Market figures over more than ten thousand homes are worked out from one home of 16: of likely
 * duplicates by the id of their group, of others by their own. The index holds what a figure reads.
 */
export const sql = `
create index offers_sampled_homes on offers (deal, type, province_code)
  include (listing_id, district_code, subdistrict_code, bedrooms, bathrooms, price, other_price,
    area_sqm, land_sqm, lat, lon, traits_yes, traits_no, is_sample, has_other, created_at)
  where status = 0 and listing_id % 16 = 0;
`;
