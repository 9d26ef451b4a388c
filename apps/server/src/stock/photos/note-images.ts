import type pg from "pg";

/**
 * Remembers that these listings were written, so that the photos they name are looked for; in the
 * caller's transaction. It costs a row a listing and waits for nobody: the addresses are read later.
 */
export const noteImages = async (
  client: pg.ClientBase,
  listingIds: readonly number[],
): Promise<void> => {
  if (listingIds.length === 0) return;
  await client.query(
    `insert into photo_notes (listing_id)
     select id from listings where id = any($1::bigint[]) and images <> '[]'`,
    [listingIds],
  );
};
