import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { inTransaction } from "../pool.ts";
import { migrate } from "../migrate.ts";
import { MIGRATIONS, type Migration } from "../migrations/index.ts";
import {
  BackupError,
  type BackupFoot,
  type BackupHead,
  migrationsOf,
  parseCopyLine,
  parseFoot,
  parseHead,
  quote,
} from "./backup-text.ts";
import { SectionReader } from "./section-reader.ts";
import { listTables } from "./table-shapes.ts";

export interface RestoreOptions {
  readonly pool: pg.Pool;
  /** The bytes of a backup file. */
  readonly source: Readable;
  /** Hears the head before anything is changed; what it throws ends the restoring. */
  readonly onHead?: (head: BackupHead) => void;
  readonly migrations?: readonly Migration[];
}

/**
 * Fills an empty database with a backup: the schema as it was, the rows in one transaction, then the
 * migrations that are newer than the backup. A backup that turns out cut short leaves no row.
 * @throws BackupError when the file is no whole backup, or the database holds anything
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupFoot> {
  const { pool, source, onHead, migrations = MIGRATIONS } = options;
  const gunzip = createGunzip();
  const unpacking = pipeline(source, gunzip);
  // Heard of by whoever reads; without a listener here it would end the process.
  unpacking.catch(() => undefined);
  try {
    const reader = new SectionReader(gunzip);
    const head = parseHead((await reader.line()) ?? "");
    const known = migrationsOf(head, migrations);
    await refuseFull(pool);
    onHead?.(head);
    await migrate(pool, known);
    const foot = await inTransaction(pool, (client) => fill(client, reader));
    await migrate(pool, migrations);
    return foot;
  } catch (error) {
    throw isZlibError(error) ? new BackupError("The file is damaged or isn't a backup.") : error;
  } finally {
    source.destroy();
  }
}

/** Written by every start, also on a database that is empty otherwise. */
const OF_ANY_START = "secret_check";

async function refuseFull(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { table } of await listTables(client)) {
      if (table === OF_ANY_START) continue;
      const { rowCount } = await client.query(`select 1 from ${quote(table)} limit 1`);
      if (rowCount !== 0)
        throw new BackupError(
          `The database isn't empty (the table ${table} has rows), and nothing was changed. Restore into a new folder (DATA_DIR) or an empty database (DATABASE_URL).`,
        );
    }
  } finally {
    client.release();
  }
}

async function fill(client: pg.PoolClient, reader: SectionReader): Promise<BackupFoot> {
  await client.query("set local statement_timeout = 0");
  const rows: Record<string, number> = {};
  for (;;) {
    const line = await reader.line();
    if (line === undefined) throw cutShort();
    const foot = parseFoot(line);
    if (foot !== undefined) {
      await setSequences(client, foot);
      assertSame(rows, foot.rows);
      return foot;
    }
    const copy = parseCopyLine(line);
    if (copy === undefined) throw new BackupError("The backup contains an unknown line.");
    if (copy.table === OF_ANY_START) await client.query(`delete from ${quote(copy.table)}`);
    const sink = client.query(copyFrom(`copy ${quote(copy.table)} (${copy.columns}) from stdin`));
    await pipeline(rowsOf(reader), sink);
    rows[copy.table] = sink.rowCount;
  }
}

async function* rowsOf(reader: SectionReader): AsyncGenerator<Buffer> {
  if (!(yield* reader.rows())) throw cutShort();
}

async function setSequences(client: pg.PoolClient, { sequences }: BackupFoot): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await client.query("select setval(quote_ident($1)::regclass, $2)", [name, last]);
}

function assertSame(got: Readonly<Record<string, number>>, want: BackupFoot["rows"]): void {
  const tables = new Set([...Object.keys(got), ...Object.keys(want)]);
  for (const table of tables)
    if (got[table] !== want[table])
      throw new BackupError(
        `The backup should hold ${String(want[table] ?? 0)} rows of ${table} but holds ${String(got[table] ?? 0)}.`,
      );
}

const cutShort = (): BackupError =>
  new BackupError("The backup is incomplete: it was cut off before its end.");

const isZlibError = (error: unknown): boolean =>
  String((error as { code?: unknown }).code).startsWith("Z_");
