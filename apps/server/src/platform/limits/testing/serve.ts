/**
 * node --import tsx serve.ts <database url> <alone | shared>
 * A server of its own on a migrated database: it says its port, stops in order on SIGTERM, and can be
 * killed. Alone it holds its limits as on the embedded database, shared as with others beside it.
 */
import { openDatabase } from "@propertyvr/database";
import { randomBytes, randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { buildApp } from "../../../build-app.ts";
import { stopGracefully } from "../../operations/stop.ts";
import { testConfig } from "../../http/testing/test-app.ts";

const [databaseUrl = "", sharing] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir: "", log: () => undefined });
const app = buildApp({
  database,
  config: testConfig(sharing === "shared" ? { databaseUrl } : {}),
  secret: "a secret that only tests know, long enough",
  clock: { now: () => new Date() },
  random: { uuid: () => randomUUID(), bytes: (size) => randomBytes(size) },
  log: pino({ level: "error" }, pino.destination(2)),
});
process.once("SIGTERM", () => {
  void stopGracefully(app).then(() => database.close());
});
await app.listen({ host: "127.0.0.1", port: 0 });
process.stdout.write(`${String((app.server.address() as AddressInfo).port)}\n`);
