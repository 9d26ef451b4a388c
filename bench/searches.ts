import { inTransaction } from "@propertyvr/database";
import type pg from "pg";
import {
  insertListings,
  vacuumListings,
} from "../apps/server/src/stock/listings/insert-listings.ts";
import type { ListingRecord } from "../apps/server/src/stock/listings/listing-row.ts";
import { drawHomes } from "../apps/server/src/stock/listings/testing/drawn-homes.ts";
import { offerStore, type OfferStore } from "../apps/server/src/seekers/search/offer-store.ts";
import { emptyColumns, putHome, type Columns } from "./columns.ts";
import { scan, type Scanned } from "./scan.ts";
import { spreadOf, timed, type Spread } from "./timing.ts";
import { questionsOf, SEARCHES, type WorkloadQuery, type Search } from "./workload.ts";

const BATCH = 5_000;
const ROUNDED_OFF_BY = 0.35;

/** Fills an empty database with drawn homes and answers them as columns for the scan. */
export async function fill(pool: pg.Pool, count: number): Promise<Columns> {
  const columns = emptyColumns(count);
  let row = 0;
  const store = async (batch: readonly ListingRecord[]) => {
    const { ids } = await inTransaction(pool, async (client) => {
      await client.query("set local statement_timeout = 0");
      return insertListings(client, batch);
    });
    for (const [n, record] of batch.entries()) {
      columns.titles[row] = ` ${record.titleEn ?? ""} ${record.titleTh ?? ""} `.toLowerCase();
      putHome(columns, row++, { ...record, id: ids[n] ?? "", createdAt: record.createdAt ?? "" });
    }
  };
  let batch: ListingRecord[] = [];
  for (const record of drawHomes(count, 11)) {
    batch.push(record);
    if (batch.length < BATCH) continue;
    await store(batch);
    batch = [];
  }
  await store(batch);
  await vacuumListings(pool);
  return columns;
}

export interface SearchTimes {
  readonly search: Search;
  readonly sql: Spread;
  readonly scan: Spread;
  /** The same statements without the store's code around them. */
  readonly raw: Spread;
  /** Medians of each question's best pass: what is left where other work shares the machine. */
  readonly best: { readonly sql: number; readonly scan: number };
  readonly matches: number;
}

/** Each search through the store and through the scan in turn, after both gave the same answer. */
export async function compareSearches(
  pool: pg.Pool,
  columns: Columns,
  passes = 4,
): Promise<SearchTimes[]> {
  const store = offerStore(pool);
  const found: SearchTimes[] = [];
  for (const search of SEARCHES) {
    const questions = questionsOf(search, 60);
    let matches = 0;
    for (const question of questions) matches += await sameAnswer(store, columns, search, question);
    const times = { sql: [] as number[], scan: [] as number[], raw: [] as number[] };
    const best = questions.map(() => ({ sql: Infinity, scan: Infinity }));
    for (let pass = 0; pass <= passes; pass++) {
      for (const [n, question] of questions.entries()) {
        const [, sql] = await timed(() => bySql(store, search, question));
        const [, scanned] = await timed(() => byScan(columns, search, question));
        const statements = await statementsOf(pool, search, question);
        const [, raw] = await timed(async () => {
          for (const statement of statements) await pool.query(statement);
        });
        if (pass === 0) continue;
        const kept = best[n];
        if (kept !== undefined) {
          kept.sql = Math.min(kept.sql, sql);
          kept.scan = Math.min(kept.scan, scanned);
        }
        times.sql.push(sql);
        times.scan.push(scanned);
        times.raw.push(raw);
      }
    }
    found.push({
      search,
      sql: spreadOf(times.sql),
      scan: spreadOf(times.scan),
      raw: spreadOf(times.raw),
      best: {
        sql: spreadOf(best.map((each) => each.sql)).p50,
        scan: spreadOf(best.map((each) => each.scan)).p50,
      },
      matches: Math.round(matches / questions.length),
    });
  }
  return found;
}

async function bySql(
  store: OfferStore,
  { sort, limit }: Search,
  { resolved, targets }: WorkloadQuery,
): Promise<Scanned & { readonly isRounded: boolean }> {
  const query = { resolved, targets };
  if (limit === 0) {
    const { counts, isRounded } = await store.countFitting(query);
    return { ...counts, page: [], isRounded };
  }
  const { counts, isRounded, homes } = await store.findPage(query, { sort, limit, offset: 0 });
  return { ...counts, page: homes.map(({ row }) => row.id), isRounded };
}

const byScan = (columns: Columns, search: Search, { resolved }: WorkloadQuery): Scanned =>
  scan(columns, resolved, search.sort, search.limit);

/** What the store sends for a question, to be sent again without it. */
async function statementsOf(
  pool: pg.Pool,
  search: Search,
  question: WorkloadQuery,
): Promise<pg.QueryConfig[]> {
  const sent: pg.QueryConfig[] = [];
  const recorder = {
    query: (statement: pg.QueryConfig) => {
      sent.push(statement);
      return pool.query(statement);
    },
  };
  await bySql(offerStore(recorder as unknown as pg.Pool), search, question);
  return sent;
}

async function sameAnswer(
  store: OfferStore,
  columns: Columns,
  search: Search,
  question: WorkloadQuery,
): Promise<number> {
  const { isRounded, ...sql } = await bySql(store, search, question);
  const scanned = byScan(columns, search, question);
  // More than are counted one by one: the figure may be off by what a sample is, the page may not.
  const isSame = isRounded
    ? JSON.stringify(sql.page) === JSON.stringify(scanned.page) &&
      Math.abs(sql.total / scanned.total - 1) < ROUNDED_OFF_BY
    : JSON.stringify(sql) === JSON.stringify(scanned);
  if (!isSame) {
    throw new Error(
      `SQL and scan differ on "${search.name}"\n${JSON.stringify({ question, sql, scanned }, null, 1)}`,
    );
  }
  return scanned.total;
}
