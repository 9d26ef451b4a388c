import { endpoint, type Problem } from "@propertyvr/contracts";
import { fail, ok } from "@propertyvr/vocabulary";
import { connect, type AddressInfo } from "node:net";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createHttpApp } from "./http-app.ts";
import type { KeyHolder } from "./key-holder.ts";
import type { StoredAnswer, KeyPorts, RecordedRequest } from "./key-ports.ts";
import { NOT_MODIFIED } from "./outcome.ts";
import { route } from "./route.ts";

const HOLDER: KeyHolder = {
  keyId: "k1",
  publicId: "N2Y0YTkx",
  scopes: ["read"],
  partnerId: "p1",
  partnerName: "Baan Dee",
  rateLimit: 1000,
  requestsCount: 0,
  expiresAt: null,
};
const thing = {
  summary: "A thing",
  tag: "Test",
  status: 200,
  reply: z.object({ text: z.string() }),
  problems: [],
  access: "key",
} as const;
const read = endpoint({ ...thing, method: "GET", path: "/things/{id}", key: { scope: "read" } });
const free = endpoint({
  ...thing,
  method: "GET",
  path: "/info",
  key: { scope: "read", isFree: true },
});
const write = endpoint({
  ...thing,
  method: "POST",
  path: "/things",
  query: z.object({ dry_run: z.stringbool().default(false) }),
  body: z.object({ text: z.string() }),
  status: 201,
  otherStatuses: { 200: "As it was" },
  key: { scope: "write", takesIdempotencyKey: true },
});

/** What the ports were asked, in order. */
interface PortCalls {
  readonly events: string[];
  readonly records: RecordedRequest[];
}

const AT = new Date("2026-01-05T09:00:00Z");
const appWith = (ports: Partial<KeyPorts> = {}, holder: KeyHolder = HOLDER) => {
  const seen: PortCalls = { events: [], records: [] };
  const app = createHttpApp({
    log: pino({ enabled: false }),
    authenticate: () => Promise.resolve(fail({ code: "not_signed_in" as const })),
    trustProxy: 0,
    checksReplies: true,
    keyPorts: {
      authenticateKey: () => Promise.resolve(ok(holder)),
      limitRequest: ({ isFree }) => {
        seen.events.push(isFree ? "free" : "limit");
        return Promise.resolve({
          at: AT,
          end: (isCounted) => {
            seen.events.push(`end ${String(isCounted)}`);
            return { ratelimit: '"hour";r=1' };
          },
        });
      },
      recordRequest: (request) => {
        seen.events.push("record");
        seen.records.push(request);
      },
      ...ports,
    },
  });
  return { app, ...seen };
};
const writer: KeyHolder = { ...HOLDER, scopes: ["read", "write"] };

describe("a request with a key", () => {
  it("is limited, answered, ended and noted, in this order, before the answer leaves", async () => {
    const { app, events, records } = appWith();
    route(app, read, ({ holder }) => {
      events.push("handle");
      return Promise.resolve(ok({ text: `${holder.partnerName} สวัสดี` }));
    });
    const reply = await app.inject({
      url: "/things/7?secret=1",
      headers: { "x-request-id": "abcdefgh", "user-agent": "curl/8" },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["vary"]).toBe("X-API-Key");
    expect(reply.headers["ratelimit"]).toBe('"hour";r=1');
    expect(events).toEqual(["limit", "handle", "end true", "record"]);
    expect(records).toEqual([
      {
        keyId: "k1",
        requestId: "abcdefgh",
        at: AT,
        method: "GET",
        route: "/things/{id}",
        status: 200,
        elapsedMs: expect.any(Number) as number,
        bytesIn: 0,
        bytesOut: Buffer.byteLength(reply.body),
        isCounted: true,
        problem: undefined,
        network: "127.0.0.1",
        userAgent: "curl/8",
      },
    ]);
  });

  it.each([
    ["our fault", () => Promise.reject(new Error("broken")), 500, "internal"],
    [
      "the database's",
      () => Promise.resolve(fail({ code: "unavailable" as const })),
      503,
      "unavailable",
    ],
    ["an answer that the caller has", () => Promise.resolve(NOT_MODIFIED), 304, undefined],
    [
      "the same still running",
      () => Promise.resolve(fail({ code: "request_in_progress" as const })),
      409,
      "request_in_progress",
    ],
  ] as const)("does not count %s", async (_name, handle, status, problem) => {
    const { app, events, records } = appWith();
    route(app, read, handle);
    expect((await app.inject({ url: "/things/7" })).statusCode).toBe(status);
    expect(events).toEqual(["limit", "end false", "record"]);
    expect(records[0]).toMatchObject({ status, problem, isCounted: false });
  });

  it("counts what the partner got wrong", async () => {
    const { app, records } = appWith();
    route(app, read, () => Promise.resolve(fail({ code: "not_found" as const })));
    expect((await app.inject({ url: "/things/7" })).statusCode).toBe(404);
    expect(records[0]).toMatchObject({ problem: "not_found", isCounted: true });
  });

  it("is refused without the scope, before the limit is asked, and noted", async () => {
    const { app, events, records } = appWith();
    route(app, write, ({ body }) => Promise.resolve(ok(body)));
    const reply = await app.inject({ method: "POST", url: "/things", payload: { text: "a" } });
    expect(reply.statusCode).toBe(403);
    expect(reply.json<Problem>()).toMatchObject({
      code: "scope_missing",
      detail: "This needs the scope write; this API key has read.",
    });
    expect(events).toEqual(["record"]);
    expect(records[0]).toMatchObject({ problem: "scope_missing", isCounted: false });
  });

  it("is noted when a known key does not hold, and not when nobody knows whose it is", async () => {
    for (const [keyId, count] of [
      ["k1", 1],
      [undefined, 0],
    ] as const) {
      const { app, records } = appWith({
        authenticateKey: () => Promise.resolve(fail({ code: "key_revoked", keyId })),
      });
      route(app, read, () => Promise.resolve(ok({ text: "" })));
      const reply = await app.inject({ url: "/things/7" });
      expect(reply.json<Problem>().code).toBe("key_revoked");
      expect(reply.body).not.toContain("k1");
      expect(reply.headers["vary"]).toBe("X-API-Key");
      expect(records).toHaveLength(count);
    }
  });

  it("beyond the limit never reaches its handler or its body", async () => {
    const { app, records } = appWith(
      {
        limitRequest: () =>
          Promise.resolve({
            at: AT,
            refusal: { code: "rate_limited", retry_after_s: 37, violatedPolicies: ["hour"] },
            end: () => ({ ratelimit: '"hour";r=0;t=37' }),
          }),
      },
      writer,
    );
    route(app, write, () => Promise.reject(new Error("must not run")));
    const reply = await app.inject({
      method: "POST",
      url: "/things",
      payload: "not json",
      headers: { "content-type": "application/json" },
    });
    expect(reply.statusCode).toBe(429);
    expect(reply.headers).toMatchObject({ "retry-after": "37", ratelimit: '"hour";r=0;t=37' });
    expect(reply.json()).toMatchObject({
      type: "https://iana.org/assignments/http-problem-types#quota-exceeded",
      code: "rate_limited",
      "violated-policies": ["hour"],
    });
    expect(records[0]).toMatchObject({ status: 429, isCounted: false });
  });

  it("is free where the endpoint is, and where it is a dry run that the endpoint knows", async () => {
    const { app, events } = appWith({}, writer);
    route(app, free, () => Promise.resolve(ok({ text: "" })));
    route(app, read, () => Promise.resolve(ok({ text: "" })));
    route(app, write, ({ body }) => Promise.resolve(ok(body)));
    const asked = async (method: "GET" | "POST", url: string) => {
      events.length = 0;
      await app.inject({ method, url, ...(method === "POST" && { payload: { text: "a" } }) });
      return events[0];
    };
    expect(await asked("GET", "/info")).toBe("free");
    expect(await asked("POST", "/things?dry_run=true")).toBe("free");
    expect(await asked("POST", "/things?dry_run=false")).toBe("limit");
    expect(await asked("POST", "/things?dry_run=true&dry_run=false")).toBe("limit");
    expect(await asked("GET", "/things/7?dry_run=true")).toBe("limit");
  });

  it("answers with another success where its handler says so", async () => {
    const { app } = appWith({}, writer);
    route(app, write, ({ body, reply }) => {
      if (body.text === "again") reply.code(200);
      return Promise.resolve(ok(body));
    });
    const statusOf = async (text: string) =>
      (await app.inject({ method: "POST", url: "/things", payload: { text } })).statusCode;
    expect(await statusOf("new")).toBe(201);
    expect(await statusOf("again")).toBe(200);
  });

  it("runs once for an Idempotency-Key, and is answered from what was kept", async () => {
    const kept: StoredAnswer[] = [];
    const { app, records } = appWith(
      {
        onceOnly: async (_request, _holder, work) => {
          const [answer] = kept;
          if (answer) return ok({ answer, isReplayed: true });
          kept.push(await work(() => Promise.resolve()));
          return ok({ answer: kept[0] as StoredAnswer, isReplayed: false });
        },
      },
      writer,
    );
    let runs = 0;
    route(app, write, ({ body, reply }) => {
      runs += 1;
      reply.header("location", "/things/1");
      return Promise.resolve(ok(body));
    });
    const send = () =>
      app.inject({
        method: "POST",
        url: "/things",
        payload: { text: "บ้าน" },
        headers: { "idempotency-key": "12345678" },
      });
    const [first, again] = [await send(), await send()];
    expect(runs).toBe(1);
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(again.headers).toMatchObject({
      location: "/things/1",
      "content-type": first.headers["content-type"],
      "idempotent-replayed": "true",
    });
    expect(records.map(({ isCounted }) => isCounted)).toEqual([true, true]);
  });

  it("gives its place back when the caller hangs up in the middle of the body", async () => {
    const { app, events, records } = appWith({}, writer);
    route(app, write, ({ body }) => Promise.resolve(ok(body)));
    await app.listen({ port: 0, host: "127.0.0.1" });
    try {
      const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
      socket.write(
        "POST /things HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{",
      );
      await expect.poll(() => events).toContain("limit");
      socket.destroy();
      await expect.poll(() => events, { timeout: 5_000 }).toContain("record");
      expect(events).toEqual(["limit", "end true", "record"]);
      expect(records[0]).toMatchObject({ problem: "unreadable_body", network: "127.0.0.1" });
    } finally {
      await app.close();
    }
  });
});
