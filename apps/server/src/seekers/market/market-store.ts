import type { Queryable } from "@propertyvr/database";
import { COUNTED_EXACTLY, roundToDigits, type Deal } from "@propertyvr/vocabulary";
import { thaiDay } from "./thai-day.ts";
import { DEAL_CODES } from "../../stock/listings/offer-codes.ts";
import { countSampled } from "../search/broad-search.ts";
import { dealsOf } from "../search/offer-conditions.ts";
import type { OfferQuery } from "../search/offer-search.ts";
import type { Statement } from "../search/sql-values.ts";
import {
  comparablesStatement,
  nearestComparables,
  ownOffer,
  type ShownOffer,
} from "./comparable-sql.ts";
import { trendStatement } from "./trend-sql.ts";
import type { StationsAround } from "./stations-around.ts";
import {
  areasStatement,
  cellsStatement,
  levelStatement,
  SAMPLED_ONE_OF,
  stationsStatement,
  supplyStatement,
  surelyBroadStatement,
  type AreaOrder,
  type HomeMeasure,
  type UnitSelection,
} from "./unit-sql.ts";

/** What every row tells of the homes behind it. */
interface RowBasis {
  readonly deal: number;
  /** Homes; where they are sampled, what the sample stands for in two digits. */
  readonly units: number;
  readonly is_sample: boolean;
  /** Homes that were looked at. */
  readonly read: number;
  /** One home of so many was looked at. */
  readonly one_of: number;
  /** When the first and the last of them were listed. */
  readonly from_at: Date;
  readonly to_at: Date;
}
export interface LevelRow extends RowBasis {
  readonly measure: HomeMeasure;
  readonly listings: number;
  readonly quartiles: readonly number[];
  readonly sample: readonly number[];
  readonly first_at: Date;
  readonly last_at: Date;
}
export interface SupplyRow extends RowBasis {
  readonly listings: number;
}
export interface AreaRow extends RowBasis {
  readonly district_code: number | null;
  readonly station_id: string | null;
  readonly median: number;
  readonly all_units: number;
}
export interface TrendRow extends RowBasis {
  /** From 1. */
  readonly month: number;
  readonly median: number;
  /** Of the homes that were read, those priced in the next month too. */
  readonly matched: number;
  readonly step: number | null;
}
export interface MarketCellRow extends RowBasis {
  readonly type: number;
  readonly bedrooms: number | null;
  readonly district_code: number | null;
  readonly median: number;
  readonly area_sqm: number | null;
}
export interface ComparablesRow {
  readonly id: string;
  readonly deal: number;
  readonly price: number;
  /** Ascending. */
  readonly prices: readonly number[];
  readonly listings: number;
  readonly first_at: Date;
  readonly last_at: Date;
}
export interface ComparableRow {
  readonly id: string;
  readonly title_en: string | null;
  readonly title_th: string | null;
  readonly price: number;
  readonly area_sqm: number;
}

export interface OwnOffer {
  readonly type: number;
  readonly bedrooms: number | null;
  readonly district_code: number | null;
  readonly lat: number | null;
  readonly lon: number | null;
}

export interface MarketStore {
  findLevels(query: OfferQuery, measures: readonly HomeMeasure[]): Promise<readonly LevelRow[]>;
  /** Offers of real homes under each deal in the sample of the search, one in 128. */
  sampleDeals(query: OfferQuery): Promise<Readonly<Record<Deal, number>>>;
  countSupply(query: OfferQuery): Promise<readonly SupplyRow[]>;
  /** Of districts, or of stations where these are given. */
  findAreas(
    query: OfferQuery,
    order: AreaOrder,
    stations: StationsAround | null,
  ): Promise<readonly AreaRow[]>;
  findCells(query: OfferQuery, byDistrict: boolean): Promise<readonly MarketCellRow[]>;
  /** Homes that are listed now, at the end of each of these months. */
  findTrend(query: OfferQuery, ends: readonly Date[]): Promise<readonly TrendRow[]>;
  /** Among the homes of a place; of their own districts where that is null. */
  findComparables(
    offers: readonly ShownOffer[],
    place: OfferQuery | null,
  ): Promise<readonly ComparablesRow[]>;
  findNearest(
    offer: ShownOffer,
    medianThb: number,
    place: OfferQuery | null,
  ): Promise<readonly ComparableRow[]>;
  findOwnOffer(offer: ShownOffer): Promise<OwnOffer | undefined>;
}

/**
 * Runs the statements of `unit-sql.ts` and `comparable-sql.ts`.
 * @param exactUpTo so many offers under a deal are all read; of more, one home of `SAMPLED_ONE_OF`
 */
export function marketStore(pool: Queryable, exactUpTo: number = COUNTED_EXACTLY): MarketStore {
  const rowsOf = async <Row extends object>(
    asked: Statement | undefined,
  ): Promise<readonly Row[]> => (asked === undefined ? [] : (await pool.query<Row>(asked)).rows);
  const isSurelyBroad = async (query: OfferQuery): Promise<boolean> => {
    const asked = surelyBroadStatement(query, exactUpTo);
    const [row] = await rowsOf<{ readonly is_broad: boolean }>(asked);
    return row?.is_broad ?? false;
  };
  const read = async <Row extends RowBasis>(
    query: OfferQuery,
    statementOf: (reading: UnitSelection) => Statement | undefined,
  ): Promise<readonly Row[]> => {
    const found = async (reading: UnitSelection) =>
      foundBy(await rowsOf<Row & Fitting>(statementOf(reading)), reading);
    const ofReal = async (real: OfferQuery) => {
      if (!(await isSurelyBroad(real))) {
        const all = await found({ query: real, read: { upTo: exactUpTo } });
        if (all.fitting <= exactUpTo) return all;
      }
      return found({ query: real, read: "sampled" });
    };
    // Each deal is read apart: where many fit under one, there may be few under the other.
    const real = await Promise.all(
      dealsOf(query.resolved).map((deal) =>
        ofReal({ ...query, areSamples: false, resolved: { ...query.resolved, deal } }),
      ),
    );
    if (real.some(({ fitting }) => fitting > 0)) return real.flatMap(({ rows }) => rows);
    return (await found({ query: { ...query, areSamples: true }, read: "all" })).rows;
  };
  return {
    findLevels: (query, measures) =>
      read<LevelRow>(query, (reading) => levelStatement(reading, measures)),
    async sampleDeals(query) {
      const [row] = await rowsOf<Record<Deal, number>>(
        countSampled({ ...query, areSamples: false }),
      );
      return { rent: row?.rent ?? 0, sale: row?.sale ?? 0 };
    },
    countSupply: (query) => read<SupplyRow>(query, supplyStatement),
    findAreas: (query, order, stations) =>
      read<AreaRow>(query, (reading) =>
        stations === null
          ? areasStatement(reading, order)
          : stationsStatement(reading, order, stations),
      ),
    findCells: (query, byDistrict) =>
      read<MarketCellRow>(query, (reading) => cellsStatement(reading, byDistrict)),
    findTrend: (query, ends) => read<TrendRow>(query, (reading) => trendStatement(reading, ends)),
    findComparables: (offers, place) =>
      offers.length === 0
        ? Promise.resolve([])
        : rowsOf<ComparablesRow>(comparablesStatement(offers, place)),
    findNearest: (offer, medianThb, place) =>
      rowsOf<ComparableRow>(nearestComparables(offer, medianThb, place)),
    findOwnOffer: async (offer) => (await rowsOf<OwnOffer>(ownOffer(offer)))[0],
  };
}

/** Beside each row, or on a row of its own: how many offers were read. */
interface Fitting {
  readonly n_fitting: number;
}
type Numbers = RowBasis & Fitting & { readonly listings?: number; readonly all_units?: number };

/** The rows of a statement, their numbers of homes as what a sample stands for. */
function foundBy<Row extends Numbers>(
  rows: readonly Row[],
  { query, read }: UnitSelection,
): { readonly fitting: number; readonly rows: readonly Row[] } {
  const fitting = rows[0]?.n_fitting ?? 0;
  const one_of = read === "sampled" ? SAMPLED_ONE_OF : 1;
  const standsFor = (count: number): number =>
    one_of === 1 ? count : roundToDigits(count * one_of, 2);
  const told = rows
    .filter(({ units }) => units !== null)
    .map((row) => ({
      ...row,
      is_sample: query.areSamples === true,
      read: row.units,
      one_of,
      units: standsFor(row.units),
      ...(row.listings !== undefined && { listings: standsFor(row.listings) }),
      ...(row.all_units !== undefined && { all_units: standsFor(row.all_units) }),
    }));
  return { fitting, rows: told };
}

/** The days between which the homes behind some rows were listed, whether all were read or a sample. */
export function periodIn(rows: readonly Pick<RowBasis, "from_at" | "to_at">[]): {
  readonly first_listed?: string;
  readonly last_listed?: string;
} {
  const [first] = rows.map(({ from_at: at }) => at).toSorted((a, b) => a.getTime() - b.getTime());
  const last = rows.map(({ to_at: at }) => at).toSorted((a, b) => b.getTime() - a.getTime())[0];
  return first === undefined || last === undefined
    ? {}
    : { first_listed: thaiDay(first), last_listed: thaiDay(last) };
}

/** Says so where rows are of a sample. */
export const sampledIn = (
  rows: readonly Pick<RowBasis, "one_of">[],
): { readonly one_of?: number } => {
  const most = Math.max(1, ...rows.map(({ one_of }) => one_of));
  return most === 1 ? {} : { one_of: most };
};

export const dealOfCode = (code: number): Deal => (code === DEAL_CODES.rent ? "rent" : "sale");
