import type { EmailState, Problem, SentMails } from "@propertyvr/contracts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { SignedUp, TestApp } from "../platform/http/testing/test-app.ts";
import { startMailingApp, type MailingApp } from "../platform/mail/testing/mailing-app.ts";

const DAY_MS = 86_400_000;
let test: TestApp;
let admin: SignedUp;
let server: MailingApp["server"];
let person: SignedUp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, server, admin, close } = await startMailingApp());
});
afterAll(() => close());
beforeEach(async () => {
  person = await test.signUp({ name: "Mali" });
});

const send = (method: "GET" | "POST" | "PUT", url: string, who?: SignedUp, payload?: object) =>
  test.app.inject({
    method,
    url,
    ...(who && { headers: who.headers }),
    ...(payload && { payload }),
  });
const state = async () => (await send("GET", "/api/auth/email", person)).json<EmailState>();
const change = (email: string, password = "secret") =>
  send("PUT", "/api/auth/email", person, { email, password });
const confirm = (token: string) => send("POST", "/api/auth/email/confirm", undefined, { token });
const kindsTo = async (email: string) => {
  const reply = await send("GET", "/api/admin/mail?limit=100", admin);
  return reply.json<SentMails>().mails.flatMap(({ to, kind }) => (to === email ? [kind] : []));
};
/** Of the newest mail to an address. */
const tokenTo = (email: string) =>
  vi.waitFor(
    () => {
      const raw = server.taken.findLast(({ to }) => to.includes(email))?.raw ?? "";
      const token = /confirm-email#(pvl_[\w-]+)/.exec(raw.replaceAll(/=\r?\n/g, ""))?.[1];
      expect(token).toBeDefined();
      return token ?? "";
    },
    { timeout: 8_000 },
  );

describe("the address of a new account", () => {
  it("is confirmed by the link in the mail, once", async () => {
    expect(await state()).toEqual({
      email: person.user.email,
      is_confirmed: false,
      pending_email: null,
      sends_mail: true,
    });
    const token = await tokenTo(person.user.email);
    expect((await confirm(token)).statusCode).toBe(204);
    expect((await state()).is_confirmed).toBe(true);
    const again = await confirm(token);
    expect(again.json<Problem>().errors?.[0]).toMatchObject({ field: "token", code: "expired" });
  });

  it("is asked for again, five times an hour at most, and not once it is confirmed", async () => {
    const ask = () => send("POST", "/api/auth/email/confirmation", person);
    for (let n = 0; n < 4; n += 1) expect((await ask()).statusCode).toBe(204);
    expect((await ask()).statusCode).toBe(429);
    expect(await kindsTo(person.user.email)).toHaveLength(5);
    await confirm(await tokenTo(person.user.email));
    expect((await ask()).statusCode).toBe(204);
    expect(await kindsTo(person.user.email)).toHaveLength(5);
  });

  it("is not confirmed by a link that is older than three days", async () => {
    const token = await tokenTo(person.user.email);
    await test.database.pool.query("update account_links set expires_at = $1", [
      new Date(test.clock.now().getTime() - DAY_MS),
    ]);
    expect((await confirm(token)).statusCode).toBe(422);
    expect((await state()).is_confirmed).toBe(false);
  });
});

describe("a new address", () => {
  it("replaces the old one once the link mailed to it is opened, and the old one is notified", async () => {
    const email = `Mali.${randomUUID()}@example.com`;
    expect((await change(email)).json<EmailState>()).toMatchObject({
      email: person.user.email,
      pending_email: email,
    });
    expect((await confirm(await tokenTo(email))).statusCode).toBe(204);
    expect(await state()).toMatchObject({ email, is_confirmed: true, pending_email: null });
    expect(await kindsTo(person.user.email)).toContain("address_changed");
    const logIn = (as: string) =>
      send("POST", "/api/auth/login", undefined, { email: as, password: "secret" });
    expect((await logIn(person.user.email)).statusCode).toBe(401);
    expect((await logIn(email.toLowerCase())).statusCode).toBe(200);
  });

  it("needs the password, and must not belong to another account", async () => {
    const email = `${randomUUID()}@example.com`;
    const wrong = await change(email, "guessed");
    expect(wrong.json<Problem>().errors?.[0]).toMatchObject({ field: "password" });
    expect((await change("mali@")).statusCode).toBe(422);
    expect((await change(admin.user.email)).json<Problem>().code).toBe("email_taken");
    expect(await kindsTo(email)).toEqual([]);
    // Taken by somebody else before the link was opened.
    await change(email);
    const token = await tokenTo(email);
    await test.signUp({ email });
    expect((await confirm(token)).json<Problem>().code).toBe("email_taken");
    expect((await state()).email).toBe(person.user.email);
  });

  it("ends the link of an address that was asked for before", async () => {
    const [first, second] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    await change(first);
    const token = await tokenTo(first);
    await change(second);
    expect((await confirm(token)).statusCode).toBe(422);
    expect((await state()).pending_email).toBe(second);
  });

  it("is asked for five times an hour at most, whichever addresses they are", async () => {
    for (let n = 0; n < 4; n += 1)
      expect((await change(`${randomUUID()}@example.com`)).statusCode).toBe(200);
    expect((await change(`${randomUUID()}@example.com`)).statusCode).toBe(429);
  });
});
