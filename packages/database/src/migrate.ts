import type { Queryable } from "./pool.ts";
import { createHash } from "node:crypto";
import type pg from "pg";
import { MIGRATIONS, type Migration } from "./migrations/index.ts";

/** Any fixed number will do; it names "the migrations of this product" among advisory locks. */
const LOCK_KEY = 7_305_550_921;

const APPLIED_TABLE = `
create table if not exists schema_migrations (
  name text primary key,
  hash text not null,
  applied_at timestamptz not null default now()
)`;

/** Older ones lack what the schema uses and are at the end of their support. */
const LEAST_SERVER_VERSION = 160_000;

/** The database and this program do not belong together; the message says what to do. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

/**
 * Brings the schema up to date; every migration commits on its own, and instances that start
 * together wait for one another.
 * @returns the names applied now, empty when there was nothing to do
 * @throws MigrationError when the server is too old, the database newer than this program, or an applied
 *   migration's text changed since
 */
export async function migrate(
  pool: pg.Pool,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<readonly string[]> {
  const client = await pool.connect();
  const applied: string[] = [];
  try {
    await refuseOldServer(client);
    for (;;) {
      const name = await applyNext(client, migrations);
      if (name === undefined) return applied;
      applied.push(name);
    }
  } finally {
    client.release();
  }
}

/** What the applied migrations come to, for a test's template and for readiness. */
export function hashOf(migration: Migration): string {
  return createHash("sha256").update(migration.sql).digest("hex");
}

/** True when everything this program knows is applied with the text it knows. */
export async function isMigrated(
  queryable: Queryable,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<boolean> {
  const exists = await queryable.query<{ found: boolean }>(
    "select to_regclass('schema_migrations') is not null as found",
  );
  if (exists.rows[0]?.found !== true) return false;
  return pendingOf(await readApplied(queryable), migrations).length === 0;
}

async function refuseOldServer(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number,
            current_setting('server_version') as version`,
  );
  if ((rows[0]?.number ?? 0) >= LEAST_SERVER_VERSION) return;
  throw new MigrationError(
    `The database server is PostgreSQL ${rows[0]?.version ?? ""}; version 16 or newer is needed.`,
  );
}

async function applyNext(
  client: pg.PoolClient,
  migrations: readonly Migration[],
): Promise<string | undefined> {
  await client.query("begin");
  try {
    await client.query("set local statement_timeout = 0");
    await client.query("select pg_advisory_xact_lock($1)", [LOCK_KEY]);
    await client.query(APPLIED_TABLE);
    const next = pendingOf(await readApplied(client), migrations)[0];
    if (next !== undefined) {
      await client.query(next.sql);
      await client.query("insert into schema_migrations (name, hash) values ($1, $2)", [
        next.name,
        hashOf(next),
      ]);
    }
    await client.query("commit");
    return next?.name;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

interface Applied {
  readonly name: string;
  readonly hash: string;
}

async function readApplied(queryable: Queryable): Promise<readonly Applied[]> {
  const { rows } = await queryable.query<Applied>(
    "select name, hash from schema_migrations order by name",
  );
  return rows;
}

function pendingOf(
  applied: readonly Applied[],
  migrations: readonly Migration[],
): readonly Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, hash } of applied) {
    const migration = known.get(name);
    if (migration === undefined) {
      throw new MigrationError(
        `The database has the migration ${name}, which this version of the program does not know. ` +
          "Start the newer version, or use another database.",
      );
    }
    if (hashOf(migration) !== hash) {
      throw new MigrationError(
        `The migration ${name} was applied to this database with different content. ` +
          "Never edit an applied migration: restore it and write a new one.",
      );
    }
  }
  const names = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !names.has(name));
}
