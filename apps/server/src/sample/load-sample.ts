import { inTransaction } from "@propertyvr/database";
import type pg from "pg";
import { insertListings, vacuumListings } from "../listings/insert-listings.ts";
import type { ListingRecord } from "../listings/listing-record.ts";
import { removeListings } from "../listings/refresh-offers.ts";
import { generateSample, SAMPLE_SIZE, SAMPLE_SOURCE } from "./generate-sample.ts";

const BATCH = 2_500;

/**
 * Loads the sample catalogue unless that was ever done before, so that a person
 * who removed it keeps it removed. One transaction: a start that is cut short
 * leaves nothing behind and the next one begins anew. Answers the homes loaded.
 */
export async function loadSampleOnce(pool: pg.Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query("select from sample_loads limit 1");
  return rowCount === 0 ? loadSample(pool, now) : 0;
}

/** Loads the catalogue (again); homes that are there already are brought up to date. */
export async function loadSample(pool: pg.Pool, now: Date, count = SAMPLE_SIZE): Promise<number> {
  await inTransaction(pool, async (client) => {
    await client.query("set local statement_timeout = 0");
    await client.query("lock table sample_loads in exclusive mode");
    for (const batch of batches(generateSample(count, now), BATCH)) {
      await insertListings(client, batch);
    }
    await client.query("insert into sample_loads (homes) values ($1)", [count]);
  });
  await vacuumListings(pool);
  return count;
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

function* batches(
  records: Iterable<ListingRecord>,
  size: number,
): Generator<readonly ListingRecord[]> {
  let batch: ListingRecord[] = [];
  for (const record of records) {
    batch.push(record);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
