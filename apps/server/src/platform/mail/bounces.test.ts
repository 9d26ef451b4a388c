import type { SentMails } from "@propertyvr/contracts";
import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type SignedUp, type TestApp } from "../http/testing/test-app.ts";
import { mailPost } from "./mail-post.ts";
import type { MailKind } from "./templates.ts";
import { MAIL_FACTS } from "./testing/mail-facts.ts";

const SECRET = "what the mail server of the operator signs with";
let test: TestApp;
let admin: SignedUp;
beforeAll(async () => {
  test = await createTestApp({
    config: { mailBounceSecret: SECRET, smtpUrl: "smtp://127.0.0.1:9", mailFrom: "a@example.com" },
  });
  admin = await test.signUp();
});
afterAll(() => test.close());

const signed = (text: string, secret = SECRET): string =>
  `sha256=${createHmac("sha256", secret).update(text).digest("hex")}`;
const tell = (body: object, signature?: (text: string) => string | undefined) => {
  const payload = JSON.stringify(body);
  const given = signature === undefined ? signed(payload) : signature(payload);
  return test.app.inject({
    method: "POST",
    url: "/api/mail/bounces",
    payload,
    headers: { "content-type": "application/json", ...(given && { "x-signature": given }) },
  });
};
const bounce = (email: string, over: object = {}) => ({
  email,
  reason: "550 no such user",
  at: "2026-01-05T08:00:00Z",
  ...over,
});
const write = (kind: MailKind, to: string) =>
  mailPost(test.deps).write(test.database.db, {
    kind,
    facts: MAIL_FACTS[kind],
    to,
    language: "en",
    userId: null,
  });
const mailsTo = async (email: string) => {
  const url = "/api/admin/mail?limit=100";
  const reply = await test.app.inject({ method: "GET", url, headers: admin.headers });
  return reply.json<SentMails>().mails.filter(({ to }) => to === email);
};

describe("an address whose mail bounces", () => {
  it("gets only mail that is needed to use the account, and the admin sees why", async () => {
    expect((await tell(bounce("gone@example.com"))).statusCode).toBe(204);
    for (const kind of ["new_sign_in", "enquiry_received", "home_expiring"] as const)
      expect(await write(kind, "Gone@Example.com")).toBe(true);
    await write("reset_password", "gone@example.com");
    await write("password_changed", "gone@example.com");
    await write("new_sign_in", "here@example.com");
    const mails = await mailsTo("gone@example.com");
    expect(mails.map(({ kind }) => kind)).toEqual(["password_changed", "reset_password"]);
    const said = { reason: "550 no such user", at: "2026-01-05T08:00:00.000Z" };
    expect(mails.map((mail) => mail.bounce)).toEqual([said, said]);
    expect((await mailsTo("here@example.com")).map((mail) => mail.bounce)).toEqual([null]);
  });

  it("is known by what was told last, in whatever order it is told", async () => {
    const email = "often@example.com";
    await tell(bounce(email, { at: "2026-01-05T08:30:00Z", reason: "mailbox full" }));
    await tell(bounce(email));
    await write("reset_password", email);
    expect((await mailsTo(email))[0]?.bounce?.reason).toBe("mailbox full");
  });

  it.each([
    ["without a signature", () => undefined],
    ["with another secret", (text: string) => signed(text, "guessed")],
    ["with half a signature", (text: string) => signed(text).slice(0, 40)],
    ["with the signature of another body", () => signed("{}")],
  ])("is not taken %s", async (_what, signature) => {
    const spared = `${randomUUID()}@example.com`;
    const reply = await tell(bounce(spared), signature);
    expect([reply.statusCode, reply.json()]).toMatchObject([403, { code: "forbidden" }]);
    await write("new_sign_in", spared);
    expect(await mailsTo(spared)).toHaveLength(1);
  });
});
