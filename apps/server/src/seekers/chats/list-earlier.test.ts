import type { MessageReply } from "@propertyvr/contracts";
import { expect, it } from "vitest";
import { listEarlier } from "./list-earlier.ts";
import type { ChatBrowser } from "./testing/chat-app.ts";
import { runTests } from "./testing/run-tests.ts";

const { database, start } = runTests();

const say = (caller: ChatBrowser, chatId: string, message: string, more: object = {}) =>
  caller.json<MessageReply>("POST", `/api/chats/${chatId}/messages`, { message, ...more });

it("a question leans on the messages of its branch, oldest first, and on no other", async () => {
  const { caller } = await start();
  const chatId = await caller.newChat();
  const first = await say(caller, chatId, "condo around Ari");
  const left = await say(caller, chatId, "under 20000");
  const second = await say(caller, chatId, "under 30000", { replaces: left.userMessage.id });
  const earlier = await listEarlier(database().db, second.userMessage.id);
  expect(earlier).toEqual([
    { role: "person", text: "condo around Ari" },
    { role: "assistant", text: first.aiResponse.content },
  ]);
  expect(await listEarlier(database().db, first.userMessage.id)).toEqual([]);
});

it("a long talk is told from its last eight messages, a long message from its beginning", async () => {
  const { caller } = await start();
  const chatId = await caller.newChat();
  const long = `condo around Ari ${"quiet ".repeat(500)}`;
  for (const text of ["hi", "hello", "condo around Asok", "under 20000"])
    await say(caller, chatId, text);
  const last = await say(caller, chatId, long);
  const after = await say(caller, chatId, "with a pool");
  const earlier = await listEarlier(database().db, after.userMessage.id);
  expect(earlier).toHaveLength(8);
  expect(earlier.at(-2)).toEqual({ role: "person", text: long.slice(0, 2_000) });
  expect(earlier.at(-1)?.text).toBe(last.aiResponse.content.slice(0, 2_000));
  expect(earlier[0]?.role).toBe("person");
});
