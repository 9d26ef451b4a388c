import type { Problem, Session, User } from "@propertyvr/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../platform/http/testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const post = (url: string, payload: object, headers = {}) =>
  test.app.inject({ method: "POST", url, payload, headers });
const me = (headers: object) =>
  test.app.inject({ url: "/api/auth/me", headers: headers as Record<string, string> });
const DAY_MS = 24 * 3600 * 1000;

describe("signing up", () => {
  it("answers the account and a token that works at once", async () => {
    const reply = await post("/api/auth/signup", {
      name: " \u202Eนก\u0007 ",
      email: " Nok@Example.com ",
      password: "secret",
      language: "th",
    });
    expect(reply.statusCode).toBe(201);
    const { user, session_token } = reply.json<Session>();
    expect(user).toEqual({
      id: expect.any(String) as string,
      name: "นก",
      email: "Nok@Example.com",
      picture: null,
      role: "admin",
      plan: "free",
      created_at: "2026-01-05T09:00:00.000Z",
      language: "th",
      preferences: { emailNotifications: true, marketingEmails: false, dataCollection: true },
    });
    const seen = await me({ authorization: `Bearer ${session_token}` });
    expect(seen.json()).toEqual(user);
  });

  it("makes the first account on this machine admin and the next a seeker", async () => {
    expect((await test.signUp()).user.role).toBe("seeker");
  });

  it.each([
    [{}, "Email and password are required", "email"],
    [{ name: "", email: "a@example.com" }, "Email and password are required", "password"],
    [{ name: " \u200B", email: "nope", password: "x" }, "Name is required for signup", "name"],
    [{ name: "N", email: "nope", password: "x" }, "Enter a valid email address", "email"],
    [
      { name: "N", email: "n@example.com", password: "12345" },
      "Password must be at least 6 characters",
      "password",
    ],
  ])("says what is wrong with %j", async (form, detail, field) => {
    const reply = await post("/api/auth/signup", form);
    expect(reply.statusCode).toBe(422);
    expect(reply.json<Problem>()).toMatchObject({
      code: "invalid",
      detail,
      errors: [{ pointer: `/${field}`, field, message: detail }],
    });
  });

  it("refuses an email that is in use, however it is written", async () => {
    const { user } = await test.signUp({ email: "taken@example.com" });
    for (const email of [
      user.email,
      "TAKEN@Example.COM",
      " taken@example.com ",
      "tak\u200ben@exam\u00adple.com",
      "\u202etaken@example.com",
      "ｔａｋｅｎ@example.com",
    ]) {
      const reply = await post("/api/auth/signup", { name: "N", email, password: "secret" });
      expect(reply.statusCode).toBe(409);
      expect(reply.json<Problem>()).toMatchObject({
        code: "email_taken",
        detail: "An account with this email already exists",
      });
    }
  });

  it("stores the address without invisible characters", async () => {
    const { user } = await test.signUp({ email: "hid\u200bden@exam\u00adple.com\ufeff" });
    expect(user.email).toBe("hidden@example.com");
    const payload = { email: "HIDDEN@example.com\u200d", password: "secret" };
    expect((await post("/api/auth/login", payload)).statusCode).toBe(200);
  });

  it("signs each of two accounts in whose addresses differ by invisible characters alone", async () => {
    const plain = await test.signUp({ email: "twice@example.com", password: "plain!" });
    const unseen = await test.signUp({ email: "other-name@example.com", password: "unseen" });
    await test.database.pool.query("update users set email = $2, email_key = null where id = $1", [
      unseen.user.id,
      "twi\u200bce@example.com",
    ]);
    const logIn = async (email: string, password: string) =>
      (await post("/api/auth/login", { email, password })).json<Partial<Session>>().user?.id;
    expect(await logIn("twice@example.com", "plain!")).toBe(plain.user.id);
    expect(await logIn("Twi\u200bce@example.com", "unseen")).toBe(unseen.user.id);
    expect(await logIn("twice@example.com", "unseen")).toBeUndefined();
  });

  it("makes exactly one account of two sign-ups at once", async () => {
    const form = { name: "Twin", email: "twin@example.com", password: "secret" };
    const replies = await Promise.all(
      ["twin@example.com", "Twin@example.com", "TWIN@EXAMPLE.COM", "twin@Example.com"].map(
        (email) => post("/api/auth/signup", { ...form, email }),
      ),
    );
    const created = replies.filter(({ statusCode }) => statusCode === 201);
    const refused = replies.filter(({ statusCode }) => statusCode === 409);
    expect([created.length, refused.length]).toEqual([1, 3]);
    const { rows } = await test.database.pool.query<{ users: number; sessions: number }>(
      `select count(distinct u.id)::int as users, count(s.id)::int as sessions
       from users u left join sessions s on s.user_id = u.id where lower(email) = $1`,
      [form.email],
    );
    expect(rows).toEqual([{ users: 1, sessions: 1 }]);
  });

  it("stores neither the password nor the token", async () => {
    const { user, token } = await test.signUp({ password: "a very plain secret" });
    const { rows } = await test.database.pool.query<{ all: string }>(
      `select row_to_json(u)::text || row_to_json(s)::text as all
       from users u join sessions s on s.user_id = u.id where u.id = $1`,
      [user.id],
    );
    expect(rows[0]?.all).toContain("$argon2id$v=19$");
    expect(rows[0]?.all).not.toContain("a very plain secret");
    expect(rows[0]?.all).not.toContain(token.slice(4));
    expect(rows[0]?.all).not.toContain(Buffer.from(token).toString("hex"));
  });
});

describe("signing in", () => {
  it("opens another session of the same account", async () => {
    const { user, token } = await test.signUp({ email: "in@example.com" });
    const reply = await post("/api/auth/login", { email: "IN@example.com ", password: "secret" });
    expect(reply.statusCode).toBe(200);
    expect(reply.json<Session>().user).toEqual(user);
    expect(reply.json<Session>().session_token).not.toBe(token);
  });

  it("never says which of email and password was wrong", async () => {
    await test.signUp({ email: "known@example.com" });
    const replies = await Promise.all([
      post("/api/auth/login", { email: "known@example.com", password: "wrong password" }),
      post("/api/auth/login", { email: "unknown@example.com", password: "secret" }),
      post("/api/auth/login", { email: "not an email", password: "secret" }),
    ]);
    const told = replies.map((reply) => {
      const { request_id: _id, ...problem } = reply.json<Problem>();
      return { status: reply.statusCode, problem };
    });
    expect(told[0]).toMatchObject({
      status: 401,
      problem: { code: "wrong_credentials", detail: "Email or password is not correct" },
    });
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  });

  it.each([{}, { email: "a@example.com" }, { email: "  ", password: "x" }])(
    "needs both email and password: %j",
    async (form) => {
      const reply = await post("/api/auth/login", form);
      expect(reply.statusCode).toBe(422);
      expect(reply.json<Problem>().detail).toBe("Email and password are required");
    },
  );

  it("accepts the same password in another Unicode form", async () => {
    await test.signUp({ email: "cafe@example.com", password: "cafe\u0301 noir" });
    const reply = await post("/api/auth/login", {
      email: "cafe@example.com",
      password: "caf\u00e9 noir",
    });
    expect(reply.statusCode).toBe(200);
  });
});

describe("a session", () => {
  it("is required, and no token but ours opens one", async () => {
    const { token } = await test.signUp();
    const wrong = [
      {},
      { authorization: "" },
      { authorization: token },
      { authorization: `Basic ${token}` },
      { authorization: `Bearer ${token}x` },
      { authorization: "Bearer pvs_" + "A".repeat(43) },
      { authorization: "Bearer ' or 1=1 --" },
    ];
    for (const headers of wrong) {
      const reply = await me(headers);
      expect(reply.statusCode).toBe(401);
      expect(reply.headers["www-authenticate"]).toBe("Bearer");
      expect(reply.json<Problem>().code).toBe("not_signed_in");
    }
  });

  it("ends with logging out, and only that one", async () => {
    const { headers } = await test.signUp({ email: "two@example.com" });
    const second = await post("/api/auth/login", { email: "two@example.com", password: "secret" });
    const out = await post("/api/auth/logout", {}, headers);
    expect([out.statusCode, out.body]).toEqual([204, ""]);
    expect((await me(headers)).json<Problem>().code).toBe("session_expired");
    const other = { authorization: `Bearer ${second.json<Session>().session_token}` };
    expect((await me(other)).statusCode).toBe(200);
  });

  it("expires after thirty days and says so", async () => {
    const { headers } = await test.signUp();
    test.clock.forward(30 * DAY_MS - 1);
    expect((await me(headers)).statusCode).toBe(200);
    test.clock.forward(1);
    const reply = await me(headers);
    expect(reply.statusCode).toBe(401);
    expect(reply.json<Problem>().code).toBe("session_expired");
  });

  it("that has ended is still reported as ended after a new sign-in", async () => {
    const { headers } = await test.signUp({ email: "anew@example.com" });
    test.clock.forward(31 * DAY_MS);
    await post("/api/auth/login", { email: "anew@example.com", password: "secret" });
    expect((await me(headers)).json<Problem>().code).toBe("session_expired");
  });

  it("that has ended is kept beside the new one, as traffic data", async () => {
    const { user } = await test.signUp({ email: "back@example.com" });
    test.clock.forward(60 * DAY_MS + 1);
    await post("/api/auth/login", { email: "back@example.com", password: "secret" });
    // `expire-traffic.test.ts` shows that it goes after TRAFFIC_LOG_DAYS.
    const { rows } = await test.database.pool.query("select 1 from sessions where user_id = $1", [
      user.id,
    ]);
    expect(rows).toHaveLength(2);
  });
});

describe("changing one's own account", () => {
  const patch = (payload: object, headers: object) =>
    test.app.inject({
      method: "PATCH",
      url: "/api/auth/me",
      payload,
      headers: headers as Record<string, string>,
    });

  it("changes name and language, and nothing else", async () => {
    const { user, headers } = await test.signUp();
    const reply = await patch(
      { name: " Nok\u202E Two ", language: "th", role: "admin", id: "x" },
      headers,
    );
    expect(reply.json<User>()).toEqual({ ...user, name: "Nok Two", language: "th" });
    expect((await patch({}, headers)).json<User>().name).toBe("Nok Two");
  });

  it.each([{ name: " " }, { name: "x".repeat(201) }, { name: 7 }, { language: "fr" }])(
    "refuses %j and changes nothing",
    async (change) => {
      const { user, headers } = await test.signUp();
      const reply = await patch(change, headers);
      expect(reply.statusCode).toBe(422);
      expect(reply.json<Problem>().errors?.[0]?.pointer).toBe(`/${Object.keys(change)[0]}`);
      expect((await me(headers)).json()).toEqual(user);
    },
  );
});
