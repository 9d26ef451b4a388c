import { spawn, type ChildProcess } from "node:child_process";
import { createServer, type AddressInfo, type Server } from "node:net";
import { fileURLToPath } from "node:url";
import type { Chat, Problem, Session } from "@propertyvr/contracts";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { checkSecret } from "./platform/secrets/check-secret.ts";
import { cuttableLine } from "./platform/http/testing/cuttable-line.ts";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const SECRET_KEY = "a secret that only this test knows";
const SLOW_MS = 60_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const post = (
  origin: string,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(origin + path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

interface LaunchedServer {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
  /** Resolves with the first match in what is printed. */
  prints(pattern: RegExp): Promise<RegExpExecArray>;
}

const start = (env: Record<string, string>): LaunchedServer => {
  const child = spawn(process.execPath, ["--import", "tsx", MAIN], {
    env: { PATH: process.env["PATH"], PORT: "0", SECRET_KEY, DATABASE_URL: database.url, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return {
    child,
    ended,
    output: () => output,
    prints: async (pattern) => {
      await expect.poll(() => output, { timeout: SLOW_MS / 2, interval: 50 }).toMatch(pattern);
      return pattern.exec(output) as RegExpExecArray;
    },
  };
};
const ADDRESS = /^PropertyVR is at http:\/\/localhost:(\d+)$/m;
const originOf = async (product: LaunchedServer): Promise<string> =>
  `http://127.0.0.1:${(await product.prints(ADDRESS))[1] ?? ""}`;

it(
  "a server that is told to stop ends the reply that is being written and leaves no process behind",
  async () => {
    const product = start({ ANSWER_PACE_MS: "500", LOG_LEVEL: "warn" });
    const origin = await originOf(product);
    expect(product.output()).toContain("The first account made here becomes admin.");
    const form = { name: "Nok", email: "nok@example.com", password: "secret" };
    const { session_token } = (await (
      await post(origin, "/api/auth/signup", form)
    ).json()) as Session;
    const headers = { authorization: `Bearer ${session_token}` };
    const chat = (await (await post(origin, "/api/chats", {}, headers)).json()) as Chat;
    const stream = await post(
      origin,
      `/api/chats/${chat.id}/messages`,
      { message: "2 bedroom condo near BTS Asok under 40k a month" },
      { ...headers, accept: "text/event-stream" },
    );
    const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    product.child.kill("SIGTERM");
    expect(await product.ended).toBe(0);
    const { rows } = await database.pool.query("select status from runs");
    expect(rows).toEqual([{ status: "interrupted" }]);
    expect(product.output()).not.toMatch(/could not|fault/);
  },
  SLOW_MS,
);

it(
  "elsewhere than at a terminal its log is JSON, and the start ends with the address",
  async () => {
    const fresh = await createTestDatabase();
    const product = start({ DATABASE_URL: fresh.url, LOG_LEVEL: "info" });
    await originOf(product);
    product.child.kill("SIGTERM");
    expect(await product.ended).toBe(0);
    const isOfLog = (line: string): boolean => line.startsWith('{"level":');
    const lines = product.output().trim().split("\n");
    const said = lines.filter((line) => !isOfLog(line));
    expect(said.length).toBeGreaterThan(1);
    expect(said.at(-1)).toMatch(ADDRESS);
    const started = lines.slice(
      0,
      lines.findIndex((line) => ADDRESS.test(line)),
    );
    expect(started.filter(isOfLog).join("\n")).toContain("listening at");
    await fresh.close();
  },
  SLOW_MS,
);

it(
  "a server that starts before its database says so, and is ready once the database is",
  async () => {
    const direct = new URL(database.url);
    const line = await cuttableLine({ host: direct.hostname, port: Number(direct.port) });
    await line.cut();
    direct.port = String(line.port);
    const product = start({ DATABASE_URL: direct.href, LOG_LEVEL: "info", PORT: "0" });
    await product.prints(/The database cannot be reached; waiting for it\./);
    const port = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(product.output())?.[1] ?? "";
    const ready = () => fetch(`http://127.0.0.1:${port}/api/ready`);
    expect((await ready()).status).toBe(503);
    await line.mend();
    await product.prints(ADDRESS);
    expect((await ready()).status).toBe(200);
    product.child.kill("SIGINT");
    expect(await product.ended).toBe(0);
    await line.close();
  },
  SLOW_MS,
);

it(
  "the first question finds homes from the moment in which the product says that it is ready",
  async () => {
    const fresh = await createTestDatabase();
    const product = start({ DATABASE_URL: fresh.url, SAMPLE_DATA: "on", LOG_LEVEL: "info" });
    const port = (await product.prints(/listening at http:\/\/127\.0\.0\.1:(\d+)/))[1] ?? "";
    const origin = `http://127.0.0.1:${port}`;
    const before = await post(origin, "/api/properties/search", {});
    expect([before.status, before.headers.get("retry-after")]).toEqual([503, "2"]);
    expect((await before.json()) as Problem).toMatchObject({ code: "unavailable" });
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    await expect
      .poll(async () => (await fetch(`${origin}/api/ready`)).status, { timeout: 2 * SLOW_MS })
      .toBe(200);
    const form = { name: "Nok", email: "nok@example.com", password: "secret" };
    const { session_token } = (await (
      await post(origin, "/api/auth/signup", form)
    ).json()) as Session;
    const headers = { authorization: `Bearer ${session_token}` };
    const chat = (await (await post(origin, "/api/chats", {}, headers)).json()) as Chat;
    const message = "2 bedroom condo near BTS Asok under 40k a month";
    const answer = await post(origin, `/api/chats/${chat.id}/messages`, { message }, headers);
    expect(await answer.text()).toMatch(/"total":[1-9]/);
    const { rowCount: days } = await fresh.pool.query(
      "select from pg_inherits where inhparent = 'usage_minutes'::regclass",
    );
    expect(days).toBeGreaterThan(3);
    product.child.kill("SIGTERM");
    expect(await product.ended).toBe(0);
    await fresh.close();
  },
  // The homes are drawn first, which a build has done before.
  3 * SLOW_MS,
);

it(
  "the server says in one line what keeps it from starting",
  async () => {
    const taken: Server = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    const port = String((taken.address() as AddressInfo).port);
    const [busy, wrong] = [start({ PORT: port }), start({ PORT: "x", SAMPLE_DATA: "maybe" })];
    expect(await busy.ended).toBe(1);
    expect(busy.output()).toBe(`Port ${port} is in use. Set PORT to another one.\n`);
    expect(await wrong.ended).toBe(1);
    expect(wrong.output()).toBe(
      "The configuration cannot be used:\n" +
        "  PORT must be a whole number from 0 to 65535\n" +
        "  SAMPLE_DATA must be on or off\n",
    );
    taken.close();
  },
  SLOW_MS,
);

it(
  "the server does not start with another SECRET_KEY than its database was used with",
  async () => {
    await database.pool.query(
      "insert into secret_check (hash) values ('of another') on conflict do nothing",
    );
    const product = start({
      SECRET_KEY: "another secret, as long as it has to be",
      LOG_LEVEL: "warn",
    });
    expect(await product.ended).toBe(1);
    expect(product.output()).toMatch(/^This database was used with another SECRET_KEY\. [^\n]+\n$/);
  },
  SLOW_MS,
);

it(
  "the server starts with another SECRET_KEY where OLD_SECRET_KEYS holds the former",
  async () => {
    const fresh = await createTestDatabase();
    await checkSecret(fresh.pool, { current: SECRET_KEY, earlier: [], isNew: false });
    const next = { SECRET_KEY: "the next secret, as long as it has to be", LOG_LEVEL: "warn" };
    const product = start({ ...next, OLD_SECRET_KEYS: SECRET_KEY, DATABASE_URL: fresh.url });
    await originOf(product);
    product.child.kill("SIGTERM");
    expect(await product.ended).toBe(0);
    await fresh.close();
  },
  SLOW_MS,
);

it.each([
  [
    "a database that is not there",
    (url: URL) => (url.pathname = "/none"),
    /^There is no database none at /,
  ],
  ["a user that is not there", (url: URL) => (url.username = "nobody"), /the user nobody/],
  ["a port that is none", (url: URL) => url, /^DATABASE_URL cannot be read\. It must look like /],
])(
  "the server ends with one sentence for %s",
  async (name, change, sentence) => {
    const url = new URL(database.url);
    change(url);
    const href =
      name === "a port that is none" ? url.href.replace(`:${url.port}/`, ":x/") : url.href;
    const product = start({ DATABASE_URL: href, LOG_LEVEL: "warn" });
    expect(await product.ended).toBe(1);
    expect(product.output()).toMatch(sentence);
    expect(product.output().trim().split("\n")).toHaveLength(1);
  },
  SLOW_MS,
);
