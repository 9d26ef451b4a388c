import type { ApiKey, SentMail, SentMails } from "@propertyvr/contracts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { SignedUp, TestApp } from "../platform/http/testing/test-app.ts";
import { mailPost } from "../platform/mail/mail-post.ts";
import {
  MAILED_ORIGIN as ORIGIN,
  startMailingApp,
  type MailingApp,
} from "../platform/mail/testing/mailing-app.ts";
import { type MailKind, TEMPLATES } from "../platform/mail/templates.ts";
import { MAIL_FACTS } from "../platform/mail/testing/mail-facts.ts";
import { listHome, partnerWithAccount } from "../seekers/enquiries/testing/listed-homes.ts";
import { sweepStale } from "../stock/freshness/sweep-stale.ts";
import { stockWriter } from "../stock/partner-listings/write-stock.ts";

const DAY_MS = 86_400_000;
let test: TestApp;
let admin: SignedUp;
let server: MailingApp["server"];
let partner: Awaited<ReturnType<typeof partnerWithAccount>>;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, server, admin, close } = await startMailingApp());
});
afterAll(() => close());
beforeEach(async () => {
  partner = await partnerWithAccount(test, `Baan ${randomUUID().slice(0, 8)}`);
});

const send = (
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE",
  url: string,
  who?: SignedUp,
  payload?: object,
) =>
  test.app.inject({
    method,
    url,
    ...(who && { headers: who.headers }),
    ...(payload && { payload }),
  });
const setLanguage = (who: SignedUp, language: "en" | "th") =>
  send("PATCH", "/api/auth/me", who, { language });
const refuseMail = (who: SignedUp) =>
  send("PATCH", "/api/auth/me", who, { preferences: { emailNotifications: false } });
const mailsTo = async (email: string): Promise<readonly SentMail[]> => {
  const reply = await send("GET", "/api/admin/mail?limit=100", admin);
  return reply
    .json<SentMails>()
    .mails.filter(({ to, kind }) => to === email && kind !== "confirm_email");
};
/** The only mail to an address, once the server took it. */
const taken = async (email: string): Promise<SentMail> => {
  await vi.waitFor(
    async () => expect((await mailsTo(email)).map(({ state }) => state)).toEqual(["sent"]),
    { timeout: 8_000 },
  );
  const others = server.taken.filter(({ raw }) => !raw.includes("Confirm your email"));
  expect(others.filter(({ to }) => to.includes(email))).toHaveLength(1);
  const [mail] = await mailsTo(email);
  if (mail === undefined) throw new Error("no mail");
  return mail;
};

describe("a sign-in", () => {
  const logIn = (email: string, over: object = {}) =>
    test.app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36" },
      payload: { email, password: "secret", ...over },
    });

  it("on a device not known before is mailed, once, and one on a known device is not", async () => {
    const { user } = await test.signUp({ name: "Mali" });
    const reply = await logIn(user.email);
    const { device_token } = reply.json<{ device_token: string }>();
    const mail = await taken(user.email);
    expect(mail).toMatchObject({
      kind: "new_sign_in",
      subject: expect.stringMatching(/^New sign/),
    });
    expect(mail.text).toContain("new device (Chrome, Windows) on 5 January 2026");
    expect(mail.text).toContain(`${ORIGIN}/forgot-password`);
    await logIn(user.email, { device_tokens: [device_token] });
    await logIn(user.email, { password: "wrong" });
    expect(await mailsTo(user.email)).toHaveLength(1);
  });

  it("is not mailed to who turned email notifications off", async () => {
    const person = await test.signUp();
    await refuseMail(person);
    expect((await logIn(person.user.email)).statusCode).toBe(200);
    expect(await mailsTo(person.user.email)).toEqual([]);
  });
});

it("a changed password is mailed, also to who turned email notifications off; one refused is not", async () => {
  const person = await test.signUp();
  await refuseMail(person);
  await setLanguage(person, "th");
  const change = (current_password: string) =>
    send("POST", "/api/auth/password", person, { current_password, new_password: "another one" });
  expect((await change("wrong")).statusCode).toBe(422);
  expect((await change("secret")).statusCode).toBe(204);
  const mail = await taken(person.user.email);
  expect(mail.subject).toBe("เปลี่ยนรหัสผ่าน PropertyVR ของคุณแล้ว");
  expect(mail.text).toContain("5 มกราคม 2569");
});

describe("a key that was found in public", () => {
  const find = (key: string) => send("POST", "/api/security/leaked-keys", undefined, { key });

  it("is told to the partner's people, once, and never in full", async () => {
    const made = await send("POST", "/api/admin/api-keys", partner.account, {});
    const { key } = made.json<ApiKey>();
    await Promise.all([find(key), find(key)]);
    const mail = await taken(partner.account.user.email);
    expect(mail.kind).toBe("key_leaked");
    expect(mail.text).toContain(key.slice(0, 8));
    expect(mail.text).not.toContain(key);
    expect(mail.text).toContain(`${ORIGIN}/partner-portal`);
  });

  it("of a partner without accounts is told to the partner's own address", async () => {
    const email = `${randomUUID()}@agency.example`;
    const form = { partner_name: "Alone", partner_email: email };
    const made = await send("POST", "/api/admin/api-keys", admin, form);
    await find(made.json<ApiKey>().key);
    expect((await taken(email)).kind).toBe("key_leaked");
  });
});

describe("an enquiry", () => {
  const ask = async (seeker: SignedUp, client_id: string = randomUUID()) => {
    const property_id = await listHome(test, { source: `partner:${partner.partnerId}` });
    const payload = {
      property_id,
      client_id,
      name: "Zorvexia",
      email: "zorvexia@example.com",
      message: "Is it still free?",
    };
    const first = await send("POST", "/api/enquiries", seeker, payload);
    expect(first.statusCode).toBe(201);
    return { again: () => send("POST", "/api/enquiries", seeker, payload) };
  };

  it("is mailed to the partner's people in their language, once, to be answered to the sender", async () => {
    await setLanguage(partner.account, "th");
    const { again } = await ask(await test.signUp());
    await again();
    const mail = await taken(partner.account.user.email);
    expect(mail).toMatchObject({ kind: "enquiry_received", subject: "มีผู้สนใจ: ห้องมุม" });
    expect(mail.text).toContain("> Is it still free?");
    expect(mail.text).toContain(`${ORIGIN}/inbox`);
    const { raw = "" } = server.taken.findLast(({ to }) => to.includes(mail.to)) ?? {};
    expect(raw).toMatch(/^Reply-To: zorvexia@example\.com/m);
  });

  it("leaves no word in the mails of an account that has ended, on either side", async () => {
    const seeker = await test.signUp();
    await ask(seeker);
    await taken(partner.account.user.email);
    await send("DELETE", "/api/auth/me", seeker, { password: "secret" });
    expect(await mailsTo(partner.account.user.email)).toEqual([]);
    await ask(await test.signUp());
    await send("DELETE", "/api/auth/me", partner.account, { password: "secret" });
    expect(await mailsTo(partner.account.user.email)).toEqual([]);
  });

  it("of a home of no partner is mailed to the admins", async () => {
    const property_id = await listHome(test);
    const form = { property_id, client_id: randomUUID(), name: "Somchai", phone: "081 234 5678" };
    const asked = { ...form, message: "Whose is it?" };
    expect((await send("POST", "/api/enquiries", await test.signUp(), asked)).statusCode).toBe(201);
    const about = async () =>
      (await mailsTo(admin.user.email)).filter(({ kind }) => kind === "enquiry_received");
    await vi.waitFor(async () => expect((await about())[0]?.state).toBe("sent"), {
      timeout: 8_000,
    });
    expect((await about()).map(({ text }) => text?.includes("> Whose is it?"))).toEqual([true]);
  });

  /** The id of the only enquiry of somebody. */
  const idOf = async (seeker: SignedUp): Promise<string> => {
    const reply = await send("GET", "/api/enquiries", seeker);
    return reply.json<{ enquiries: { id: string }[] }>().enquiries[0]?.id ?? "";
  };
  const answer = async (id: string, client_id: string = randomUUID()) => {
    const payload = { client_id, message: "Yes, a small one." };
    const reply = await send("POST", `/api/partner-inbox/${id}/messages`, partner.account, payload);
    expect(reply.statusCode).toBe(201);
  };

  it("is mailed on with each further message, to the other side, once and in its language", async () => {
    const seeker = await test.signUp({ name: "Mali" });
    await setLanguage(seeker, "th");
    await ask(seeker);
    const id = await idOf(seeker);
    const said = { client_id: randomUUID(), message: "Is a dog fine?" };
    const answerId = randomUUID();
    for (const _ of [1, 2]) {
      const reply = await send("POST", `/api/enquiries/${id}/messages`, seeker, said);
      expect(reply.statusCode).toBe(201);
      await answer(id, answerId);
    }
    const toPartner = await mailsTo(partner.account.user.email);
    expect(toPartner.map(({ subject }) => subject)).toEqual([
      "New message: Corner unit",
      "New enquiry: Corner unit",
    ]);
    expect(toPartner[0]?.text).toContain("> Is a dog fine?");
    const mail = await taken(seeker.user.email);
    expect(mail).toMatchObject({ kind: "enquiry_answered", subject: "มีคำตอบเรื่อง ห้องมุม" });
    expect(mail.text).toContain("> Yes, a small one.");
    expect(mail.text).toContain(`${ORIGIN}/enquiries`);
  });

  it("that is answered is not mailed to who turned email notifications off", async () => {
    const seeker = await test.signUp();
    await refuseMail(seeker);
    await ask(seeker);
    await answer(await idOf(seeker));
    expect(await mailsTo(seeker.user.email)).toEqual([]);
  });

  it("is not mailed to who turned email notifications off", async () => {
    await refuseMail(partner.account);
    await ask(await test.signUp());
    expect(await mailsTo(partner.account.user.email)).toEqual([]);
  });
});

describe("listings about to expire", () => {
  const sweep = (passedMs = 0) =>
    sweepStale({
      pool: test.database.pool,
      clock: { now: () => new Date(test.clock.now().getTime() + passedMs) },
      writeStock: stockWriter(test.database.pool),
      post: mailPost(test.deps),
      address: `${ORIGIN}/my-listings`,
    });
  const homeConfirmedDaysAgo = async (days: number) => {
    const id = await listHome(test, { source: `partner:${partner.partnerId}` });
    const at = new Date(test.clock.now().getTime() - days * DAY_MS);
    await test.database.pool.query("update listings set last_confirmed_at = $2 where id = $1", [
      id,
      at,
    ]);
    return id;
  };

  it("are one mail a day to their partner, however often and by how many servers is looked", async () => {
    await homeConfirmedDaysAgo(24);
    await homeConfirmedDaysAgo(23.5);
    await Promise.all([sweep(), sweep()]);
    const mail = await taken(partner.account.user.email);
    expect(mail.subject).toBe("2 of your listings expire soon");
    expect(mail.text).toContain("the first after 12 January 2026");
    expect(mail.text).toContain(`${ORIGIN}/my-listings`);
    await homeConfirmedDaysAgo(25);
    await sweep(3_600_000);
    expect(await mailsTo(partner.account.user.email)).toHaveLength(1);
    await sweep(DAY_MS);
    await sweep(DAY_MS + 3_600_000);
    await sweep(2 * DAY_MS);
    expect((await mailsTo(partner.account.user.email)).map(({ subject }) => subject)).toEqual([
      "One of your listings expires soon",
      "2 of your listings expire soon",
    ]);
  });

  it("that were confirmed before the mail are not in it", async () => {
    await homeConfirmedDaysAgo(10);
    await sweep();
    expect(await mailsTo(partner.account.user.email)).toEqual([]);
  });
});

it("without a mail server only mails that an admin can pass on are kept", async () => {
  const { db } = test.database;
  const post = mailPost({ ...test.deps, config: { smtpUrl: undefined } });
  const before = await db.selectFrom("mails").select("id").execute();
  for (const kind of Object.keys(TEMPLATES) as MailKind[])
    await post.write(db, {
      kind,
      facts: MAIL_FACTS[kind],
      to: "nobody@example.com",
      language: "en",
      userId: null,
    });
  const kept = await db
    .selectFrom("mails")
    .select(["kind", "state"])
    .where(
      "id",
      "not in",
      before.map(({ id }) => id),
    )
    .orderBy("kind")
    .execute();
  expect(kept).toEqual(
    ["confirm_email", "key_leaked", "reset_password", "support_answered"].map((kind) => ({
      kind,
      state: "kept",
    })),
  );
});
