import type { PartnerChanges, Problem, WrittenProperty } from "@propertyvr/contracts";
import type { FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildApp } from "../../build-app.ts";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import {
  createTestPartner,
  plainHome,
  type TestPartner,
} from "../../stock/partner-listings/testing/test-partner.ts";

let test: TestApp;
/** A second server on the same database. */
let other: FastifyInstance;
let admin: SignedUp;
let partner: TestPartner;
let key = "";
beforeAll(async () => {
  // Several servers may share a database that is named.
  test = await createTestApp({ config: { databaseUrl: "postgresql://shared" } });
  other = buildApp(test.deps, { checksReplies: true });
  await other.ready();
  admin = await test.signUp();
});
afterAll(async () => {
  await other.close();
  await test.close();
});
beforeEach(async () => {
  partner = await createTestPartner(test, admin);
  key = randomUUID();
});

const HOMES = "/api/partner/properties";
const send = (
  method: "POST" | "PUT" | "PATCH",
  url: string,
  payload: object | string,
  headers: Record<string, string> = {},
  app = test.app,
) =>
  app.inject({
    method,
    url,
    headers: { ...partner.headers, "idempotency-key": key, ...headers },
    payload,
  });
const changes = async (): Promise<PartnerChanges["changes"]> =>
  (
    await test.app.inject({ url: "/api/partner/changes", headers: partner.headers })
  ).json<PartnerChanges>().changes;
const codeOf = (reply: { readonly body: string }): string =>
  (JSON.parse(reply.body) as Problem).code;

describe("a home that is sent twice under one Idempotency-Key", () => {
  it("is answered the same by any server, though it was updated in between", async () => {
    const first = await send("POST", HOMES, plainHome);
    expect([first.statusCode, first.headers["idempotent-replayed"]]).toEqual([201, undefined]);
    const changed = { ...plainHome, rent_price: 40_000 };
    await send("POST", HOMES, changed, { "idempotency-key": randomUUID() });
    for (const app of [test.app, other]) {
      const again = await send("POST", HOMES, plainHome, {}, app);
      expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
      expect(again.headers).toMatchObject({
        "idempotent-replayed": "true",
        "content-type": first.headers["content-type"],
        location: first.headers.location,
        etag: first.headers.etag,
      });
    }
    expect((await changes()).map(({ op }) => op)).toEqual(["inserted", "updated"]);
  });

  it("quoted or bare is one key", async () => {
    await send("POST", HOMES, plainHome, { "idempotency-key": `"${key}"` });
    const again = await send("POST", HOMES, plainHome);
    expect(again.headers["idempotent-replayed"]).toBe("true");
  });

  it("sent to both servers at once is listed once, also where it has no reference", async () => {
    const { external_id: _reference, ...home } = plainHome;
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        send("POST", HOMES, home, {}, n % 2 === 0 ? test.app : other),
      ),
    );
    for (const { statusCode } of replies) expect([201, 409]).toContain(statusCode);
    for (const reply of replies.filter(({ statusCode }) => statusCode === 409)) {
      expect(codeOf(reply)).toBe("request_in_progress");
      expect(reply.headers["retry-after"]).toBe("1");
    }
    const bodies = replies.filter(({ statusCode }) => statusCode === 201);
    expect(new Set(bodies.map(({ body }) => body)).size).toBe(1);
    expect(
      bodies.filter(({ headers }) => headers["idempotent-replayed"] === undefined),
    ).toHaveLength(1);
    expect(await changes()).toHaveLength(1);
  });

  it.each([
    ["another body", "POST", HOMES, { ...plainHome, bedrooms: 3 }],
    ["another address", "POST", `${HOMES}?dry_run=false`, plainHome],
    ["another method", "PUT", `${HOMES}/ext-A-1`, plainHome],
    ["other bytes of the same value", "POST", HOMES, `${JSON.stringify(plainHome)} `],
  ] as const)("is refused with %s", async (_what, method, url, payload) => {
    await send("POST", HOMES, plainHome);
    const reply = await send(method, url, payload, { "content-type": "application/json" });
    expect([reply.statusCode, codeOf(reply)]).toEqual([422, "idempotency_key_reused"]);
    expect(await changes()).toHaveLength(1);
  });

  it("sent by another partner as well is a home of each", async () => {
    await send("POST", HOMES, plainHome);
    partner = await createTestPartner(test, admin);
    const theirs = await send("POST", HOMES, { ...plainHome, bedrooms: 3 });
    expect([theirs.statusCode, theirs.headers["idempotent-replayed"]]).toEqual([201, undefined]);
  });

  it("is refused the second time as it was the first, until it has a new key", async () => {
    const first = await send("POST", HOMES, { ...plainHome, rent_price: "cheap" });
    const again = await send("POST", HOMES, { ...plainHome, rent_price: "cheap" });
    expect([first.statusCode, again.body]).toEqual([422, first.body]);
    expect(again.headers["content-type"]).toMatch(/^application\/problem\+json/);
    expect(again.headers["idempotent-replayed"]).toBe("true");
  });

  it.each(["short", "with a space", "a".repeat(256), "first-key, second-key"])(
    "under %s is not taken at all",
    async (malformed) => {
      const reply = await send("POST", HOMES, plainHome, { "idempotency-key": malformed });
      expect([reply.statusCode, codeOf(reply)]).toEqual([400, "idempotency_key_malformed"]);
      expect(await changes()).toEqual([]);
    },
  );

  it("and a dry run before it is another request", async () => {
    const dry = await send("POST", `${HOMES}?dry_run=true`, plainHome);
    expect(dry.json<WrittenProperty>().dry_run).toBe(true);
    const real = await send("POST", HOMES, plainHome);
    expect([real.statusCode, real.headers["idempotent-replayed"]]).toEqual([201, undefined]);
  });
});

describe("other requests under one Idempotency-Key", () => {
  it("a bulk, one home a line, is taken once; other lines are another request", async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, n) =>
        JSON.stringify({ ...plainHome, external_id: `L-${n}` }),
      ).join("\n");
    const headers = { "content-type": "application/x-ndjson" };
    const first = await send("POST", `${HOMES}/bulk`, lines(3), headers);
    const again = await send("POST", `${HOMES}/bulk`, lines(3), headers, other);
    expect([first.statusCode, again.statusCode, again.body]).toEqual([201, 201, first.body]);
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect((await send("POST", `${HOMES}/bulk`, lines(4), headers)).statusCode).toBe(422);
    expect(await changes()).toHaveLength(3);
  });

  it("a change from a version succeeds again, though the version is past by then", async () => {
    const made = await send("POST", HOMES, plainHome, { "idempotency-key": randomUUID() });
    const condition = { "if-match": String(made.headers.etag) };
    const url = `${HOMES}/ext-A-1`;
    const first = await send("PATCH", url, { rent_price: 35_000 }, condition);
    const again = await send("PATCH", url, { rent_price: 35_000 }, condition, other);
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body]);
    const unnamed = { ...condition, "idempotency-key": randomUUID() };
    expect((await send("PATCH", url, { rent_price: 35_000 }, unnamed)).statusCode).toBe(412);
  });

  it("a change from another version is another change, not the refusal of before", async () => {
    const made = await send("POST", HOMES, plainHome, { "idempotency-key": randomUUID() });
    const url = `${HOMES}/ext-A-1`;
    const change = (version: string) =>
      send("PATCH", url, { rent_price: 35_000 }, { "if-match": version });
    expect((await change('"past"')).statusCode).toBe(412);
    const present = await change(String(made.headers.etag));
    expect([present.statusCode, codeOf(present)]).toEqual([422, "idempotency_key_reused"]);
  });

  it("a replacement that listed a home says again that it did", async () => {
    const first = await send("PUT", `${HOMES}/ext-A-1`, plainHome);
    const again = await send("PUT", `${HOMES}/ext-A-1`, plainHome, {}, other);
    expect([first.statusCode, again.statusCode, again.body]).toEqual([201, 201, first.body]);
  });

  it("keep their answer in one transaction with what they wrote", async () => {
    // The answer cannot be kept: what it answers must not be there either.
    await test.database.pool.query(
      `alter table idempotency_keys add constraint never check (status is null or key <> '${key}')`,
    );
    const fault = await send("POST", HOMES, plainHome);
    await test.database.pool.query("alter table idempotency_keys drop constraint never");
    expect(fault.statusCode).toBe(500);
    expect(await changes()).toEqual([]);
    const again = await send("POST", HOMES, plainHome);
    expect([again.statusCode, again.headers["idempotent-replayed"]]).toEqual([201, undefined]);
  });
});
