import type { Problem } from "@propertyvr/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPartnerApp, type PartnerApp } from "../../partners/keys/testing/partner-app.ts";
import { IN_FLIGHT_MOST } from "./in-flight.ts";
import { parseList } from "./testing/structured-list.ts";

let test: PartnerApp;
beforeAll(async () => {
  test = await createPartnerApp();
});
afterAll(() => test.close());

const LIMIT = 100;
const makeKey = async (): Promise<string> =>
  (await test.made({ partner_name: "Baan Dee", partner_email: "a@b.example", rate_limit: LIMIT }))
    .key;
const ask = (key: string, url = "/api/partner/changes") =>
  test.app.inject({ url, headers: { "x-api-key": key } });
const hourOf = (reply: { readonly headers: Readonly<Record<string, unknown>> }) =>
  parseList(String(reply.headers["ratelimit"]))[0]?.parameters;
const used = async (key: string, requests: number): Promise<void> => {
  for (let n = 0; n < requests; n += 1) expect((await ask(key)).statusCode).toBe(200);
};

describe("a key's requests", () => {
  it("are told how many are left, down to none, and the second in which the next may come", async () => {
    const key = await makeKey();
    const first = await ask(key);
    expect(hourOf(first)).toMatchObject({ r: LIMIT - 1, t: 3600 });
    expect(first.headers).toMatchObject({
      vary: "X-API-Key",
      "x-ratelimit-limit": "100",
      "x-ratelimit-remaining": "99",
      "x-ratelimit-reset": String(test.clock.now().getTime() / 1000 + 3600),
    });
    expect(parseList(String(first.headers["ratelimit-policy"]))).toHaveLength(2);
    test.clock.forward(10_500);
    await used(key, LIMIT - 1);
    const refused = await ask(key);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({
      "retry-after": "3590",
      "content-type": "application/problem+json; charset=utf-8",
      vary: "X-API-Key",
    });
    expect(hourOf(refused)).toMatchObject({ r: 0, t: 3590 });
    expect(refused.json<Problem>()).toMatchObject({
      type: "https://iana.org/assignments/http-problem-types#quota-exceeded",
      title: "Rate limit exceeded",
      status: 429,
      code: "rate_limited",
      detail: "You've used all 100 requests of the last hour. The next one gets through in 3590 s.",
      retry_after_s: 3590,
      "violated-policies": ["hour"],
    });
    test.clock.forward(3_589_499);
    expect((await ask(key)).statusCode).toBe(429);
    // A second is told whole: the next one passes within the second before it.
    test.clock.forward(1);
    expect((await ask(key)).statusCode).toBe(200);
    expect((await ask(key)).statusCode).toBe(429);
  });

  it("are free where the endpoint is, also when the hour is used up", async () => {
    const key = await makeKey();
    await used(key, LIMIT);
    const info = await ask(key, "/api/partner/api-info");
    expect(info.statusCode).toBe(200);
    expect(hourOf(info)).toMatchObject({ r: 0, t: 3600 });
  });

  it("beyond ten at once wait, and more than may wait are refused without using the quota", async () => {
    const key = await makeKey();
    expect((await ask(key, "/api/partner/api-info")).statusCode).toBe(200);
    const replies = await Promise.all(Array.from({ length: 40 }, () => ask(key)));
    const passed = replies.filter(({ statusCode }) => statusCode === 200);
    const refused = replies.filter(({ statusCode }) => statusCode === 429);
    expect(passed.length).toBeGreaterThanOrEqual(2 * IN_FLIGHT_MOST);
    expect(passed.length + refused.length).toBe(replies.length);
    for (const reply of refused) {
      expect(reply.json()).toMatchObject({ "violated-policies": ["inflight"], retry_after_s: 1 });
      expect(hourOf(reply)).toMatchObject({ r: 0 });
    }
    expect(hourOf(await ask(key, "/api/partner/api-info"))).toMatchObject({
      r: LIMIT - passed.length,
    });
  });

  it("that are refused are logged and do not use the quota", async () => {
    const key = await makeKey();
    await used(key, LIMIT);
    for (let n = 0; n < 3; n += 1) expect((await ask(key)).statusCode).toBe(429);
    const { usage_last_24h: usage } = (await ask(key, "/api/partner/api-info")).json<{
      usage_last_24h: { total_requests: number };
    }>();
    expect(usage.total_requests).toBeGreaterThanOrEqual(LIMIT + 3);
    test.clock.forward(3_600_000);
    await used(key, LIMIT);
  });
});
