import type { Queryable } from "@propertyvr/database";
import { COUNTED_EXACTLY, roundToDigits, type Deal } from "@propertyvr/vocabulary";
import { DEAL_CODES } from "../../stock/listings/offer-codes.ts";
import { dealsOf } from "../search/offer-conditions.ts";
import type { OfferQuery } from "../search/offer-search.ts";
import type { Statement } from "../search/sql-values.ts";
import { comparablesStatement, nearestComparables, type ShownOffer } from "./comparable-sql.ts";
import {
  areasStatement,
  broadStatement,
  cellsStatement,
  levelStatement,
  SAMPLED_ONE_OF,
  supplyStatement,
  type Reading,
} from "./unit-sql.ts";

/** What every row tells of the homes behind it. */
interface Told {
  readonly deal: number;
  /** Homes; where they are sampled, what the sample stands for in two digits. */
  readonly units: number;
  readonly is_sample: boolean;
  /** Homes that were looked at. */
  readonly read: number;
  /** One home of so many was looked at. */
  readonly one_of: number;
}
export interface LevelRow extends Told {
  readonly measure: "price" | "per_sqm";
  readonly listings: number;
  readonly quartiles: readonly number[];
  readonly sample: readonly number[];
  readonly first_at: Date;
  readonly last_at: Date;
}
export interface SupplyRow extends Told {
  readonly listings: number;
}
export interface AreaRow extends Told {
  readonly district_code: number;
  readonly median: number;
  readonly all_units: number;
}
export interface CellRow extends Told {
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

export interface MarketStore {
  findLevels(query: OfferQuery): Promise<readonly LevelRow[]>;
  countSupply(query: OfferQuery): Promise<readonly SupplyRow[]>;
  findAreas(query: OfferQuery): Promise<readonly AreaRow[]>;
  findCells(query: OfferQuery, byDistrict: boolean): Promise<readonly CellRow[]>;
  findComparables(offers: readonly ShownOffer[]): Promise<readonly ComparablesRow[]>;
  findNearest(offer: ShownOffer, medianThb: number): Promise<readonly ComparableRow[]>;
}

/**
 * Runs the statements of `unit-sql.ts` and `comparable-sql.ts`.
 * @param exactUpTo so many offers under a deal are all read; of more, one home of `SAMPLED_ONE_OF`
 */
export function marketStore(pool: Queryable, exactUpTo: number = COUNTED_EXACTLY): MarketStore {
  const rowsOf = async <Row extends object>(
    asked: Statement | undefined,
  ): Promise<readonly Row[]> => (asked === undefined ? [] : (await pool.query<Row>(asked)).rows);
  const isBroad = async (query: OfferQuery): Promise<boolean> => {
    const [row] = await rowsOf<{ readonly is_broad: boolean }>(broadStatement(query, exactUpTo));
    return row?.is_broad ?? false;
  };
  /** Where many fit under one deal, each deal is read apart: of the other there may be few. */
  const read = async <Row extends Told>(
    query: OfferQuery,
    statementOf: (reading: Reading) => Statement | undefined,
  ): Promise<readonly Row[]> => {
    const rowsIn = async (reading: Reading) =>
      told(await rowsOf<Row>(statementOf(reading)), reading);
    const readings = await Promise.all(
      dealsOf(query.resolved).map(async (deal): Promise<Reading> => {
        const ofDeal = { ...query, resolved: { ...query.resolved, deal } };
        return { query: ofDeal, isSampled: await isBroad(ofDeal) };
      }),
    );
    if (!readings.some(({ isSampled }) => isSampled)) return rowsIn({ query, isSampled: false });
    const rows = (await Promise.all(readings.map(rowsIn))).flat();
    // Where a real home is offered under one deal, the samples of the other give way.
    return rows.some(({ is_sample }) => !is_sample)
      ? rows.filter(({ is_sample }) => !is_sample)
      : rows;
  };
  return {
    findLevels: (query) => read<LevelRow>(query, levelStatement),
    countSupply: (query) => read<SupplyRow>(query, supplyStatement),
    findAreas: (query) => read<AreaRow>(query, areasStatement),
    findCells: (query, byDistrict) =>
      read<CellRow>(query, (reading) => cellsStatement(reading, byDistrict)),
    findComparables: (offers) =>
      offers.length === 0
        ? Promise.resolve([])
        : rowsOf<ComparablesRow>(comparablesStatement(offers)),
    findNearest: (offer, medianThb) => rowsOf<ComparableRow>(nearestComparables(offer, medianThb)),
  };
}

type Numbers = Told & { readonly listings?: number; readonly all_units?: number };

/** The same rows, their numbers of homes as what a sample stands for. */
function told<Row extends Numbers>(rows: readonly Row[], { isSampled }: Reading): readonly Row[] {
  if (!isSampled) return rows.map((row) => ({ ...row, read: row.units, one_of: 1 }));
  const standsFor = (count: number): number => roundToDigits(count * SAMPLED_ONE_OF, 2);
  return rows.map((row) => ({
    ...row,
    read: row.units,
    one_of: SAMPLED_ONE_OF,
    units: standsFor(row.units),
    ...(row.listings !== undefined && { listings: standsFor(row.listings) }),
    ...(row.all_units !== undefined && { all_units: standsFor(row.all_units) }),
  }));
}

/** Says so where rows are of a sample. */
export const sampledIn = (rows: readonly Pick<Told, "one_of">[]): { readonly one_of?: number } => {
  const most = Math.max(1, ...rows.map(({ one_of }) => one_of));
  return most === 1 ? {} : { one_of: most };
};

export const dealOfCode = (code: number): Deal => (code === DEAL_CODES.rent ? "rent" : "sale");
