import type { Problem, SentMails } from "@propertyvr/contracts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestApp, type SignedUp, type TestApp } from "../platform/http/testing/test-app.ts";
import {
  MAILED_ORIGIN as ORIGIN,
  startMailingApp,
  type MailingApp,
} from "../platform/mail/testing/mailing-app.ts";

const MINUTE_MS = 60_000;
let test: TestApp;
let admin: SignedUp;
let server: MailingApp["server"];
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, server, admin, close } = await startMailingApp());
});
afterAll(() => close());

const post = (app: TestApp, url: string, payload: object) =>
  app.app.inject({ method: "POST", url, payload });
const forgot = (email: string, app = test) => post(app, "/api/auth/password/forgot", { email });
const reset = (token: string, password: string, app = test) =>
  post(app, "/api/auth/password/reset", { token, password });
const logIn = (email: string, password: string) =>
  post(test, "/api/auth/login", { email, password });
const mailsOf = async (app = test, who = admin) => {
  const reply = await app.app.inject({ url: "/api/admin/mail", headers: who.headers });
  expect(reply.statusCode).toBe(200);
  return reply.json<SentMails>().mails;
};
/** The newest mail to an address but for that of its sign-up, once it is in a state. */
const mailIn = (state: string, to: string) =>
  vi.waitFor(
    async () => {
      const mail = (await mailsOf()).find(
        (each) => each.to === to && each.kind !== "confirm_email",
      );
      expect(mail?.state).toBe(state);
      return mail;
    },
    { timeout: 8_000 },
  );
/** A quoted-printable text as it reads. */
const readable = (raw: string): string => {
  const bytes = raw
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1").toString("utf8");
};
const tokenIn = (raw: string): string => /#(pvl_[\w-]+)/.exec(readable(raw))?.[1] ?? "";

let person: SignedUp;
let email: string;
beforeEach(async () => {
  person = await test.signUp({ name: "Mali" });
  email = person.user.email;
  // Or else it would take the answers that the tests have ready for theirs.
  await vi.waitUntil(() => server.taken.some(({ to }) => to.includes(email)), 8_000);
});
afterEach(() => {
  server.answers.length = 0;
});
/** All but the mail of the sign-up. */
const takenFor = () =>
  server.taken.filter(({ to, raw }) => to.includes(email) && !raw.includes("Confirm your email"));

describe("a forgotten password", () => {
  it("is replaced through the link in the mail, which ends all sessions and works once", async () => {
    expect((await forgot(email.toUpperCase())).statusCode).toBe(202);
    const mail = await mailIn("sent", email);
    expect(mail).toMatchObject({ kind: "reset_password", text: null });
    const [sent] = takenFor();
    expect(sent?.messageId).toBe(`<${mail?.id ?? ""}@homes.example>`);
    expect(readable(sent?.raw ?? "")).toContain(`${ORIGIN}/reset-password#pvl_`);
    const token = tokenIn(sent?.raw ?? "");
    const short = await reset(token, "12345");
    expect(short.json<Problem>().errors?.[0]?.field).toBe("password");
    expect((await reset(token, "a new one")).statusCode).toBe(204);
    const me = await test.app.inject({ url: "/api/auth/me", headers: person.headers });
    expect(me.statusCode).toBe(401);
    expect((await logIn(email, "secret")).statusCode).toBe(401);
    expect((await mailIn("sent", email))?.kind).toBe("password_changed");
    expect((await logIn(email, "a new one")).statusCode).toBe(200);
    const again = await reset(token, "another one");
    expect(again.json<Problem>().errors?.[0]?.field).toBe("token");
  });

  it("of an address without an account is answered alike, and nothing is mailed", async () => {
    const known = await forgot(email);
    const unknown = await forgot("nobody@example.com");
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await mailIn("sent", email);
    expect((await mailsOf()).map(({ to }) => to)).not.toContain("nobody@example.com");
  });

  it("opens nothing an hour later", async () => {
    await forgot(email);
    await mailIn("sent", email);
    test.clock.forward(61 * MINUTE_MS);
    const late = await reset(tokenIn(takenFor()[0]?.raw ?? ""), "too late");
    expect(late.json<Problem>().errors?.[0]?.code).toBe("expired");
  });

  it("is mailed five times an hour at most", async () => {
    for (let n = 0; n < 7; n += 1) expect((await forgot(email)).statusCode).toBe(202);
    await vi.waitFor(
      async () => {
        const { rows } = await test.database.pool.query(
          "select from jobs where kind in ('forgot-password', 'send-mail') and holder is null",
        );
        expect(rows).toHaveLength(0);
        expect(takenFor()).toHaveLength(5);
      },
      { timeout: 8_000 },
    );
  });

  it("is mailed in Thai to an account that reads Thai", async () => {
    const url = "/api/auth/me";
    const payload = { language: "th" };
    await test.app.inject({ method: "PATCH", url, headers: person.headers, payload });
    await forgot(email);
    expect((await mailIn("sent", email))?.subject).toBe("ตั้งรหัสผ่าน PropertyVR ใหม่");
    expect(takenFor()[0]?.raw).toContain("Content-Language: th");
  });
});

describe("a mail that the server does not take", () => {
  it("is tried again after a 4xx, as the same mail", async () => {
    server.answers.push({ code: 451, says: "try later" });
    await forgot(email);
    const waiting = await vi.waitFor(
      async () => {
        const mail = (await mailsOf()).find(({ to }) => to === email);
        expect(mail).toMatchObject({ state: "queued", tries: 1 });
        return mail;
      },
      { timeout: 8_000 },
    );
    expect(waiting?.error).toContain("try later");
    expect(waiting?.text).toBeNull();
    test.clock.forward(6_000);
    const sent = await mailIn("sent", email);
    expect(sent).toMatchObject({ tries: 2, error: null });
    expect(takenFor().map(({ messageId }) => messageId)).toEqual([
      `<${waiting?.id ?? ""}@homes.example>`,
    ]);
  });

  it("is given up after a 5xx, with what the server said", async () => {
    server.answers.push({ code: 550, says: "no such mailbox" });
    await forgot(email);
    const mail = await mailIn("refused", email);
    expect(mail).toMatchObject({ tries: 1, next_try_at: null });
    expect(mail?.error).toContain("no such mailbox");
  });

  it("keeps its Message-ID where the line broke after it was taken", async () => {
    server.answers.push("hang up");
    await forgot(email);
    await vi.waitFor(() => expect(takenFor()).toHaveLength(1), { timeout: 8_000 });
    await vi.waitFor(
      async () => expect((await mailsOf()).find(({ to }) => to === email)?.tries).toBe(1),
      { timeout: 8_000 },
    );
    test.clock.forward(6_000);
    await mailIn("sent", email);
    const ids = takenFor().map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

it("without a mail server an admin reads the password reset link, under the address that was asked", async () => {
  const alone = await createTestApp();
  try {
    const first = await alone.signUp({ name: "Ploy" });
    await forgot(first.user.email, alone);
    const mail = await vi.waitFor(
      async () => {
        const [found] = await mailsOf(alone, first);
        expect(found?.state).toBe("kept");
        return found;
      },
      { timeout: 8_000 },
    );
    const token = tokenIn(mail?.text ?? "");
    expect((await reset(token, "a new one", alone)).statusCode).toBe(204);
  } finally {
    await alone.close();
  }
});
