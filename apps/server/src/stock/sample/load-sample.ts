import { inTransaction, type Queryable } from "@propertyvr/database";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { insertListings, vacuumListings } from "../listings/insert-listings.ts";
import { refreshOffers, removeListings } from "../listings/refresh-offers.ts";
import { generateSample, SAMPLE_SIZE, SAMPLE_SOURCE } from "./generate-sample.ts";
import { datedFrom, drawSampleLines, readSampleLines, SAMPLE_COLUMNS } from "./sample-lines.ts";

const BATCH = 2_500;

export interface SampleOptions {
  readonly count?: number;
  /** Holds all the homes already drawn, as a build leaves it; without it they are drawn now. */
  readonly file?: string | undefined;
}

/**
 * Loads the sample catalogue unless that was ever done before, so that a person
 * who removed it keeps it removed. One transaction: a start that is cut short
 * leaves nothing behind and the next one begins anew. Answers the homes loaded.
 */
export async function loadSampleOnce(
  pool: pg.Pool,
  now: Date,
  options: SampleOptions = {},
): Promise<number> {
  if (await wasLoaded(pool)) return 0;
  return load(pool, now, { ...options, isOnce: true });
}

/** Loads the catalogue (again); homes that are there already are brought up to date. */
export function loadSample(pool: pg.Pool, now: Date, options: SampleOptions = {}): Promise<number> {
  return load(pool, now, { ...options, isOnce: false });
}

async function load(
  pool: pg.Pool,
  now: Date,
  { count = SAMPLE_SIZE, file, isOnce }: SampleOptions & { readonly isOnce: boolean },
): Promise<number> {
  const isLoaded = await inTransaction(pool, async (client) => {
    await client.query("set local statement_timeout = 0");
    await client.query("lock table sample_loads in exclusive mode");
    // Another server that started with us has done it meanwhile.
    if (isOnce && (await wasLoaded(client))) return false;
    if (await hasSample(client)) {
      for (const batch of batches(generateSample(count, now))) await insertListings(client, batch);
    } else {
      await copySample(
        client,
        now,
        file === undefined ? drawSampleLines(count) : readSampleLines(file),
      );
    }
    await client.query("insert into sample_loads (homes) values ($1)", [count]);
    return true;
  });
  if (!isLoaded) return 0;
  await vacuumListings(pool);
  return count;
}

/** Where no sample home is there, the rows go straight into their table. */
async function copySample(
  client: pg.ClientBase,
  now: Date,
  lines: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  const copy = client.query(copyFrom(`copy listings (${SAMPLE_COLUMNS.join(", ")}) from stdin`));
  await pipeline(Readable.from(pieces(lines, datedFrom(now))), copy);
  const { rows } = await client.query<{ id: number }>(
    "select id from listings where source = $1 order by id",
    [SAMPLE_SOURCE],
  );
  for (const batch of batches(rows.map(({ id }) => id))) await refreshOffers(client, batch);
}

/** Between two pieces others have their turns: drawing a home takes its time. */
const LINES_A_PIECE = 50;

async function* pieces(
  lines: Iterable<string> | AsyncIterable<string>,
  dated: (line: string) => string,
): AsyncGenerator<string> {
  let piece: string[] = [];
  for await (const line of lines) {
    piece.push(dated(line));
    if (piece.length < LINES_A_PIECE) continue;
    yield piece.join("");
    piece = [];
    await nextTurn();
  }
  yield piece.join("");
}

/** Removes every sample home for good and answers how many there were. */
export async function removeSample(pool: pg.Pool): Promise<number> {
  const removed = await inTransaction(pool, async (client) => {
    await client.query("set local statement_timeout = 0");
    await client.query("update sample_loads set removed_at = now() where removed_at is null");
    return removeListings(client, SAMPLE_SOURCE);
  });
  await vacuumListings(pool);
  return removed;
}

const wasLoaded = async (client: Queryable): Promise<boolean> =>
  (await client.query("select from sample_loads limit 1")).rowCount === 1;

const hasSample = async (client: pg.ClientBase): Promise<boolean> =>
  (await client.query("select from listings where source = $1 limit 1", [SAMPLE_SOURCE]))
    .rowCount === 1;

function* batches<T>(all: Iterable<T>): Generator<readonly T[]> {
  let batch: T[] = [];
  for (const each of all) {
    batch.push(each);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
