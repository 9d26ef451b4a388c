import type { MessageReply } from "@propertyvr/contracts";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { beginRun, type NewRun } from "./begin-run.ts";
import { SLOW, messagesOf, runTests } from "./testing/run-tests.ts";

const { database, userId, start } = runTests();

describe("a question whose commit was never answered", () => {
  it("is found again under its id, and is stored once", async () => {
    const { caller } = await start();
    const chatId = await caller.newChat();
    const run: NewRun = {
      runId: randomUUID(),
      aiMessageId: randomUUID(),
      chatId,
      userId: userId(),
      owner: "me",
      question: { kind: "new", id: randomUUID(), text: "condo around Ari" },
      sessionId: null,
      clientId: "c-lost",
      now: new Date(),
    };
    const first = await beginRun(database().db, run);
    expect(await beginRun(database().db, run, { isRetry: true })).toEqual(first);
    expect(await messagesOf(caller, chatId)).toHaveLength(2);
    expect(await beginRun(database().db, { ...run, runId: randomUUID() })).toEqual({
      kind: "same",
      runId: run.runId,
    });
  });
});

describe("the same client_id", () => {
  it("gives the same run: in parallel, in a stream, and after the end", async () => {
    const { server, caller } = await start(SLOW);
    const { caller: elsewhere } = await start();
    const chatId = await caller.newChat();
    const path = `/api/chats/${chatId}/messages`;
    const body = { message: "condo around Ari", client_id: "c-1" };
    const replies = await Promise.all(
      [caller, elsewhere, caller, caller, elsewhere].map((each) =>
        each.json<MessageReply>("POST", path, body),
      ),
    );
    expect(new Set(replies.map(({ run_id }) => run_id)).size).toBe(1);
    const later = await (await caller.stream(chatId, body.message, { client_id: "c-1" })).readAll();
    expect(later.runId).toBe(replies[0]!.run_id);
    expect(later.text).toBe(replies[0]!.aiResponse.content);
    expect(await messagesOf(caller, chatId)).toHaveLength(2);
    expect(server.assistant.searches.length).toBeLessThanOrEqual(1);
  });

  it("in another chat is another message", async () => {
    const { caller } = await start();
    const bodies = { message: "condo", client_id: "c-2" };
    const one = await caller.json<MessageReply>(
      "POST",
      `/api/chats/${await caller.newChat()}/messages`,
      bodies,
    );
    const two = await caller.json<MessageReply>(
      "POST",
      `/api/chats/${await caller.newChat()}/messages`,
      bodies,
    );
    expect(one.run_id).not.toBe(two.run_id);
  });
});
