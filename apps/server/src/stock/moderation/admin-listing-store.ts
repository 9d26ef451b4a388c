import type { AdminListingsQuery } from "@propertyvr/contracts";
import type { Queryable } from "@propertyvr/database";
import type { z } from "zod";
import { isListingId } from "../listings/listing-store.ts";
import { isInState } from "../listings/visibility.ts";
import { isNamed } from "../own-listings/own-listings-store.ts";
import { STOCK_COLUMNS, type StockRow } from "../partner-listings/stock-store.ts";

/** A listing with what an admin decides by. */
export interface ModeratedRow extends StockRow {
  readonly partner_id: string | null;
  readonly partner_name: string | null;
  readonly hidden_by: string | null;
  readonly open_reports: number;
}

const COLUMNS = `${STOCK_COLUMNS}, p.id as partner_id, p.name as partner_name,
  (select u.name from hidden_references h join users u on u.id = h.hidden_by
    where h.source = l.source and h.external_id = l.external_id) as hidden_by,
  (select count(*)::int from listing_reports r
    where r.listing_id = l.id and r.resolved_at is null) as open_reports`;
const FROM = `listings l left join partners p on 'partner:' || p.id::text = l.source`;

type Filters = Pick<z.output<typeof AdminListingsQuery>, "q" | "state" | "partner">;

/** Real homes, the newest first, from before an id on. */
export const listModerated = async (
  pool: Queryable,
  page: {
    readonly filters: Filters;
    readonly before: number | undefined;
    readonly limit: number;
    readonly now: Date;
  },
): Promise<readonly ModeratedRow[]> => {
  const { q, state, partner } = page.filters;
  const values: unknown[] = [page.limit];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const conditions = ["not l.is_sample"];
  if (page.before !== undefined) conditions.push(`l.id < ${bind(page.before)}::bigint`);
  if (q !== undefined && q.trim() !== "") conditions.push(isNamed(q.trim(), bind));
  if (partner !== undefined && partner.trim() !== "") {
    const named = bind(partner.trim());
    conditions.push(`(p.id::text = ${named} or position(lower(${named}) in lower(p.name)) > 0)`);
  }
  if (state === "reported") conditions.push(IS_REPORTED);
  else if (state !== undefined) conditions.push(isInState(state, () => bind(page.now)));
  const { rows } = await pool.query<ModeratedRow>(
    `select ${COLUMNS} from ${FROM} where ${conditions.join(" and ")} order by l.id desc limit $1`,
    values,
  );
  return rows;
};

const IS_REPORTED = `exists (select from listing_reports r
  where r.listing_id = l.id and r.resolved_at is null)`;

/** One of them, with the record as it was sent. */
export async function findModerated(
  pool: Queryable,
  id: string,
): Promise<(ModeratedRow & { readonly raw: unknown }) | undefined> {
  if (!isListingId(id)) return undefined;
  const { rows } = await pool.query<ModeratedRow & { readonly raw: unknown }>(
    `select ${COLUMNS}, l.raw from ${FROM} where l.id = $1::bigint and not l.is_sample`,
    [id],
  );
  return rows[0];
}
