import type { MarketRequest } from "@propertyvr/assistant";
import { locate } from "@propertyvr/gazetteer";
import {
  differencePct,
  FEWEST,
  rentalYield,
  shareBelow,
  YIELD_ASSUMPTIONS,
  type YieldCell,
} from "@propertyvr/market";
import type { Insight } from "@propertyvr/parts";
import {
  dealOfMetric,
  PROPERTY_TYPES,
  type Deal,
  type Language,
  type MarketMetric,
  type SearchQuery,
} from "@propertyvr/vocabulary";
import { TYPE_CODES } from "../../stock/listings/offer-codes.ts";
import type { OfferQuery } from "../search/offer-search.ts";
import { figureOf, levelOf, thaiDay } from "./market-figure.ts";
import { dealOfCode, type CellRow, type LevelRow, type MarketStore } from "./market-store.ts";
import { widerPlaces } from "./wider-places.ts";

export interface MarketPorts {
  readonly store: MarketStore;
  readonly clock: { readonly now: () => Date };
  /** A district by its code, as people of the language call it. */
  readonly areaName: (code: number, language: Language) => string;
  /** A home that the assistant may speak of; null where there is none. */
  readonly findHome: (
    id: string,
    language: Language,
  ) => Promise<{ readonly title: string; readonly deals: readonly Deal[] } | null>;
  readonly placeName: (place: { readonly name: string; readonly id?: string }, language: Language) => string;
} // prettier-ignore

/** The metrics of one scope, read once. */
interface Asked extends MarketRequest {
  readonly ports: MarketPorts;
  readonly about: { readonly basis: "asking_prices"; readonly as_of: string };
}

/** What is known of the market about a search: see `Insight`. Asks the database, never the future. */
export async function marketInsight(ports: MarketPorts, request: MarketRequest): Promise<Insight> {
  const as_of = thaiDay(ports.clock.now());
  const asked: Asked = { ...request, ports, about: { basis: "asking_prices", as_of } };
  switch (request.kind) {
    case "level":
      return level(asked);
    case "compare":
      return compare(asked);
    case "yield":
      return yieldOf(asked);
    case "affordable_areas":
      return affordableAreas(asked);
    case "listing_position":
      return listingPosition(asked);
    case "supply":
      return supply(asked);
    case "trend":
      return refuse(asked, "no_history");
    case "forecast":
      return refuse(asked, "forecast");
  }
}

const offerQuery = (query: SearchQuery): OfferQuery => ({ resolved: locate(query).resolved });

const scopeOf = ({ query: { criteria, place_refs }, ports, language }: Asked) => ({
  criteria,
  place_refs,
  places: [...criteria.places, ...criteria.near.flatMap(({ name }) => name ?? [])].map((name) => {
    const id = place_refs.find((ref) => ref.name === name)?.id;
    return ports.placeName({ name, ...(id !== undefined && { id }) }, language);
  }),
});

const refuse = (
  asked: Asked,
  reason: Extract<Insight, { kind: "refused" }>["reason"],
  more: Partial<Pick<Extract<Insight, { kind: "refused" }>, "n_units" | "wider" | "unknown_place">> = {},
): Insight => ({
  kind: "refused",
  ...asked.about,
  is_sample: false,
  reason,
  scope: scopeOf(asked),
  n_units: null,
  unknown_place: null,
  wider: null,
  ...more,
}); // prettier-ignore

async function level(asked: Asked): Promise<Insight> {
  const unplaced = unplacedIn(asked);
  if (unplaced !== null) return refuse(asked, "unknown_place", { unknown_place: unplaced });
  const rows = await asked.ports.store.findLevels(offerQuery(asked.query));
  const figures = asked.metrics.flatMap((metric) => figureOf(levelOf(rows, metric), metric) ?? []);
  const [first] = figures;
  if (first === undefined) return tooFew(asked, rows);
  const own = levelOf(rows, first.metric);
  return {
    kind: "level",
    ...asked.about,
    is_sample: own?.is_sample ?? false,
    scope: scopeOf(asked),
    figures,
    asked:
      asked.askedThb === null || own === undefined
        ? null
        : {
            price_thb: asked.askedThb,
            difference_pct: differencePct(asked.askedThb, first.median_thb),
            share_below_pct: shareBelow(asked.askedThb, own.sample),
          },
  };
}

const unplacedIn = ({ query }: Asked): string | null => locate(query).unplaced[0] ?? null;

/** Too few homes: says how many, and the narrowest wider place that holds enough. */
async function tooFew(asked: Asked, rows: readonly LevelRow[]): Promise<Insight> {
  const most = (levels: readonly LevelRow[]): number =>
    Math.max(0, ...asked.metrics.map((metric) => realUnits(levelOf(levels, metric))));
  for (const { query } of widerPlaces(asked.query)) {
    const units = most(await asked.ports.store.findLevels(offerQuery(query)));
    if (units >= FEWEST) {
      const wider = { scope: scopeOf({ ...asked, query }), n_units: units };
      return refuse(asked, "too_few", { n_units: most(rows), wider });
    }
  }
  return refuse(asked, "too_few", { n_units: most(rows) });
}

/** Samples are no homes that a market has. */
const realUnits = (row: LevelRow | undefined): number =>
  row === undefined || row.is_sample ? 0 : row.units;

async function compare(asked: Asked): Promise<Insight> {
  const queries = placesApart(asked.query).slice(0, COMPARED_MOST);
  const metric = asked.metrics[0] ?? "sale";
  const found = await Promise.all(
    queries.map(async (query) => {
      const rows = await asked.ports.store.findLevels(offerQuery(query));
      return { query, rows };
    }),
  );
  // A price under no deal is told under the deal of which there is most.
  const told = asked.metrics.length > 1 ? mostOffered(found.map(({ rows }) => rows), asked.metrics) : metric;
  const places = found.map(({ query, rows }) => {
    const row = levelOf(rows, told);
    const isReal = row !== undefined && !row.is_sample;
    return {
      scope: scopeOf({ ...asked, query }),
      n_units: realUnits(row),
      figure: isReal ? figureOf(row, told) : null,
    };
  });
  if (places.length < 2 || places.every(({ figure }) => figure === null))
    return refuse(asked, "too_few", { n_units: Math.max(0, ...places.map(({ n_units }) => n_units)) });
  return { kind: "compare", ...asked.about, is_sample: false, metric: told, places };
} // prettier-ignore

const COMPARED_MOST = 4;

function mostOffered(
  levels: readonly (readonly LevelRow[])[],
  metrics: readonly MarketMetric[],
): MarketMetric {
  const least = (metric: MarketMetric): number =>
    Math.min(...levels.map((rows) => realUnits(levelOf(rows, metric))));
  return metrics.toSorted((a, b) => least(b) - least(a))[0] ?? "sale";
}

/** The same search in each of its places. */
function placesApart(query: SearchQuery): readonly SearchQuery[] {
  const { criteria } = query;
  return [
    ...criteria.places.map((name) => ({
      ...query,
      criteria: { ...criteria, places: [name], near: [] },
    })),
    ...criteria.near.map((near) => ({
      ...query,
      criteria: { ...criteria, places: [], near: [near] },
    })),
  ];
}

async function yieldOf(asked: Asked): Promise<Insight> {
  const unplaced = unplacedIn(asked);
  if (unplaced !== null) return refuse(asked, "unknown_place", { unknown_place: unplaced });
  const byDistrict = isWide(asked.query);
  const rows = await asked.ports.store.findCells(offerQuery(asked.query), byDistrict);
  const cells = rows
    .filter(({ deal, is_sample }) => dealOfCode(deal) === "sale" && !is_sample)
    .flatMap((sale) => cellOf(asked, sale, rows) ?? []);
  const units = cells.reduce((sum, { sale }) => sum + sale.n_units, 0);
  if (cells.length === 0) return refuse(asked, "one_side");
  const mean = (of: (cell: (typeof cells)[number]) => number): number =>
    Math.round((cells.reduce((sum, cell) => sum + of(cell) * cell.sale.n_units, 0) / units) * 10) / 10;
  return {
    kind: "yield",
    ...asked.about,
    is_sample: false,
    scope: scopeOf(asked),
    gross_pct: mean(({ gross_pct }) => gross_pct),
    net_pct: cells.some(({ net_pct }) => net_pct === null)
      ? null
      : mean(({ net_pct }) => net_pct ?? 0),
    assumptions: {
      vacant_months: YIELD_ASSUMPTIONS.vacantMonths,
      agent_months: YIELD_ASSUMPTIONS.agentMonths,
      common_fee_thb_per_sqm: YIELD_ASSUMPTIONS.commonFeeThbPerSqm,
      repairs_pct: YIELD_ASSUMPTIONS.repairsPct,
    },
    cells: cells.toSorted((a, b) => b.sale.n_units - a.sale.n_units).slice(0, CELLS_MOST),
  };
} // prettier-ignore

const CELLS_MOST = 12;

/** A province, a region or no place: homes of its districts are no match for each other. */
const isWide = (query: SearchQuery): boolean => {
  const { areas, near } = locate(query).resolved;
  return near.length === 0 && (areas.length !== 1 || areas[0]?.kind === "province");
};

/** Homes of one kind that are both let and sold there. */
function cellOf({ ports, language }: Asked, sale: CellRow, rows: readonly CellRow[]) {
  const rent = rows.find(
    (row) =>
      dealOfCode(row.deal) === "rent" &&
      !row.is_sample &&
      row.type === sale.type &&
      row.bedrooms === sale.bedrooms &&
      row.district_code === sale.district_code,
  );
  const type = PROPERTY_TYPES.find((each) => TYPE_CODES[each] === sale.type);
  if (rent === undefined || type === undefined) return null;
  const cell: YieldCell = {
    rent: { units: rent.units, medianThb: rent.median },
    sale: { units: sale.units, medianThb: sale.median },
    areaSqm: sale.area_sqm,
  };
  const earned = rentalYield(cell, YIELD_ASSUMPTIONS);
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

async function affordableAreas(asked: Asked): Promise<Insight> {
  const { ports, language, metrics } = asked;
  const metric: MarketMetric = metrics[0] !== undefined && dealOfMetric(metrics[0]) === "rent" ? "rent" : "sale"; // prettier-ignore
  const deal = dealOfMetric(metric);
  const criteria = { ...asked.query.criteria, deal };
  const query = { ...asked.query, criteria };
  const rows = await ports.store.findAreas(offerQuery(query));
  const real = rows.filter(({ is_sample }) => !is_sample);
  if (real.length === 0) return refuse({ ...asked, query }, "too_few", { n_units: 0 });
  return {
    kind: "affordable_areas",
    ...asked.about,
    is_sample: false,
    scope: scopeOf({ ...asked, query }),
    metric,
    n_units: real[0]?.all_units ?? 0,
    areas: real.map(({ district_code, units, median }) => ({
      district_code,
      name: ports.areaName(district_code, language),
      n_units: units,
      median_thb: units < FEWEST ? null : Math.round(median),
    })),
  };
}

async function supply(asked: Asked): Promise<Insight> {
  const unplaced = unplacedIn(asked);
  if (unplaced !== null) return refuse(asked, "unknown_place", { unknown_place: unplaced });
  const rows = await asked.ports.store.countSupply(offerQuery(asked.query));
  if (rows.length === 0) return refuse(asked, "too_few", { n_units: 0 });
  return {
    kind: "supply",
    ...asked.about,
    is_sample: rows.some(({ is_sample }) => is_sample),
    scope: scopeOf(asked),
    counts: rows.map(({ deal, units, listings }) => ({
      deal: dealOfCode(deal),
      n_listings: listings,
      n_units: units,
    })),
  };
}

async function listingPosition(asked: Asked): Promise<Insight> {
  const { ports, metrics, language, listingId } = asked;
  const home = listingId === null ? null : await ports.findHome(listingId, language);
  if (listingId === null || home === null) return refuse(asked, "no_comparables");
  const wanted = dealOfMetric(metrics[0] ?? "rent");
  const deal = home.deals.includes(wanted) ? wanted : (home.deals[0] ?? wanted);
  const [row] = await ports.store.findComparables([{ listingId, deal }]);
  const units = row?.prices.length ?? 0;
  const figure = row && figureOf({ ...row, units, sample: row.prices }, deal);
  if (!figure) return refuse(asked, "no_comparables", { n_units: units });
  const nearest = await ports.store.findNearest({ listingId, deal }, figure.median_thb);
  return {
    kind: "listing_position",
    ...asked.about,
    is_sample: false,
    listing_id: listingId,
    title: home.title,
    price_thb: row.price,
    figure,
    difference_pct: differencePct(row.price, figure.median_thb),
    share_below_pct: shareBelow(row.price, row.prices),
    comparables: nearest.map(({ id, title_en, title_th, price, area_sqm }) => ({
      id,
      title: (language === "th" ? title_th : title_en) ?? title_en ?? title_th ?? id,
      price_thb: price,
      area_sqm,
    })),
  };
}
