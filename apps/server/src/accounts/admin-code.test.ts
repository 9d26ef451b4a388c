import type { ClientConfig, Problem, User } from "@propertyvr/contracts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { accountDeps } from "../app-context.ts";
import { createTestApp, type TestApp } from "../platform/http/testing/test-app.ts";
import { offerAdmin, offerLines, type AdminOffer } from "./admin-code.ts";

const open: TestApp[] = [];
const start = async (...config: Parameters<typeof createTestApp>): Promise<TestApp> => {
  const test = await createTestApp(...config);
  open.push(test);
  return test;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((test) => test.close()));
});

const PUBLIC = { host: "0.0.0.0", isLoopback: false };
const offerOf = (test: TestApp): Promise<AdminOffer> => offerAdmin(accountDeps(test.deps));
const codeOf = async (test: TestApp): Promise<string> => {
  const offer = await offerOf(test);
  if (offer.kind !== "code") throw new Error(`offered ${offer.kind}`);
  return offer.code;
};
const redeem = (test: TestApp, code: string, headers: object) =>
  test.app.inject({
    method: "POST",
    url: "/api/auth/admin-code",
    payload: { code },
    headers: headers as Record<string, string>,
  });

describe("a server that is reachable from this machine only", () => {
  it("makes the first account admin, and offers the code to nobody", async () => {
    const test = await start();
    expect(offerLines(await offerOf(test))).toEqual(["The first account made here becomes admin."]);
    expect((await test.signUp()).user.role).toBe("admin");
    expect((await test.signUp()).user.role).toBe("seeker");
    expect(offerLines(await offerOf(test))).toEqual([]);
  });

  it("makes exactly one of many first accounts at once admin", async () => {
    const test = await start();
    const made = await Promise.all(Array.from({ length: 8 }, () => test.signUp()));
    expect(made.filter(({ user }) => user.role === "admin")).toHaveLength(1);
  });

  it("does not make an account admin that was made through a proxy", async () => {
    const test = await start();
    const reply = await test.app.inject({
      method: "POST",
      url: "/api/auth/signup",
      headers: { "x-forwarded-for": "203.0.113.5" },
      payload: { name: "N", email: "n@example.com", password: "secret" },
    });
    expect(reply.json<{ user: User }>().user.role).toBe("seeker");
  });
});

describe("a server that is reachable from elsewhere", () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await start({ config: PUBLIC });
  });

  it("an account becomes admin by the code printed at start, once", async () => {
    const code = await codeOf(test);
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    const [one, two] = [await test.signUp(), await test.signUp()];
    expect(one.user.role).toBe("seeker");
    const reply = await redeem(test, ` ${code.toLowerCase().replaceAll("-", " ")} `, one.headers);
    expect(reply.json<User>()).toEqual({ ...one.user, role: "admin" });
    const again = await redeem(test, code, two.headers);
    expect(again.statusCode).toBe(422);
    expect(again.json<Problem>().errors?.[0]).toMatchObject({
      pointer: "/code",
      code: "wrong_code",
    });
    expect(await offerOf(test)).toEqual({ kind: "has_admin" });
    const log = await test.app.inject({ url: "/api/admin/audit-log", headers: one.headers });
    expect(log.json()).toMatchObject({
      entries: [
        {
          action: "account.became_admin",
          actor: { id: one.user.id, name: one.user.name },
          subject_id: one.user.id,
          before: { role: "seeker" },
        },
      ],
    });
  });

  it("everybody can read that a code waits, until it is redeemed or a day has passed", async () => {
    const waits = async () =>
      (await test.app.inject({ method: "GET", url: "/api/config" })).json<ClientConfig>()
        .awaits_admin;
    expect(await waits()).toBe(false);
    await codeOf(test);
    expect(await waits()).toBe(true);
    test.clock.forward(24 * 3600 * 1000);
    expect(await waits()).toBe(false);
    await redeem(test, await codeOf(test), (await test.signUp()).headers);
    expect(await waits()).toBe(false);
  });

  it("of two that redeem one code at once only one becomes admin", async () => {
    const code = await codeOf(test);
    const people = await Promise.all(Array.from({ length: 5 }, () => test.signUp()));
    const replies = await Promise.all(people.map(({ headers }) => redeem(test, code, headers)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it("a code holds for a day, and a redeemed one ends those of other starts", async () => {
    const late = await codeOf(test);
    const { headers } = await test.signUp();
    test.clock.forward(24 * 3600 * 1000);
    expect((await redeem(test, late, headers)).statusCode).toBe(422);
    const [good, other] = [await codeOf(test), await codeOf(test)];
    expect((await redeem(test, good, headers)).statusCode).toBe(200);
    expect((await redeem(test, other, headers)).statusCode).toBe(422);
    const { rows } = await test.database.pool.query("select 1 from admin_codes");
    expect(rows).toEqual([]);
  });

  it("a code is not stored in the clear", async () => {
    const code = await codeOf(test);
    const { rows } = await test.database.pool.query<{ hex: string }>(
      "select encode(code_hash, 'hex') as hex from admin_codes",
    );
    expect(rows[0]?.hex).not.toContain(Buffer.from(code.replaceAll("-", "")).toString("hex"));
  });

  it("nobody becomes admin without a session", async () => {
    expect((await redeem(test, await codeOf(test), {})).statusCode).toBe(401);
  });
});

describe("with ADMIN_EMAIL", () => {
  it("only that account may redeem the code", async () => {
    const test = await start({ config: { ...PUBLIC, adminEmail: "Boss@example.com" } });
    const offer = await offerOf(test);
    expect(offerLines(offer)[0]).toContain("To make Boss@example.com admin, sign in");
    const code = await codeOf(test);
    const other = await test.signUp();
    const refused = await redeem(test, code, other.headers);
    expect(refused.statusCode).toBe(403);
    expect(refused.json<Problem>().code).toBe("forbidden");
    const boss = await test.signUp({ email: "boss@example.com" });
    expect((await redeem(test, code, boss.headers)).json<User>().role).toBe("admin");
  });
});

describe("guessing codes", () => {
  it("is slowed by account and address", async () => {
    const test = await start({ config: { ...PUBLIC, attemptsPerMinute: 5 } });
    const { headers } = await test.signUp();
    for (let guess = 0; guess < 5; guess++)
      expect((await redeem(test, `guess ${guess}`, headers)).statusCode).toBe(422);
    expect((await redeem(test, "one more", headers)).statusCode).toBe(429);
  });
});
