import type { Problem, Session } from "@propertyvr/contracts";
import { randomBytes, randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp } from "../build-app.ts";
import { createTestApp, type TestApp } from "../platform/http/testing/test-app.ts";
import { deviceTokens } from "./device-tokens.ts";

const MOST = 20;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { attemptsPerMinute: MOST, trustProxy: 1 } });
});
afterAll(() => test.close());

const logInOn = (app: TestApp["app"], payload: object, address: string) =>
  app.inject({
    method: "POST",
    url: "/api/auth/login",
    headers: { "x-forwarded-for": address },
    payload,
  });
const logIn = (payload: object, address = "10.0.0.1") => logInOn(test.app, payload, address);
/** An account, and what the browser that made it keeps. */
const signUp = async (email: string): Promise<string> => {
  const reply = await test.app.inject({
    method: "POST",
    url: "/api/auth/signup",
    payload: { name: "Nok", email, password: "secret" },
  });
  return reply.json<Session>().device_token;
};
const guessAt = async (email: string): Promise<void> => {
  for (let n = 0; n < MOST; n += 1) await logIn({ email, password: "wrong!" }, `10.9.0.${n}`);
};

it("twenty wrong passwords of strangers do not keep out a device that signed in before", async () => {
  const device = await signUp("target@example.com");
  await guessAt("target@example.com");
  const form = { email: "Target@example.com", password: "secret" };
  expect((await logIn(form, "10.1.0.1")).statusCode).toBe(429);
  const reply = await logIn({ ...form, device_tokens: ["other", device] }, "10.9.0.1");
  expect(reply.statusCode).toBe(200);
  expect(reply.json<Session>().device_token).toBe(device);
});

it("a device of another account, or with a made-up token, counts as unknown", async () => {
  await signUp("guarded@example.com");
  const other = await signUp("other@example.com");
  await guessAt("guarded@example.com");
  const form = { email: "guarded@example.com", password: "secret" };
  const madeUp = [`pvd_${Buffer.alloc(48).toString("base64url")}`, "pvd_", "", "x".repeat(200)];
  for (const token of [other, ...madeUp])
    expect((await logIn({ ...form, device_tokens: [token] }, "10.2.0.1")).statusCode).toBe(429);
});

it("a known device has a limit of wrong passwords too", async () => {
  const device = await signUp("lost@example.com");
  const form = { email: "lost@example.com", device_tokens: [device] };
  for (let n = 0; n < MOST; n += 1)
    expect((await logIn({ ...form, password: "wrong!" })).statusCode).toBe(401);
  const refused = await logIn({ ...form, password: "secret" });
  expect(refused.json<Problem>()).toMatchObject({ code: "too_many_requests", retry_after_s: 60 });
  const fromElsewhere = { email: "lost@example.com", password: "secret" };
  expect((await logIn(fromElsewhere, "10.3.0.1")).statusCode).toBe(200);
});

it("each sign-in from a new device gives it a token of its own", async () => {
  const first = await signUp("two@example.com");
  const reply = await logIn({ email: "two@example.com", password: "secret" });
  const second = reply.json<Session>().device_token;
  expect(second).toMatch(/^pvd_[\w-]{64}$/);
  expect(second).not.toBe(first);
});

it("a token of an earlier secret still holds, and one of another secret does not", () => {
  const random = { uuid: () => randomUUID(), bytes: (size: number) => randomBytes(size) };
  const before = deviceTokens(["old"], random).make("u1");
  expect(deviceTokens(["new", "old"], random).find([before], "u1")).toBe(before);
  expect(deviceTokens(["new"], random).find([before], "u1")).toBeUndefined();
  expect(deviceTokens(["old"], random).find([before], "u2")).toBeUndefined();
});

it("wrong passwords are counted together by two servers on one database", async () => {
  const second = buildApp({ ...test.deps, log: pino({ level: "silent" }) });
  await second.ready();
  try {
    const guess = (n: number) =>
      logInOn(
        n % 2 === 0 ? test.app : second,
        { email: "both@example.com", password: "wrong!" },
        `10.4.0.${n}`,
      );
    const statuses: number[] = [];
    for (let n = 0; n < MOST + 2; n += 1) statuses.push((await guess(n)).statusCode);
    expect(statuses).toEqual([...Array(MOST).fill(401), 429, 429]);
  } finally {
    await second.close();
  }
});
