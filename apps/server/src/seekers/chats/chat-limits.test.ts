import { ACCOUNT_LIMITS, CHAT_LIMIT_TEXTS, type Chat, type Problem } from "@propertyvr/contracts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";

let test: TestApp;
let person: SignedUp;
beforeAll(async () => {
  test = await createTestApp({ config: { answerPaceMs: 0 } });
});
beforeEach(async () => {
  person = await test.signUp();
});
afterAll(() => test.close());

const send = (method: "POST" | "DELETE", url: string, payload?: object) =>
  test.app.inject({ method, url, headers: person.headers, ...(payload && { payload }) });
const createChat = () => send("POST", "/api/chats", {});
const say = (chatId: string, client_id?: string) =>
  send("POST", `/api/chats/${chatId}/messages`, { message: "hello", client_id });
const query = (text: string, values: readonly unknown[]) =>
  test.database.pool.query<{ n: number }>(text, [...values]);
const bytesOf = async (chatId: string): Promise<number> => {
  const { rows } = await query("select stored_bytes::float8 n from chats where id = $1", [chatId]);
  return rows[0]?.n ?? -1;
};

it("an account has no more chats than its list shows, also where many are made at once", async () => {
  await query(
    `insert into chats (id, user_id, title)
     select gen_random_uuid(), $1, 'Old' from generate_series(1, $2)`,
    [person.user.id, ACCOUNT_LIMITS.chats - 3],
  );
  const replies = await Promise.all(Array.from({ length: 8 }, createChat));
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    ...Array(3).fill(201),
    ...Array(5).fill(409),
  ]);
  const problem = replies.find(({ statusCode }) => statusCode === 409)?.json<Problem>();
  expect(problem).toMatchObject({
    code: "limit_reached",
    detail: CHAT_LIMIT_TEXTS.chats.en,
    errors: [{ code: "chats_full", message_th: CHAT_LIMIT_TEXTS.chats.th }],
  });
  const listed = await test.app.inject({ url: "/api/chats", headers: person.headers });
  expect(listed.json<Chat[]>()).toHaveLength(ACCOUNT_LIMITS.chats);
  const [first] = listed.json<Chat[]>();
  await send("DELETE", `/api/chats/${first?.id ?? ""}`);
  expect((await createChat()).statusCode).toBe(201);
});

it("a chat that is full says so, takes no more, and still answers what was sent twice", async () => {
  const { id } = (await createChat()).json<Chat>();
  const last = "00000000-0000-4000-8000-000000000001";
  await query(
    `insert into messages (id, chat_id, sender, content, status)
     select gen_random_uuid(), $1, 'user', 'x', 'done' from generate_series(1, $2)`,
    [id, ACCOUNT_LIMITS.messagesPerChat - 2],
  );
  expect((await say(id, last)).statusCode).toBe(200);
  const refused = await say(id);
  expect([refused.statusCode, refused.json<Problem>().detail]).toEqual([
    409,
    CHAT_LIMIT_TEXTS.messages.en,
  ]);
  expect((await say(id, last)).statusCode).toBe(200);
  const { rows } = await query("select count(*)::int n from messages where chat_id = $1", [id]);
  expect(rows[0]?.n).toBe(ACCOUNT_LIMITS.messagesPerChat);
});

it("all chats of an account together have a limit of bytes; deleting chats frees them", async () => {
  const full = (await createChat()).json<Chat>();
  const other = (await createChat()).json<Chat>();
  await query("update chats set stored_bytes = $2 where id = $1", [
    full.id,
    ACCOUNT_LIMITS.chatBytes,
  ]);
  expect((await say(other.id)).json<Problem>().detail).toBe(CHAT_LIMIT_TEXTS.bytes.en);
  await send("DELETE", `/api/chats/${full.id}`);
  expect((await say(other.id)).statusCode).toBe(200);
});

it("the storage of a chat counts its answers, and is zero once the chat is emptied", async () => {
  const { id } = (await createChat()).json<Chat>();
  await say(id);
  const bytes = await bytesOf(id);
  expect(bytes).toBeGreaterThan("hello".length + 20);
  await say(id);
  expect(await bytesOf(id)).toBeGreaterThan(bytes);
  await send("DELETE", `/api/chats/${id}/messages`);
  expect(await bytesOf(id)).toBe(0);
});
