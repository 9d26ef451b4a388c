import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTestPartner,
  type TestPartner,
} from "../../stock/partner-listings/testing/test-partner.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

const origin = "https://agency.example";
const HOMES = "/api/partner/properties";

let test: TestApp;
let partner: TestPartner;
beforeAll(async () => {
  test = await createTestApp({ config: { corsOrigins: [origin] } });
  partner = await createTestPartner(test, await test.signUp());
});
afterAll(() => test.close());

const preflight = (url: string, from = origin) =>
  test.app.inject({
    method: "OPTIONS",
    url,
    headers: { origin: from, "access-control-request-method": "POST" },
  });

describe("a page of an allowed origin", () => {
  it.each([HOMES, `${HOMES}/bulk`, "/api/partner/imports", "/api/properties/upload/csv"])(
    "may ask before it writes: %s",
    async (url) => {
      const { statusCode, headers } = await preflight(url);
      expect(statusCode).toBe(204);
      expect(headers["access-control-allow-origin"]).toBe(origin);
      expect(headers["access-control-allow-methods"]).toContain("PATCH");
      for (const name of [
        "X-API-Key",
        "Authorization",
        "Content-Type",
        "Idempotency-Key",
        "If-Match",
      ])
        expect(headers["access-control-allow-headers"]).toContain(name);
      expect(headers["access-control-allow-credentials"]).toBeUndefined();
    },
  );

  it("reads the answer with its limits, refusals too", async () => {
    const reply = await test.app.inject({ url: HOMES, headers: { ...partner.headers, origin } });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["access-control-allow-origin"]).toBe(origin);
    for (const name of ["ETag", "RateLimit", "RateLimit-Policy", "Retry-After", "Link"])
      expect(reply.headers["access-control-expose-headers"]).toContain(name);
    expect(reply.headers.vary).toMatch(/X-API-Key.*Origin/);
    const refused = await test.app.inject({ url: HOMES, headers: { origin } });
    expect([refused.statusCode, refused.headers["access-control-allow-origin"]]).toEqual([
      401,
      origin,
    ]);
  });

  it("reads the description of the interface", async () => {
    const { headers } = await test.app.inject({ url: "/api/openapi.json", headers: { origin } });
    expect(headers["access-control-allow-origin"]).toBe(origin);
  });
});

describe("a page of any other origin", () => {
  it.each([
    ["another origin", HOMES, "https://other.example"],
    ["an origin that only begins alike", HOMES, `${origin}.evil.example`],
    ["another path", "/api/chats", origin],
    ["a path that only begins alike", "/api/partner-requests", origin],
    ["the keys", "/api/admin/api-keys", origin],
  ])("is refused: %s", async (_what, url, from) => {
    const asked = await preflight(url, from);
    expect(asked.headers["access-control-allow-origin"]).toBeUndefined();
    expect(asked.statusCode).not.toBe(204);
    const read = await test.app.inject({ url, headers: { ...partner.headers, origin: from } });
    expect(read.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("is refused where nothing is configured", async () => {
    const closed = await createTestApp();
    try {
      const asked = await closed.app.inject({
        method: "OPTIONS",
        url: HOMES,
        headers: { origin, "access-control-request-method": "GET" },
      });
      expect([asked.statusCode, asked.headers["access-control-allow-origin"]]).toEqual([
        405,
        undefined,
      ]);
    } finally {
      await closed.close();
    }
  });
});
