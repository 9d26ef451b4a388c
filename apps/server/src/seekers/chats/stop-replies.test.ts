import type { Message, MessageReply } from "@propertyvr/contracts";
import { describe, expect, it } from "vitest";
import { LASTING, answerOf, hasStarted, hasText, runTests } from "./testing/run-tests.ts";

const { start } = runTests();

describe("stopping a reply", () => {
  const stopAt = async (seen: (text: string) => number | undefined, elsewhere = false) => {
    const { caller } = await start(LASTING);
    const stopper = elsewhere ? (await start()).caller : caller;
    const chatId = await caller.newChat();
    const stream = await (await caller.stream(chatId, "condo around Ari")).readUntil(hasText(20));
    const seenChars = seen(stream.text);
    const body = seenChars === undefined ? {} : { seen_chars: seenChars };
    const path = `/api/chats/${chatId}/runs/${stream.runId}/stop`;
    const seenBefore = stream.text;
    const message = await stopper.json<Message>("POST", path, body);
    return { caller, chatId, stream, seenBefore, message, path };
  };

  it("keeps exactly what was seen, and does not grow back in a replay or a reload", async () => {
    const { caller, chatId, stream, message } = await stopAt(() => 11);
    expect(message.status).toBe("stopped");
    expect(message.content).toBe(stream.text.slice(0, 11));
    await stream.readAll();
    expect(stream.events.at(-1)).toMatchObject({ type: "finish", messageMetadata: { message } });
    const whole = await (await caller.attach(chatId, stream.runId)).readAll();
    expect(whole.text).toBe(message.content);
    for (const after of [1, 3, stream.lastSeq - 1]) {
      const replay = await (await caller.attach(chatId, stream.runId, after)).readAll();
      expect(replay.events.at(-1)).toEqual(whole.events.at(-1));
    }
    expect(await answerOf(caller, chatId)).toEqual(message);
  });

  it("ends what a viewer sees with finish, also where the log was cut shorter than what was sent", async () => {
    const { stream } = await stopAt((text) => Math.min(3, text.length));
    await stream.readAll();
    const last = stream.events.slice(-2).map(({ type }) => type);
    expect(last).toEqual(["abort", "finish"]);
    expect(stream.isDone).toBe(true);
  });

  it("without saying how much was seen keeps all that was sent", async () => {
    const { stream, message, seenBefore } = await stopAt(() => undefined);
    expect(message.content.startsWith(seenBefore)).toBe(true);
    await stream.readAll();
    expect(stream.text).toBe(message.content);
  });

  it("with more characters seen than were sent keeps what there is", async () => {
    const { message, seenBefore } = await stopAt(() => 1_000_000);
    expect(message.content.startsWith(seenBefore)).toBe(true);
  });

  it("before anything was seen leaves an empty answer with its criteria", async () => {
    const { message } = await stopAt(() => 0);
    expect(message.content).toBe("");
    expect(message.state?.criteria.places).toEqual(["Ari"]);
  });

  it("from another instance ends the writer too", async () => {
    const { caller, chatId, stream, message } = await stopAt((text) => text.length, true);
    await stream.readAll();
    expect(stream.events.at(-1)).toMatchObject({ type: "finish", messageMetadata: { message } });
    expect(await answerOf(caller, chatId)).toEqual(message);
  });

  it("twice, or after the end, changes nothing", async () => {
    const { caller, path, message } = await stopAt(() => 5);
    expect(await caller.json<Message>("POST", path, { seen_chars: 1 })).toEqual(message);
    const chatId = await caller.newChat();
    const done = await (await caller.stream(chatId, "condo around Ari")).readAll();
    const late = await caller.json<Message>(
      "POST",
      `/api/chats/${chatId}/runs/${done.runId}/stop`,
      { seen_chars: 1 },
    );
    expect([late.status, late.content]).toEqual(["done", done.text]);
  });

  it("while a slow search runs ends at once; the next message goes on from what was understood", async () => {
    const { server, caller } = await start();
    server.assistant.hold();
    const chatId = await caller.newChat();
    const stream = await (await caller.stream(chatId, "condo around Ari")).readUntil(hasStarted);
    await caller.json("POST", `/api/chats/${chatId}/runs/${stream.runId}/stop`, {});
    await stream.readAll();
    expect(stream.events.map(({ type }) => type)).toEqual([
      "start",
      "data-chat-title",
      "abort",
      "finish",
    ]);
    server.assistant.release();
    const next = await caller.json<MessageReply>("POST", `/api/chats/${chatId}/messages`, {
      message: "under 20000",
    });
    expect(next.aiResponse.state?.criteria).toMatchObject({
      places: ["Ari"],
      price: { max: 20_000 },
    });
  });
});
