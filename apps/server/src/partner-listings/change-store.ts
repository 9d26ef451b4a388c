import type pg from "pg";

/** What happened to one listing of a partner. */
export interface ListingChange {
  readonly listingId: string;
  /** The partner's own reference; null where it gave none. */
  readonly externalId: string | null;
  readonly op: "inserted" | "updated" | "deleted";
  /** The members of the partner's record that changed, for an update. */
  readonly fields: readonly string[];
}

/**
 * Lets one transaction at a time write a partner's listings, until it ends. Whoever writes listings or
 * changes of a partner takes this first: then `seq` grows in the order of commits, and a reader who
 * keeps the last one has missed nothing. Partners do not wait for one another.
 */
export const lockStock = async (client: pg.ClientBase, partnerId: string): Promise<void> => {
  await client.query("select pg_advisory_xact_lock($1, hashtext($2))", [LOCK_SPACE, partnerId]);
};

/** Any fixed number will do; it names "listings of a partner" among advisory locks. */
const LOCK_SPACE = 730_555;

/** Writes down what happened, in the order given. Under `lockStock`, in the transaction that did it. */
export const appendChanges = async (
  client: pg.ClientBase,
  partnerId: string,
  changes: readonly ListingChange[],
): Promise<void> => {
  if (changes.length === 0) return;
  await client.query(
    `insert into listing_changes (partner_id, listing_id, external_id, op, fields)
     select $1, c.listing_id, c.external_id, c.op, c.fields
     from rows from (jsonb_to_recordset($2::jsonb) as
       (listing_id bigint, external_id text, op text, fields text[])) with ordinality
       as c (listing_id, external_id, op, fields, position)
     order by c.position`,
    [
      partnerId,
      JSON.stringify(
        changes.map((change) => ({
          listing_id: change.listingId,
          external_id: change.externalId,
          op: change.op,
          fields: change.fields,
        })),
      ),
    ],
  );
};
