import type pg from "pg";
import { DETAIL_COLUMNS, type DetailRow } from "../listings/stored-listing.ts";

/** A listing as its partner sees it. */
export interface StockRow extends DetailRow {
  readonly external_id: string;
  readonly address: string | null;
  readonly images: readonly string[];
  readonly contact: Readonly<Record<string, string>> | null;
  readonly last_confirmed_at: Date;
}

/** What `StockRow` reads from `listings l`. */
export const STOCK_COLUMNS = `${DETAIL_COLUMNS}, l.external_id, l.address, l.images, l.last_confirmed_at`;

/** A partner's stock among the sources of listings. */
export const stockOf = (partnerId: string): string => `partner:${partnerId}`;

/** The listings of a stock under these references, as far as there are any. */
export async function findByReference(
  client: Pick<pg.ClientBase, "query">,
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
  client: Pick<pg.ClientBase, "query">,
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

/** What a partner last sent of a listing. */
export async function findRaw(
  client: Pick<pg.ClientBase, "query">,
  id: string,
): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await client.query<{ raw: Readonly<Record<string, unknown>> | null }>(
    "select raw from listings where id = $1::bigint",
    [id],
  );
  return rows[0]?.raw ?? {};
}

/** What a batch is compared with before anything of it is written. */
export interface KnownListing {
  readonly id: string;
  readonly external_id: string;
  /** As `listingRow` makes it. */
  readonly row_hash: string;
  /** It was last confirmed more than a day ago. */
  readonly is_confirmed_long_ago: boolean;
}

/** Which of these references a stock has, without reading what it says of them. */
export async function findKnown(
  client: Pick<pg.ClientBase, "query">,
  source: string,
  references: readonly string[],
): Promise<readonly KnownListing[]> {
  const { rows } = await client.query<KnownListing>(
    `select id::text, external_id, replace(row_hash::text, '-', '') as row_hash,
       last_confirmed_at < now() - interval '1 day' as is_confirmed_long_ago
     from listings where source = $1 and external_id = any($2::text[])`,
    [source, references],
  );
  return rows;
}

/** Whoever sends a listing says that it still holds. */
export async function confirmListings(
  client: Pick<pg.ClientBase, "query">,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await client.query("update listings set last_confirmed_at = now() where id = any($1::bigint[])", [
    ids,
  ]);
}
