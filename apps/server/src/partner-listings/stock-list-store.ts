import { OUR_REFERENCE } from "@propertyvr/ingest";
import type { Deal, ListingStatus, PropertyType } from "@propertyvr/vocabulary";
import type pg from "pg";
import { STOCK_COLUMNS, type StockRow } from "./stock-store.ts";

/** How a list is narrowed; what is undefined narrows nothing. */
export interface StockFilters {
  readonly updated_since?: string | undefined;
  readonly status?: ListingStatus | undefined;
  readonly external_id?: string | undefined;
  readonly deal?: Deal | undefined;
  readonly property_type?: PropertyType | undefined;
}

/** Listings of a stock after an id, in the order of their ids. */
export const listStock = async (
  client: Pick<pg.ClientBase, "query">,
  source: string,
  {
    filters,
    after,
    limit,
  }: { readonly filters: StockFilters; readonly after: string; readonly limit: number },
): Promise<readonly StockRow[]> => {
  const { updated_since, status, external_id, deal, property_type } = filters;
  // The name that a home without a reference has here is no reference.
  if (external_id !== undefined && OUR_REFERENCE.test(external_id)) return [];
  const values: unknown[] = [source, after, limit];
  const narrowed = (condition: string, value: unknown): string => {
    if (value === undefined) return "";
    values.push(value);
    return ` and ${condition} $${values.length}`;
  };
  const { rows } = await client.query<StockRow>(
    `select ${STOCK_COLUMNS} from listings l
     where l.source = $1 and l.id > $2::bigint${narrowed("l.updated_at >=", updated_since)}${narrowed("l.status =", status)}${narrowed("l.external_id =", external_id)}${narrowed("l.type =", property_type)}${deal === undefined ? "" : ` and l.${OFFERED[deal]}`}
     order by l.id limit $3`,
    values,
  );
  return rows;
};

const OFFERED = { rent: "is_for_rent", sale: "is_for_sale" } as const satisfies Record<
  Deal,
  string
>;
