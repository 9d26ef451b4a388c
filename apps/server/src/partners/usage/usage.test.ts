import { USAGE_POINTS, type ApiKey, type KeyUsage, type Problem } from "@propertyvr/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import type { RecordedRequest } from "../../platform/http/key-ports.ts";
import { RequestLog } from "./request-log.ts";
import { drawnRequest } from "./testing/drawn-requests.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
let test: TestApp;
let admin: SignedUp;
let key: ApiKey;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signUp();
});
beforeEach(async () => {
  key = await makeKey("api@baandee.example");
});
afterAll(() => test.close());

const makeKey = async (partner_email: string): Promise<ApiKey> => {
  const payload = { partner_name: "Baan Dee", partner_email, rate_limit: 100 };
  const url = "/api/admin/api-keys";
  const reply = await test.app.inject({ method: "POST", url, headers: admin.headers, payload });
  expect(reply.statusCode).toBe(201);
  return reply.json<ApiKey>();
};
const asked = (id: string, query = "", who = admin) =>
  test.app.inject({ url: `/api/admin/api-keys/${id}/usage${query}`, headers: who.headers });
const usageOf = async (query = "", id = key.id): Promise<KeyUsage> => {
  const reply = await asked(id, query);
  expect([reply.statusCode, reply.statusCode === 200 ? "" : reply.body]).toEqual([200, ""]);
  return reply.json<KeyUsage>();
};
/** Requests so many milliseconds ago. */
const made = async (
  ...requests: (Partial<RecordedRequest> & { agoMs: number })[]
): Promise<void> => {
  const log = new RequestLog({ ...test.deps, pool: test.database.pool });
  for (const { agoMs, ...over } of requests) {
    const at = new Date(test.clock.now().getTime() - agoMs);
    log.record(drawnRequest({ keyId: key.id, at, isCounted: false, ...over }));
  }
  await log.close();
  // Two servers with a limit in memory never share a database: the second would mean that one died.
  await test.database.pool.query("delete from request_log_writers where follows_loss");
};
const partnerAccount = async (email: string): Promise<SignedUp> => {
  const account = await test.signUp();
  await test.database.pool.query(
    `update users set role = 'partner', partner_id = (select id from partners where email = $2)
     where id = $1`,
    [account.user.id, email],
  );
  return account;
};

describe("the usage of a key", () => {
  it("that made no request has no counts and no average", async () => {
    expect(await usageOf()).toMatchObject({
      hours: 24,
      until: test.clock.now().toISOString(),
      since: new Date(test.clock.now().getTime() - 24 * HOUR_MS).toISOString(),
      total_requests: 0,
      successful_requests: 0,
      failed_requests: 0,
      avg_response_time_ms: null,
      p50_response_time_ms: null,
      p95_response_time_ms: null,
      unrecorded_requests: 0,
      rate_limit: 100,
      remaining: 100,
      recent_logs: [],
    });
  });

  it("counts a status under 400 as success, and tells faults of the caller from ours", async () => {
    const statuses = [200, 201, 204, 304, 399, 400, 404, 422, 428, 429, 429, 430, 500, 503];
    await made(...statuses.map((status, n) => ({ agoMs: 1_000 + n, status, elapsedMs: n })));
    const usage = await usageOf();
    expect(usage).toMatchObject({
      total_requests: 14,
      successful_requests: 5,
      failed_requests: 9,
      client_errors: 5,
      throttled: 2,
      server_errors: 2,
      avg_response_time_ms: 6.5,
    });
    expect(usage.p50_response_time_ms).toBeGreaterThan(5.6);
    expect(usage.p50_response_time_ms).toBeLessThanOrEqual(8);
    expect(usage.p95_response_time_ms).toBeGreaterThan(11.3);
    expect(usage.p95_response_time_ms).toBeLessThanOrEqual(16);
  });

  it("the window rolls to the second, also in the middle of a minute", async () => {
    await made(
      { agoMs: 24 * HOUR_MS + 1, status: 500 },
      { agoMs: 24 * HOUR_MS, status: 201 },
      { agoMs: 24 * HOUR_MS - 1, status: 404 },
      { agoMs: 23 * HOUR_MS, status: 200 },
      { agoMs: 0, status: 200 },
    );
    expect(await usageOf()).toMatchObject({ total_requests: 4, server_errors: 0 });
    test.clock.forward(1);
    expect(await usageOf()).toMatchObject({ total_requests: 3, successful_requests: 2 });
    test.clock.forward(37_411);
    expect(await usageOf()).toMatchObject({ total_requests: 2, client_errors: 0 });
    expect(await usageOf("?hours=720")).toMatchObject({ total_requests: 5 });
    expect(await usageOf("?hours=1")).toMatchObject({ total_requests: 1 });
  });

  it.each([1, 7, 24, 720])("the series of %i hours adds up to the totals", async (hours) => {
    const spanMs = hours * HOUR_MS;
    await made(
      ...Array.from({ length: 200 }, (_, n) => ({
        agoMs: Math.floor(((n + 0.5) * spanMs) / 200),
        status: n % 4 === 0 ? 429 : n % 7 === 0 ? 404 : 200,
        elapsedMs: n,
      })),
    );
    const usage = await usageOf(`?hours=${String(hours)}`);
    expect(usage.total_requests).toBe(200);
    expect(usage.series).toHaveLength(USAGE_POINTS);
    const sum = (name: "successful" | "client_errors" | "throttled" | "server_errors") =>
      usage.series.reduce((total, point) => total + point[name], 0);
    expect(sum("successful")).toBe(usage.successful_requests);
    expect(sum("client_errors")).toBe(usage.client_errors);
    expect(sum("throttled")).toBe(usage.throttled);
    expect(sum("server_errors")).toBe(0);
    const starts = usage.series.map(({ starts_at }) => Date.parse(starts_at));
    expect(new Set(starts.slice(1).map((at, n) => at - (starts[n] ?? 0)))).toEqual(
      new Set([spanMs / USAGE_POINTS]),
    );
    expect(starts[0] ?? 0).toBeLessThanOrEqual(Date.parse(usage.since) + MINUTE_MS);
    // The newest requests lie in the newest point, the oldest in the first.
    expect(usage.series[0]?.successful).toBeGreaterThan(0);
    expect(usage.series.at(-1)?.throttled).toBeGreaterThan(0);
  });

  it("shows the five newest, the newest first, without readings of usage", async () => {
    await made(
      ...[1, 2, 3, 4, 5, 6].map((n) => ({ agoMs: n * 1_000, status: 200 + n, elapsedMs: 1.26 })),
      { agoMs: 500, route: "/api/partner/usage" },
      {
        agoMs: 700,
        method: "POST",
        status: 422,
        problem: "invalid",
        requestId: "req_the_newest",
      },
    );
    const { recent_logs } = await usageOf();
    expect(recent_logs.map(({ status_code }) => status_code)).toEqual([422, 201, 202, 203, 204]);
    expect(recent_logs[0]).toEqual({
      timestamp: new Date(test.clock.now().getTime() - 700).toISOString(),
      method: "POST",
      endpoint: "/api/partner/properties",
      status_code: 422,
      response_time_ms: 3,
      request_id: "req_the_newest",
      problem: "invalid",
    });
    expect(recent_logs[1]?.response_time_ms).toBe(1.3);
  });

  it("subtracts from the limit what the last hour used of it", async () => {
    await made(
      { agoMs: HOUR_MS, isCounted: true },
      { agoMs: HOUR_MS - 1, isCounted: true },
      { agoMs: 10, isCounted: true },
      { agoMs: 5, status: 429 },
    );
    expect(await usageOf()).toMatchObject({ remaining: 98, total_requests: 4 });
  });

  it("is of one key alone", async () => {
    await made({ agoMs: 1 });
    const other = await makeKey("api@baandee.example");
    expect((await usageOf("", other.id)).total_requests).toBe(0);
  });
});

describe("who may see it", () => {
  it("are an admin for any key and a partner's account for its own, and nobody else", async () => {
    const theirs = await makeKey("theirs@example.com");
    await makeKey("ours@example.com");
    const account = await partnerAccount("ours@example.com");
    const ours = await makeKey("ours@example.com");
    expect((await asked(ours.id, "", account)).statusCode).toBe(200);
    expect((await asked(theirs.id, "", account)).json<Problem>().code).toBe("not_found");
    expect((await asked(theirs.id)).statusCode).toBe(200);
    expect((await asked(theirs.id, "", await test.signUp())).statusCode).toBe(403);
    const stranger = { ...admin, headers: { authorization: "Bearer none" } };
    expect((await asked(theirs.id, "", stranger)).statusCode).toBe(401);
  });

  it.each(["none", "00000000-0000-0000-0000-000000000000"])("there is no key %s", async (id) => {
    expect((await asked(id)).json<Problem>().code).toBe("not_found");
  });

  it("a revoked key keeps its usage, a deleted one for an admin alone", async () => {
    await made({ agoMs: 1 });
    const url = `/api/admin/api-keys/${key.id}`;
    await test.app.inject({ method: "PUT", url: `${url}/revoke`, headers: admin.headers });
    expect((await usageOf()).total_requests).toBe(1);
    await test.app.inject({ method: "DELETE", url, headers: admin.headers });
    expect((await usageOf()).total_requests).toBe(1);
  });

  it.each(["0", "721", "1.5", "x", "-1", "1e99", ""])("%j hours are refused", async (hours) => {
    const reply = await asked(key.id, `?hours=${hours}`);
    expect([reply.statusCode, reply.json<Problem>().errors?.[0]?.field]).toEqual([422, "hours"]);
  });
});

describe("a key that asks about itself", () => {
  const own = (url: string) => test.app.inject({ url, headers: { "x-api-key": key.key } });

  it("sees what its owner sees", async () => {
    await made({ agoMs: 1, elapsedMs: 12 }, { agoMs: 2, status: 404, elapsedMs: 4 });
    const reply = await own("/api/partner/usage?hours=24");
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["vary"]).toContain("X-API-Key");
    const { total_requests, avg_response_time_ms, series } = reply.json<KeyUsage>();
    expect({ total_requests, avg_response_time_ms }).toEqual({
      total_requests: 2,
      avg_response_time_ms: 8,
    });
    expect(series.at(-1)).toMatchObject({ successful: 1, client_errors: 1 });
  });

  it("api-info tells the last 24 hours and all there ever was", async () => {
    await made({ agoMs: 1 }, { agoMs: 24 * HOUR_MS - 1 }, { agoMs: 24 * HOUR_MS + 1 });
    expect((await own("/api/partner/api-info")).json()).toMatchObject({
      partner_name: "Baan Dee",
      rate_limit: 100,
      requests_count: 3,
      usage_last_24h: { total_requests: 2 },
    });
  });
});
