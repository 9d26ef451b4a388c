import type { ListingState } from "@propertyvr/contracts";
import type { Queryable } from "@propertyvr/database";
import { OUR_REFERENCE } from "@propertyvr/ingest";
import type { Deal, ListingStatus, PropertyType } from "@propertyvr/vocabulary";
import { isInState } from "../../stock/listings/visibility.ts";
import { STOCK_COLUMNS, type StockRow } from "../../stock/partner-listings/stock-store.ts";

/** How a list is narrowed; what is undefined narrows nothing. */
export interface StockFilters {
  /** ISO 8601 with an offset. */
  readonly updated_since?: string | undefined;
  readonly status?: ListingStatus | undefined;
  readonly external_id?: string | undefined;
  readonly deal?: Deal | undefined;
  readonly property_type?: PropertyType | undefined;
  /** Whether people find it. */
  readonly state?: ListingState | undefined;
}

interface StockPage {
  readonly filters: StockFilters;
  /** The id of the last listing of the page before; "0" for the first page. */
  readonly after: string;
  readonly limit: number;
  /** When a state is to hold. */
  readonly now: Date;
}

/** Listings of a stock after an id, in the order of their ids. */
export const listStock = async (
  client: Queryable,
  source: string,
  page: StockPage,
): Promise<readonly StockRow[]> => {
  // The name that a home without a reference has here is no reference.
  if (OUR_REFERENCE.test(page.filters.external_id ?? "")) return [];
  const { rows } = await client.query<StockRow>(stockQuery(source, page));
  return rows;
};

/** The statement of a page. */
export const stockQuery = (source: string, { filters, after, limit, now }: StockPage) => {
  const { updated_since, status, external_id, deal, property_type, state } = filters;
  const values: unknown[] = [source, after, limit];
  const conditions = ["l.source = $1", "l.id > $2::bigint"];
  const narrow = (condition: string, value: unknown): void => {
    if (value !== undefined) conditions.push(`${condition} $${values.push(value)}`);
  };
  // As a moment: PostgreSQL refuses years and offsets that ISO 8601 allows.
  narrow("l.updated_at >=", updated_since && new Date(updated_since));
  narrow("l.status =", status);
  narrow("l.external_id =", external_id);
  narrow("l.type =", property_type);
  if (deal !== undefined) conditions.push(`l.${OFFERED[deal]}`);
  if (state !== undefined) conditions.push(isInState(state, () => `$${values.push(now)}`));
  const text = `select ${STOCK_COLUMNS} from listings l
     where ${conditions.join(" and ")} order by l.id limit $3`;
  return { text, values };
};

const OFFERED = { rent: "is_for_rent", sale: "is_for_sale" } as const satisfies Record<
  Deal,
  string
>;
