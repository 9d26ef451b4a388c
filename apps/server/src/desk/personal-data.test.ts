import type { AccountExport, Chat, TwoFactorSetUp } from "@propertyvr/contracts";
import { randomUUID } from "node:crypto";
import { URI } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestApp, type SignedUp, type TestApp } from "../platform/http/testing/test-app.ts";
import { listHome, partnerWithAccount } from "../seekers/enquiries/testing/listed-homes.ts";
import { PERSONAL_DATA } from "../slices.ts";

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
  const feedback = { verdict: "down", reasons: [], comment: MARK };
  const said = await send("PUT", `${url}/${answer?.id ?? ""}/feedback`, person, feedback);
  expect(said.statusCode).toBeLessThan(300);
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
  return person;
};

/** Tables of which some row holds a text. */
const tablesWith = async (text: string): Promise<readonly string[]> => {
  const { rows } = await test.database.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = current_schema() and c.relkind = 'r' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await test.database.pool.query(
      `select 1 from ${name} as t where position(lower($1) in lower(t::text)) > 0 limit 1`,
      [text],
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
  beforeEach(async () => {
    person = await leaveTraces();
  });

  it("downloads all of it, and ends the account without a word left", async () => {
    const reply = await send("GET", "/api/auth/me/export", person);
    expect(reply.headers["content-disposition"]).toBe(
      'attachment; filename="propertyvr-account-2026-01-05.json"',
    );
    const { data } = reply.json<AccountExport>();
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

    const ended = await send("DELETE", "/api/auth/me", person, { password: "secret" });
    expect(ended.statusCode).toBe(204);
    expect((await send("GET", "/api/auth/me", person)).statusCode).toBe(401);
    expect(await tablesWith(MARK)).toEqual([]);
    expect(await tablesWith(EMAIL)).toEqual([]);
    // The same address may begin again.
    expect((await test.signUp({ name: `${MARK} S.`, email: EMAIL })).user.role).toBe("seeker");
    await test.database.pool.query("delete from users where email = $1", [EMAIL]);
  });

  it("leaves what others wrote and what happened to a home", async () => {
    const { id } = person.user;
    await send("DELETE", "/api/auth/me", person, { password: "secret" });
    const reports = await test.database.pool.query<{ note: string; reason: string }>(
      "select note, reason, user_id from listing_reports where reporter = 'deleted ' || id",
    );
    expect(reports.rows.at(-1)).toEqual({ note: "", reason: "scam", user_id: null });
    const log = await test.database.pool.query(
      "select actor, actor_id from audit_log where subject_id = $1",
      [id],
    );
    const nameless = { actor: `account ${id.slice(0, 8)}`, actor_id: null };
    expect(log.rows).toEqual([nameless, nameless]);
  });
});
