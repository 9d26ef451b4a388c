import { randomBytes } from "node:crypto";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import type { Migration } from "../migrations/index.ts";
import { createPool } from "../pool.ts";
import type { Tables } from "../tables.ts";
import { connectToTestServer } from "./shared-server.ts";
import { ensureTemplate, urlOfDatabase } from "./template.ts";

export { type Program, startProgram } from "./start-program.ts";

export interface TestDatabase {
  readonly pool: pg.Pool;
  readonly db: Kysely<Tables>;
  readonly url: string;
  /** Ends the pool and drops the database. */
  close(): Promise<void>;
}

/**
 * A migrated, empty database of one's own, copied from a template on the shared test server.
 * Call it in `beforeAll` and `close` in `afterAll`; other `migrations` are for tests of migrating.
 */
export async function createTestDatabase(
  options: { readonly migrations?: readonly Migration[] } = {},
): Promise<TestDatabase> {
  const server = await connectToTestServer();
  const template = await ensureTemplate(server.client, server.url, options.migrations);
  const name = `propertyvr_test_${randomBytes(8).toString("hex")}`;
  await server.client.query(`create database ${name} template ${template} strategy file_copy`);
  const url = urlOfDatabase(server.url, name);
  const pool = createPool({ databaseUrl: url });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    pool,
    db,
    url,
    close: async () => {
      await pool.end();
      await server.client.query(`drop database if exists ${name} with (force)`);
      await server.client.end();
    },
  };
}
