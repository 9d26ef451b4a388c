import { comparableAreas, quantileOf } from "@propertyvr/market";
import {
  ANY_HOME,
  PROPERTY_TYPES,
  seededRandom,
  type Deal,
  type ResolvedCriteria,
} from "@propertyvr/vocabulary";
import type pg from "pg";
import { marketStore } from "../apps/server/src/seekers/market/market-store.ts";
import { countFacets } from "../apps/server/src/seekers/search/count-facets.ts";
import { PRICE_EDGES } from "../apps/server/src/seekers/search/facets-sql.ts";
import { DEAL_CODES } from "../apps/server/src/stock/listings/offer-codes.ts";
import { TOWNS } from "../apps/server/src/stock/listings/testing/drawn-homes.ts";
import { markColumn } from "../apps/server/src/stock/listings/stored-listing.ts";
import { refreshPriceMarks } from "../apps/server/src/stock/price-marks/refresh-price-marks.ts";
import { KINDS_A_STATUS, type Columns } from "./columns.ts";
import { scan } from "./scan.ts";
import { spreadOf, timed, type Spread } from "./timing.ts";

const ASKED = 40;
const PASSES = 3;
const CARDS = 48;
const MOST_BEDROOMS = 5;

/** A figure read from the database, and the same figure by a scan of typed arrays. */
export interface FigureTimes {
  readonly name: string;
  readonly goal: string;
  readonly sql: Spread;
  readonly scan: Spread;
  /** Homes that fit, on average. */
  readonly matches: number;
}

/** Quartiles by district, three facets and the price marks of a page, each after both sides agreed. */
export async function compareFigures(pool: pg.Pool, columns: Columns): Promise<FigureTimes[]> {
  const asked = someScopes();
  return [
    await compared("quartiles by district", "<= 0.8", asked, {
      sql: (scope) => districtsBySql(pool, scope),
      scan: (scope) => districtsByScan(columns, scope),
    }),
    await compared("three facets", "<= 2", asked, {
      sql: (scope) => facetsBySql(pool, scope),
      scan: (scope) => facetsByScan(columns, scope),
    }),
    await comparePriceMarks(pool, columns),
  ];
}

interface Scope {
  readonly deal: Deal;
  readonly resolved: ResolvedCriteria;
}

/** Two kinds with one or two bedrooms in a province: what "where can I afford" asks. */
function someScopes(): readonly Scope[] {
  const random = seededRandom(23);
  return Array.from({ length: ASKED }, () => {
    const deal = random.pick(["rent", "sale"] as const);
    const price =
      deal === "rent"
        ? { per: "month" as const, max: random.pick([15_000, 25_000, 40_000]) }
        : { per: "total" as const, max: random.pick([3e6, 6e6, 1e7]) };
    const resolved: ResolvedCriteria = {
      ...ANY_HOME,
      deal,
      types: ["condo", "apartment"],
      bedrooms: { min: 1, max: 2 },
      price,
      areas: [{ kind: "province", code: random.weighted(TOWNS).province }],
    };
    return { deal, resolved };
  });
}

interface Sides<Asked> {
  readonly sql: (
    asked: Asked,
  ) => Promise<{ readonly figures: unknown; readonly isSampled?: boolean }>;
  readonly scan: (asked: Asked) => { readonly figures: unknown; readonly total: number };
}

/** Both sides in turn, several passes over all that is asked; in the first they must agree. */
export async function compared<Asked>(
  name: string,
  goal: string,
  asked: readonly Asked[],
  { sql, scan: byScan }: Sides<Asked>,
): Promise<FigureTimes> {
  const times = { sql: [] as number[], scan: [] as number[] };
  let matches = 0;
  for (let pass = 0; pass <= PASSES; pass++) {
    for (const scope of asked) {
      const [read, sqlMs] = await timed(() => sql(scope));
      const [scanned, scanMs] = await timed(() => byScan(scope));
      if (pass === 0) {
        // What is read from a sample differs by what a sample is off by.
        if (read.isSampled !== true) mustAgree(name, read.figures, scanned.figures);
        matches += scanned.total / asked.length;
        continue;
      }
      times.sql.push(sqlMs);
      times.scan.push(scanMs);
    }
  }
  const matched = Math.round(matches);
  return { name, goal, sql: spreadOf(times.sql), scan: spreadOf(times.scan), matches: matched };
}

function mustAgree(name: string, sql: unknown, scanned: unknown): void {
  const [one, other] = [JSON.stringify(sql), JSON.stringify(scanned)];
  if (one !== other) throw new Error(`SQL and scan differ on "${name}"\n${one}\n${other}`);
}

/** As the product reads them: of more than ten thousand homes from a sample. */
async function districtsBySql(pool: pg.Pool, { resolved }: Scope) {
  const rows = await marketStore(pool).findAreas({ resolved }, "most", null);
  return {
    isSampled: rows.some(({ one_of }) => one_of > 1),
    figures: rows.map((row) => [row.district_code, row.units, Math.round(row.median)] as const),
  };
}

/** The prices of each district sorted; the districts with most homes first. */
function districtsByScan(columns: Columns, { deal, resolved }: Scope) {
  const { total } = scan(columns, resolved, "best", 0);
  const { selected, district } = columns;
  const price = columns[deal];
  const byDistrict = new Map<number, number[]>();
  for (let n = 0; n < total; n++) {
    const row = selected[n] as number;
    const code = district[row] as number;
    if (code < 0) continue;
    const prices = byDistrict.get(code);
    if (prices === undefined) byDistrict.set(code, [price[row] as number]);
    else prices.push(price[row] as number);
  }
  const districts = [...byDistrict].map(([code, prices]) => {
    const sorted = Float64Array.from(prices).sort();
    const quartiles = [0.25, 0.5, 0.75].map((at) => quantileOf([...sorted], at));
    return [code, sorted.length, Math.round(quartiles[1] ?? 0)] as const;
  });
  const figures = districts.toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 8);
  return { total, figures };
}

async function facetsBySql(pool: pg.Pool, { resolved }: Scope) {
  const { type, bedrooms, price } = await countFacets(pool, { resolved }, [
    "type",
    "bedrooms",
    "price",
  ]);
  const counts = (facets: readonly { readonly count: number }[] = []) =>
    facets.map(({ count }) => count).toSorted((a, b) => b - a);
  return { figures: [counts(type), counts(bedrooms), counts(price)] };
}

function facetsByScan(columns: Columns, { deal, resolved }: Scope) {
  const { total } = scan(columns, resolved, "best", 0);
  const { selected, kind, bedrooms } = columns;
  const price = columns[deal];
  const edges = PRICE_EDGES[deal];
  const types = new Int32Array(PROPERTY_TYPES.length);
  const rooms = new Int32Array(MOST_BEDROOMS + 1);
  const bands = new Int32Array(edges.length + 1);
  const countIn = (counts: Int32Array, at: number) => {
    counts[at] = (counts[at] ?? 0) + 1;
  };
  for (let n = 0; n < total; n++) {
    const row = selected[n] as number;
    countIn(types, (kind[row] as number) % KINDS_A_STATUS);
    const known = bedrooms[row] as number;
    if (known >= 0) countIn(rooms, Math.min(MOST_BEDROOMS, known));
    const asked = price[row] as number;
    if (!(asked > 0)) continue;
    let band = 0;
    while (band < edges.length && asked >= (edges[band] as number)) band++;
    countIn(bands, band);
  }
  const counts = (each: Int32Array) => [...each].filter((n) => n > 0).toSorted((a, b) => b - a);
  return { total, figures: [counts(types), counts(rooms), counts(bands)] };
}

/** The marks of the cards of a page, beside a scan that looks for the comparables of each. */
async function comparePriceMarks(pool: pg.Pool, columns: Columns): Promise<FigureTimes> {
  await workOutMarks(pool);
  const random = seededRandom(29);
  const times = { sql: [] as number[], scan: [] as number[] };
  let marked = 0;
  for (let pass = 0; pass <= ASKED; pass++) {
    const deal = random.pick(["rent", "sale"] as const);
    const rows = pageOfPriced(columns, deal, () => random.whole(0, columns.count - 1));
    const ids = rows.map((row) => columns.ids[row] as number);
    const [marks, sqlMs] = await timed(() => marksOf(pool, ids, deal));
    const [units, scanMs] = await timed(() => rows.map((row) => comparablesOf(columns, row, deal)));
    for (const [n, id] of ids.entries()) {
      const told = marks.get(id)?.n_units ?? 0;
      const found = units[n] ?? 0;
      mustAgree(`price mark of ${id}`, told, found >= 10 ? found : 0);
    }
    if (pass === 0) continue;
    marked += [...marks.values()].filter((mark) => mark !== null).length / ASKED;
    times.sql.push(sqlMs);
    times.scan.push(scanMs);
  }
  return {
    name: `price marks of ${CARDS} cards`,
    goal: "<= 5 ms",
    sql: spreadOf(times.sql),
    scan: spreadOf(times.scan),
    matches: Math.round(marked),
  };
}

async function workOutMarks(pool: pg.Pool): Promise<void> {
  const clock = { now: () => new Date() };
  for (;;) {
    await refreshPriceMarks({ pool, clock });
    const { rows } = await pool.query<{ due: boolean }>(
      "select exists (select from price_cells where is_due) or exists (select from price_cell_notes) as due",
    );
    if (rows[0]?.due !== true) break;
  }
  await pool.query("vacuum analyze price_marks, price_cells");
}

interface MarkRow {
  readonly id: string;
  readonly price_mark: { readonly n_units: number } | null;
}

async function marksOf(pool: pg.Pool, ids: readonly number[], deal: Deal) {
  const { rows } = await pool.query<MarkRow>({
    name: `bench marks ${deal}`,
    text: `select l.id, ${markColumn(DEAL_CODES[deal])} as price_mark from listings l where l.id = any($1::bigint[])`,
    values: [ids],
  });
  return new Map(rows.map((row) => [Number(row.id), row.price_mark]));
}

/** Homes on the market with a price, as a page shows them. */
function pageOfPriced(columns: Columns, deal: Deal, draw: () => number): readonly number[] {
  const page = new Set<number>();
  while (page.size < CARDS) {
    const row = draw();
    const isAvailable = (columns.kind[row] as number) < KINDS_A_STATUS;
    if (isAvailable && (columns[deal][row] as number) > 0) page.add(row);
  }
  return [...page];
}

const SIZES = comparableAreas(1);

/** How many homes of the same kind, rooms and district have a size within a quarter. */
function comparablesOf(columns: Columns, row: number, deal: Deal): number {
  const { kind, bedrooms, district, count } = columns;
  const price = columns[deal];
  const code = district[row] as number;
  // A plot is as large as its land, anything else as its floor.
  const isPlot = PROPERTY_TYPES[(kind[row] as number) % KINDS_A_STATUS] === "land";
  const sizes = isPlot ? columns.landSqm : columns.areaSqm;
  const size = sizes[row] as number;
  const least = size * SIZES.min;
  const most = size * SIZES.max;
  const rooms = bedrooms[row] as number;
  let units = 0;
  if (code < 0) return units;
  for (let n = 0; n < count; n++) {
    if (district[n] !== code || n === row || kind[n] !== kind[row]) continue;
    if (!((sizes[n] as number) >= least && (sizes[n] as number) <= most)) continue;
    if (!((price[n] as number) > 0)) continue;
    if (Object.is(bedrooms[n], rooms)) units++;
  }
  return units;
}
