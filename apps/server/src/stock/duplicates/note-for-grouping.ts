import type pg from "pg";

/**
 * Remembers that these listings have changed, are seen or unseen, or are gone, so that they are compared
 * with the others anew; in the caller's transaction. It costs a row a listing and waits for nobody.
 */
export const noteForGrouping = async (
  client: Pick<pg.ClientBase, "query">,
  listingIds: readonly (number | string)[],
): Promise<void> => {
  if (listingIds.length === 0) return;
  await client.query("insert into duplicate_notes (listing_id) select unnest($1::bigint[])", [
    listingIds,
  ]);
};
