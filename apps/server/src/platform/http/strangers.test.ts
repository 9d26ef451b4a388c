import { endpoints, type Chat, type Endpoint, type MessageReply } from "@propertyvr/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type SignedUp, type TestApp } from "./testing/test-app.ts";

let test: TestApp;
let owner: SignedUp;
let stranger: SignedUp;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.signUp();
  stranger = await test.signUp();
});
afterAll(() => test.close());

const call = (
  method: Endpoint["method"],
  url: string,
  { headers }: SignedUp,
  payload?: Record<string, unknown>,
) => test.app.inject({ method, url, headers, ...(payload && { payload }) });

const startChat = async (title: string): Promise<Chat> =>
  (await call("POST", "/api/chats", owner, { title })).json<Chat>();
const say = (chat: Chat, message: string) =>
  call("POST", `/api/chats/${chat.id}/messages`, owner, { message });

const NASTY = [
  "'; drop table messages; --",
  "x'); delete from chats where true; --",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "[click](javascript:alert(1)) ![x](https://example.com/x.png)",
  "\\u0000 %00 ${1+1} {{1+1}}",
  "condo in <b>Phuket</b>' or '1'='1",
];

describe("what belongs to somebody else", () => {
  it("is not found, by any operation, and stays as it was", async () => {
    const chat = await startChat("Mine");
    const { run_id } = (await say(chat, "condo near BTS Asok")).json<MessageReply>();
    const seen = async () => [
      (await call("GET", "/api/chats", owner)).json<unknown>(),
      (await call("GET", `/api/chats/${chat.id}/messages`, owner)).json<unknown>(),
    ];
    const before = await seen();
    const tried = Object.values<Endpoint>(endpoints).filter(
      ({ path, access }) => path.includes("{id}") && access === "signed_in",
    );
    expect(tried.length).toBeGreaterThanOrEqual(7);
    const BODY = { title: "Stolen", message: "hello", verdict: "up", client_id: "a stranger" };
    for (const { method, path, body } of tried) {
      const url = path.replace("{id}", chat.id).replace("{runId}", run_id);
      const payload =
        body && (path.startsWith("/api/partner-listings") ? { status: "sold" } : BODY);
      const reply = await call(method, url, stranger, payload);
      expect([method, path, reply.statusCode]).toEqual([method, path, 404]);
      expect(reply.body).not.toContain("Asok");
    }
    expect((await call("GET", "/api/chats", stranger)).json()).toEqual([]);
    await call("DELETE", "/api/chats", stranger);
    expect(await seen()).toEqual(before);
  });

  it("is not found under a chat of one's own either", async () => {
    const [one, two] = [await startChat("One"), await startChat("Two")];
    const { run_id } = (await say(one, "villa in Phuket")).json<MessageReply>();
    const url = `/api/chats/${two.id}/runs/${run_id}/stop`;
    expect((await call("POST", url, owner, {})).statusCode).toBe(404);
  });
});

describe("SQL and HTML", () => {
  it("in a title is kept as the text it is", async () => {
    for (const title of NASTY) {
      const chat = await startChat(title);
      expect(chat.title).toBe(title);
      const renamed = await call("PATCH", `/api/chats/${chat.id}`, owner, { title: `${title}!` });
      expect(renamed.json<Chat>().title).toBe(`${title}!`);
    }
  });

  it("in a message is kept as the text it is, and answered", async () => {
    for (const message of NASTY) {
      const chat = await startChat("Nasty");
      const reply = await say(chat, message);
      expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
      const { userMessage, aiResponse, status } = reply.json<MessageReply>();
      expect([userMessage.content, status]).toEqual([message, "done"]);
      expect(aiResponse.content).not.toMatch(/<script|onerror=/i);
    }
  });

  it("in a search finds homes or none, and changes nothing", async () => {
    for (const text of NASTY) {
      const filters = { places: [text], near: [{ kind: "poi", name: text, within_m: 500 }] };
      for (const payload of [{ query: text }, { filters }]) {
        const reply = await call("POST", "/api/properties/search", owner, payload);
        expect(reply.statusCode).toBe(200);
      }
    }
    const { rows } = await test.database.pool.query<{ n: number }>(
      `select count(*)::int as n from information_schema.tables
       where table_name in ('users', 'sessions', 'chats', 'messages', 'listings')`,
    );
    expect(rows).toEqual([{ n: 5 }]);
  });
});

describe("a message of a hundred thousand characters", () => {
  it.each([
    ["Latin letters", "x"],
    ["Thai letters", "ก"],
    ["an emoji", "🏠"],
  ])("of %s is kept whole and answered", async (_what, piece) => {
    const message = piece.repeat(100_000 / piece.length);
    const chat = await startChat("Long");
    const reply = await say(chat, message);
    expect(reply.statusCode).toBe(200);
    expect(reply.json<MessageReply>().userMessage.content).toBe(message);
  });

  it("and one more is refused, with nothing stored", async () => {
    const chat = await startChat("Too long");
    expect((await say(chat, "x".repeat(100_001))).statusCode).toBe(422);
    expect((await call("GET", `/api/chats/${chat.id}/messages`, owner)).json()).toEqual([]);
  });
});
