/**
 * Searches that more than ten thousand homes fit: their first page is read from an index that has the
 * order, and their number is worked out from one listing of 128.
 */
export const sql = `
create index offers_newest on offers (deal, created_at desc, listing_id desc) where status = 0;
create index offers_cheapest on offers (deal, price, listing_id desc) where status = 0;
create index offers_sampled on offers (deal, type) where listing_id % 128 = 0;
`;
