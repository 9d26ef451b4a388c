/**
 * Where more homes fit than are counted one by one, those nearest to a train are read in the order of
 * their distance, and no further than the page. Kept small: few rows are looked at.
 */
export const sql = `
create index offers_nearest_transit on offers (deal, nearest_transit_m, created_at desc, listing_id desc)
  where status = 0 and nearest_transit_m <= 1000;
create index offers_nearest_bts on offers (deal, nearest_bts_m, created_at desc, listing_id desc)
  where status = 0 and nearest_transit_m <= 1000;
create index offers_nearest_mrt on offers (deal, nearest_mrt_m, created_at desc, listing_id desc)
  where status = 0 and nearest_transit_m <= 1000;
`;
