import type { Problem, SentMails, SupportMessage, SupportMessages } from "@propertyvr/contracts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import type { JobQueue } from "../../platform/jobs/job-queue.ts";
import { startMailingApp, type MailingApp } from "../../platform/mail/testing/mailing-app.ts";
import { keepSupportSwept } from "./support.route.ts";

const SUPPORT = "help@homes.example";
const DAY_MS = 86_400_000;
let test: TestApp;
let admin: SignedUp;
let server: MailingApp["server"];
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, server, admin, close } = await startMailingApp(SUPPORT));
});
afterAll(() => close());
beforeEach(() => test.database.pool.query("delete from support_messages; delete from attempts"));

const form = (over: object = {}) => ({
  client_id: randomUUID(),
  name: "Mali",
  email: "mali@example.com",
  subject: "Maps",
  message: "Is there a map?\nOf Ari?",
  ...over,
});
const send = (payload: object, who?: SignedUp, app = test) =>
  app.app.inject({
    method: "POST",
    url: "/api/support",
    payload,
    ...(who && { headers: who.headers }),
  });
const list = async (query = "", app = test, who = admin) =>
  (
    await app.app.inject({ url: `/api/admin/support${query}`, headers: who.headers })
  ).json<SupportMessages>();
const answer = (id: string, text: string, app = test, who = admin) =>
  app.app.inject({
    method: "POST",
    url: `/api/admin/support/${id}/answer`,
    headers: who.headers,
    payload: { answer: text },
  });
const mails = async (to: string) => {
  const reply = await test.app.inject({ url: "/api/admin/mail", headers: admin.headers });
  return reply.json<SentMails>().mails.filter((mail) => mail.to === to);
};
const headOf = (raw: string) => raw.slice(0, raw.indexOf("\r\n\r\n"));
const taken = (to: string) =>
  vi.waitFor(
    () => {
      const mail = server.taken.findLast((each) => each.to.includes(to));
      expect(mail).toBeDefined();
      return mail?.raw ?? "";
    },
    { timeout: 8_000 },
  );

describe("a message to support", () => {
  it("of somebody who is not signed in is stored and mailed to the operator", async () => {
    const before = (await mails(SUPPORT)).length;
    const reply = await send(form({ name: "  Mali  S. ", subject: "Maps\r\nBcc: a@b.example" }));
    expect(reply.statusCode).toBe(201);
    const { messages, counts, sends_mail } = await list();
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      name: "Mali S.",
      email: "mali@example.com",
      subject: "Maps Bcc: a@b.example",
      message: "Is there a map?\nOf Ari?",
      account: null,
      answer: null,
    });
    expect([counts, sends_mail]).toEqual([{ open: 1, answered: 0 }, true]);
    const raw = await taken(SUPPORT);
    expect(headOf(raw)).toMatch(/^Reply-To: mali@example\.com/m);
    expect(headOf(raw)).not.toMatch(/^Bcc/m);
    const [mail, ...others] = await mails(SUPPORT);
    expect(others).toHaveLength(before);
    expect(mail?.text).toContain("https://homes.example/admin/support");
  });

  it("sent again is one message with one mail; another text under its id is a conflict", async () => {
    const asked = form();
    const [first, second] = await Promise.all([send(asked), send(asked)]);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect((await list()).messages).toHaveLength(1);
    const about = (await mails(SUPPORT)).length;
    const other = await send({ ...asked, message: "Something else" });
    expect(other.statusCode).toBe(409);
    expect((await mails(SUPPORT)).length).toBe(about);
  });

  it("needs all four fields and names the first that is missing", async () => {
    for (const field of ["name", "email", "subject", "message"]) {
      const reply = await send(form({ [field]: " \u200B " }));
      expect(reply.statusCode).toBe(422);
      expect(reply.json<Problem>().errors?.[0]).toMatchObject({ field, code: "required" });
    }
    const wrong = await send(form({ email: "mali" }));
    expect(wrong.json<Problem>().errors?.[0]).toMatchObject({ field: "email", code: "format" });
    const long = await send(form({ message: "a".repeat(5_001) }));
    expect(long.json<Problem>().errors?.[0]).toMatchObject({ field: "message", code: "too_long" });
    expect((await list()).messages).toEqual([]);
  });

  it("belongs to the account it was sent from and ends with it", async () => {
    const person = await test.signUp({ name: "Somchai" });
    await send(form(), person);
    expect((await list()).messages[0]?.account).toEqual({
      name: "Somchai",
      email: person.user.email,
    });
    const over = await send(form(), { ...person, headers: { authorization: "Bearer pvs_no" } });
    expect(over.statusCode).toBe(401);
    await test.database.pool.query("delete from users where id = $1", [person.user.id]);
    expect((await list()).messages).toEqual([]);
  });

  it("is slowed down per account after ten in an hour; what is sent again is not counted", async () => {
    const person = await test.signUp();
    const asked = form();
    for (let n = 0; n < 5; n += 1) expect((await send(asked, person)).statusCode).toBe(201);
    for (let n = 0; n < 9; n += 1) expect((await send(form(), person)).statusCode).toBe(201);
    const late = await send(form(), person);
    expect([late.statusCode, late.headers["retry-after"]]).toEqual([429, "3600"]);
  });

  it("goes a year after it was answered, or was sent and never answered", async () => {
    const ids: string[] = [];
    for (const subject of ["forgotten", "answered long ago", "answered", "open"])
      ids.push((await send(form({ subject }))).json<{ id: string }>().id);
    for (const id of ids.slice(1, 3)) await answer(id, "Yes.");
    const back = (column: string, days: number, id = "") =>
      test.database.pool.query(`update support_messages set ${column} = $1 where id = $2`, [
        new Date(test.clock.now().getTime() - days * DAY_MS),
        id,
      ]);
    await back("created_at", 366, ids[0]);
    await back("created_at", 500, ids[2]);
    await back("answered_at", 366, ids[1]);
    await back("created_at", 364, ids[3]);
    const sweeps: (() => Promise<void>)[] = [];
    const scheduleEvery: JobQueue["scheduleEvery"] = (_kind, { run }) => {
      sweeps.push(() => run(AbortSignal.timeout(5_000)));
    };
    keepSupportSwept({ scheduleEvery }, { db: test.database.db, clock: test.clock });
    for (const sweep of sweeps) await sweep();
    const left = [...(await list()).messages, ...(await list("?status=answered")).messages];
    expect(left.map(({ subject }) => subject)).toEqual(["open", "answered"]);
  });
});

describe("an answer", () => {
  const sentAs = async (over: object = {}) => (await send(form(over))).json<{ id: string }>().id;

  it("goes out in the language of the question, to be replied to at support, and once", async () => {
    const email = `${randomUUID()}@example.com`;
    const id = await sentAs({ email, language: "th" });
    const [one, two] = await Promise.all([answer(id, "มีแผนที่"), answer(id, "มีแผนที่")]);
    expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
    const raw = await taken(email);
    expect(headOf(raw)).toMatch(/^Reply-To: help@homes\.example/m);
    expect(headOf(raw)).toContain("Content-Language: th");
    expect(await mails(email)).toHaveLength(1);
    expect((await mails(email))[0]).toMatchObject({ subject: "ตอบกลับ: Maps" });
    await vi.waitFor(async () => {
      const [message] = (await list("?status=answered")).messages;
      expect(message?.answer).toMatchObject({ text: "มีแผนที่", by: "Ploy", mail_state: "sent" });
    });
    expect((await answer(id, "Another one")).statusCode).toBe(409);
  });

  it("that the mail server refuses says so beside the message", async () => {
    const id = await sentAs({ email: `${randomUUID()}@example.com` });
    // Whichever of the mails still under way comes first.
    for (let n = 0; n < 50; n += 1) server.answers.push({ code: 550, says: "no such mailbox" });
    await answer(id, "Yes.");
    await vi.waitFor(
      async () => {
        const [message] = (await list("?status=answered")).messages;
        expect(message?.answer).toMatchObject({ mail_state: "refused" });
        expect(message?.answer?.mail_error).toContain("no such mailbox");
      },
      { timeout: 8_000 },
    );
    server.answers.length = 0;
  });

  it("needs words, and a message that is there", async () => {
    expect((await answer(await sentAs(), " ")).statusCode).toBe(422);
    expect((await answer(randomUUID(), "Yes.")).statusCode).toBe(404);
    expect((await answer("none", "Yes.")).statusCode).toBe(404);
  });
});

it("open messages are listed oldest first, answered ones newest first, page by page", async () => {
  const ids: string[] = [];
  for (const subject of ["a", "b", "c"]) {
    const person = await test.signUp();
    ids.push((await send(form({ subject }), person)).json<{ id: string }>().id);
  }
  const first = await list("?limit=2");
  expect(first.messages.map(({ subject }) => subject)).toEqual(["a", "b"]);
  const second = await list(`?limit=2&cursor=${first.next_cursor ?? ""}`);
  expect([second.messages.map(({ subject }) => subject), second.next_cursor]).toEqual([
    ["c"],
    null,
  ]);
  for (const id of ids) await answer(id, "Yes.");
  const done = await list("?status=answered&limit=2");
  expect(done.messages.map(({ subject }) => subject)).toEqual(["c", "b"]);
  expect(done.counts).toEqual({ open: 0, answered: 3 });
});

it("without a mail server a support answer is stored, and the list says that nothing is sent", async () => {
  const alone = await createTestApp();
  try {
    const first = await alone.signUp({ name: "Ploy" });
    await send(form(), undefined, alone);
    const before = await list("", alone, first);
    expect(before.sends_mail).toBe(false);
    const reply = await answer(before.messages[0]?.id ?? "", "Yes.", alone, first);
    expect(reply.json<SupportMessage>().answer).toMatchObject({ text: "Yes.", mail_state: "kept" });
  } finally {
    await alone.close();
  }
});
