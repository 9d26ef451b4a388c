import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import {
  BackupError,
  type BackupFoot,
  copyLine,
  END_OF_ROWS,
  footLine,
  FORMAT,
  headLine,
  quote,
} from "./backup-text.ts";
import { listTables, type TableShape } from "./table-shapes.ts";

/** Fast rather than small: a backup under load should hold its moment for a short time. */
const GZIP_LEVEL = 3;

export interface BackupOptions {
  readonly pool: pg.Pool;
  readonly sink: Writable;
  /** The content of the embedded database's key file; undefined where SECRET_KEY is used. */
  readonly secret: string | undefined;
}

/**
 * Writes everything the database holds at one moment; nobody is kept from reading or writing
 * meanwhile. The sink is ended when the backup is whole and destroyed when it is not.
 */
export async function writeBackup({ pool, sink, secret }: BackupOptions): Promise<BackupFoot> {
  const client = await pool.connect();
  try {
    await client.query("begin isolation level repeatable read, read only");
    await client.query("set local statement_timeout = 0");
    await refuseNothing(client);
    // Rows leave in the order they lie in, so that a copy of a copy is the same text.
    await client.query("set local synchronize_seqscans = off");
    let foot: BackupFoot = { rows: {}, sequences: {} };
    const text = backupText(client, secret, (whole) => (foot = whole));
    await pipeline(Readable.from(text), createGzip({ level: GZIP_LEVEL }), sink);
    await client.query("commit");
    client.release();
    return foot;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function refuseNothing(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('schema_migrations') is not null as "isThere"`,
  );
  if (rows[0]?.isThere !== true)
    throw new BackupError("There is nothing to back up: the product has never started here.");
}

async function* backupText(
  client: pg.PoolClient,
  secret: string | undefined,
  onWhole: (foot: BackupFoot) => void,
): AsyncGenerator<Buffer | string> {
  yield headLine({
    format: FORMAT,
    ...(await readOrigin(client)),
    ...(secret === undefined ? {} : { secret }),
  });
  const rows: Record<string, number> = {};
  for (const shape of await listTables(client)) {
    yield copyLine(shape.table, shape.columns);
    const stream = client.query(copyTo(copyOut(shape)));
    for await (const chunk of stream) yield chunk as Buffer;
    rows[shape.table] = stream.rowCount;
    yield `${END_OF_ROWS}\n`;
  }
  const foot = { rows, sequences: await readSequences(client) };
  onWhole(foot);
  yield footLine(foot);
}

/** A query, because a partitioned table cannot be copied by its name. */
const copyOut = ({ table, columns }: TableShape): string =>
  `copy (select ${columns.map(quote).join(", ")} from ${quote(table)}) to stdout`;

async function readOrigin(client: pg.PoolClient) {
  const { rows } = await client.query<{ taken_at: Date; postgres: string }>(
    "select now() as taken_at, current_setting('server_version') as postgres",
  );
  const applied = await client.query<{ name: string; hash: string }>(
    "select name, hash from schema_migrations order by name",
  );
  return {
    takenAt: rows[0]?.taken_at.toISOString() ?? "",
    postgres: rows[0]?.postgres ?? "",
    migrations: applied.rows,
  };
}

/** Sequences stand outside of transactions: read last, they are never behind the rows. */
async function readSequences(client: pg.PoolClient): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; last: number }>(
    `select sequencename as name, last_value as last from pg_sequences
     where schemaname = current_schema() and last_value is not null order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
