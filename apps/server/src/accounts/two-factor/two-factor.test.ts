import type {
  AuditLog,
  Problem,
  RecoveryCodes,
  SentMails,
  Session,
  TwoFactorSetUp,
  TwoFactorState,
} from "@propertyvr/contracts";
import { URI, type TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { buildApp } from "../../build-app.ts";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import { NO_MAIL_SERVER } from "../../platform/mail/testing/no-mail-server.ts";
import { readArchive } from "../testing/read-archive.ts";

const STEP_MS = 30_000;

let test: TestApp;
let admin: SignedUp;
beforeAll(async () => {
  test = await createTestApp({
    config: { ...NO_MAIL_SERVER, publicUrl: "https://homes.example" },
  });
  admin = await test.signUp({ name: "Ploy" });
});
afterAll(() => test.close());

const send = (
  method: "GET" | "POST" | "DELETE",
  url: string,
  who?: SignedUp,
  payload?: object,
  app = test.app,
) =>
  app.inject({
    method,
    url: `/api/auth/${url}`,
    ...(who && { headers: who.headers }),
    ...(payload && { payload }),
  });
const logIn = (email: string, over: object = {}) =>
  send("POST", "login", undefined, { email, password: "secret", ...over });
const challengeOf = async (email: string): Promise<string> =>
  (await logIn(email)).json<Problem>().challenge ?? "";
const secondStep = (challenge: string, code: string, over: object = {}, app = test.app) =>
  send("POST", "two-factor", undefined, { challenge, code, ...over }, app);
const stateOf = async (who: SignedUp) =>
  (await send("GET", "two-factor", who)).json<TwoFactorState>();

interface WithApp {
  readonly person: SignedUp;
  readonly email: string;
  readonly codes: readonly string[];
  /** What the app shows, so many steps from now. */
  readonly shown: (steps?: number) => string;
}
const appOf =
  (totp: TOTP) =>
  (steps = 0) =>
    totp.generate({ timestamp: test.clock.now().getTime() + steps * STEP_MS });

/** An account with two-factor authentication, a step after its first code. */
const turnOn = async (): Promise<WithApp> => {
  const person = await test.signUp();
  const setUp = await send("POST", "two-factor/setup", person, { password: "secret" });
  expect(setUp.statusCode).toBe(200);
  const shown = appOf(URI.parse(setUp.json<TwoFactorSetUp>().uri) as TOTP);
  const confirmed = await send("POST", "two-factor/confirm", person, { code: shown() });
  expect(confirmed.statusCode).toBe(200);
  test.clock.forward(2 * STEP_MS);
  const codes = confirmed.json<RecoveryCodes>().recovery_codes;
  return { person, email: person.user.email, codes, shown };
};
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const mailsTo = async (email: string) => {
  const reply = await test.app.inject({ url: "/api/admin/mail?limit=100", headers: admin.headers });
  return reply
    .json<SentMails>()
    .mails.filter(({ to, kind }) => to === email && kind === "two_factor_changed");
};
const actionsOf = async (id: string) => {
  const url = `/api/admin/audit-log?subject=${id}`;
  const reply = await test.app.inject({ url, headers: admin.headers });
  return reply.json<z.infer<typeof AuditLog>>().entries.map(({ action }) => action);
};

describe("turning it on", () => {
  it("asks for the password, and changes nothing until a code was right", async () => {
    const person = await test.signUp();
    const wrong = await send("POST", "two-factor/setup", person, { password: "guess" });
    expect([wrong.statusCode, wrong.json<Problem>().errors?.[0]?.field]).toEqual([422, "password"]);
    const setUp = await send("POST", "two-factor/setup", person, { password: "secret" });
    const { secret, uri } = setUp.json<TwoFactorSetUp>();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`otpauth://totp/PropertyVR:${encodeURIComponent(person.user.email)}`);
    expect(uri).toContain(`secret=${secret}`);
    expect(await stateOf(person)).toEqual({ is_on: false, since: null, recovery_codes_left: 0 });
    expect((await logIn(person.user.email)).statusCode).toBe(200);
    const shown = appOf(URI.parse(uri) as TOTP);
    const refused = await send("POST", "two-factor/confirm", person, { code: other(shown()) });
    expect(refused.json<Problem>().errors).toMatchObject([{ field: "code", code: "wrong_code" }]);
    const done = await send("POST", "two-factor/confirm", person, {
      code: `${shown().slice(0, 3)} ${shown().slice(3)}`,
    });
    const codes = done.json<RecoveryCodes>().recovery_codes;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(await stateOf(person)).toMatchObject({ is_on: true, recovery_codes_left: 10 });
    expect((await mailsTo(person.user.email)).map(({ subject }) => subject)).toEqual([
      "Two-factor authentication is on",
    ]);
    expect(await actionsOf(person.user.id)).toEqual(["account.two_factor_on"]);
  });

  it("is possible once: no second key replaces the first", async () => {
    const { person, shown } = await turnOn();
    const again = await send("POST", "two-factor/setup", person, { password: "secret" });
    expect(again.statusCode).toBe(409);
    expect((await send("POST", "two-factor/confirm", person, { code: shown() })).statusCode).toBe(
      409,
    );
  });

  it("stores key and codes encrypted or hashed, and leaves both out of the download", async () => {
    const { person, codes, shown } = await turnOn();
    const { rows } = await test.database.pool.query<{ secret: string }>(
      "select secret from two_factor where user_id = $1",
      [person.user.id],
    );
    expect(rows[0]?.secret).toMatch(/^[0-9a-f]{12}\.[\w+/=]+$/);
    const reply = await send("GET", "me/export", person);
    const { data, text } = readArchive(reply);
    expect(data["two_factor"]).toEqual([{ since: expect.any(String), recovery_codes_left: 10 }]);
    expect(text).not.toContain(rows[0]?.secret);
    for (const code of [...codes, shown()]) expect(text).not.toContain(code);
  });
});

describe("signing in", () => {
  it("with the password alone answers with a challenge for the code, and with no session", async () => {
    const { email, shown } = await turnOn();
    const reply = await logIn(email);
    const problem = reply.json<Problem>();
    expect([reply.statusCode, problem.code]).toEqual([401, "two_factor_required"]);
    expect(reply.body).not.toContain("session_token");
    const headers = { authorization: `Bearer ${problem.challenge ?? ""}` };
    expect((await test.app.inject({ url: "/api/auth/me", headers })).statusCode).toBe(401);
    const done = await secondStep(problem.challenge ?? "", shown());
    expect(done.statusCode).toBe(200);
    expect(done.json<Session>()).toMatchObject({ user: { email } });
    const wrong = await logIn(email, { password: "guess" });
    expect(wrong.json<Problem>().code).toBe("wrong_credentials");
  });

  it.each([-1, 0, 1])("takes the code of %i steps from now", async (steps) => {
    const { email, shown } = await turnOn();
    expect((await secondStep(await challengeOf(email), shown(steps))).statusCode).toBe(200);
  });

  it.each([-3, -2, 2, 3])("does not take the code of %i steps from now", async (steps) => {
    const { email, shown } = await turnOn();
    test.clock.forward(4 * STEP_MS);
    expect((await secondStep(await challengeOf(email), shown(steps))).statusCode).toBe(422);
  });

  it("takes a code in Thai digits", async () => {
    const { email, shown } = await turnOn();
    const thai = shown().replaceAll(/\d/g, (digit) => "๐๑๒๓๔๕๖๗๘๙".charAt(Number(digit)));
    expect((await secondStep(await challengeOf(email), thai)).statusCode).toBe(200);
  });

  it("takes a code once, of two at the same time one, and none of an earlier step after it", async () => {
    const { email, shown } = await turnOn();
    const challenges = [await challengeOf(email), await challengeOf(email)];
    const replies = await Promise.all(challenges.map((each) => secondStep(each, shown())));
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await secondStep(await challengeOf(email), shown())).statusCode).toBe(422);
    expect((await secondStep(await challengeOf(email), shown(-1))).statusCode).toBe(422);
    expect((await secondStep(await challengeOf(email), shown(1))).statusCode).toBe(200);
  });

  it("ends the challenge: none opens a second session, and none holds for eleven minutes", async () => {
    const { email, shown } = await turnOn();
    const used = await challengeOf(email);
    expect((await secondStep(used, shown())).statusCode).toBe(200);
    test.clock.forward(STEP_MS);
    const again = await secondStep(used, shown(1));
    expect(again.json<Problem>().errors).toMatchObject([{ field: "challenge", code: "expired" }]);
    const late = await challengeOf(email);
    test.clock.forward(11 * 60_000);
    expect((await secondStep(late, shown())).statusCode).toBe(422);
  });

  it("takes each recovery code once, however it is typed, and tells its owner", async () => {
    const { person, email, codes } = await turnOn();
    const [first = "", second = ""] = codes;
    const typed = first.toLowerCase().replace("-", " ").replaceAll("0", "o").replaceAll("1", "l");
    expect((await secondStep(await challengeOf(email), typed)).statusCode).toBe(200);
    expect((await secondStep(await challengeOf(email), first)).statusCode).toBe(422);
    const both = [await challengeOf(email), await challengeOf(email)];
    const replies = await Promise.all(both.map((each) => secondStep(each, second)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await stateOf(person)).toMatchObject({ recovery_codes_left: 8 });
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ subject: "A recovery code was used to sign in" });
    expect(mail?.text).toContain("Recovery codes left: 8.");
    expect((await actionsOf(person.user.id)).slice(0, 2)).toEqual([
      "account.recovery_code_used",
      "account.recovery_code_used",
    ]);
  });

  it.each(["", "123", "1234567", "AAAAA-AAAAA", "\u0000", "x".repeat(100), "' or 1=1 --"])(
    "refuses the code %j",
    async (code) => {
      const { email } = await turnOn();
      expect((await secondStep(await challengeOf(email), code)).statusCode).toBe(422);
    },
  );

  it("takes neither a challenge nor a recovery code of another account", async () => {
    const [one, two] = [await turnOn(), await turnOn()];
    const challenge = await challengeOf(one.email);
    expect((await secondStep(challenge, two.shown())).statusCode).toBe(422);
    expect((await secondStep(challenge, two.codes[0] ?? "")).statusCode).toBe(422);
    expect((await secondStep(challenge, one.shown())).statusCode).toBe(200);
  });

  it("by a new password from a mail still asks for the code, and ends the challenges before it", async () => {
    const { person, email, shown } = await turnOn();
    const before = await challengeOf(email);
    const changed = await send("POST", "password", person, {
      current_password: "secret",
      new_password: "another one",
    });
    expect(changed.statusCode).toBe(204);
    expect((await secondStep(before, shown())).statusCode).toBe(422);
    const reply = await logIn(email, { password: "another one" });
    expect(reply.json<Problem>().code).toBe("two_factor_required");
  });
});

describe("guessing", () => {
  it("is limited by account over all servers, in a minute and in an hour", async () => {
    const slow = await createTestApp({ config: { attemptsPerMinute: 4 } });
    const beside = buildApp(slow.deps);
    try {
      const person = await slow.signUp();
      const set = await send("POST", "two-factor/setup", person, { password: "secret" }, slow.app);
      const totp = URI.parse(set.json<TwoFactorSetUp>().uri) as TOTP;
      const codeNow = () => totp.generate({ timestamp: slow.clock.now().getTime() });
      const code = codeNow();
      await send("POST", "two-factor/confirm", person, { code }, slow.app);
      slow.clock.forward(61_000);
      const form = { email: person.user.email, password: "secret" };
      const asked = await send("POST", "login", undefined, form, slow.app);
      const challenge = asked.json<Problem>().challenge ?? "";
      const guess = async (app: typeof beside) =>
        (await secondStep(challenge, other(codeNow()), {}, app)).statusCode;
      const codes: number[] = [];
      for (let tried = 0; tried < 6; tried++)
        codes.push(await guess(tried % 2 === 0 ? slow.app : beside));
      expect(codes).toEqual([422, 422, 422, 422, 429, 429]);
      expect((await secondStep(challenge, codeNow(), {}, slow.app)).statusCode).toBe(429);
      slow.clock.forward(61_000);
      expect((await secondStep(challenge, codeNow(), {}, beside)).statusCode).toBe(200);
      // An hour of four a minute is cut at twenty.
      const all: number[] = [];
      for (let minute = 0; minute < 6; minute++) {
        slow.clock.forward(61_000);
        const next = await send("POST", "login", undefined, form, slow.app);
        const fresh = next.json<Problem>().challenge ?? "";
        for (let tried = 0; tried < 4; tried++)
          all.push((await secondStep(fresh, other(codeNow()), {}, slow.app)).statusCode);
      }
      expect(all.filter((status) => status === 422).length).toBeLessThanOrEqual(20);
      expect(all.slice(-4)).toEqual([429, 429, 429, 429]);
    } finally {
      await beside.close();
      await slow.close();
    }
  });
});

describe("the settings", () => {
  it("give new recovery codes for password and code, and the old ones end", async () => {
    const { person, email, codes, shown } = await turnOn();
    const ask = (form: object) => send("POST", "two-factor/recovery-codes", person, form);
    expect((await ask({ password: "guess", code: shown() })).statusCode).toBe(422);
    expect((await ask({ password: "secret", code: other(shown()) })).statusCode).toBe(422);
    const reply = await ask({ password: "secret", code: shown() });
    const fresh = reply.json<RecoveryCodes>().recovery_codes;
    expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
    expect((await secondStep(await challengeOf(email), codes[0] ?? "")).statusCode).toBe(422);
    expect((await secondStep(await challengeOf(email), fresh[0] ?? "")).statusCode).toBe(200);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(
      "Your recovery codes were replaced",
    );
  });

  it("turn it off for password and code, and then the password is enough again", async () => {
    const { person, email, shown } = await turnOn();
    const turnOff = (form: object) => send("DELETE", "two-factor", person, form);
    for (const form of [{}, { password: "secret" }, { code: shown() }])
      expect((await turnOff(form)).statusCode).toBe(422);
    expect((await turnOff({ password: "secret", code: shown() })).statusCode).toBe(204);
    expect((await logIn(email)).statusCode).toBe(200);
    expect((await turnOff({ password: "secret", code: shown(1) })).statusCode).toBe(409);
    expect((await mailsTo(email))[0]?.subject).toBe("Two-factor authentication is off");
    expect((await actionsOf(person.user.id))[0]).toBe("account.two_factor_off");
    const { rowCount } = await test.database.pool.query(
      "select from recovery_codes where user_id = $1",
      [person.user.id],
    );
    expect(rowCount).toBe(0);
  });

  it("end with the account", async () => {
    const { person } = await turnOn();
    await challengeOf(person.user.email);
    await send("DELETE", "me", person, { password: "secret" });
    for (const table of ["two_factor", "recovery_codes", "sign_in_challenges"]) {
      const found = await test.database.pool.query(`select from ${table} where user_id = $1`, [
        person.user.id,
      ]);
      expect(found.rowCount).toBe(0);
    }
  });
});

it("a new secret of the server leaves app and recovery codes as they were", async () => {
  const { email, codes, shown } = await turnOn();
  const old = test.deps.secret;
  const config = { ...test.deps.config, oldSecretKeys: [old] };
  const rotated = buildApp({
    ...test.deps,
    config,
    secret: "a new secret that is long enough too",
  });
  try {
    for (const code of [shown(), codes[0] ?? ""]) {
      const form = { email, password: "secret" };
      const asked = await send("POST", "login", undefined, form, rotated);
      const challenge = asked.json<Problem>().challenge ?? "";
      expect((await secondStep(challenge, code, {}, rotated)).statusCode).toBe(200);
    }
  } finally {
    await rotated.close();
  }
});
