import type { FastifyInstance } from "fastify";
import { connect, type AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createHttpApp } from "./http-app.ts";

const LIMIT_MS = 150;

let app: FastifyInstance;
beforeAll(async () => {
  app = createHttpApp({
    log: pino({ level: "silent" }),
    authenticate: () => Promise.reject(new Error("nobody signs in here")),
    trustProxy: 0,
    checksReplies: true,
    bodyTimeoutMs: LIMIT_MS,
  });
  app.post("/form", async ({ body }) => ({ body }));
  app.post("/file", { config: { takesTime: true } }, async ({ body }) => ({ body }));
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => app.close());

/** Sends a JSON text letter by letter and says what came back before the connection ended. */
const send = (path: string, letters: string, said: number, everyMs: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    let at = 0;
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
        `Connection: close\r\nContent-Length: ${String(said)}\r\n\r\n`,
    );
    const tick = setInterval(() => {
      const letter = letters[at];
      if (letter === undefined) clearInterval(tick);
      else socket.write(letter);
      at += 1;
    }, everyMs);
    socket.on("data", (bytes) => (answer += bytes.toString()));
    socket.on("error", reject);
    socket.on("close", () => {
      clearInterval(tick);
      resolve(answer);
    });
  });

it("a body that does not arrive as a whole in time is cut", async () => {
  const long = `"${"a".repeat(100)}"`;
  expect(await send("/form", long, long.length, LIMIT_MS / 10)).toContain("unreadable_body");
});

it("a slow file upload is accepted as long as bytes keep coming", async () => {
  const long = `"${"a".repeat(28)}"`;
  expect(await send("/file", long, long.length, LIMIT_MS / 10)).toContain("HTTP/1.1 200");
});

it("a file upload that stops sending is cut", async () => {
  expect(await send("/file", '"aaa', 30, 1)).toContain("unreadable_body");
});
