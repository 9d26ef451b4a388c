import type { ListingState } from "@propertyvr/contracts";
import type { Queryable } from "@propertyvr/database";
import type { Deal, PropertyType } from "@propertyvr/vocabulary";
import { isListingId } from "../listings/listing-store.ts";
import { COVER_COLUMN } from "../listings/stored-listing.ts";
import { allWordsQuery } from "../listings/title-words.ts";
import { isInState } from "../listings/visibility.ts";
import { STOCK_COLUMNS, type StockRow } from "../partner-listings/stock-store.ts";

export interface OwnListingFilters {
  /** Words of titles, an id or a reference. */
  readonly q?: string | undefined;
  readonly state?: ListingState | undefined;
  readonly deal?: Deal | undefined;
  readonly property_type?: PropertyType | undefined;
}

export interface OwnRow extends StockRow {
  /** The id of our copy of its first photo; null while there is none. */
  readonly cover: string | null;
}

/** Listings of a stock, the newest first, from before an id on. */
export const listOwn = async (
  pool: Queryable,
  source: string,
  page: {
    readonly filters: OwnListingFilters;
    readonly before: number | undefined;
    readonly limit: number;
    readonly now: Date;
  },
): Promise<readonly OwnRow[]> => {
  const { q, state, deal, property_type: type } = page.filters;
  const values: unknown[] = [source, page.limit];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const conditions = ["l.source = $1"];
  if (page.before !== undefined) conditions.push(`l.id < ${bind(page.before)}::bigint`);
  if (q !== undefined && q.trim() !== "") conditions.push(isNamed(q.trim(), bind));
  if (state !== undefined) conditions.push(isInState(state, () => bind(page.now)));
  if (deal !== undefined) conditions.push(deal === "rent" ? "l.is_for_rent" : "l.is_for_sale");
  if (type !== undefined) conditions.push(`l.type = ${bind(type)}`);
  const { rows } = await pool.query<OwnRow>(
    `select ${STOCK_COLUMNS}, ${COVER_COLUMN} from listings l
     where ${conditions.join(" and ")} order by l.id desc limit $2`,
    values,
  );
  return rows;
};

/** One listing of a stock; undefined where it is not there, or another's. */
export const findOwn = async (
  pool: Queryable,
  source: string,
  id: string,
): Promise<OwnRow | undefined> => {
  if (!isListingId(id)) return undefined;
  const { rows } = await pool.query<OwnRow>(
    `select ${STOCK_COLUMNS}, ${COVER_COLUMN} from listings l where l.source = $1 and l.id = $2::bigint`,
    [source, id],
  );
  return rows[0];
};

/** SQL: whether a listing `l` has this id or reference, or these words in its titles and project. */
export function isNamed(text: string, bind: (value: unknown) => string): string {
  const names = [`l.external_id = ${bind(text)}`];
  if (isListingId(text)) names.push(`l.id = ${bind(text)}::bigint`);
  const words = allWordsQuery(text);
  if (words !== undefined) names.push(`l.title_words @@ ${bind(words)}::tsquery`);
  return `(${names.join(" or ")})`;
}

/** How many listings of a stock are in each state. */
export async function countStates(
  pool: Queryable,
  source: string,
  now: Date,
): Promise<Readonly<Record<ListingState, number>>> {
  const count = (state: ListingState): string =>
    `(count(*) filter (where ${isInState(state, () => "$2")}))::int as ${state}`;
  const { rows } = await pool.query<Readonly<Record<ListingState, number>>>(
    `select ${(["shown", "expiring", "expired", "hidden"] as const).map(count).join(", ")}
     from listings l where l.source = $1`,
    [source, now],
  );
  return rows[0] ?? { shown: 0, expiring: 0, expired: 0, hidden: 0 };
}
