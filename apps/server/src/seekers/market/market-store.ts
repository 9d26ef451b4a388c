import type { Queryable } from "@propertyvr/database";
import type { Deal } from "@propertyvr/vocabulary";
import { DEAL_CODES } from "../../stock/listings/offer-codes.ts";
import type { OfferQuery } from "../search/offer-search.ts";
import type { Statement } from "../search/sql-values.ts";
import { comparablesStatement, nearestComparables, type ShownOffer } from "./comparable-sql.ts";
import { areasStatement, cellsStatement, levelStatement, supplyStatement } from "./unit-sql.ts";

export interface LevelRow {
  readonly deal: number;
  readonly measure: "price" | "per_sqm";
  readonly units: number;
  readonly listings: number;
  readonly is_sample: boolean;
  readonly quartiles: readonly number[];
  readonly sample: readonly number[];
  readonly first_at: Date;
  readonly last_at: Date;
}
export interface SupplyRow {
  readonly deal: number;
  readonly units: number;
  readonly listings: number;
  readonly is_sample: boolean;
}
export interface AreaRow {
  readonly district_code: number;
  readonly units: number;
  readonly is_sample: boolean;
  readonly median: number;
  readonly all_units: number;
}
export interface CellRow {
  readonly type: number;
  readonly bedrooms: number | null;
  readonly district_code: number | null;
  readonly deal: number;
  readonly units: number;
  readonly is_sample: boolean;
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

/** Runs the statements of `unit-sql.ts` and `comparable-sql.ts`. */
export function marketStore(pool: Queryable): MarketStore {
  const rowsOf = async <Row extends object>(
    asked: Statement | undefined,
  ): Promise<readonly Row[]> => (asked === undefined ? [] : (await pool.query<Row>(asked)).rows);
  return {
    findLevels: (query) => rowsOf<LevelRow>(levelStatement(query)),
    countSupply: (query) => rowsOf<SupplyRow>(supplyStatement(query)),
    findAreas: (query) => rowsOf<AreaRow>(areasStatement(query)),
    findCells: (query, byDistrict) => rowsOf<CellRow>(cellsStatement(query, byDistrict)),
    findComparables: (offers) =>
      offers.length === 0
        ? Promise.resolve([])
        : rowsOf<ComparablesRow>(comparablesStatement(offers)),
    findNearest: (offer, medianThb) => rowsOf<ComparableRow>(nearestComparables(offer, medianThb)),
  };
}

export const dealOfCode = (code: number): Deal => (code === DEAL_CODES.rent ? "rent" : "sale");
