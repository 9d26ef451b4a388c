import type { Chat, Message, MessageReply } from "@propertyvr/contracts";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addUser, ChatBrowser } from "./testing/chat-app.ts";
import { hasStarted, messagesOf, runTests } from "./testing/run-tests.ts";

const { database, start } = runTests();

const say = (caller: ChatBrowser, chatId: string, message: string, more: object = {}) =>
  caller.json<MessageReply>("POST", `/api/chats/${chatId}/messages`, { message, ...more });
const retry = (
  caller: ChatBrowser,
  chatId: string,
  answer: Pick<Message, "id">,
  body: object = {},
) => caller.json<MessageReply>("POST", `/api/chats/${chatId}/messages/${answer.id}/retry`, body);
const show = (caller: ChatBrowser, chatId: string, messageId: string) =>
  caller.json<Message[]>("PUT", `/api/chats/${chatId}/messages/${messageId}/shown`);
const placesOf = (message: Message | undefined) => message?.state?.criteria.places;
const idsOf = (messages: readonly Message[]) => messages.map(({ id }) => id);

describe("an answer that is asked for again", () => {
  it("stands in place of the earlier one, which is kept and can be shown", async () => {
    const { caller } = await start();
    const chatId = await caller.newChat();
    const first = await say(caller, chatId, "condo around Ari");
    const second = await retry(caller, chatId, first.aiResponse);
    expect(second.userMessage).toEqual(first.userMessage);
    expect(placesOf(second.aiResponse)).toEqual(["Ari"]);
    const versions = [first.aiResponse.id, second.aiResponse.id];
    expect(second.aiResponse.versions).toEqual(versions);
    expect(await messagesOf(caller, chatId)).toEqual([second.userMessage, second.aiResponse]);
    const shown = await show(caller, chatId, first.aiResponse.id);
    expect(shown).toEqual([first.userMessage, { ...first.aiResponse, versions }]);
    expect(await messagesOf(caller, chatId)).toEqual(shown);
  });

  it("is read from the state before its question, and points to that question", async () => {
    const { server, caller } = await start();
    const chatId = await caller.newChat();
    const first = await say(caller, chatId, "condo around Ari");
    const second = await say(caller, chatId, "under 20000");
    const again = await retry(caller, chatId, second.aiResponse);
    expect(again.aiResponse.state).toEqual(second.aiResponse.state);
    expect(again.aiResponse.parts).toEqual(second.aiResponse.parts);
    expect(server.assistant.searches.at(-1)).toEqual(server.assistant.searches.at(-2));
    const third = await say(caller, chatId, "hi");
    expect(idsOf(await messagesOf(caller, chatId))).toEqual([
      first.userMessage.id,
      first.aiResponse.id,
      second.userMessage.id,
      again.aiResponse.id,
      third.userMessage.id,
      third.aiResponse.id,
    ]);
  });

  it("keeps what was edited by hand beside the words of its question", async () => {
    const { caller } = await start();
    const chatId = await caller.newChat();
    const first = await say(caller, chatId, "condo around Ari under 20000");
    const criteria = { ...first.aiResponse.state!.criteria, price: { max: 25_000, per: "month" } };
    const edited = await say(caller, chatId, "Change it", { criteria });
    const again = await retry(caller, chatId, edited.aiResponse);
    expect(again.aiResponse.state?.criteria).toEqual(criteria);
    expect(again.aiResponse.parts).toEqual(edited.aiResponse.parts);
  });

  it("under the same client_id is written once, at the same time and after its end", async () => {
    const { caller } = await start();
    const { caller: elsewhere } = await start();
    const chatId = await caller.newChat();
    const first = await say(caller, chatId, "condo around Ari", { client_id: "said" });
    const body = { client_id: "again" };
    const replies = await Promise.all(
      [caller, elsewhere, caller].map((each) => retry(each, chatId, first.aiResponse, body)),
    );
    replies.push(await retry(caller, chatId, first.aiResponse, body));
    expect(new Set(replies.map(({ run_id }) => run_id)).size).toBe(1);
    const said = await say(caller, chatId, "condo around Ari", { client_id: "said" });
    expect(said.run_id).toBe(first.run_id);
    const [, answer] = await messagesOf(caller, chatId);
    expect(answer?.versions).toHaveLength(2);
  });

  it("takes the place of one that failed, and streams like any other", async () => {
    const { server, caller } = await start();
    const chatId = await caller.newChat();
    server.assistant.break("fault");
    await say(caller, chatId, "condo around Ari");
    const [, failed] = await messagesOf(caller, chatId);
    expect(failed?.status).toBe("failed");
    server.assistant.break(null);
    const path = `/api/chats/${chatId}/messages/${failed?.id ?? ""}/retry`;
    const headers = { accept: "text/event-stream" };
    const streamed = await (await caller.request("POST", path, {}, headers)).text();
    expect(streamed).toContain('"type":"start"');
    expect(streamed).toContain("[DONE]");
    const [question, answer] = await messagesOf(caller, chatId);
    expect(question?.content).toBe("condo around Ari");
    expect(answer).toMatchObject({ status: "done", versions: [failed?.id, answer?.id] });
  });
});

describe("a question that is said in place of an earlier one", () => {
  it("goes on from before it, and each branch keeps its own state", async () => {
    const { caller } = await start();
    const chatId = await caller.newChat();
    const ari = await say(caller, chatId, "condo around Ari");
    const cheap = await say(caller, chatId, "under 20000");
    const dear = await say(caller, chatId, "under 40000", { replaces: cheap.userMessage.id });
    expect(dear.userMessage.versions).toEqual([cheap.userMessage.id, dear.userMessage.id]);
    expect(dear.aiResponse.state?.criteria).toMatchObject({
      places: ["Ari"],
      price: { max: 40_000 },
    });
    const shown = await messagesOf(caller, chatId);
    expect(idsOf(shown)).toEqual([
      ari.userMessage.id,
      ari.aiResponse.id,
      dear.userMessage.id,
      dear.aiResponse.id,
    ]);
    await show(caller, chatId, cheap.userMessage.id);
    const further = await say(caller, chatId, "hi");
    expect(further.aiResponse.state?.criteria.price).toMatchObject({ max: 20_000 });
    expect(idsOf(await messagesOf(caller, chatId))).toEqual([
      ari.userMessage.id,
      ari.aiResponse.id,
      cheap.userMessage.id,
      cheap.aiResponse.id,
      further.userMessage.id,
      further.aiResponse.id,
    ]);
  });

  it("may be the first: nothing of what was said before holds", async () => {
    const { caller } = await start();
    const chatId = await caller.newChat();
    const first = await say(caller, chatId, "condo around Ari");
    const other = await say(caller, chatId, "under 20000", { replaces: first.userMessage.id });
    expect(other.aiResponse.state?.criteria).toMatchObject({ places: [], types: [] });
    expect(await messagesOf(caller, chatId)).toEqual([other.userMessage, other.aiResponse]);
    // A choice shows what follows it, however far.
    await show(caller, chatId, first.userMessage.id);
    const next = await say(caller, chatId, "under 30000");
    await show(caller, chatId, other.userMessage.id);
    const shown = await show(caller, chatId, first.userMessage.id);
    expect(shown.at(-1)).toEqual(next.aiResponse);
  });

  it("gives the chat its title, and the branch that is shown instead gives it that one", async () => {
    const { caller } = await start();
    const chatId = await caller.newChat();
    const titleNow = async () =>
      (await caller.json<Chat[]>("GET", "/api/chats")).find(({ id }) => id === chatId)?.title;
    const hello = await say(caller, chatId, "hello");
    const ari = await say(caller, chatId, "condo around Ari", { replaces: hello.userMessage.id });
    expect(await titleNow()).toBe("Ari · condos to rent");
    await show(caller, chatId, hello.userMessage.id);
    expect(await titleNow()).toBe("hello");
    await show(caller, chatId, ari.userMessage.id);
    expect(await titleNow()).toBe("Ari · condos to rent");
    await caller.json("PATCH", `/api/chats/${chatId}`, { title: "Ours" });
    await show(caller, chatId, hello.userMessage.id);
    expect(await titleNow()).toBe("Ours");
  });

  it("is refused where it names no question of the chat", async () => {
    const { caller } = await start();
    const chatId = await caller.newChat();
    const said = await say(caller, chatId, "condo");
    const elsewhere = await say(caller, await caller.newChat(), "condo");
    const path = `/api/chats/${chatId}/messages`;
    for (const replaces of [
      said.aiResponse.id,
      elsewhere.userMessage.id,
      randomUUID(),
      "nonsense",
    ]) {
      const refused = await caller.request("POST", path, { message: "house", replaces });
      expect([replaces, refused.status]).toEqual([replaces, 404]);
    }
    for (const answerId of [said.userMessage.id, elsewhere.aiResponse.id, "nonsense"]) {
      const refused = await caller.request("POST", `${path}/${answerId}/retry`, {});
      expect([answerId, refused.status]).toEqual([answerId, 404]);
    }
    expect(await messagesOf(caller, chatId)).toHaveLength(2);
  });
});

describe("choosing what a chat shows", () => {
  it("waits for the reply that is being written", async () => {
    const { server, caller } = await start();
    const chatId = await caller.newChat();
    const first = await say(caller, chatId, "condo around Ari");
    server.assistant.hold();
    const stream = await caller.stream(chatId, "under 20000");
    await stream.readUntil(hasStarted);
    const path = `/api/chats/${chatId}/messages/${first.aiResponse.id}`;
    const shown = await caller.request("PUT", `${path}/shown`);
    expect(shown.status).toBe(409);
    const again = await caller.request("POST", `${path}/retry`, {});
    expect(again.status).toBe(409);
    server.assistant.release();
    await stream.readAll();
  });

  it("is not for somebody else, nor for a message of another chat", async () => {
    const { server, caller } = await start();
    const chatId = await caller.newChat();
    const said = await say(caller, chatId, "condo");
    const other = new ChatBrowser(server, await addUser(database()));
    const elsewhere = await caller.newChat();
    for (const [who, chat, messageId] of [
      [other, chatId, said.aiResponse.id],
      [caller, elsewhere, said.aiResponse.id],
      [caller, chatId, "nonsense"],
    ] as const) {
      const refused = await who.request("PUT", `/api/chats/${chat}/messages/${messageId}/shown`);
      expect(refused.status).toBe(404);
    }
  });

  it("is forgotten when the chat is emptied", async () => {
    const { caller } = await start();
    const chatId = await caller.newChat();
    const first = await say(caller, chatId, "condo around Ari");
    await retry(caller, chatId, first.aiResponse);
    await show(caller, chatId, first.aiResponse.id);
    await caller.request("DELETE", `/api/chats/${chatId}/messages`);
    const fresh = await say(caller, chatId, "hi");
    expect(await messagesOf(caller, chatId)).toEqual([fresh.userMessage, fresh.aiResponse]);
  });
});
