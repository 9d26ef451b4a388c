import type { MessageReply, Problem } from "@propertyvr/contracts";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { SLOW, answerOf, hasStarted, hasText, runTests } from "./testing/run-tests.ts";

const { database, start } = runTests();

describe("a reply that is streamed", () => {
  it("follows the UI message stream protocol with ascending ids, and ends with [DONE]", async () => {
    const { caller } = await start();
    const stream = await (
      await caller.stream(await caller.newChat(), "condo around Ari")
    ).readAll();
    expect(stream.headers.get("content-type")).toContain("text/event-stream");
    expect(stream.headers.get("x-vercel-ai-ui-message-stream")).toBe("v1");
    expect(stream.headers.get("cache-control")).toBe("no-cache, no-transform");
    expect(stream.headers.get("x-accel-buffering")).toBe("no");
    expect(stream.headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(stream.isDone).toBe(true);
    expect(stream.seen.map(({ seq }) => seq)).toEqual(stream.seen.map((_, index) => index + 1));
    const types = stream.events.map(({ type }) => type);
    expect(types[0]).toBe("start");
    expect(types.at(-1)).toBe("finish");
    expect(types.filter((type) => type === "data-part")).toHaveLength(2);
  });

  it("sends its first event at once, long before a slow search has answered", async () => {
    const { server, caller } = await start();
    server.assistant.hold();
    const stream = await caller.stream(await caller.newChat(), "condo around Ari");
    await stream.readUntil(hasStarted);
    expect(stream.events[0]?.type).toBe("start");
    expect(stream.text).toBe("");
    server.assistant.release();
    await stream.readAll();
    expect(stream.text).toContain("condos to rent in Ari");
  });

  it("is kept open by comments while nothing is written", async () => {
    const { server, caller } = await start({ timing: { keepAliveMs: 5 } });
    server.assistant.hold();
    const chatId = await caller.newChat();
    const response = await caller.request(
      "POST",
      `/api/chats/${chatId}/messages`,
      { message: "condo around Ari" },
      { accept: "text/event-stream" },
    );
    let text = "";
    for await (const bytes of response.body!) {
      text += new TextDecoder().decode(bytes);
      if (text.includes("\n\n: still here\n\n")) server.assistant.release();
    }
    expect(text).toContain(": still here");
    expect(text.endsWith("data: [DONE]\n\n")).toBe(true);
  });

  it("ends with the message as it is stored, and its deltas are that message's text", async () => {
    const { caller } = await start(SLOW);
    const chatId = await caller.newChat();
    const stream = await (await caller.stream(chatId, "condo around Ari")).readAll();
    const answer = await answerOf(caller, chatId);
    expect(stream.events.at(-1)).toMatchObject({
      type: "finish",
      messageMetadata: { message: answer },
    });
    expect(stream.text).toBe(answer.content);
    expect(answer.status).toBe("done");
  });

  it("goes on when its viewer leaves, and is whole for whoever comes back", async () => {
    const { caller } = await start(SLOW);
    const chatId = await caller.newChat();
    const stream = await (await caller.stream(chatId, "condo around Ari")).readUntil(hasText(8));
    await stream.cut();
    const back = await (await caller.attach(chatId, stream.runId, stream.lastSeq)).readAll();
    expect(stream.text + back.text).toBe((await answerOf(caller, chatId)).content);
    expect(back.seen[0]?.seq).toBe(stream.lastSeq + 1);
  });

  it("is the same for a second viewer who comes in the middle", async () => {
    const { caller } = await start(SLOW);
    const chatId = await caller.newChat();
    const first = await (await caller.stream(chatId, "condo around Ari")).readUntil(hasText(8));
    const second = await caller.attach(chatId, first.runId);
    await Promise.all([first.readAll(), second.readAll()]);
    expect(second.seen).toEqual(first.seen);
  });

  it("is shown from the log by another instance while it is written, without gap or double", async () => {
    const { caller } = await start(SLOW);
    const { caller: elsewhere } = await start();
    const chatId = await caller.newChat();
    const first = await (await caller.stream(chatId, "condo around Ari")).readUntil(hasText(8));
    const second = await elsewhere.attach(chatId, first.runId, 3);
    await Promise.all([first.readAll(), second.readAll()]);
    expect(second.seen).toEqual(first.seen.slice(3));
    expect(second.isDone).toBe(true);
  });

  it("is replayed after its end from any place, with nothing lost and nothing twice", async () => {
    const { caller } = await start(SLOW);
    const chatId = await caller.newChat();
    const whole = await (await caller.stream(chatId, "condo around Ari")).readAll();
    for (let after = 0; after <= whole.lastSeq; after += 1) {
      const rest = await (await caller.attach(chatId, whole.runId, after)).readAll();
      expect(rest.seen).toEqual(whole.seen.slice(after));
      expect(rest.isDone).toBe(true);
    }
  });

  it("can be followed by ?after= as well, and an invalid position means from the start", async () => {
    const { caller } = await start();
    const chatId = await caller.newChat();
    const whole = await (await caller.stream(chatId, "condo around Ari")).readAll();
    const path = `/api/chats/${chatId}/runs/${whole.runId}/events`;
    const after = await caller.request("GET", `${path}?after=${String(whole.lastSeq - 1)}`);
    expect((await after.text()).match(/^id: /gm)).toHaveLength(1);
    const nonsense = await caller.request("GET", path, undefined, { "last-event-id": "-1; x" });
    expect((await nonsense.text()).match(/^id: /gm)).toHaveLength(whole.lastSeq);
  });

  it("gives the message when its events were dropped a day later", async () => {
    const { server, caller } = await start({ timing: { keepEventsMs: 1_000 } });
    const chatId = await caller.newChat();
    const whole = await (await caller.stream(chatId, "condo around Ari")).readAll();
    await sql`update runs set ended_at = now() - interval '2 seconds' where id = ${whole.runId}`.execute(
      database().db,
    );
    await server.keeper.sweep();
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from run_events where run_id = ${whole.runId}`.execute(
      database().db,
    );
    expect(rows[0]?.left).toBe(0);
    const again = await (await caller.attach(chatId, whole.runId)).readAll();
    expect(again.events.map(({ type }) => type)).toEqual(["start", "finish"]);
    expect(again.events.at(-1)).toEqual(whole.events.at(-1));
  });

  it("is named by the messages while it runs, and refuses another message until it ends", async () => {
    const { server, caller } = await start();
    server.assistant.hold();
    const chatId = await caller.newChat();
    const stream = await (await caller.stream(chatId, "condo around Ari")).readUntil(hasStarted);
    expect(await answerOf(caller, chatId)).toMatchObject({
      status: "running",
      run_id: stream.runId,
    });
    const path = `/api/chats/${chatId}/messages`;
    const refused = await caller.request("POST", path, { message: "condo" });
    expect(refused.status).toBe(409);
    const problem = (await refused.json()) as Problem;
    expect([problem.code, problem.run_id]).toEqual(["run_active", stream.runId]);
    expect((await caller.request("DELETE", path)).status).toBe(409);
    server.assistant.release();
    await stream.readAll();
    expect((await caller.request("POST", path, { message: "condo" })).status).toBe(200);
  });

  it("answers a JSON caller with what stands when it takes too long", async () => {
    const { caller } = await start({ paceMs: 40, timing: { jsonWaitMs: 150 } });
    const chatId = await caller.newChat();
    const path = `/api/chats/${chatId}/messages`;
    const reply = await caller.json<MessageReply>("POST", path, { message: "condo around Ari" });
    expect(reply.status).toBe("running");
    expect(reply.aiResponse.status).toBe("running");
    const rest = await (await caller.attach(chatId, reply.run_id)).readAll();
    expect(rest.text.startsWith(reply.aiResponse.content)).toBe(true);
    expect(reply.aiResponse.content.length).toBeLessThan(rest.text.length);
  });
});
