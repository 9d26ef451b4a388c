import { FEWEST } from "@propertyvr/market";
import type { Point } from "@propertyvr/vocabulary";
import { TYPE_CODES } from "../../stock/listings/offer-codes.ts";
import { mayBeBroad, sampledOffers, surelyMoreFrom } from "../search/broad-search.ts";
import { fittingOffers, type OfferQuery } from "../search/offer-search.ts";
import { SqlValues, statement, type Statement } from "../search/sql-values.ts";
import type { StationsAround } from "./stations-around.ts";

/** Of a broad search one home of so many is read; the partial index `offers_sampled_homes` holds them. */
export const SAMPLED_ONE_OF = 16;

/** So many values are read as they are; more are read as quantiles in even steps. */
const READ_MOST = 1_000;

/** What homes are compared by: their price, what a square metre of them costs, or a unit of land of a plot. */
export type PriceMeasure = "price" | "per_sqm" | LandMeasure;
/** The same, or how large they are. */
export type HomeMeasure = PriceMeasure | "area_sqm";
type LandMeasure = keyof typeof LAND_UNITS;

/** Square metres of the units that land is sold by. */
const LAND_UNITS = { per_wah: 4, per_rai: 1_600 } as const;
const landMeasures = Object.keys(LAND_UNITS) as readonly LandMeasure[];

/** The listings of a home that a measure counts. */
const COUNTED: Readonly<Record<HomeMeasure, string>> = {
  area_sqm: "listings",
  price: "priced",
  per_sqm: "sized",
  per_wah: "plotted",
  per_rai: "plotted",
};

/**
 * Columns of `units`, a row for each home under a deal: deal, type, bedrooms, district_code, listings,
 * priced and sized (those of its listings with a price, and with one by the square metre), price, per_sqm,
 * area_sqm, first_at, last_at; where land is measured also plotted, per_wah and per_rai, of plots of land alone. Likely duplicates are one home, at the median of their fitting prices.
 * It is empty where more than `upTo` offers fit.
 */
const UNITS = (
  from: string,
  upTo: number | null,
  { hasDistrict = false, isReadOnce = true, hasLand = false, hasPoint = false }: UnitsRead,
): string => `fitting as materialized (
  select fitting.listing_id, deal, type, bedrooms, ${hasDistrict ? "" : "null::int as "}district_code, area_sqm, ${hasPoint ? "lat, lon, " : ""}${hasLand ? `case when type = ${TYPE_CODES.land} then land_sqm end as land_sqm, ` : ""}created_at,
    nullif(price, 0)::float8 as price, g.group_id
  from ${upTo === null ? from : `(select * from ${from} limit ${upTo + 1}) fitting`}
  left join listing_groups g on g.listing_id = fitting.listing_id and not g.is_stock
), shown as not materialized (
  select *, price / nullif(area_sqm, 0) as per_sqm${hasLand ? landMeasures.map((of) => `, price * ${LAND_UNITS[of]} / nullif(land_sqm, 0) as ${of}`).join("") : ""} from fitting
  ${upTo === null ? "" : `where (select count(*) from fitting) <= ${upTo}`}
), units as ${isReadOnce ? "not " : ""}materialized (
  select deal, type, bedrooms, district_code, 1::bigint as listings, 1::bigint as priced, 1::bigint as sized, price, per_sqm, area_sqm, ${hasPoint ? "lat, lon, " : ""}${hasLand ? `1::bigint as plotted, ${landMeasures.join(", ")}, ` : ""}
    created_at as first_at, created_at as last_at
  from shown where group_id is null
  union all
  select deal, min(type), min(bedrooms), min(district_code), count(*), count(price), count(per_sqm),
    percentile_cont(0.5) within group (order by price),
    percentile_cont(0.5) within group (order by per_sqm),
    percentile_cont(0.5) within group (order by area_sqm),
    ${hasPoint ? "min(lat), min(lon), " : ""}${hasLand ? `count(land_sqm), ${landMeasures.map((of) => `percentile_cont(0.5) within group (order by ${of})`).join(", ")},` : ""}
    min(created_at), max(created_at)
  from shown where group_id is not null group by deal, group_id
)`;

interface UnitsRead {
  /** Else district_code is null, and the indexes of provinces and types hold all that is read. */
  readonly hasDistrict?: boolean;
  /** Rows that are read once are not kept. */
  readonly isReadOnce?: boolean;
  readonly hasLand?: boolean;
  readonly hasPoint?: boolean;
}

/** What is read of a query: all that fits, all unless it is more than `upTo`, or one home of `SAMPLED_ONE_OF`. */
export interface UnitSelection {
  readonly query: OfferQuery;
  readonly read: "all" | "sampled" | { readonly upTo: number };
}

/**
 * The rows of `select`, each with n_fitting, the offers that were read, and from_at and to_at, when the first
 * and the last of them were listed: one row of these alone where there are no others.
 */
export function overUnits(
  { query, read }: UnitSelection,
  select: string | ((sql: SqlValues) => string),
  unitsRead: UnitsRead = {},
): Statement | undefined {
  const sql = new SqlValues();
  const from = read === "sampled" ? sampledHomes(query, sql) : fittingOffers(query, sql)?.text;
  if (from === undefined) return undefined;
  const upTo = typeof read === "object" ? read.upTo : null;
  return statement(
    `with ${UNITS(from, upTo, unitsRead)}, figures as (${typeof select === "string" ? select : select(sql)})
select n_fitting, from_at, to_at, figures.*
from (select count(*)::int as n_fitting, min(created_at) as from_at, max(created_at) as to_at from fitting) n left join figures on true`,
    sql,
  );
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
 * Column is_broad: by a sample, surely more offers fit than `most`. undefined where no sample tells it
 * sooner than reading them does.
 */
export function surelyBroadStatement(query: OfferQuery, most: number): Statement | undefined {
  const sql = new SqlValues();
  const from =
    most >= SAMPLE_DECIDES_FROM && mayBeBroad(query) ? sampledOffers(query, sql) : undefined;
  return from === undefined
    ? undefined
    : statement(`select count(*) >= ${surelyMoreFrom(most)} as is_broad from ${from}`, sql);
}
/** Of so many, the sample is off by far less than half. */
const SAMPLE_DECIDES_FROM = 10_000;

const LEVEL_COLUMNS = (column: HomeMeasure): string => `select deal, '${column}' as measure,
  count(*)::int as units, sum(${COUNTED[column]})::int as listings,
  percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${column}) as quartiles,
  case when count(*) <= ${READ_MOST} then array_agg(${column} order by ${column})
    else percentile_cont((select array_agg(n / ${READ_MOST}.0::float8 order by n) from generate_series(0, ${READ_MOST}) n)) within group (order by ${column}) end as sample,
  min(first_at) as first_at, max(last_at) as last_at
from units where ${column} is not null group by deal`;

/** Level of each measure by deal. */
export const levelStatement = (
  reading: UnitSelection,
  measures: readonly HomeMeasure[],
): Statement | undefined =>
  overUnits(reading, measures.map(LEVEL_COLUMNS).join("\nunion all\n"), {
    isReadOnce: measures.length === 1,
    hasLand: measures.some((measure) => landMeasures.some((of) => of === measure)),
  });

/** How many are offered by deal, priced or not. */
export const supplyStatement = (reading: UnitSelection): Statement | undefined =>
  overUnits(
    reading,
    `select deal, count(*)::int as units, sum(listings)::int as listings
from units group by deal order by deal`,
  );

const AREAS_MOST = 8;

/** How districts are ranked: the most homes first, or the lowest median of those with enough homes. */
export type AreaOrder = "most" | "cheapest" | "dearest";
const AREA_ORDERS: Readonly<Record<AreaOrder, (area: string) => string>> = {
  most: (area) => `order by units desc, ${area}`,
  cheapest: (area) => `having count(*) >= ${FEWEST} order by median, ${area}`,
  dearest: (area) => `having count(*) >= ${FEWEST} order by median desc, ${area}`,
};

/** The first districts in an order, and the number of homes in all of them. */
export const areasStatement = (reading: UnitSelection, order: AreaOrder): Statement | undefined =>
  overUnits(
    reading,
    `select district_code, null::text as station_id, count(*)::int as units,
  percentile_cont(0.5) within group (order by price) as median,
  sum(count(*)) over ()::int as all_units
from units where district_code is not null and price is not null
group by district_code ${AREA_ORDERS[order]("district_code")} limit ${AREAS_MOST}`,
    { hasDistrict: true },
  );

/** Degrees of latitude a metre, rounded up so that a square holds all that is so near. */
const DEGREES_A_METRE = 1 / 100_000;

/**
 * The same of stations. A home counts at each station that is near enough, as a search near it finds it;
 * squares as wide as that distance spare measuring every home from every station. `all_units` counts it once.
 */
export const stationsStatement = (
  reading: UnitSelection,
  order: AreaOrder,
  { stations, withinM }: StationsAround,
): Statement | undefined =>
  overUnits(
    reading,
    (sql) => {
      const square = sql.add(withinM * DEGREES_A_METRE, "float8");
      const within = sql.add(withinM, "float8");
      const around = stations.flatMap(({ id, point }) => aroundSquares(id, point, withinM));
      const columns = [
        sql.add(
          around.map(({ id }) => id),
          "text[]",
        ),
        sql.add(
          around.map(({ point }) => point.lat),
          "float8[]",
        ),
        sql.add(
          around.map(({ point }) => point.lon),
          "float8[]",
        ),
        sql.add(
          around.map(({ row }) => row),
          "int[]",
        ),
        sql.add(
          around.map(({ column }) => column),
          "int[]",
        ),
      ];
      return `select null::int as district_code, s.id as station_id, count(*)::int as units,
  percentile_cont(0.5) within group (order by u.price) as median,
  (select count(*)::int from units where price is not null and lat is not null) as all_units
from units u
join unnest(${columns.join(", ")}) s (id, lat, lon, square_row, square_column)
  on s.square_row = floor(u.lat / ${square})::int and s.square_column = floor(u.lon / ${square})::int
where u.price is not null
  and 6371008.8::float8 * sqrt(power(radians(u.lat - s.lat), 2) + power(radians(u.lon - s.lon) * cos(radians(s.lat)), 2)) <= ${within}
group by s.id ${AREA_ORDERS[order]("s.id")} limit ${AREAS_MOST}`;
    },
    { hasPoint: true },
  );

/** The square that a station lies in and the eight around it. */
function aroundSquares(id: string, point: Point, withinM: number) {
  const square = withinM * DEGREES_A_METRE;
  const [row, column] = [Math.floor(point.lat / square), Math.floor(point.lon / square)];
  return [-1, 0, 1].flatMap((up) =>
    [-1, 0, 1].map((right) => ({ id, point, row: row + up, column: column + right })),
  );
}

/** Prices by kind, rooms and, where asked, district, for each deal. */
export const cellsStatement = (
  reading: UnitSelection,
  byDistrict: boolean,
): Statement | undefined =>
  overUnits(
    reading,
    `select type, bedrooms, ${byDistrict ? "district_code" : "null::int as district_code"}, deal,
  count(*)::int as units,
  percentile_cont(0.5) within group (order by price) as median,
  percentile_cont(0.5) within group (order by area_sqm) as area_sqm
from units where price is not null
group by 1, 2, 3, 4 having count(*) >= ${FEWEST} order by 1, 2, 3, 4`,
    { hasDistrict: byDistrict },
  );
