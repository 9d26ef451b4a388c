import { createPool, type Tables } from "@propertyvr/database";
import { Kysely, PostgresDialect } from "kysely";
import { randomBytes, randomUUID } from "node:crypto";
import { pino } from "pino";
import { buildApp } from "../../../build-app.ts";
import { testConfig } from "../../../platform/http/testing/test-app.ts";

/**
 * A server on the database of argument 1 with the secret of argument 2, which dies of kill -9 when its
 * answer to a partner is ready and before a byte of it leaves. It is always the moment of argument 3
 * there: at another one its jobs would sweep the sessions of the test. Prints its address.
 */
const [databaseUrl = "", secret = "", moment = ""] = process.argv.slice(2);
const pool = createPool({ databaseUrl });
const app = buildApp({
  database: { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) },
  config: testConfig(),
  secret,
  clock: { now: () => new Date(moment) },
  random: { uuid: () => randomUUID(), bytes: (size) => randomBytes(size) },
  log: pino({ level: "silent" }),
});
app.addHook("onSend", (_request, reply, payload, done) => {
  if (reply.statusCode < 300) process.kill(process.pid, "SIGKILL");
  else done(null, payload);
});
process.stdout.write(`${await app.listen({ host: "127.0.0.1", port: 0 })}\n`);
