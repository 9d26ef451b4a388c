import type { PartnerChange, WebhookEvent } from "@propertyvr/contracts";
import type { Queryable } from "@propertyvr/database";
import type pg from "pg";
import { type EmitOptions, emitEvents } from "../../platform/outbox/emit-event.ts";

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

/**
 * Writes down what happened, in the order given, and tells the partner's webhooks. Under `lockStock`, in
 * the transaction that did it.
 */
export const appendChanges = async (
  client: pg.ClientBase,
  partnerId: string,
  changes: readonly ListingChange[],
  options: EmitOptions = {},
): Promise<void> => {
  if (changes.length === 0) return;
  const { rows } = await client.query<Numbered>(
    `insert into listing_changes (partner_id, listing_id, external_id, op, fields)
     select $1, c.listing_id, c.external_id, c.op, c.fields
     from rows from (jsonb_to_recordset($2::jsonb) as
       (listing_id bigint, external_id text, op text, fields text[])) with ordinality
       as c (listing_id, external_id, op, fields, position)
     order by c.position
     returning seq`,
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
  const numbers = rows.map(({ seq }) => seq).sort((one, other) => one - other);
  const events = changes.map((change, at) => eventOf(change, numbers[at] ?? 0));
  await emitEvents(client, partnerId, events, options);
};

interface Numbered {
  readonly seq: number;
}

const eventOf = (change: ListingChange, seq: number): WebhookEvent => {
  const data = { id: change.listingId, external_id: change.externalId, seq };
  if (change.op === "updated")
    return { type: "listing.updated", data: { ...data, fields: [...change.fields] } };
  return { type: change.op === "inserted" ? "listing.created" : "listing.removed", data };
};

/** What happened to a partner's listings after `after`, in the order of commits. */
export const findChanges = async (
  pool: Queryable,
  partnerId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly PartnerChange[]> => {
  const { rows } = await pool.query<PartnerChange>(
    `select seq, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, op,
       listing_id::text as id, external_id, fields
     from listing_changes where partner_id = $1 and seq > $2 order by seq limit $3`,
    [partnerId, after, limit],
  );
  return rows;
};

/** The number of a partner's last change; 0 before the first. */
export const findLastSeq = async (pool: Queryable, partnerId: string): Promise<number> => {
  const { rows } = await pool.query<{ seq: number }>(
    "select coalesce(max(seq), 0) as seq from listing_changes where partner_id = $1",
    [partnerId],
  );
  return rows[0]?.seq ?? 0;
};
