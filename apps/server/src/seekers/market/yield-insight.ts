import { locate } from "@propertyvr/gazetteer";
import { rentalYield, type YieldCell } from "@propertyvr/market";
import type { Insight } from "@propertyvr/parts";
import { isRoomless, LANDLORD_YEAR, type SearchQuery } from "@propertyvr/vocabulary";
import { typeOfCode } from "../../stock/listings/offer-codes.ts";
import { offerQuery, refuse, scopeOf, unplacedIn, type MarketInquiry } from "./market-inquiry.ts";
import { dealOfCode, periodIn, sampledIn, type MarketCellRow } from "./market-store.ts";
import { widerPlaces } from "./wider-places.ts";

/** Rents against prices of homes of one place, kind and number of rooms. */
export async function yieldOf(asked: MarketInquiry): Promise<Insight> {
  const unplaced = unplacedIn(asked);
  if (unplaced !== null) return refuse(asked, "unknown_place", { unknown_place: unplaced });
  const { rows, cells } = await cellsOf(asked, asked.query);
  const units = unitsIn(cells);
  if (cells.length === 0) return oneSided(asked);
  const mean = (of: (cell: (typeof cells)[number]) => number): number =>
    Math.round((cells.reduce((sum, cell) => sum + of(cell) * cell.sale.n_units, 0) / units) * 10) / 10;
  return {
    kind: "yield",
    ...asked.about,
    ...sampledIn(rows),
    ...periodIn(rows),
    is_sample: rows.some(({ is_sample }) => is_sample),
    scope: scopeOf(asked),
    gross_pct: mean(({ gross_pct }) => gross_pct),
    net_pct: cells.some(({ net_pct }) => net_pct === null)
      ? null
      : mean(({ net_pct }) => net_pct ?? 0),
    assumptions: {
      vacant_months: LANDLORD_YEAR.vacantMonths,
      agent_months: LANDLORD_YEAR.agentMonths,
      common_fee_thb_per_sqm: LANDLORD_YEAR.commonFeeThbPerSqm,
      upkeep_pct: LANDLORD_YEAR.upkeepPct,
    },
    cells: cells.slice(0, CELLS_MOST),
  };
} // prettier-ignore

const CELLS_MOST = 12;

/**
 * Kinds, rooms and where it is wide districts of which enough homes are offered under both deals: of one place
 * the commonest first, of districts side by side what earns most.
 */
async function cellsOf(asked: MarketInquiry, query: SearchQuery) {
  if (!isWide(query)) return cellsBy(asked, query, false);
  const ofDistricts = await cellsBy(asked, query, true);
  if (ofDistricts.cells.length > 0 || query.criteria.near.length === 0) return ofDistricts;
  // Near any station fewer homes stand in each district than one of them needs: all of them together do.
  return cellsBy(asked, query, false);
}

async function cellsBy(asked: MarketInquiry, query: SearchQuery, isOfDistricts: boolean) {
  // Samples stand here only where no real home fits at all.
  const rows = await asked.ports.store.findCells(offerQuery(query), isOfDistricts);
  const cells = rows
    .filter(({ deal }) => dealOfCode(deal) === "sale")
    .flatMap((sale) => cellOf(asked, sale, rows) ?? [])
    .toSorted(
      (a, b) => (isOfDistricts ? b.gross_pct - a.gross_pct : 0) || b.sale.n_units - a.sale.n_units,
    );
  return { rows, cells };
}

const unitsIn = (cells: readonly { readonly sale: { readonly n_units: number } }[]): number =>
  cells.reduce((sum, { sale }) => sum + sale.n_units, 0);

/** Too few on one side: names the narrowest wider place where both sides have enough. */
async function oneSided(asked: MarketInquiry): Promise<Insight> {
  for (const { query } of widerPlaces(asked.query)) {
    const { rows, cells } = await cellsOf(asked, query);
    if (cells.length === 0 || rows.some(({ is_sample }) => is_sample)) continue;
    const wider = { scope: scopeOf({ ...asked, query }), n_units: unitsIn(cells) };
    return refuse(asked, "one_side", { wider });
  }
  return refuse(asked, "one_side");
}

/** A province, a region, any station or no place: homes of its districts are no match for each other. */
const isWide = (query: SearchQuery): boolean => {
  const { areas, near } = locate(query).resolved;
  const isAnywhere = near.flat().every(({ kind }) => kind === "nearest");
  return isAnywhere && (areas.length !== 1 || areas[0]?.kind === "province");
};

/** Homes of one kind that are both let and sold there. */
function cellOf(
  { ports, language }: MarketInquiry,
  sale: MarketCellRow,
  rows: readonly MarketCellRow[],
) {
  const type = typeOfCode(sale.type);
  // Of a kind with rooms, homes that do not state them are no match.
  if (sale.bedrooms === null && !isRoomless(type)) return null;
  const rent = rows.find(
    (row) =>
      dealOfCode(row.deal) === "rent" &&
      row.type === sale.type &&
      row.bedrooms === sale.bedrooms &&
      row.district_code === sale.district_code,
  );
  if (rent === undefined) return null;
  const cell: YieldCell = {
    rent: { units: rent.units, medianThb: rent.median },
    sale: { units: sale.units, medianThb: sale.median },
    areaSqm: sale.area_sqm,
  };
  const earned = rentalYield(cell, LANDLORD_YEAR);
  if (earned === null) return null;
  return {
    type,
    bedrooms: sale.bedrooms,
    area: sale.district_code === null ? null : ports.areaName(sale.district_code, language),
    rent: { n_units: rent.units, median_thb: Math.round(rent.median) },
    sale: { n_units: sale.units, median_thb: Math.round(sale.median) },
    area_sqm: sale.area_sqm === null ? null : Math.round(sale.area_sqm * 10) / 10,
    gross_pct: earned.grossPct,
    net_pct: earned.netPct,
  };
}
