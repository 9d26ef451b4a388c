import { comparableAreas } from "@propertyvr/market";
import type { Deal } from "@propertyvr/vocabulary";
import { DEAL_CODES, STATUS_CODES, TYPE_CODES } from "../../stock/listings/offer-codes.ts";
import { fittingOffers, type OfferQuery } from "../search/offer-search.ts";
import { SqlValues, statement, type Statement } from "../search/sql-values.ts";

/** A home under the deal it is shown with. */
export interface ShownOffer {
  readonly listingId: string;
  readonly deal: Deal;
}

const { min: LEAST, max: MOST } = comparableAreas(1);

/** What the size of an offer is: of a plot its land, of anything else its floor. */
const sizeOf = (offer: string): string =>
  `(case when ${offer}.type = ${TYPE_CODES.land} then ${offer}.land_sqm else ${offer}.area_sqm end)`;

/** From and where of the offers `o` that are comparable with `m`. */
function comparable(place: OfferQuery | null, sql: SqlValues): readonly [string, string] {
  const isAlike = `o.deal = m.deal and o.type = m.type and o.bedrooms is not distinct from m.bedrooms
      and ${sizeOf("o")} between ${sizeOf("m")} * ${LEAST} and ${sizeOf("m")} * ${MOST}
      and o.price > 0 and not o.is_sample and o.listing_id <> m.listing_id`;
  if (place === null)
    return [
      "offers o",
      `o.status = ${STATUS_CODES.available} and o.district_code = m.district_code and ${isAlike}`,
    ];
  const within = fittingOffers(place, sql)?.text;
  return within === undefined ? ["offers o", "false"] : [`(select * from ${within}) o`, isAlike];
}

/**
 * For each of these homes: its price, and the homes its price can be compared with: the same kind, rooms
 * and district, a size within a quarter, another home and no sample. Likely duplicates are one home, at
 * the median of their prices. Columns id, deal, price, prices (ascending) and listings; a home
 * without a comparable has no row.
 * @param place where they lie, instead of the district of the home
 */
export function comparablesStatement(
  offers: readonly ShownOffer[],
  place: OfferQuery | null = null,
): Statement {
  const sql = new SqlValues();
  const [from, where] = comparable(place, sql);
  const ids = sql.add(offers.map(({ listingId }) => Number(listingId)), "int[]");
  const deals = sql.add(offers.map(({ deal }) => DEAL_CODES[deal]), "smallint[]");
  const text = `select m.listing_id::text as id, m.deal, m.price::float8 as price, others.prices, others.listings,
  others.first_at, others.last_at
from unnest(${ids}, ${deals}) asked (id, deal)
join offers m on m.listing_id = asked.id and m.deal = asked.deal
left join listing_groups mine on mine.listing_id = m.listing_id and not mine.is_stock
join lateral (
  select array_agg(price order by price) as prices, sum(listings)::int as listings,
    min(first_at) as first_at, max(last_at) as last_at from (
    select percentile_cont(0.5) within group (order by o.price) as price, count(*) as listings,
      min(o.created_at) as first_at, max(o.created_at) as last_at
    from ${from}
    left join listing_groups g on g.listing_id = o.listing_id and not g.is_stock
    where ${where}
      and (g.group_id is null or g.group_id is distinct from mine.group_id)
    group by coalesce(g.group_id, -o.listing_id)
  ) units
) others on others.prices is not null
where m.price > 0 and not m.is_sample`;
  return statement(text, sql);
} // prettier-ignore

/** Those of the comparables of one home whose prices are nearest to their median. */
export function nearestComparables(
  { listingId, deal }: ShownOffer,
  medianThb: number,
  place: OfferQuery | null = null,
): Statement {
  const sql = new SqlValues();
  const [from, where] = comparable(place, sql);
  const text = `select o.listing_id::text as id, l.title_en, l.title_th, o.price::int as price, ${sizeOf("o")} as area_sqm
from offers m
left join listing_groups mine on mine.listing_id = m.listing_id and not mine.is_stock
join ${from} on ${where}
left join listing_groups g on g.listing_id = o.listing_id and not g.is_stock
join listings l on l.id = o.listing_id
where m.listing_id = ${sql.add(listingId, "bigint")} and m.deal = ${DEAL_CODES[deal]}
  and (g.group_id is null or g.group_id is distinct from mine.group_id)
order by abs(o.price - ${sql.add(medianThb, "float8")}), o.listing_id limit 5`;
  return statement(text, sql);
}

/** What a home is among others: columns type, bedrooms, district_code, lat and lon; no row where it is not offered so. */
export function ownOffer({ listingId, deal }: ShownOffer): Statement {
  const sql = new SqlValues();
  return statement(
    `select type, bedrooms, district_code, lat, lon from offers
where listing_id = ${sql.add(listingId, "bigint")} and deal = ${DEAL_CODES[deal]}`,
    sql,
  );
}
