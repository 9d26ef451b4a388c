import {
  Message as MessageSchema,
  type Chat,
  type Message,
  type MessageReply,
  type Problem,
} from "@propertyvr/contracts";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ChatBrowser, addUser, startChatServer, type ChatServer } from "./testing/chat-app.ts";

let database: TestDatabase;
let server: ChatServer;
let me: ChatBrowser;
let other: ChatBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startChatServer(database);
  me = new ChatBrowser(server, await addUser(database));
  other = new ChatBrowser(server, await addUser(database));
});

afterAll(async () => {
  await server.close();
  await database.close();
});

const messagesOf = (caller: ChatBrowser, chatId: string) =>
  caller.json<Message[]>("GET", `/api/chats/${chatId}/messages`);

describe("a chat", () => {
  it("starts as New Chat and stands first in the list", async () => {
    const first = await me.json<Chat>("POST", "/api/chats", {});
    const second = await me.json<Chat>("POST", "/api/chats", { title: "Ari" });
    expect([first.title, second.title]).toEqual(["New Chat", "Ari"]);
    const list = await me.json<Chat[]>("GET", "/api/chats");
    expect(list.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it("is made once where the same request comes again, and for each account by itself", async () => {
    const asked = { client_id: randomUUID() };
    const first = await me.json<Chat>("POST", "/api/chats", asked);
    const again = await me.json<Chat>("POST", "/api/chats", asked);
    const others = await other.json<Chat>("POST", "/api/chats", asked);
    expect(again).toEqual(first);
    expect(others.id).not.toBe(first.id);
    const list = await me.json<Chat[]>("GET", "/api/chats");
    expect(list.filter(({ id }) => id === first.id)).toHaveLength(1);
    expect(await messagesOf(me, first.id)).toEqual([]);
  });

  const titleOf = async (chatId: string) =>
    (await me.json<Chat[]>("GET", "/api/chats")).find(({ id }) => id === chatId)?.title;

  it("is called after the search of its newest answer, the place first, and keeps the name a person gave", async () => {
    const chatId = await me.newChat();
    const stream = await (await me.stream(chatId, "condo around Ari under 30000")).readAll();
    const title = "Ari · condos to rent, up to ฿30,000";
    expect(stream.events).toContainEqual({ type: "data-chat-title", data: { title } });
    expect(await titleOf(chatId)).toBe(title);
    const next = await (await me.stream(chatId, "under 10000")).readAll();
    const followed = "Ari · condos to rent, up to ฿10,000";
    expect(next.events).toContainEqual({ type: "data-chat-title", data: { title: followed } });
    const small = await (await me.stream(chatId, "thank you")).readAll();
    expect(small.events.some(({ type }) => type === "data-chat-title")).toBe(false);
    expect(await titleOf(chatId)).toBe(followed);
    const renamed = await me.json<Chat>("PATCH", `/api/chats/${chatId}`, { title: "Ours" });
    expect(renamed.title).toBe("Ours");
    await (await me.stream(chatId, "condo")).readAll();
    const list = await me.json<Chat[]>("GET", "/api/chats");
    expect(list.find(({ id }) => id === chatId)?.title).toBe("Ours");
  });

  it("keeps its first words until it searches", async () => {
    const chatId = await me.newChat();
    await me.json("POST", `/api/chats/${chatId}/messages`, { message: "hello there" });
    await me.json("POST", `/api/chats/${chatId}/messages`, { message: "thank you" });
    expect(await titleOf(chatId)).toBe("hello there");
    await me.json("POST", `/api/chats/${chatId}/messages`, { message: "condo" });
    expect(await titleOf(chatId)).toBe("Condos to rent");
  });

  it("goes on in the language it is held in where a message has none of its own", async () => {
    const chatId = await me.newChat();
    const say = (message: string) =>
      me.json<MessageReply>("POST", `/api/chats/${chatId}/messages`, { message, language: "en" });
    const first = await say("หา condo แถว Ari");
    const second = await say("ok");
    expect(second.aiResponse.parts).toMatchObject([{ type: "text", language: "th" }]);
    expect(second.aiResponse.content).toContain("ยังอยู่");
    expect(second.aiResponse.state).toMatchObject({
      criteria: first.aiResponse.state?.criteria,
      shown: first.aiResponse.state?.shown,
    });
  });

  it("is emptied and named New Chat again by clear, and then names itself anew", async () => {
    const chatId = await me.newChat();
    await me.json("POST", `/api/chats/${chatId}/messages`, { message: "condo around Ari" });
    const cleared = await me.request("DELETE", `/api/chats/${chatId}/messages`);
    expect(cleared.status).toBe(204);
    expect(await messagesOf(me, chatId)).toEqual([]);
    const list = await me.json<Chat[]>("GET", "/api/chats");
    expect(list.find(({ id }) => id === chatId)?.title).toBe("New Chat");
    const stream = await (await me.stream(chatId, "condo under 9000")).readAll();
    expect(stream.events.some(({ type }) => type === "data-chat-title")).toBe(true);
  });

  it("is not found once it is deleted, alone or with all others", async () => {
    const caller = new ChatBrowser(server, await addUser(database));
    const [one, two] = [await caller.newChat(), await caller.newChat()];
    await caller.json("POST", `/api/chats/${one}/messages`, { message: "condo" });
    expect((await caller.request("DELETE", `/api/chats/${one}`)).status).toBe(204);
    expect((await caller.request("DELETE", `/api/chats/${one}`)).status).toBe(404);
    expect((await caller.json<Chat[]>("GET", "/api/chats")).map(({ id }) => id)).toEqual([two]);
    expect((await caller.request("DELETE", "/api/chats")).status).toBe(204);
    expect(await caller.json<Chat[]>("GET", "/api/chats")).toEqual([]);
    expect((await me.json<Chat[]>("GET", "/api/chats")).length).toBeGreaterThan(0);
  });

  it("of somebody else is not found, whatever is asked of it", async () => {
    const chatId = await me.newChat();
    const { run_id } = await me.json<MessageReply>("POST", `/api/chats/${chatId}/messages`, {
      message: "condo",
    });
    const asks: [string, string, unknown?][] = [
      ["GET", `/api/chats/${chatId}/messages`],
      ["POST", `/api/chats/${chatId}/messages`, { message: "condo" }],
      ["DELETE", `/api/chats/${chatId}/messages`],
      ["PATCH", `/api/chats/${chatId}`, { title: "Mine" }],
      ["DELETE", `/api/chats/${chatId}`],
      ["GET", `/api/chats/${chatId}/runs/${run_id}/events`],
      ["POST", `/api/chats/${chatId}/runs/${run_id}/stop`, {}],
    ];
    for (const [method, path, body] of asks) {
      const response = await other.request(method, path, body);
      expect([method, path, response.status]).toEqual([method, path, 404]);
    }
    expect(await messagesOf(me, chatId)).toHaveLength(2);
  });

  it.each(["nonsense", randomUUID(), "1' or '1'='1"])("named %s is not found", async (id) => {
    const path = `/api/chats/${encodeURIComponent(id)}`;
    for (const [method, end, body] of [
      ["GET", "/messages"],
      ["POST", "/messages", { message: "condo" }],
      ["PATCH", "", { title: "x" }],
      ["DELETE", ""],
      ["POST", `/runs/${encodeURIComponent(id)}/stop`, {}],
    ] as const) {
      expect((await me.request(method, `${path}${end}`, body)).status).toBe(404);
    }
  });
});

describe("a message", () => {
  it("names the pages of its homes in full for a program and by their paths for our own page", async () => {
    const chatId = await me.newChat();
    const path = `/api/chats/${chatId}/messages`;
    const pages = ({ parts }: Message): string[] =>
      parts.flatMap((part) =>
        part.type === "listings" ? part.cards.map(({ websiteUrl }) => websiteUrl) : [],
      );
    const inFull = ["1", "2", "3"].map((n) => `https://homes.example/property/home-${n}`);
    const streamed = await (await me.stream(chatId, "condo")).readAll();
    const said = JSON.stringify(streamed.seen);
    for (const page of inFull) expect(said.split(`"${page}"`)).toHaveLength(3);
    const reply = await me.json<MessageReply>("POST", path, { message: "condo" });
    expect(pages(reply.aiResponse)).toEqual(inFull);
    const own = await me.request("GET", path, undefined, { "sec-fetch-site": "same-origin" });
    expect(((await own.json()) as Message[]).flatMap(pages)).toEqual(
      [1, 2].flatMap(() => ["/property/home-1", "/property/home-2", "/property/home-3"]),
    );
  });

  it("is answered as JSON where no stream is asked for, with its parts and the state after it", async () => {
    const chatId = await me.newChat();
    const reply = await me.json<MessageReply>("POST", `/api/chats/${chatId}/messages`, {
      message: "condo around Ari",
      sessionId: "visit-1",
    });
    expect(reply.status).toBe("done");
    expect(reply.userMessage).toMatchObject({
      sender: "user",
      content: "condo around Ari",
      sessionId: "visit-1",
    });
    expect(reply.aiResponse.parts.map(({ type }) => type)).toEqual([
      "text",
      "criteria",
      "listings",
    ]);
    expect(reply.aiResponse.content).toContain("condos to rent in Ari");
    expect(reply.aiResponse.state?.criteria.places).toEqual(["Ari"]);
    expect(reply.aiResponse.state?.shown).toHaveLength(3);
    expect(await messagesOf(me, chatId)).toEqual([reply.userMessage, reply.aiResponse]);
  });

  it("goes on from the criteria of the one before, with an origin for each", async () => {
    const chatId = await me.newChat();
    const path = `/api/chats/${chatId}/messages`;
    const first = await me.json<MessageReply>("POST", path, { message: "condo around Ari" });
    const second = await me.json<MessageReply>("POST", path, { message: "under 20000" });
    const part = second.aiResponse.parts.find(({ type }) => type === "criteria");
    expect(part).toMatchObject({
      criteria: { places: ["Ari"], price: { max: 20_000, per: "month" } },
      origins: {
        places: { kind: "stated", message_id: first.userMessage.id },
        deal: { kind: "implied", message_id: first.userMessage.id },
        price: { kind: "stated", message_id: second.userMessage.id },
      },
    });
  });

  it("that comes with edited criteria searches by them and marks them as edited", async () => {
    const chatId = await me.newChat();
    const path = `/api/chats/${chatId}/messages`;
    const first = await me.json<MessageReply>("POST", path, {
      message: "condo around Ari under 20000",
    });
    const criteria = { ...first.aiResponse.state!.criteria, price: { max: 25_000, per: "month" } };
    const second = await me.json<MessageReply>("POST", path, { message: "Up to 25,000", criteria });
    expect(server.assistant.searches.at(-1)?.query.criteria).toEqual(criteria);
    expect(second.aiResponse.state?.criteria).toEqual(criteria);
    // A page draws it in place of the answer before, in every tab and after a reload.
    expect(second.userMessage.kind).toBe("edit");
    expect(first.userMessage.kind).toBeUndefined();
    expect(second.aiResponse.kind).toBeUndefined();
    expect(second.aiResponse.parts.find(({ type }) => type === "criteria")).toMatchObject({
      origins: {
        price: { kind: "edited" },
        places: { kind: "stated", message_id: first.userMessage.id },
      },
    });
  });

  it("that comes with wishes and picked places keeps both, however it is read again", async () => {
    const chatId = await me.newChat();
    const path = `/api/chats/${chatId}/messages`;
    const first = await me.json<MessageReply>("POST", path, { message: "condo around Ari" });
    const criteria = { ...first.aiResponse.state!.criteria, places: ["Bang Na"] };
    const place_refs = [{ name: "Bang Na", id: "district:1047", kind: "district" }];
    const edit = { criteria, nice_to_have: ["gym", "pool"], place_refs };
    await me.json("POST", path, { message: "Change the area to Bang Na", ...edit });
    expect(server.assistant.searches.at(-1)).toMatchObject({
      query: { place_refs, nice_to_have: ["gym", "pool"] },
    });
    const stored = (await messagesOf(me, chatId)).at(-1);
    expect(stored?.state).toMatchObject({ nice_to_have: ["gym", "pool"], place_refs });
    expect(stored?.parts.find(({ type }) => type === "listings")).toMatchObject({
      search: { nice_to_have: ["gym", "pool"], place_refs },
    });
    const must = { ...criteria, amenities: ["gym"] };
    const later = await me.json<MessageReply>("POST", path, { message: "A gym", criteria: must });
    expect(later.aiResponse.state).toMatchObject({ nice_to_have: ["pool"], place_refs });
  });

  it("that was answered before parts held their search is read in the shape of today", async () => {
    const chatId = await me.newChat();
    const path = `/api/chats/${chatId}/messages`;
    const sent = await me.json<MessageReply>("POST", path, { message: "condo around Ari" });
    const { parts } = sent.aiResponse;
    const earlier = parts.map((part) => {
      if (part.type !== "listings") return part;
      const { search: _search, language: _language, ...rest } = part;
      return { ...rest, status: "sold" };
    });
    await database.pool.query("update messages set parts = $1 where id = $2", [
      JSON.stringify(earlier),
      sent.aiResponse.id,
    ]);
    const [, answer] = await messagesOf(me, chatId);
    const part = answer?.parts.find(({ type }) => type === "listings");
    expect(part).toMatchObject({ language: "en", search: { status: "sold", version: 1 } });
    expect(MessageSchema.parse(answer)).toEqual(answer);
  });

  it.each([
    ["nice_to_have", ["spaceship"]],
    ["nice_to_have", "gym"],
    ["place_refs", [{ name: "Ari", id: "area:ari", kind: "planet" }]],
    [
      "place_refs",
      Array.from({ length: 41 }, () => ({ name: "Ari", id: "area:ari", kind: "neighbourhood" })),
    ],
  ])("with %s that are none is refused", async (field, value) => {
    const chatId = await me.newChat();
    const body = { message: "condo", [field]: value };
    const response = await me.request("POST", `/api/chats/${chatId}/messages`, body);
    expect(response.status).toBe(422);
    expect(((await response.json()) as Problem).errors?.[0]?.pointer).toContain(`/${field}`);
    expect(await messagesOf(me, chatId)).toEqual([]);
  });

  it.each(["", "   ", "\n\t", "\u200b\u200b", "\u00a0"])(
    "of nothing visible (%j) is refused",
    async (message) => {
      const chatId = await me.newChat();
      const response = await me.request("POST", `/api/chats/${chatId}/messages`, { message });
      expect(response.status).toBe(422);
      expect(((await response.json()) as Problem).errors?.[0]?.pointer).toBe("/message");
      expect(await messagesOf(me, chatId)).toEqual([]);
    },
  );

  it("with NUL or half a character is refused, and nothing is stored", async () => {
    const chatId = await me.newChat();
    for (const message of ["condo\u0000", "condo \ud800", "\udc00 condo"]) {
      const response = await me.request("POST", `/api/chats/${chatId}/messages`, { message });
      expect(response.status).toBe(422);
    }
    expect(await messagesOf(me, chatId)).toEqual([]);
  });

  it("may hold every other character, markup and SQL, and comes back letter for letter", async () => {
    const chatId = await me.newChat();
    const message =
      "condo '); drop table chats; -- <img src=x onerror=1> 🏝️ ห้อง\u0008\u001b \ufffe";
    const reply = await me.json<MessageReply>("POST", `/api/chats/${chatId}/messages`, { message });
    expect(reply.status).toBe("done");
    expect((await messagesOf(me, chatId))[0]?.content).toBe(message);
  });

  it("of 100,000 characters is answered; a longer one is refused", async () => {
    const chatId = await me.newChat();
    const path = `/api/chats/${chatId}/messages`;
    const reply = await me.json<MessageReply>("POST", path, {
      message: `condo ${"ก".repeat(99_994)}`,
    });
    expect(reply.status).toBe("done");
    expect((await me.request("POST", path, { message: "x".repeat(100_001) })).status).toBe(422);
    expect(await messagesOf(me, chatId)).toHaveLength(2);
  });

  it("is told that the search could not run, never that nothing fits", async () => {
    const own = await startChatServer(database);
    const caller = new ChatBrowser(own, me.userId);
    own.assistant.break("unavailable");
    const chatId = await caller.newChat();
    const reply = await caller.json<MessageReply>("POST", `/api/chats/${chatId}/messages`, {
      message: "condo around Ari",
    });
    expect(reply.status).toBe("done");
    expect(reply.aiResponse.content).toContain("couldn't run");
    expect(reply.aiResponse.parts.at(-1)).toMatchObject({ type: "notice", code: "search_failed" });
    await own.close();
  });

  it("whose answer hits a fault ends as failed; the process lives and the next is answered", async () => {
    const own = await startChatServer(database);
    const caller = new ChatBrowser(own, me.userId);
    const chatId = await caller.newChat();
    own.assistant.break("fault");
    const stream = await (await caller.stream(chatId, "condo around Ari")).readAll();
    expect(stream.events.map(({ type }) => type)).toEqual(["start", "error", "finish"]);
    expect(JSON.stringify(stream.events)).not.toContain("the search has a fault");
    const [, answer] = await messagesOf(caller, chatId);
    expect(answer?.status).toBe("failed");
    expect(answer?.state?.criteria.places).toEqual(["Ari"]);
    expect(
      (await caller.json<MessageReply>("POST", `/api/chats/${chatId}/messages`, { message: "hi" }))
        .status,
    ).toBe("done");
    await own.close();
  });
});
