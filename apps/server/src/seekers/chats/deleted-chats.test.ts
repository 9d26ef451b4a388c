import type { Chat, ChatExport, ImportReport } from "@propertyvr/contracts";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { addUser, ChatBrowser } from "./testing/chat-app.ts";
import { messagesOf, runTests } from "./testing/run-tests.ts";

const tests = runTests();
let now = new Date();
let ticks = 0;
let me: ChatBrowser;
let other: ChatBrowser;
let sweep: () => Promise<void>;

beforeEach(async () => {
  now = new Date();
  const { server } = await tests.start({ now: () => new Date(now.getTime() + (ticks += 1)) });
  me = new ChatBrowser(server, await addUser(tests.database()));
  other = new ChatBrowser(server, await addUser(tests.database()));
  sweep = server.sweepChats;
});

const chats = (): Promise<Chat[]> => me.json("GET", "/api/chats");
const say = (chatId: string, message: string) =>
  me.json("POST", `/api/chats/${chatId}/messages`, { message });
const statusOf = async (caller: ChatBrowser, method: string, path: string) =>
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

  it("is restored by nobody else", async () => {
    const chatId = await me.newChat();
    await statusOf(me, "DELETE", chatId);
    expect(await statusOf(other, "POST", `${chatId}/restore`)).toBe(404);
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

describe("all chats of a person", () => {
  it("come back together when that is undone, without one that was deleted before them", async () => {
    const [one, two, before] = [await me.newChat(), await me.newChat(), await me.newChat()];
    await say(one, "condo around Ari under 30000");
    const others = await other.newChat();
    await statusOf(me, "DELETE", before);
    const listed = await chats();
    expect(listed.map(({ id }) => id)).toEqual([one, two]);
    expect(await statusOf(me, "DELETE", "")).toBe(204);
    expect(await chats()).toEqual([]);
    expect(await statusOf(other, "GET", `${others}/messages`)).toBe(200);

    await later(50_000);
    expect(await me.json("POST", `/api/chats/${two}/restore`)).toEqual(listed[1]);
    expect(await chats()).toEqual(listed);
    expect(await messagesOf(me, one)).toHaveLength(2);
  });

  it("are gone for good after a minute", async () => {
    const chatId = await me.newChat();
    await say(chatId, "condo around Ari under 30000");
    await statusOf(me, "DELETE", "");
    await later(61_000);
    expect(await storedRows(chatId)).toBe(0);
    expect(await statusOf(me, "POST", `${chatId}/restore`)).toBe(404);
  });
});

describe("a cleared chat", () => {
  const clear = (chatId: string) => statusOf(me, "DELETE", `${chatId}/messages`);
  const restore = (chatId: string) => statusOf(me, "POST", `${chatId}/restore`);

  it("has its messages and its title again when that is undone, and is nowhere else meanwhile", async () => {
    const chatId = await me.newChat();
    await say(chatId, "condo around Ari under 30000");
    const before = await chats();
    const said = await messagesOf(me, chatId);
    expect(await clear(chatId)).toBe(204);
    expect((await chats()).map(({ id, title }) => [id, title])).toEqual([[chatId, "New Chat"]]);
    expect(await messagesOf(me, chatId)).toEqual([]);
    expect((await me.json<ChatExport>("GET", "/api/chats/export")).chats[0]?.messages).toEqual([]);

    await later(50_000);
    expect(await statusOf(other, "POST", `${chatId}/restore`)).toBe(404);
    expect(await restore(chatId)).toBe(200);
    expect(await chats()).toEqual(before);
    expect((await messagesOf(me, chatId)).map(({ id, parts }) => ({ id, parts }))).toEqual(
      said.map(({ id, parts }) => ({ id, parts })),
    );
    await later(3_600_000);
    expect(await storedRows(chatId)).toBe(2);
    await say(chatId, "and Asok?");
    expect(await messagesOf(me, chatId)).toHaveLength(4);
  });

  it("keeps what was said in it since", async () => {
    const chatId = await me.newChat();
    await say(chatId, "condo around Ari under 30000");
    await clear(chatId);
    await say(chatId, "house in Hua Hin");
    const since = await messagesOf(me, chatId);
    expect(await restore(chatId)).toBe(200);
    expect(await messagesOf(me, chatId)).toEqual(since);
  });

  it("has lost for good after a minute, or when it is cleared again, what it held", async () => {
    const rows = async () =>
      (await tests.database().pool.query("select from messages")).rows.length;
    await later(61_000);
    const none = await rows();
    const chatId = await me.newChat();
    await say(chatId, "condo around Ari under 30000");
    await clear(chatId);
    expect(await rows()).toBe(none + 2);
    await say(chatId, "house in Hua Hin");
    await clear(chatId);
    expect(await rows()).toBe(none + 2);
    expect(await restore(chatId)).toBe(200);
    expect((await messagesOf(me, chatId))[0]?.content).toBe("house in Hua Hin");
    await clear(chatId);
    await later(61_000);
    expect(await rows()).toBe(none);
    expect(await restore(chatId)).toBe(200);
    expect(await messagesOf(me, chatId)).toEqual([]);
  });
});
