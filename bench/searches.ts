import type { Listing } from "@propertyvr/vocabulary";
import { inTransaction } from "@propertyvr/database";
import type pg from "pg";
import { insertListings, vacuumListings } from "../apps/server/src/listings/insert-listings.ts";
import { drawnHomes } from "../apps/server/src/listings/testing/drawn-homes.ts";
import { offerStore, type OfferStore } from "../apps/server/src/search/offer-store.ts";
import { columnsOf, scan, type Columns, type Scanned } from "./scan.ts";
import { spreadOf, timed, type Spread } from "./timing.ts";
import { questionsOf, SEARCHES, type Asked, type Search } from "./workload.ts";

const BATCH = 5_000;

/** Fills an empty database with drawn homes and answers them as they were stored. */
export async function fill(pool: pg.Pool, count: number): Promise<Listing[]> {
  const records = drawnHomes(count, 11);
  const homes: Listing[] = [];
  await inTransaction(pool, async (client) => {
    await client.query("set local statement_timeout = 0");
    for (let start = 0; start < records.length; start += BATCH) {
      const batch = records.slice(start, start + BATCH);
      const { ids } = await insertListings(client, batch);
      for (const [n, record] of batch.entries())
        homes.push({ ...record, id: ids[n] ?? "", createdAt: record.createdAt ?? "" });
    }
  });
  await vacuumListings(pool);
  return homes;
}

export interface SearchTimes {
  readonly search: Search;
  readonly sql: Spread;
  readonly scan: Spread;
  /** The same statements without the store's code around them. */
  readonly raw: Spread;
  readonly matches: number;
}

/** Each search through the store and through the scan in turn, after both gave the same answer. */
export async function compareSearches(
  pool: pg.Pool,
  homes: readonly Listing[],
  passes = 4,
): Promise<SearchTimes[]> {
  const columns = columnsOf(homes);
  const store = offerStore(pool);
  const found: SearchTimes[] = [];
  for (const search of SEARCHES) {
    const questions = questionsOf(search, 60);
    let matches = 0;
    for (const question of questions) matches += await sameAnswer(store, columns, search, question);
    const times = { sql: [] as number[], scan: [] as number[], raw: [] as number[] };
    for (let pass = 0; pass <= passes; pass++) {
      for (const question of questions) {
        const [, sql] = await timed(() => bySql(store, search, question));
        const [, scanned] = await timed(() => byScan(columns, search, question));
        const statements = await statementsOf(pool, search, question);
        const [, raw] = await timed(async () => {
          for (const statement of statements) await pool.query(statement);
        });
        if (pass === 0) continue;
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
      matches: Math.round(matches / questions.length),
    });
  }
  return found;
}

async function bySql(
  store: OfferStore,
  { sort, limit }: Search,
  { wanted, targets }: Asked,
): Promise<Scanned> {
  const query = { wanted, targets };
  if (limit === 0) return { ...(await store.countFitting(query)).all, page: [] };
  const { counts, homes } = await store.findPage(query, { sort, limit, offset: 0 });
  return { ...counts.all, page: homes.map(({ row }) => row.id) };
}

const byScan = (columns: Columns, search: Search, { wanted }: Asked): Scanned =>
  scan(columns, wanted, search.sort, search.limit);

/** What the store sends for a question, to be sent again without it. */
async function statementsOf(
  pool: pg.Pool,
  search: Search,
  question: Asked,
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
  question: Asked,
): Promise<number> {
  const sql = await bySql(store, search, question);
  const scanned = byScan(columns, search, question);
  if (JSON.stringify(sql) !== JSON.stringify(scanned)) {
    throw new Error(
      `SQL and scan differ on "${search.name}"\n${JSON.stringify({ question, sql, scanned }, null, 1)}`,
    );
  }
  return scanned.total;
}
