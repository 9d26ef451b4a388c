import { connect, type AddressInfo } from "node:net";
import { endpoint } from "@propertyvr/contracts";
import { fail, ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { expect, it } from "vitest";
import { createHttpApp } from "./http-app.ts";
import { HIJACKED } from "./outcome.ts";
import { route } from "./route.ts";
import { stopGracefully } from "../operations/stop.ts";

const get = (path: string) =>
  endpoint({
    method: "GET",
    path,
    summary: path,
    tag: "Test",
    access: "open",
    status: 200,
    alsoProduces: ["text/event-stream"],
    problems: [],
  });

const createApp = (): FastifyInstance =>
  createHttpApp({
    log: pino({ level: "silent" }),
    authenticate: () => Promise.resolve(fail({ code: "not_signed_in" })),
    trustProxy: 0,
    checksReplies: true,
  });

/** A stream with one event; what it is given ends it. */
const addStream = (app: FastifyInstance, keep: (end: () => void) => void): void => {
  route(app, get("/events"), ({ reply }) => {
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "text/event-stream" });
    reply.raw.write("data: one\n\n");
    keep(() => reply.raw.end("data: bye\n\n"));
    return Promise.resolve(HIJACKED);
  });
};

const listen = async (app: FastifyInstance): Promise<string> => {
  await app.listen({ host: "127.0.0.1", port: 0 });
  return `http://127.0.0.1:${String((app.server.address() as AddressInfo).port)}`;
};

const NEVER_MS = 60_000;

it("a stream that is told of the stop ends whole", async () => {
  const app = createApp();
  const ends: (() => void)[] = [];
  addStream(app, (end) => ends.push(end));
  app.addHook("preClose", (done) => {
    for (const end of ends) end();
    done();
  });
  const origin = await listen(app);
  const reply = await fetch(`${origin}/events`);
  expect(reply.headers.get("content-security-policy")).toContain("default-src 'self'");
  expect(reply.headers.get("x-request-id")).toMatch(/^req_/);
  await stopGracefully(app, NEVER_MS);
  expect(await reply.text()).toBe("data: one\n\ndata: bye\n\n");
});

it("a stream that nobody ends is cut after the grace", async () => {
  const app = createApp();
  addStream(app, () => undefined);
  const origin = await listen(app);
  const reply = await fetch(`${origin}/events`);
  await stopGracefully(app, 50);
  await expect(reply.text()).rejects.toThrow(/terminated/);
});

it("a request that is being answered gets its answer, and no new one is taken", async () => {
  const app = createApp();
  let release = (): void => undefined;
  const entered = new Promise<void>((seen) => {
    route(app, get("/slow"), async ({ reply }) => {
      reply.type("text/plain");
      await new Promise<void>((resolve) => {
        release = resolve;
        seen();
      });
      return ok("whole");
    });
  });
  const origin = await listen(app);
  const answer = fetch(`${origin}/slow`);
  await entered;
  const stopped = stopGracefully(app, NEVER_MS);
  await expect.poll(() => app.server.listening).toBe(false);
  await expect(fetch(`${origin}/slow`)).rejects.toThrow("fetch failed");
  release();
  expect(await (await answer).text()).toBe("whole");
  await stopped;
});

it("bytes that are not HTTP get a problem document and a closed door", async () => {
  const app = createApp();
  const { port } = new URL(await listen(app));
  const answer = await new Promise<string>((resolve, reject) => {
    let text = "";
    const socket = connect(Number(port), "127.0.0.1", () => socket.write("\u0000nonsense\r\n\r\n"));
    socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
    socket.on("error", reject);
    socket.on("close", () => {
      resolve(text);
    });
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain("application/problem+json");
  expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ code: "unreadable_body" });
  await stopGracefully(app);
});
