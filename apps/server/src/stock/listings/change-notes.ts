import type { Queryable } from "@propertyvr/database";

/*
 * Which homes changed, for those who look at them later: comparing homes, fetching photos. Whoever
 * writes homes leaves these notes in its transaction and knows nothing of who reads them.
 */

/**
 * Remembers that these listings have changed, are seen or unseen, or are gone, so that they are compared
 * with the others anew; in the caller's transaction. It costs a row a listing and waits for nobody.
 */
export const recordForGrouping = async (
  client: Queryable,
  listingIds: readonly (number | string)[],
): Promise<void> => {
  if (listingIds.length === 0) return;
  await client.query("insert into duplicate_notes (listing_id) select unnest($1::bigint[])", [
    listingIds,
  ]);
};

/**
 * Remembers that these listings were written, so that the photos they name are looked for; in the
 * caller's transaction. It costs a row a listing and waits for nobody: the addresses are read later.
 */
export const recordImages = async (
  client: Queryable,
  listingIds: readonly number[],
): Promise<void> => {
  if (listingIds.length === 0) return;
  await client.query(
    `insert into photo_notes (listing_id)
     select id from listings where id = any($1::bigint[]) and images <> '[]'`,
    [listingIds],
  );
};
