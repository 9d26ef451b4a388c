/**
 * `npm run usage [-- --requests 20000 --seed 1]`: sends mixed requests to the built product over HTTP,
 * stops it as Ctrl-C does in the middle and starts it again, and holds what it says of the key's
 * usage against what the client counted, by class. Exits with 1 where they differ.
 */
import { Agent, request } from "node:http";
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { ApiKey, KeyUsage, Session } from "@propertyvr/contracts";
import {
  drawMixedRequests,
  sendMixed,
  totalsOf,
  type MixedRequest,
  type StatusTally,
} from "../apps/server/src/partners/usage/testing/mixed-requests.ts";
import { buildProduct, startProduct, type Product } from "./harness/product.ts";
import { newDataDir } from "./harness/shelf.ts";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
  },
});
const AT_ONCE = 16;
/** So that a good part of the requests is refused for its sake. */
const RATE_LIMIT = 5_000;
const AGAIN_AFTER_MS = 50;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const tally: StatusTally = new Map();
let product: Product;
/** Requests whose connection broke before an answer, and that were sent again. */
let unanswered = 0;

buildProduct();
const dataDir = newDataDir();
product = await startProduct({ dataDir });
try {
  process.exitCode = (await prove()) ? 0 : 1;
} finally {
  agent.destroy();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function prove(): Promise<boolean> {
  const account = { name: "Nok", email: "nok@example.com", password: "secret" };
  const { session_token } = await asJson<Session>("POST", "/api/auth/signup", {}, account);
  const session = { authorization: `Bearer ${session_token}` };
  const form = { partner_name: "N", partner_email: "n@example.com", rate_limit: RATE_LIMIT };
  const key = await asJson<ApiKey>("POST", "/api/admin/api-keys", session, form);

  const requests = drawMixedRequests(Number(values.requests), Number(values.seed));
  const started = performance.now();
  let sent = 0;
  let restart: Promise<void> | undefined;
  await sendMixed(requests, {
    atOnce: AT_ONCE,
    tally,
    send: async (each) => {
      sent += 1;
      // The others go on sending meanwhile.
      if (sent * 2 > requests.length) restart ??= startAgain();
      return answerOf(each, key.key);
    },
  });
  await restart;
  const seconds = (performance.now() - started) / 1_000;

  const usage = await asJson<KeyUsage>("GET", `/api/admin/api-keys/${key.id}/usage`, session);
  const { api_keys } = await asJson<{ api_keys: ApiKey[] }>("GET", "/api/admin/api-keys", session);
  return report(usage, api_keys[0]?.requests_count, seconds);
}

async function startAgain(): Promise<void> {
  const port = Number(new URL(product.url).port);
  const code = await product.stop();
  if (code !== 0) throw new Error(`the server stopped with ${String(code)}`);
  product = await startProduct({ dataDir, port });
}

/** The status of the answer; sent again where the connection broke before one. */
async function answerOf({ method, url, body }: MixedRequest, key: string): Promise<number> {
  for (;;) {
    try {
      return (await ask(method, url, { "x-api-key": key }, body)).status;
    } catch {
      unanswered += 1;
      await sleep(AGAIN_AFTER_MS);
    }
  }
}

async function asJson<T>(...asked: Parameters<typeof ask>): Promise<T> {
  const { status, text } = await ask(...asked);
  if (status >= 400) throw new Error(`${asked[1]} answered ${text}`);
  return JSON.parse(text) as T;
}

function ask(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
): Promise<{ readonly status: number; readonly text: string }> {
  const payload = body === undefined ? "" : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sending = request(
      new URL(path, product.url),
      {
        method,
        agent,
        headers: {
          ...headers,
          ...(body && {
            "content-type": "application/json",
            "content-length": Buffer.byteLength(payload),
          }),
        },
      },
      (reply) => {
        let text = "";
        reply.setEncoding("utf8");
        reply.on("data", (chunk: string) => (text += chunk));
        reply.on("end", () => {
          resolve({ status: reply.statusCode ?? 0, text });
        });
        reply.on("error", reject);
      },
    );
    sending.on("error", reject);
    sending.end(payload);
  });
}

function report(usage: KeyUsage, requestsCount: number | undefined, seconds: number): boolean {
  const counted = totalsOf(tally);
  const rows = Object.entries({ ...counted, requests_count: counted.total_requests }).map(
    ([name, client]) => {
      const told = name === "requests_count" ? requestsCount : usage[name as keyof typeof counted];
      return [name, { client, usage: told, same: client === told }] as const;
    },
  );
  console.log(
    `${String(counted.total_requests)} requests in ${seconds.toFixed(1)} s with a restart, ` +
      `${String(unanswered)} sent again because their connection broke; by status ` +
      JSON.stringify(Object.fromEntries([...tally].toSorted(([a], [b]) => a - b))),
  );
  console.table(Object.fromEntries(rows));
  return rows.every(([, { same }]) => same);
}
