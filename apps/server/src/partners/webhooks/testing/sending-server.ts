import { createPool, type Tables } from "@propertyvr/database";
import { Kysely, PostgresDialect } from "kysely";
import { randomBytes, randomUUID } from "node:crypto";
import { pino } from "pino";
import { buildApp } from "../../../build-app.ts";
import { testConfig } from "../../../platform/http/testing/test-app.ts";

/**
 * A server on the database of argument 1 with the secret of argument 2, that may send to the host of
 * argument 3. Prints a line when it is up.
 */
const [databaseUrl = "", secret = "", host = ""] = process.argv.slice(2);
const pool = createPool({ databaseUrl });
const app = buildApp({
  database: { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) },
  // Several servers share this database.
  config: testConfig({ outboundAllow: [host], databaseUrl }),
  secret,
  clock: { now: () => new Date() },
  random: { uuid: () => randomUUID(), bytes: (size) => randomBytes(size) },
  log: pino({ level: "silent" }),
});
await app.ready();
process.stdout.write("up\n");
