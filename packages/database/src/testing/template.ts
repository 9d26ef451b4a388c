import { createHash } from "node:crypto";
import type pg from "pg";
import { hashOf, migrate } from "../migrate.ts";
import { MIGRATIONS, type Migration } from "../migrations/index.ts";
import { createPool } from "../pool.ts";

const LOCK_KEY = 7_305_550_922;
const PREFIX = "propertyvr_template_";

/** The name holds the hash of all migrations: another text is another template. */
export function templateName(migrations: readonly Migration[] = MIGRATIONS): string {
  const hash = createHash("sha256");
  for (const migration of migrations) hash.update(`${migration.name}\0${hashOf(migration)}\0`);
  return PREFIX + hash.digest("hex").slice(0, 16);
}

/**
 * Makes sure the migrated template of these migrations exists on the server; of those who ask at
 * once, one makes it.
 * @returns its name
 */
export async function ensureTemplate(
  client: pg.Client,
  serverUrl: string,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<string> {
  const name = templateName(migrations);
  if (await exists(client, name)) return name;
  await client.query("select pg_advisory_lock($1)", [LOCK_KEY]);
  try {
    if (!(await exists(client, name))) await build(client, serverUrl, name, migrations);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK_KEY]);
  }
  return name;
}

/** The same server, another database. */
export function urlOfDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
  return rowCount === 1;
}

/** Migrated under a passing name and renamed when whole, so that a half-made one is never used. */
async function build(
  client: pg.Client,
  serverUrl: string,
  name: string,
  migrations: readonly Migration[],
): Promise<void> {
  const draft = `${name}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft} template template0 encoding 'UTF8'`);
  const pool = createPool({ databaseUrl: urlOfDatabase(serverUrl, draft), maxConnections: 1 });
  try {
    await migrate(pool, migrations);
  } finally {
    await pool.end();
  }
  await client.query(`alter database ${draft} rename to ${name}`);
}
