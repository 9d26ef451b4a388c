import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { confirmListings } from "./confirm-listings.ts";
import { recordImages } from "./change-notes.ts";
import { copyLine } from "./copy-line.ts";
import { type ListingRecord, LISTING_COLUMNS, type ListingRow, listingRow } from "./listing-row.ts";
import { recordPrices } from "./price-history.ts";
import { refreshOffers } from "./refresh-offers.ts";

export interface InsertedListings {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Of every record given, in their order. */
  readonly ids: readonly string[];
}

/**
 * Inserts homes, or brings those already known (same source and external id) up to
 * date, and their offers with them. A record that is as it was confirms its home and
 * writes nothing else; of two records with one name the later holds. In the caller's transaction; a
 * record that breaks a check of the table throws and nothing is kept.
 */
export async function insertListings(
  client: pg.ClientBase,
  records: readonly ListingRecord[],
): Promise<InsertedListings> {
  if (records.length === 0) return { inserted: 0, updated: 0, unchanged: 0, ids: [] };
  const rows = new Map(records.map((record) => [nameOf(record), listingRow(record)]));
  const written = await upsertRows(client, [...rows.values()]);
  const { rows: known } = await client.query<{ id: string; name: string }>(NAMED);
  const ids = new Map(known.map((row) => [row.name, row.id]));
  const isWritten = new Set(written.map((row) => String(row.id)));
  await confirmListings(
    client,
    [...ids.values()].filter((id) => !isWritten.has(id)),
  );
  const inserted = written.filter((row) => row.isNew).length;
  return {
    inserted,
    updated: written.length - inserted,
    unchanged: rows.size - written.length,
    ids: records.map((record) => ids.get(nameOf(record)) ?? ""),
  };
}

export interface UpsertedRow {
  readonly id: number;
  readonly externalId: string;
  readonly isNew: boolean;
}

/**
 * The same for rows of which no two have one name.
 * @returns those that were written
 */
export async function upsertRows(
  client: pg.ClientBase,
  rows: readonly ListingRow[],
): Promise<readonly UpsertedRow[]> {
  if (rows.length === 0) return [];
  await client.query(INCOMING);
  await copyRows(client, rows);
  await client.query(KEEP_FIRST_LISTED);
  const { rows: written } = await client.query<UpsertedRow>(UPSERT);
  const ids = written.map((row) => row.id);
  await refreshOffers(client, ids);
  await recordPrices(client, ids);
  await recordImages(client, ids);
  return written;
}

/** After a bulk: index-only scans need a fresh visibility map, plans fresh statistics. Not in a transaction. */
export async function vacuumListings(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    // A page is visible to all only once its commit is on disk. Where commits are not
    // waited for, the statistics, written first, are: and with them all that came before.
    await client.query("set synchronous_commit = on");
    for (const table of ["offers", "listings"]) {
      await client.query(`analyze ${table}`);
      await client.query(`vacuum ${table}`);
    }
  } finally {
    // Not back to the pool: the connection's time-out has been changed.
    client.release(true);
  }
}

const SEPARATOR = "\u001f";
const nameOf = (record: ListingRecord): string =>
  `${record.source}${SEPARATOR}${record.externalId}`;

/** Made once for each connection and emptied by each commit: making a table anew takes as long as a write into it. */
const INCOMING = `
do $$ begin
  if to_regclass('pg_temp.incoming_listings') is null then
    create temp table incoming_listings (like listings including defaults) on commit delete rows;
    alter table incoming_listings alter id drop identity if exists, alter id drop not null,
      alter created_at drop not null;
  else
    delete from incoming_listings;
  end if;
end $$`;

/** The day a home was first listed stays as it was unless its source names one. */
const KEEP_FIRST_LISTED = `
update incoming_listings i set created_at = l.created_at
from listings l
where i.created_at is null and l.source = i.source and l.external_id = i.external_id`;

const NAMED = `
select l.id::text as id, l.source || e'\\x1f' || l.external_id as name
from incoming_listings i join listings l using (source, external_id)`;

async function copyRows(client: pg.ClientBase, rows: readonly ListingRow[]): Promise<void> {
  const columns = LISTING_COLUMNS.join(", ");
  const copy = client.query(copyFrom(`copy incoming_listings (${columns}) from stdin`));
  await pipeline(Readable.from(copyLines(rows)), copy);
}

/** Between two pieces others have their turns: cutting titles into words takes its time. */
const LINES_A_PIECE = 25;

async function* copyLines(rows: readonly ListingRow[]): AsyncGenerator<string> {
  for (let start = 0; start < rows.length; start += LINES_A_PIECE) {
    if (start > 0) await nextTurn();
    yield rows
      .slice(start, start + LINES_A_PIECE)
      .map((row) => copyLine(row.columns()))
      .join("");
  }
}

const STATED = LISTING_COLUMNS.filter((column) => column !== "created_at");
const CHANGED = STATED.filter((column) => column !== "source" && column !== "external_id");

const UPSERT = `
insert into listings (${STATED.join(", ")}, created_at)
select ${STATED.join(", ")}, coalesce(created_at, now()) from incoming_listings
on conflict (source, external_id) do update set
  ${CHANGED.map((column) => `${column} = excluded.${column}`).join(", ")},
  created_at = excluded.created_at, updated_at = now(), last_confirmed_at = now(),
  expired_at = null, expiry_told_at = null
where listings.row_hash is distinct from excluded.row_hash
returning id, external_id as "externalId", xmax = 0 as "isNew"`;
