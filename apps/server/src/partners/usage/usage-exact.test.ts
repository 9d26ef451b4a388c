import type { ApiKey, KeyUsage } from "@propertyvr/contracts";
import type { FastifyInstance } from "fastify";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp } from "../../build-app.ts";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import {
  drawMixedRequests,
  sendMixed,
  totalsOf,
  type StatusTally,
} from "./testing/mixed-requests.ts";

const RATE_LIMIT = 600;
let test: TestApp;
let admin: SignedUp;
/** The server that runs now, on the same database as the one before it. */
let app: FastifyInstance;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signUp();
  app = test.app;
});
afterAll(async () => {
  if (app !== test.app) await app.close();
  await test.close();
});

const makeKey = async (): Promise<ApiKey> => {
  const reply = await app.inject({
    method: "POST",
    url: "/api/admin/api-keys",
    headers: admin.headers,
    payload: { partner_name: "N", partner_email: "n@example.com", rate_limit: RATE_LIMIT },
  });
  return reply.json<ApiKey>();
};
const usageOf = async ({ id }: ApiKey): Promise<KeyUsage> => {
  const url = `/api/admin/api-keys/${id}/usage`;
  return (await app.inject({ url, headers: admin.headers })).json<KeyUsage>();
};
const countOf = async ({ id }: ApiKey): Promise<number | undefined> => {
  const reply = await app.inject({ url: "/api/admin/api-keys", headers: admin.headers });
  return reply.json<{ api_keys: ApiKey[] }>().api_keys.find((key) => key.id === id)?.requests_count;
};

it("1,200 mixed requests with a restart in the middle: usage says what the client counted", async () => {
  const key = await makeKey();
  const tally: StatusTally = new Map();
  const faults: string[] = [];
  const requests = drawMixedRequests(1_200, 7);
  const send = (half: typeof requests) =>
    sendMixed(half, {
      atOnce: 16,
      tally,
      send: async ({ method, url, body }) => {
        const headers = { "x-api-key": key.key };
        const reply = await app.inject({ method, url, headers, ...(body && { payload: body }) });
        if (reply.statusCode >= 500) faults.push(reply.body);
        return reply.statusCode;
      },
    });
  await send(requests.slice(0, 600));
  expect(await usageOf(key)).toMatchObject(totalsOf(tally));
  await app.close();
  app = buildApp(test.deps, { checksReplies: true });
  await send(requests.slice(600));

  expect(faults).toEqual([]);
  expect(await countOf(key)).toBe(1_200);
  const usage = await usageOf(key);
  expect(usage).toMatchObject({ ...totalsOf(tally), total_requests: 1_200 });
  // Every class that a client can cause was there.
  expect([...tally.keys()].toSorted((a, b) => a - b)).toEqual([200, 201, 404, 422, 429]);
  expect(usage.series.reduce((sum, point) => sum + point.throttled, 0)).toBe(tally.get(429));
}, 60_000);

it("whoever has an answer finds it in the usage", async () => {
  const key = await makeKey();
  const headers = { "x-api-key": key.key };
  for (let n = 1; n <= 30; n += 1) {
    const url = n % 3 === 0 ? "/api/partner/usage?hours=0" : "/api/partner/api-info";
    test.clock.forward(1);
    await app.inject({ url, headers });
    const usage = await usageOf(key);
    expect(usage.total_requests).toBe(n);
    expect(usage.recent_logs[0]?.endpoint).toBe("/api/partner/api-info");
  }
});

it("addresses that are none are counted for the key that asked, and for nobody else", async () => {
  const key = await makeKey();
  const headers = { "x-api-key": key.key };
  const url = "/api/partner/nothing/here?secret=1";
  expect((await app.inject({ url, headers })).statusCode).toBe(404);
  const wrong = { method: "DELETE", url: "/api/partner/api-info", headers } as const;
  expect((await app.inject(wrong)).statusCode).toBe(405);
  for (const none of [{}, { "x-api-key": "none" }, { "x-api-key": `${key.key.slice(0, -1)}_` }])
    expect((await app.inject({ url, headers: none })).statusCode).toBe(404);
  const usage = await usageOf(key);
  expect(usage).toMatchObject({ total_requests: 2, client_errors: 2, remaining: RATE_LIMIT });
  expect(usage.recent_logs.map(({ endpoint }) => endpoint)).toEqual([
    "/api/partner/*",
    "/api/partner/*",
  ]);
});

it("usage counts requests to unknown partner addresses also where the web app answers every other address", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "propertyvr-web-"));
  writeFileSync(path.join(folder, "index.html"), "<p>PropertyVR</p>");
  const key = await makeKey();
  const withPages = buildApp(test.deps, { webFolder: folder });
  try {
    const headers = { "x-api-key": key.key };
    for (const url of ["/api/partner/nothing", "/api/partner/", "/partner-portal"])
      await withPages.inject({ url, headers });
  } finally {
    await withPages.close();
    rmSync(folder, { recursive: true });
  }
  expect(await usageOf(key)).toMatchObject({ total_requests: 2, client_errors: 2 });
});

it("requests refused for the key itself are counted too", async () => {
  const key = await makeKey();
  const headers = { "x-api-key": key.key };
  await app.inject({ url: "/api/partner/api-info", headers });
  const url = `/api/admin/api-keys/${key.id}/revoke`;
  await app.inject({ method: "PUT", url, headers: admin.headers });
  await expect
    .poll(async () => {
      test.clock.forward(1);
      return (await app.inject({ url: "/api/partner/api-info", headers })).statusCode;
    })
    .toBe(401);
  const usage = await usageOf(key);
  expect(usage.recent_logs[0]).toMatchObject({ status_code: 401, problem: "key_revoked" });
  expect(usage.client_errors).toBeGreaterThan(0);
});
