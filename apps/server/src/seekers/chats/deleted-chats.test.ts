import type { Chat, ChatExport, ImportReport } from "@propertyvr/contracts";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { addUser, Caller } from "./testing/chat-app.ts";
import { messagesOf, runTests } from "./testing/run-tests.ts";

const tests = runTests();
let now = new Date();
let ticks = 0;
let me: Caller;
let other: Caller;
let sweep: () => Promise<void>;

beforeEach(async () => {
  now = new Date();
  const { server } = await tests.start({ now: () => new Date(now.getTime() + (ticks += 1)) });
  me = new Caller(server, await addUser(tests.database()));
  other = new Caller(server, await addUser(tests.database()));
  sweep = server.sweepChats;
});

const chats = (): Promise<Chat[]> => me.json("GET", "/api/chats");
const say = (chatId: string, message: string) =>
  me.json("POST", `/api/chats/${chatId}/messages`, { message });
const statusOf = async (caller: Caller, method: string, path: string) =>
  (await caller.request(method, `/api/chats/${path}`)).status;
const later = async (ms: number): Promise<void> => {
  now = new Date(now.getTime() + ms);
  await sweep();
};
const storedRows = async (chatId: string): Promise<number> => {
  const { rows } = await tests
    .database()
    .pool.query("select from messages where chat_id = $1", [chatId]);
  return rows.length;
};

describe("a deleted chat", () => {
  it("is nowhere to be found, and comes back whole when that is undone", async () => {
    const chatId = await me.newChat();
    await say(chatId, "condo around Ari under 30000");
    const before = await chats();
    const said = await messagesOf(me, chatId);
    expect(await statusOf(me, "DELETE", chatId)).toBe(204);
    expect(await chats()).toEqual([]);
    expect((await me.json<ChatExport>("GET", "/api/chats/export")).chats).toEqual([]);
    expect(await statusOf(me, "GET", `${chatId}/messages`)).toBe(404);
    expect(await statusOf(me, "DELETE", chatId)).toBe(404);
    const sent = await me.request("POST", `/api/chats/${chatId}/messages`, {
      message: "and Asok?",
    });
    expect(sent.status).toBe(404);

    await later(50_000);
    expect(await me.json("POST", `/api/chats/${chatId}/restore`)).toEqual(before[0]);
    expect(await chats()).toEqual(before);
    expect(await messagesOf(me, chatId)).toEqual(said);
    await later(3_600_000);
    expect(await messagesOf(me, chatId)).toEqual(said);
  });

  it("is gone for good after a minute", async () => {
    const chatId = await me.newChat();
    await say(chatId, "condo around Ari under 30000");
    expect(await storedRows(chatId)).toBe(2);
    await statusOf(me, "DELETE", chatId);
    await later(61_000);
    expect(await storedRows(chatId)).toBe(0);
    expect(await statusOf(me, "POST", `${chatId}/restore`)).toBe(404);
  });

  it("is restored by nobody else, and not after all chats were deleted", async () => {
    const chatId = await me.newChat();
    await statusOf(me, "DELETE", chatId);
    expect(await statusOf(other, "POST", `${chatId}/restore`)).toBe(404);
    expect(await statusOf(me, "DELETE", "")).toBe(204);
    expect(await statusOf(me, "POST", `${chatId}/restore`)).toBe(404);
  });

  it("makes way for one that is made or imported under its id", async () => {
    const asked = { client_id: randomUUID() };
    const { id } = await me.json<Chat>("POST", "/api/chats", asked);
    await say(id, "condo around Ari under 30000");
    const exported = await me.json<ChatExport>("GET", "/api/chats/export");
    await statusOf(me, "DELETE", id);
    expect((await me.json<Chat>("POST", "/api/chats", asked)).id).toBe(id);
    expect(await messagesOf(me, id)).toEqual([]);

    await statusOf(me, "DELETE", id);
    const bring = () => me.json<ImportReport>("POST", "/api/chats/import", exported);
    expect((await bring()).imported).toBe(1);
    const [imported] = await chats();
    await statusOf(me, "DELETE", imported?.id ?? "");
    expect((await bring()).imported).toBe(1);
    expect(await chats()).toHaveLength(1);
  });
});
