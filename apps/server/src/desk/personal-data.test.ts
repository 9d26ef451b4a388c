import type { AccountExport, ApiKey, Chat, TwoFactorSetUp } from "@propertyvr/contracts";
import { backUpToFile } from "@propertyvr/database";
import { unzipSync } from "fflate";
import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { URI } from "otpauth";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { FIELD_LABELS, MEMBER_LABELS } from "../accounts/archive/labels.ts";
import { createTestApp, type SignedUp, type TestApp } from "../platform/http/testing/test-app.ts";
import { listHome, partnerWithAccount } from "../seekers/enquiries/testing/listed-homes.ts";
import { recordBounce } from "../platform/mail/bounce-store.ts";
import { PERSONAL_DATA } from "../slices.ts";
import { plainHome } from "../stock/partner-listings/testing/test-partner.ts";

// Every word that a person leaves behind in this test holds this.
const MARK = "Zorvexia";
const EMAIL = "zorvexia.of@example.com";

let test: TestApp;
let partner: Awaited<ReturnType<typeof partnerWithAccount>>;
beforeAll(async () => {
  test = await createTestApp();
  await test.signUp({ name: "Ploy" });
  partner = await partnerWithAccount(test, "Baan Dee");
});
afterAll(() => test.close());

const send = (
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  url: string,
  who: SignedUp,
  payload?: object,
) => test.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });

/** Does everything that leaves a word of a person somewhere. */
const leaveTraces = async (): Promise<SignedUp> => {
  const person = await test.signUp({ name: `${MARK} S.`, email: EMAIL });
  const chat = (await send("POST", "/api/chats", person, { title: `${MARK}'s` })).json<Chat>();
  const url = `/api/chats/${chat.id}/messages`;
  const message = `${MARK} condo in Ari`;
  const asked = await send("POST", url, person, { message, client_id: randomUUID() });
  expect(asked.statusCode).toBe(200);
  const [, answer] = (await send("GET", url, person)).json<{ id: string }[]>();
  await test.database.pool.query(
    `insert into attachments (id, user_id, client_id, name, kind, media_type, bytes, state, file_id,
       document, created_at, expires_at)
     values (gen_random_uuid(), $1, gen_random_uuid()::text, $2, 'text', 'text/plain', 1, 'ready',
       gen_random_uuid(), $3, now(), now() + interval '1 day')`,
    [person.user.id, MARK, JSON.stringify({ kind: "text", blocks: [], isCut: false, of: MARK })],
  );
  const feedback = { verdict: "down", reasons: [], comment: MARK };
  const said = await send("PUT", `${url}/${answer?.id ?? ""}/feedback`, person, feedback);
  expect(said.statusCode).toBeLessThan(300);
  const temporary = await send("POST", "/api/chats", person, { is_temporary: true });
  const talk = `/api/chats/${temporary.json<Chat>().id}/messages`;
  expect((await send("POST", talk, person, { message: `${MARK} house` })).statusCode).toBe(200);
  await setPhoto(person);
  const home = await listHome(test, { source: `partner:${partner.partnerId}` });
  const enquiry = await send("POST", "/api/enquiries", person, {
    property_id: home,
    client_id: randomUUID(),
    name: MARK,
    email: EMAIL,
    message: MARK,
  });
  expect(enquiry.statusCode).toBe(201);
  const more = { client_id: randomUUID(), message: `${MARK} again` };
  const thread = `/api/enquiries/${enquiry.json<{ id: string }>().id}/messages`;
  expect((await send("POST", thread, person, more)).statusCode).toBe(201);
  const forgot = "/api/auth/password/forgot";
  expect((await send("POST", forgot, person, { email: EMAIL })).statusCode).toBe(202);
  await vi.waitFor(async () => {
    const { rows } = await test.database.pool.query("select from mails where recipient = $1", [
      EMAIL,
    ]);
    expect(rows).toHaveLength(1);
  });
  const agreed = await send("PUT", "/api/models/agreements/openai", person);
  expect(agreed.statusCode).toBe(204);
  const twoFactor = "/api/auth/two-factor";
  const setUp = await send("POST", `${twoFactor}/setup`, person, { password: "secret" });
  const { uri } = setUp.json<TwoFactorSetUp>();
  const code = URI.parse(uri).generate({ timestamp: test.clock.now().getTime() });
  expect((await send("POST", `${twoFactor}/confirm`, person, { code })).statusCode).toBe(200);
  await test.database.pool.query(
    `insert into passkeys (id, user_id, credential_id, name, host, public_key, counter, transports,
       is_synced, created_at)
     values (gen_random_uuid(), $1, gen_random_uuid()::text, $2, 'localhost', '', 0, '{}', false, now())`,
    [person.user.id, MARK],
  );
  await test.database.pool.query(
    `insert into linked_identities (issuer, subject, user_id, provider, email, created_at)
     values ('https://login.example', gen_random_uuid()::text, $1, 'openid', $2, now())`,
    [person.user.id, EMAIL],
  );
  const report = { reason: "scam", note: MARK };
  const reported = await send("POST", `/api/properties/${home}/reports`, person, report);
  expect(reported.statusCode).toBeLessThan(300);
  const question = { client_id: randomUUID(), subject: MARK, message: MARK };
  const sent = { name: MARK, email: EMAIL, ...question };
  expect((await send("POST", "/api/support", person, sent)).statusCode).toBe(201);
  const request = { company: MARK, email: EMAIL, website: "https://example.com" };
  expect((await send("POST", "/api/partner-requests", person, request)).statusCode).toBe(201);
  await test.database.pool.query(
    `insert into audit_log (actor_id, actor, network, action, subject_id, before, after)
     values ($1, $2, '::1', 'account.became_admin', $1, null, $3)`,
    [person.user.id, `${MARK} S.`, JSON.stringify({ name: `${MARK} S.`, email: EMAIL })],
  );
  await workForPartner(person, home);
  await recordBounce(test.database.db, { email: EMAIL, reason: MARK, at: test.clock.now() });
  return person;
};

const setPhoto = async (person: SignedUp): Promise<void> => {
  const photo = sharp({ create: { width: 200, height: 200, channels: 3, background: "#123456" } });
  const set = await test.app.inject({
    method: "PUT",
    url: "/api/auth/me/picture",
    headers: { ...person.headers, "content-type": "image/png" },
    payload: await photo.png().toBuffer(),
  });
  expect(set.statusCode).toBe(200);
};

/** Joins the partner: a key, a request with it, a file, an answer to who asks about a home. */
const workForPartner = async (person: SignedUp, home: string): Promise<void> => {
  await test.database.pool.query(
    "update users set role = 'partner', partner_id = $2 where id = $1",
    [person.user.id, partner.partnerId],
  );
  const made = await send("POST", "/api/admin/api-keys", person, {});
  const { key } = made.json<ApiKey>();
  const url = "/api/partner/properties";
  const listed = await test.app.inject({ method: "GET", url, headers: { "x-api-key": key } });
  expect(listed.statusCode).toBe(200);
  const file = [{ ...plainHome, external_id: randomUUID() }];
  const sent = await send("POST", "/api/properties/upload/json", person, file);
  expect(sent.statusCode).toBe(200);
  const seeker = await test.signUp();
  const asked = await send("POST", "/api/enquiries", seeker, {
    property_id: home,
    client_id: randomUUID(),
    name: "Somchai",
    phone: "081 234 5678",
    message: "Is it free?",
  });
  const answer = { client_id: randomUUID(), message: "Yes, it is." };
  const inbox = `/api/partner-inbox/${asked.json<{ id: string }>().id}/messages`;
  expect((await send("POST", inbox, person, answer)).statusCode).toBe(201);
};

/** What a backup taken now holds, as text. */
const backup = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), "backup-"));
  try {
    const file = path.join(folder, "backup.gz");
    await backUpToFile(
      { databaseUrl: test.database.url, dataDir: folder, log: () => undefined },
      file,
    );
    return gunzipSync(await readFile(file)).toString("latin1");
  } finally {
    await rm(folder, { recursive: true });
  }
};
const hexOf = (text: string): string => Buffer.from(text).toString("hex");

/** Tables of which some row holds a text. */
const tablesWith = async (text: string): Promise<readonly string[]> => {
  const { rows } = await test.database.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = current_schema() and c.relkind = 'r' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await test.database.pool.query(
      `select 1 from ${name} as t where position(lower($1) in lower(t::text)) > 0
         or position($2 in t::text) > 0 limit 1`,
      [text, hexOf(text)],
    );
    if ((rowCount ?? 0) > 0) found.push(name);
  }
  return found;
};

it("each table that names an account belongs to one entry", async () => {
  const { rows } = await test.database.pool.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'users'::regclass order by 1`,
  );
  const spoken = PERSONAL_DATA.flatMap(({ tables }) => tables.map(String));
  expect(new Set(spoken).size).toBe(spoken.length);
  expect(rows.map(({ name }) => name).filter((name) => !spoken.includes(name))).toEqual([]);
});

describe("a person who wrote everywhere", () => {
  let person: SignedUp;
  /** Who began anew under the same address. */
  let again: SignedUp | undefined;
  beforeEach(async () => {
    // Words that three people use are kept: the persons of these tests are one after the other.
    await test.database.pool.query("truncate misread_people, misread_words");
    person = await leaveTraces();
  });
  afterEach(async () => {
    for (const who of [person, again])
      if (who !== undefined) await send("DELETE", "/api/auth/me", who, { password: "secret" });
    again = undefined;
  });

  const archive = async (who = person) => {
    const reply = await send("GET", "/api/auth/me/export", who);
    if (reply.statusCode !== 200) throw new Error(JSON.stringify(test.logged.at(-2)));
    expect(reply.headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="propertyvr-data-2026-01-05.zip"',
    });
    return unzipSync(reply.rawPayload);
  };
  const textOf = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString();

  it("downloads it as JSON, as text to read, and with the files", async () => {
    const files = await archive();
    const names = Object.keys(files);
    expect(names.filter((name) => !/^(chats|files|attachments)\//.test(name))).toEqual([
      "README.md",
      "data.json",
      "data.md",
      "chats.json",
    ]);
    const [photo = ""] = names.filter((name) => name.startsWith("files/"));
    expect((await sharp(files[photo]).metadata()).format).toBe("jpeg");
    const [chat = ""] = names.filter((name) => name.startsWith("chats/"));
    expect(chat).toBe(`chats/001 ${MARK} s.md`);
    expect(textOf(files[chat])).toContain(`> ${MARK} condo in Ari`);
    const told = textOf(files["data.md"]);
    for (const said of [EMAIL, "Message: Zorvexia again"]) expect(told).toContain(said);
    expect(told).not.toContain("Nothing stored");
    const { data } = JSON.parse(textOf(files["data.json"])) as AccountExport;
    const members = Object.keys(data).filter((member) => member !== "messages");
    expect(members.toSorted()).toEqual(Object.keys(MEMBER_LABELS).toSorted());
    const fields = Object.entries(data).flatMap(([member, rows]) =>
      member === "messages" ? [] : Object.keys(rows[0] ?? {}),
    );
    const isTold = (field: string) => field in FIELD_LABELS || /(^|_)id$/.test(field);
    expect(fields.filter((field) => !isTold(field))).toEqual([]);
    // What it holds of chats is what the import takes.
    const back = await send(
      "POST",
      "/api/chats/import",
      person,
      JSON.parse(textOf(files["chats.json"])) as object,
    );
    expect(back.json()).toMatchObject({ already: 1, skipped: [] });
  });

  it("downloads it in Thai where the account is in Thai", async () => {
    await send("PATCH", "/api/auth/me", person, { language: "th" });
    const files = await archive();
    expect(textOf(files["README.md"])).toContain("# ข้อมูล PropertyVR ของคุณ");
    expect(textOf(files["data.md"])).toContain("## การสอบถาม");
  });

  it("downloads it once at a time", async () => {
    const codes = await Promise.all(
      [1, 2].map(async () => (await send("GET", "/api/auth/me/export", person)).statusCode),
    );
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 429]);
    expect((await send("GET", "/api/auth/me/export", person)).statusCode).toBe(200);
  });

  it("ends the account without a word left", async () => {
    const { data } = JSON.parse(textOf((await archive())["data.json"])) as AccountExport;
    const silent = Object.entries(data).filter(([, rows]) => rows.length === 0);
    expect(silent).toEqual([]);
    expect(JSON.stringify(data)).not.toMatch(/"password|token(?!s":)/);
    for (const member of ["account", "messages", "feedback", "enquiry_messages", "reports"])
      expect(JSON.stringify(data[member])).toMatch(member === "account" ? EMAIL : MARK);

    const wrong = await send("DELETE", "/api/auth/me", person, { password: "guessed" });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      422,
      { errors: [{ pointer: "/password" }] },
    ]);
    expect((await send("GET", "/api/auth/me", person)).statusCode).toBe(200);
    expect(await tablesWith(MARK)).toContain("audit_log");
    const before = await backup();
    for (const said of [MARK, EMAIL, person.user.id]) expect(before).toContain(said);

    const ended = await send("DELETE", "/api/auth/me", person, { password: "secret" });
    expect(ended.statusCode).toBe(204);
    expect((await send("GET", "/api/auth/me", person)).statusCode).toBe(401);
    expect(await tablesWith(MARK)).toEqual([]);
    expect(await tablesWith(EMAIL)).toEqual([]);
    expect(await tablesWith(person.user.id)).toEqual([]);
    const after = await backup();
    for (const said of [MARK, EMAIL, person.user.id].flatMap((each) => [each, hexOf(each)]))
      expect(after).not.toContain(said);
    // The same address may begin again.
    again = await test.signUp({ name: `${MARK} S.`, email: EMAIL });
    expect(again.user.role).toBe("seeker");
  });

  it("leaves what others wrote and what happened to a home", async () => {
    const { id } = person.user;
    await send("DELETE", "/api/auth/me", person, { password: "secret" });
    const reports = await test.database.pool.query<{ note: string; reason: string }>(
      "select note, reason, user_id from listing_reports where reporter = 'deleted ' || id",
    );
    expect(reports.rows.at(-1)).toEqual({ note: "", reason: "scam", user_id: null });
    const { rows: log } = await test.database.pool.query<Record<string, string>>(
      `select actor, actor_id, subject_id from audit_log
       where action = 'account.became_admin' order by id desc limit 1`,
    );
    const { actor, actor_id, subject_id = "" } = log[0] ?? {};
    // One name for all that it did, from which nobody reads whose it was.
    expect([actor, actor_id]).toEqual([`account ${subject_id.slice(0, 8)}`, null]);
    expect(subject_id).not.toBe(id);
    const others = await test.database.pool.query("select from audit_log where actor = $1", [
      actor,
    ]);
    expect(others.rowCount).toBeGreaterThan(1);
  });
});
