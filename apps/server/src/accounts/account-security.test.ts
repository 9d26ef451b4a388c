import type { Problem, Session, SignedInDevice, User } from "@propertyvr/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../platform/http/testing/test-app.ts";
import { deviceOf } from "./client.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type Headers = Readonly<Record<string, string>>;
const send = (
  method: "GET" | "POST" | "PATCH" | "DELETE",
  url: string,
  headers: Headers,
  payload?: object,
) => test.app.inject({ method, url: `/api/auth/${url}`, headers, ...(payload && { payload }) });
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

/** Another device of an account: the headers of its session. */
const signInAgain = async (email: string, password = "secret"): Promise<Headers> => {
  const reply = await send("POST", "login", { "user-agent": PHONE }, { email, password });
  return { authorization: `Bearer ${reply.json<Session>().session_token}` };
};
const statusOf = async (headers: Headers): Promise<number> =>
  (await send("GET", "me", headers)).statusCode;
const devicesOf = async (headers: Headers): Promise<readonly SignedInDevice[]> =>
  (await send("GET", "sessions", headers)).json<{ devices: SignedInDevice[] }>().devices;

describe("changing the password", () => {
  const change = (headers: Headers, current_password: string, new_password: string) =>
    send("POST", "password", headers, { current_password, new_password });

  it("signs in with the new one alone, and ends every other session", async () => {
    const { user, headers } = await test.signUp();
    const phone = await signInAgain(user.email);
    expect((await change(headers, "secret", "another one")).statusCode).toBe(204);
    expect([await statusOf(headers), await statusOf(phone)]).toEqual([200, 401]);
    const logIn = async (password: string) =>
      (await send("POST", "login", {}, { email: user.email, password })).statusCode;
    expect([await logIn("secret"), await logIn("another one")]).toEqual([401, 200]);
  });

  it.each([
    ["wrong!", "another one", "current_password", "This isn't your current password."],
    ["secret", "short", "new_password", "Password must be at least 6 characters"],
  ])("refuses %j and %j, and changes nothing", async (current, next, field, detail) => {
    const { user, headers } = await test.signUp();
    const phone = await signInAgain(user.email);
    const reply = await change(headers, current, next);
    expect(reply.statusCode).toBe(422);
    expect(reply.json<Problem>()).toMatchObject({ detail, errors: [{ field }] });
    expect(await statusOf(phone)).toBe(200);
    expect(await statusOf(await signInAgain(user.email))).toBe(200);
  });

  it("takes one of two changes that are sent at once", async () => {
    const { headers } = await test.signUp();
    const replies = await Promise.all([
      change(headers, "secret", "the first one"),
      change(headers, "secret", "the second one"),
    ]);
    const codes = replies.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([204, 422]);
  });

  it("slows down whoever guesses the current password", async () => {
    const slow = await createTestApp({ config: { attemptsPerMinute: 3 } });
    try {
      const { headers } = await slow.signUp();
      const guess = () =>
        slow.app.inject({
          method: "POST",
          url: "/api/auth/password",
          headers,
          payload: { current_password: "a guess", new_password: "another one" },
        });
      const codes: number[] = [];
      for (let tried = 0; tried < 4; tried++) codes.push((await guess()).statusCode);
      expect(codes).toEqual([422, 422, 422, 429]);
    } finally {
      await slow.close();
    }
  });
});

describe("the devices of an account", () => {
  it("are listed in words, the asking one first, each with its network shortened", async () => {
    const { user, headers } = await test.signUp();
    test.clock.forward(3_600_000);
    const phone = await signInAgain(user.email);
    test.clock.forward(3_600_000);
    expect(await devicesOf(phone)).toMatchObject([
      { browser: "Safari", system: "iPhone", network: "127.0.0.0/24", is_current: true },
      { browser: null, system: null, is_current: false },
    ]);
    expect((await devicesOf(headers)).map(({ is_current }) => is_current)).toEqual([true, false]);
  });

  it("say when each was last used", async () => {
    const { headers } = await test.signUp();
    test.clock.forward(7_200_000);
    const [device] = await devicesOf(headers);
    expect(device?.last_used_at).toBe(test.clock.now().toISOString());
    expect(device?.created_at).not.toBe(device?.last_used_at);
  });

  it("are signed out one by one, or all but the one that asks", async () => {
    const { user, headers } = await test.signUp();
    const [phone, tablet, desk] = [
      await signInAgain(user.email),
      await signInAgain(user.email),
      await signInAgain(user.email),
    ];
    const own = (await devicesOf(phone)).find(({ is_current }) => is_current);
    const end = (id: string, by: Headers) => send("DELETE", `sessions/${id}`, by);
    expect((await end(own?.id ?? "", headers)).statusCode).toBe(204);
    expect([await statusOf(phone), await statusOf(tablet)]).toEqual([401, 200]);
    expect((await end(own?.id ?? "", headers)).statusCode).toBe(404);
    expect((await send("DELETE", "sessions", headers)).statusCode).toBe(204);
    expect([await statusOf(tablet), await statusOf(desk), await statusOf(headers)]).toEqual([
      401, 401, 200,
    ]);
    expect(await devicesOf(headers)).toHaveLength(1);
  });

  it("can neither be seen nor signed out by another account", async () => {
    const [nok, mali] = [await test.signUp(), await test.signUp()];
    const [device] = await devicesOf(nok.headers);
    expect((await devicesOf(mali.headers)).map(({ id }) => id)).not.toContain(device?.id);
    const reply = await send("DELETE", `sessions/${device?.id ?? ""}`, mali.headers);
    expect(reply.statusCode).toBe(404);
    expect((await send("DELETE", "sessions", mali.headers)).statusCode).toBe(204);
    expect(await statusOf(nok.headers)).toBe(200);
  });
});

describe("preferences", () => {
  it("are changed one by one and kept", async () => {
    const { headers } = await test.signUp();
    const patch = (preferences: object) => send("PATCH", "me", headers, { preferences });
    await patch({ marketingEmails: true });
    const reply = await patch({ dataCollection: false });
    const expected = { emailNotifications: true, marketingEmails: true, dataCollection: false };
    expect(reply.json<User>().preferences).toEqual(expected);
    expect((await send("GET", "me", headers)).json<User>().preferences).toEqual(expected);
  });

  it("take true or false and nothing else", async () => {
    const { user, headers } = await test.signUp();
    const reply = await send("PATCH", "me", headers, { preferences: { marketingEmails: "yes" } });
    expect(reply.statusCode).toBe(422);
    expect((await send("GET", "me", headers)).json()).toEqual(user);
  });
});

describe("the name of a device", () => {
  const MOZILLA = "Mozilla/5.0";
  it.each([
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36`,
      "Chrome",
      "Windows",
    ],
    [
      `${MOZILLA} (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0`,
      "Edge",
      "Windows",
    ],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10.15; rv:131.0) Gecko/20100101 Firefox/131.0`,
      "Firefox",
      "Mac",
    ],
    [
      `${MOZILLA} (Linux; Android 14; SM-S918B) SamsungBrowser/26.0 Chrome/122.0 Safari/537.36`,
      "Samsung Internet",
      "Android",
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1 Safari Line/14.0`,
      "LINE",
      "iPhone",
    ],
    ["curl/8.5", null, null],
  ])("is read from %s", (agent, browser, system) => {
    expect(deviceOf(agent)).toEqual({ browser, system });
  });
});
