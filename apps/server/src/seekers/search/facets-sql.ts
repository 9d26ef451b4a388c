import type { Facet } from "@propertyvr/contracts";
import type { Deal } from "@propertyvr/vocabulary";
import { DEAL_CODES } from "../../stock/listings/offer-codes.ts";
import { oncePerHome } from "./offer-conditions.ts";
import { fittingOffers, type OfferQuery } from "./offer-search.ts";
import { SqlValues, statement, type Statement } from "./sql-values.ts";

/** Where a band of prices begins, in baht; the first begins at 1. */
export const PRICE_EDGES: Readonly<Record<Deal, readonly number[]>> = {
  rent: [10_000, 15_000, 20_000, 30_000, 50_000, 80_000, 120_000],
  sale: [1_000_000, 2_000_000, 3_000_000, 5_000_000, 8_000_000, 12_000_000, 20_000_000, 40_000_000],
};
/** So many bedrooms and more are one. */
export const BEDROOMS_TOP = 5;
const DISTRICTS_MOST = 20;

const bandsOf = (deal: Deal): string =>
  `width_bucket(price::float8, '{${PRICE_EDGES[deal].join(",")}}'::float8[])`;

/** What a facet groups by, as a column of `cells`. */
const CELLS: Readonly<Record<Facet, string>> = {
  type: "type",
  // least() would read an unknown number as the greatest.
  bedrooms: `case when bedrooms >= ${BEDROOMS_TOP} then ${BEDROOMS_TOP} else bedrooms end as bedrooms`,
  price: `case when price > 0 then case deal when ${DEAL_CODES.rent} then ${bandsOf("rent")} else ${bandsOf("sale")} end end as band`,
  district: "district_code",
};

const COUNTS: Readonly<Record<Facet, string>> = {
  type: "select 'type' as facet, null::int as deal, type::int as value, sum(n)::int as count from told where is_once group by 3",
  bedrooms: "select 'bedrooms', null::int, bedrooms::int, sum(n)::int from told where is_once and bedrooms is not null group by 3",
  price: "select 'price', deal::int, band, sum(n)::int from told where band is not null group by 2, 3",
  district: `(select 'district', null::int, district_code, sum(n)::int from told where is_once and district_code is not null
  group by 3 order by 4 desc, 3 limit ${DISTRICTS_MOST})`,
}; // prettier-ignore

/**
 * Columns facet, deal (its code, of a price), value (a code, a number of rooms, the band of a price
 * counted from 0) and count. What fits is read once and counted by all wanted facets together; each of
 * them is then a sum over those few rows. Where a real home fits, samples do not count.
 */
export function facetsStatement(
  query: OfferQuery,
  wanted: readonly Facet[],
): Statement | undefined {
  const sql = new SqlValues();
  const from = fittingOffers(query, sql);
  if (from === undefined || wanted.length === 0) return undefined;
  const once = oncePerHome(query.resolved, sql) ?? "true";
  const columns = [`${once} as is_once`, "is_sample", "deal", ...wanted.map((facet) => CELLS[facet])];
  const text = `with cells as materialized (
  select ${columns.join(", ")}, count(*) as n from ${from.text}
  group by ${columns.map((_, at) => at + 1).join(", ")}
), told as (
  select * from cells where is_sample = not exists (select from cells where not is_sample)
)
${wanted.map((facet) => COUNTS[facet]).join("\nunion all\n")}`;
  return statement(text, sql);
} // prettier-ignore
