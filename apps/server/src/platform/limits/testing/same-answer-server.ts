/**
 * node same-answer-server.js <bare | open | alone | shared> <database url>
 * For `npm run bench`, the same answer four ways: from a Fastify that knows nothing else; from the
 * product to whoever comes; and to holders of a key, with its limits and its log, alone on the database
 * or one of several. Tells its port, and when asked how much processor time it has used.
 */
import { endpoint, type Endpoint } from "@propertyvr/contracts";
import { openDatabase } from "@propertyvr/database";
import { ok } from "@propertyvr/vocabulary";
import Fastify, { type FastifyInstance } from "fastify";
import { randomBytes, randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { z } from "zod";
import { buildApp } from "../../../build-app.ts";
import { route } from "../../http/route.ts";
import { parseConfig } from "../../config/config.ts";
import { PATH, SECRET } from "./same-answer.ts";

const [kind, databaseUrl = ""] = process.argv.slice(2);
const ANSWER = { text: "สวัสดี".repeat(20) };

const bare = (): FastifyInstance => {
  const app = Fastify();
  app.get(PATH, () => Promise.resolve(ANSWER));
  return app;
};

const product = async (): Promise<FastifyInstance> => {
  const same = endpoint({
    method: "GET",
    path: PATH,
    summary: "The same answer",
    tag: "Bench",
    ...(kind === "open"
      ? ({ access: "open" } as const)
      : ({ access: "key", key: { scope: "read" } } as const)),
    reply: z.object({ text: z.string() }),
    status: 200,
    problems: [],
  }) satisfies Endpoint;
  const shared = { DATABASE_URL: databaseUrl, SECRET_KEY: SECRET };
  const config = parseConfig(kind === "shared" ? shared : {}, { isTerminal: true });
  if (!config.ok) throw new Error("the defaults are not valid");
  const app = buildApp({
    database: await openDatabase({ databaseUrl, dataDir: "", log: () => undefined }),
    config: config.value,
    secret: SECRET,
    clock: { now: () => new Date() },
    random: { uuid: () => randomUUID(), bytes: (size) => randomBytes(size) },
    // As at a terminal: a line for each request is another thing to measure.
    log: pino({ level: "warn" }, pino.destination(2)),
  });
  app.register((api, _options, done) => {
    route(api, same, () => Promise.resolve(ok(ANSWER)));
    done();
  });
  return app;
};

const app = kind === "bare" ? bare() : await product();
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuUs: user + system });
});
process.once("disconnect", () => process.exit());
await app.listen({ host: "127.0.0.1", port: 0 });
process.send?.({ port: (app.server.address() as AddressInfo).port });
