import type { Chat, Message } from "@propertyvr/contracts";
import type { HTTPMethods } from "fastify";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, type SignedUp, type TestApp } from "../platform/http/testing/test-app.ts";
import { listHome, partnerWithAccount } from "../seekers/enquiries/testing/listed-homes.ts";

const EMAIL = "nok.ends@example.com";

let test: TestApp;
let admin: SignedUp;
let home: string;
let person: SignedUp;
let chat: string;
let question: string;
let answer: string;
let enquiry: string;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signUp({ name: "Ploy" });
  const { partnerId } = await partnerWithAccount(test, "Baan Dee");
  home = await listHome(test, { source: `partner:${partnerId}` });
});
afterAll(() => test.close());

const send = (method: HTTPMethods, url: string, payload?: object, who: SignedUp = person) =>
  test.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });

const FORM = () => ({
  property_id: home,
  client_id: randomUUID(),
  name: "Nok",
  phone: "081 234 5678",
  message: "May I see it?",
});

beforeEach(async () => {
  person = await test.signUp({ email: EMAIL });
  chat = (await send("POST", "/api/chats", {})).json<Chat>().id;
  const messages = `/api/chats/${chat}/messages`;
  await send("POST", messages, { message: "condo in Ari" });
  const stored = (await send("GET", messages)).json<Message[]>();
  [question = "", answer = ""] = stored.map(({ id }) => id);
  enquiry = (await send("POST", "/api/enquiries", FORM())).json<{ id: string }>().id;
  test.clock.forward(60_000);
});

/** Whether anybody waits for a lock of somebody else. */
const isWaiting = async (): Promise<boolean> => {
  const { rows } = await test.database.pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting !== 0;
};

/** Asks for something that meets the end of the account before it is done, and answers the reply. */
async function whileEnding(ask: () => ReturnType<typeof send>): ReturnType<typeof send> {
  const client = await test.database.pool.connect();
  try {
    await client.query("begin");
    await client.query("select from users where id = $1 for update", [person.user.id]);
    await client.query("delete from users where id = $1", [person.user.id]);
    const asked = { isOver: false };
    const asking = (async () => {
      const reply = await ask();
      asked.isOver = true;
      return reply;
    })();
    while (!asked.isOver && !(await isWaiting())) await sleep(5);
    await client.query("commit");
    return await asking;
  } finally {
    client.release();
  }
}

const at = (path: string) => `/api/chats/${chat}${path}`;
/** What a person may be doing while the account ends on another device. */
const WRITES: readonly [string, () => ReturnType<typeof send>][] = [
  ["a chat", () => send("POST", "/api/chats", {})],
  ["a message", () => send("POST", at("/messages"), { message: "with a pool" })],
  ["a branch", () => send("POST", at("/messages"), { message: "in Ekkamai", replaces: question })],
  ["a retry", () => send("POST", at(`/messages/${answer}/retry`), {})],
  ["a thumb", () => send("PUT", at(`/messages/${answer}/feedback`), { verdict: "up" })],
  ["another title", () => send("PATCH", at(""), { title: "Ours" })],
  ["an enquiry", () => send("POST", "/api/enquiries", { ...FORM(), message: "Another" })],
  [
    "a line in an enquiry",
    () =>
      send("POST", `/api/enquiries/${enquiry}/messages`, {
        client_id: randomUUID(),
        message: "Hello?",
      }),
  ],
  ["a report", () => send("POST", `/api/properties/${home}/reports`, { reason: "scam" })],
  [
    "a request for access",
    () =>
      send("POST", "/api/partner-requests", {
        company: "Nok Homes",
        email: EMAIL,
        website: "https://example.com",
      }),
  ],
  ["another name", () => send("PATCH", "/api/auth/me", { name: "Nok N." })],
  ["the end of the account, again", () => send("DELETE", "/api/auth/me", { password: "secret" })],
];

describe("an account that ends while something is asked for", () => {
  it.each(WRITES)("refuses %s as signed out, and keeps nothing", async (_what, ask) => {
    const reply = await whileEnding(ask);
    // A thing of the account may be found to be gone before the account itself is.
    expect([401, 404]).toContain(reply.statusCode);
    expect((await send("GET", "/api/auth/me")).statusCode).toBe(401);
    const { rowCount } = await test.database.pool.query("select from chats where user_id = $1", [
      person.user.id,
    ]);
    expect(rowCount).toBe(0);
  });

  it("lets nobody sign in to it", async () => {
    const payload = { email: EMAIL, password: "secret" };
    const reply = await whileEnding(() =>
      test.app.inject({ method: "POST", url: "/api/auth/login", payload }),
    );
    expect([reply.statusCode, reply.json()]).toMatchObject([401, { code: "wrong_credentials" }]);
  });

  it("is not found by an admin who admits it, who stays signed in", async () => {
    const asked = await send("POST", "/api/partner-requests", {
      company: "Nok Homes",
      email: EMAIL,
      website: "https://example.com",
    });
    const url = `/api/admin/partner-requests/${asked.json<{ id: string }>().id}`;
    const reply = await whileEnding(() => send("PUT", url, { decision: "approve" }, admin));
    expect(reply.statusCode).toBe(404);
    expect((await send("GET", "/api/auth/me", undefined, admin)).statusCode).toBe(200);
  });
});
