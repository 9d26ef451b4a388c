/**
 * What a thousand homes at once pay for a row, and nobody needs. A foreign key locks the row that it
 * names for each row that names it: `offers` are written and removed with their listings by
 * refresh-offers.ts alone, and no partner is ever deleted. The words of titles are merged into their
 * index some hundreds of homes at a time; what waits is searched through, so it is kept short (in kB).
 */
export const sql = `
alter table offers drop constraint offers_listing_id_fkey;
alter table listing_changes drop constraint listing_changes_partner_id_fkey;
alter index listings_title set (fastupdate = on, gin_pending_list_limit = 64);

-- One index, not two: a reader always asks for one partner's changes.
drop index listing_changes_of_partner;
alter table listing_changes drop constraint listing_changes_pkey, add primary key (partner_id, seq);
`;
