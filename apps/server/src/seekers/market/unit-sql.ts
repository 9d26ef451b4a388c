import {
  mayBeBroad,
  sampledOffers,
  surelyMoreFrom,
  surelyNotMoreTo,
} from "../search/broad-search.ts";
import { fittingOffers, type OfferQuery } from "../search/offer-search.ts";
import { SqlValues, statement, type Statement } from "../search/sql-values.ts";

/** Of a broad search one home of so many is read; the partial index `offers_sampled_homes` holds them. */
export const SAMPLED_ONE_OF = 16;

/** So many values are read as they are; more are read as quantiles in even steps. */
export const READ_MOST = 1_000;

/**
 * Columns of `units`, a row for each home under a deal: deal, type, bedrooms, district_code, listings,
 * priced and sized (those of its listings with a price, and with one by the square metre), price, per_sqm,
 * area_sqm, first_at, last_at, is_sample. Likely duplicates are one home, at the median of their fitting
 * prices. Samples are among them only where no real home fits.
 * @param hasDistrict false: district_code is null, and the indexes of provinces and types hold all that is read
 */
const UNITS = (from: string, hasDistrict: boolean): string => `fitting as materialized (
  select fitting.listing_id, deal, type, bedrooms, ${hasDistrict ? "" : "null::int as "}district_code, area_sqm, created_at, is_sample,
    nullif(price, 0)::float8 as price, g.group_id
  from ${from}
  left join listing_groups g on g.listing_id = fitting.listing_id and not g.is_stock
), shown as (
  select *, price / nullif(area_sqm, 0) as per_sqm from fitting
  where is_sample = not exists (select from fitting where not is_sample)
), units as materialized (
  select deal, type, bedrooms, district_code, 1::bigint as listings, 1::bigint as priced, 1::bigint as sized, price, per_sqm, area_sqm,
    created_at as first_at, created_at as last_at, is_sample
  from shown where group_id is null
  union all
  select deal, min(type), min(bedrooms), min(district_code), count(*), count(price), count(per_sqm),
    percentile_cont(0.5) within group (order by price),
    percentile_cont(0.5) within group (order by per_sqm),
    percentile_cont(0.5) within group (order by area_sqm),
    min(created_at), max(created_at), bool_or(is_sample)
  from shown where group_id is not null group by deal, group_id
)`;

/** What is read of a query: all that fits, or one home of `SAMPLED_ONE_OF`. */
export interface Reading {
  readonly query: OfferQuery;
  readonly isSampled: boolean;
}

function overUnits(
  { query, isSampled }: Reading,
  select: string,
  hasDistrict = false,
): Statement | undefined {
  const sql = new SqlValues();
  const from = isSampled ? sampledHomes(query, sql) : fittingOffers(query, sql)?.text;
  return from === undefined
    ? undefined
    : statement(`with ${UNITS(from, hasDistrict)}\n${select}`, sql);
}

/** The offers of one home of `SAMPLED_ONE_OF`. Likely duplicates are in together or not at all. */
function sampledHomes(query: OfferQuery, sql: SqlValues): string | undefined {
  const own = fittingOffers(query, sql, [`listing_id % ${SAMPLED_ONE_OF} = 0`]);
  const grouped = fittingOffers(query, sql, [
    `listing_id in (select listing_id from listing_groups where not is_stock and group_id % ${SAMPLED_ONE_OF} = 0)`,
  ]);
  if (own === undefined || grouped === undefined) return undefined;
  return `(select * from ${own.text}
    where not exists (select from listing_groups g where g.listing_id = fitting.listing_id and not g.is_stock)
  union all select * from ${grouped.text}) fitting`;
}

/**
 * Column is_broad: more offers of real homes fit than `most`. A sample decides where it holds twice
 * or half of what it would then; else they are counted.
 */
export function broadStatement(query: OfferQuery, most: number): Statement | undefined {
  const sql = new SqlValues();
  const real = { ...query, areSamples: false };
  const from = fittingOffers(real, sql)?.text;
  if (from === undefined) return undefined;
  const counted = `select count(*) > ${most} as is_broad from (select from ${from} limit ${most + 1}) few`;
  const sampled =
    most >= SAMPLE_DECIDES_FROM && mayBeBroad(query) ? sampledOffers(real, sql) : undefined;
  if (sampled === undefined) return statement(counted, sql);
  return statement(
    `select case when n >= ${surelyMoreFrom(most)} then true when n <= ${surelyNotMoreTo(most)} then false
  else (${counted}) end as is_broad from (select count(*) as n from ${sampled}) sampled`,
    sql,
  );
}
/** Of so many, the sample is off by far less than half. */
const SAMPLE_DECIDES_FROM = 10_000;

const LEVEL_COLUMNS = (column: "price" | "per_sqm"): string => `select deal, '${column}' as measure,
  count(*)::int as units, sum(${column === "price" ? "priced" : "sized"})::int as listings, bool_or(is_sample) as is_sample,
  percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${column}) as quartiles,
  case when count(*) <= ${READ_MOST} then array_agg(${column} order by ${column})
    else percentile_cont((select array_agg(n / ${READ_MOST}.0::float8 order by n) from generate_series(0, ${READ_MOST}) n)) within group (order by ${column}) end as sample,
  min(first_at) as first_at, max(last_at) as last_at
from units where ${column} is not null group by deal`;

/** Level of prices and prices per square metre by deal. */
export const levelStatement = (reading: Reading): Statement | undefined =>
  overUnits(reading, `${LEVEL_COLUMNS("price")}\nunion all\n${LEVEL_COLUMNS("per_sqm")}`);

/** How many are offered by deal, priced or not. */
export const supplyStatement = (reading: Reading): Statement | undefined =>
  overUnits(
    reading,
    `select deal, count(*)::int as units, sum(listings)::int as listings, bool_or(is_sample) as is_sample
from units group by deal order by deal`,
  );

const AREAS_MOST = 8;

/** Districts by how many homes fit, the most first, and the number in all. */
export const areasStatement = (reading: Reading): Statement | undefined =>
  overUnits(
    reading,
    `select district_code, count(*)::int as units, bool_or(is_sample) as is_sample,
  percentile_cont(0.5) within group (order by price) as median,
  sum(count(*)) over ()::int as all_units
from units where district_code is not null and price is not null
group by district_code order by units desc, district_code limit ${AREAS_MOST}`,
    true,
  );

/** Prices by kind, rooms and, where asked, district, for each deal. */
export const cellsStatement = (reading: Reading, byDistrict: boolean): Statement | undefined =>
  overUnits(
    reading,
    `select type, bedrooms, ${byDistrict ? "district_code" : "null::int as district_code"}, deal,
  count(*)::int as units, bool_or(is_sample) as is_sample,
  percentile_cont(0.5) within group (order by price) as median,
  percentile_cont(0.5) within group (order by area_sqm) as area_sqm
from units where price is not null
group by 1, 2, 3, 4 having count(*) >= 10 order by 1, 2, 3, 4`,
    byDistrict,
  );
