import type { Queryable } from "@propertyvr/database";
import type { Held } from "@propertyvr/ingest";
import { WANTS_CONFIRMING } from "../listings/confirm-listings.ts";
import { DETAIL_COLUMNS, type DetailRow } from "../listings/stored-listing.ts";
import { HIDDEN_COLUMN, type HiddenRow } from "./visibility-reply.ts";

/** A listing as its partner sees it. */
export interface StockRow extends DetailRow {
  readonly expiry_told_at: Date | null;
  readonly hidden: HiddenRow | null;
  readonly external_id: string;
  /** The member as it was last sent, where it was. */
  readonly city: string | null;
  readonly images: readonly string[];
  readonly contact: Readonly<Record<string, string>> | null;
}

/** What `StockRow` reads from `listings l`. */
export const STOCK_COLUMNS = `${DETAIL_COLUMNS}, l.external_id, l.images, l.expiry_told_at,
  case when jsonb_typeof(l.raw -> 'city') = 'string' then nullif(btrim(l.raw ->> 'city'), '') end as city,
  ${HIDDEN_COLUMN}`;

/** A partner's stock among the sources of listings. */
export const stockOf = (partnerId: string): string => `${PARTNER}${partnerId}`;
const PARTNER = "partner:";

/** The partner whose stock a source is; undefined for one of no partner. */
export const partnerOf = (source: string): string | undefined =>
  source.startsWith(PARTNER) ? source.slice(PARTNER.length) : undefined;

/** The listings of a stock under these references, as far as there are any. */
export async function findByReference(
  client: Queryable,
  source: string,
  references: readonly string[],
): Promise<readonly StockRow[]> {
  const { rows } = await client.query<StockRow>(
    `select ${STOCK_COLUMNS} from listings l where l.source = $1 and l.external_id = any($2::text[])`,
    [source, references],
  );
  return rows;
}

/** How a request names one listing of a stock. */
export type StockName = { readonly id: string } | { readonly reference: string };

/** One listing of a stock, by our id or by the partner's own reference. */
export async function findOne(
  client: Queryable,
  source: string,
  name: StockName,
): Promise<StockRow | undefined> {
  const [column, value] =
    "id" in name ? ["id = $2::bigint", name.id] : ["external_id = $2", name.reference];
  const { rows } = await client.query<StockRow>(
    `select ${STOCK_COLUMNS} from listings l where l.source = $1 and l.${column}`,
    [source, value],
  );
  return rows[0];
}

/** What a partner last sent of a listing, and what was edited by hand beside it. */
export async function findSent(
  client: Queryable,
  id: string,
): Promise<{ readonly raw: Readonly<Record<string, unknown>>; readonly held: Held | null }> {
  const { rows } = await client.query<{
    raw: Readonly<Record<string, unknown>> | null;
    held: Held | null;
  }>("select raw, held from listings where id = $1::bigint", [id]);
  return { raw: rows[0]?.raw ?? {}, held: rows[0]?.held ?? null };
}

/** What a batch is compared with before anything of it is written. */
export interface KnownListing {
  readonly id: string;
  readonly external_id: string;
  /** As `hashed` makes it. */
  readonly row_hash: string;
  readonly held: Held | null;
  /** It was confirmed long ago, or has expired, or is about to. */
  readonly wants_confirming: boolean;
}

/** Which of these references a stock has, without reading what it says of them. */
export async function findKnown(
  client: Queryable,
  source: string,
  references: readonly string[],
): Promise<readonly KnownListing[]> {
  const { rows } = await client.query<KnownListing>(
    `select l.id::text, l.external_id, replace(l.row_hash::text, '-', '') as row_hash, l.held,
       ${WANTS_CONFIRMING} as wants_confirming
     from listings l where l.source = $1 and l.external_id = any($2::text[])`,
    [source, references],
  );
  return rows;
}
