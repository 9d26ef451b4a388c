import type { Message, MessageReply, Problem } from "@propertyvr/contracts";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { beginRun, type NewRun } from "./begin-run.ts";
import {
  Caller,
  addUser,
  startChatServer,
  type ChatServer,
  type ChatServerOptions,
  type Stream,
} from "./testing/chat-app.ts";

let database: TestDatabase;
let userId: string;
const servers: ChatServer[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  userId = await addUser(database);
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

afterAll(() => database.close());

const start = async (options: ChatServerOptions = {}) => {
  const server = await startChatServer(database, options);
  servers.push(server);
  return { server, caller: new Caller(server, userId) };
};

const messagesOf = (caller: Caller, chatId: string) =>
  caller.json<Message[]>("GET", `/api/chats/${chatId}/messages`);

const answerOf = async (caller: Caller, chatId: string): Promise<Message> =>
  (await messagesOf(caller, chatId)).at(-1)!;

const hasText = (length: number) => (stream: Stream) => stream.text.length >= length;
const hasStarted = (stream: Stream) => stream.seen.length > 0;

/** A slow writer: a word each 10 ms, so that a reply lasts a few hundred. */
const SLOW = { paceMs: 10 };

describe("a reply that is streamed", () => {
  it("speaks the UI message stream with ids that grow, and ends with [DONE]", async () => {
    const { caller } = await start();
    const stream = await (await caller.stream(await caller.newChat(), "condo in Ari")).readAll();
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
    const stream = await caller.stream(await caller.newChat(), "condo in Ari");
    await stream.readUntil(hasStarted);
    expect(stream.events[0]?.type).toBe("start");
    expect(stream.text).toBe("");
    server.assistant.release();
    await stream.readAll();
    expect(stream.text).toContain("condos to rent in Ari");
  });

  it("is kept open by comments while nothing is said", async () => {
    const { server, caller } = await start({ timing: { keepAliveMs: 5 } });
    server.assistant.hold();
    const chatId = await caller.newChat();
    const response = await caller.request(
      "POST",
      `/api/chats/${chatId}/messages`,
      { message: "condo in Ari" },
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
    const stream = await (await caller.stream(chatId, "condo in Ari")).readAll();
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
    const stream = await (await caller.stream(chatId, "condo in Ari")).readUntil(hasText(8));
    await stream.cut();
    const back = await (await caller.attach(chatId, stream.runId, stream.lastSeq)).readAll();
    expect(stream.text + back.text).toBe((await answerOf(caller, chatId)).content);
    expect(back.seen[0]?.seq).toBe(stream.lastSeq + 1);
  });

  it("is the same for a second viewer who comes in the middle", async () => {
    const { caller } = await start(SLOW);
    const chatId = await caller.newChat();
    const first = await (await caller.stream(chatId, "condo in Ari")).readUntil(hasText(8));
    const second = await caller.attach(chatId, first.runId);
    await Promise.all([first.readAll(), second.readAll()]);
    expect(second.seen).toEqual(first.seen);
  });

  it("is shown from the log by another instance while it is written, without gap or double", async () => {
    const { caller } = await start(SLOW);
    const { caller: elsewhere } = await start();
    const chatId = await caller.newChat();
    const first = await (await caller.stream(chatId, "condo in Ari")).readUntil(hasText(8));
    const second = await elsewhere.attach(chatId, first.runId, 3);
    await Promise.all([first.readAll(), second.readAll()]);
    expect(second.seen).toEqual(first.seen.slice(3));
    expect(second.isDone).toBe(true);
  });

  it("is replayed after its end from any place, with nothing lost and nothing twice", async () => {
    const { caller } = await start(SLOW);
    const chatId = await caller.newChat();
    const whole = await (await caller.stream(chatId, "condo in Ari")).readAll();
    for (let after = 0; after <= whole.lastSeq; after += 1) {
      const rest = await (await caller.attach(chatId, whole.runId, after)).readAll();
      expect(rest.seen).toEqual(whole.seen.slice(after));
      expect(rest.isDone).toBe(true);
    }
  });

  it("can be followed by ?after= as well, and a nonsense place means from the start", async () => {
    const { caller } = await start();
    const chatId = await caller.newChat();
    const whole = await (await caller.stream(chatId, "condo in Ari")).readAll();
    const path = `/api/chats/${chatId}/runs/${whole.runId}/events`;
    const after = await caller.request("GET", `${path}?after=${String(whole.lastSeq - 1)}`);
    expect((await after.text()).match(/^id: /gm)).toHaveLength(1);
    const nonsense = await caller.request("GET", path, undefined, { "last-event-id": "-1; x" });
    expect((await nonsense.text()).match(/^id: /gm)).toHaveLength(whole.lastSeq);
  });

  it("gives the message when its events were dropped a day later", async () => {
    const { server, caller } = await start({ timing: { keepEventsMs: 1_000 } });
    const chatId = await caller.newChat();
    const whole = await (await caller.stream(chatId, "condo in Ari")).readAll();
    await sql`update runs set ended_at = now() - interval '2 seconds' where id = ${whole.runId}`.execute(
      database.db,
    );
    await server.keeper.sweep();
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from run_events where run_id = ${whole.runId}`.execute(
      database.db,
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
    const stream = await (await caller.stream(chatId, "condo in Ari")).readUntil(hasStarted);
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
    const reply = await caller.json<MessageReply>("POST", path, { message: "condo in Ari" });
    expect(reply.status).toBe("running");
    expect(reply.aiResponse.status).toBe("running");
    const rest = await (await caller.attach(chatId, reply.run_id)).readAll();
    expect(rest.text.startsWith(reply.aiResponse.content)).toBe(true);
    expect(reply.aiResponse.content.length).toBeLessThan(rest.text.length);
  });
});

describe("a question whose commit was never answered", () => {
  it("is found again under its id, and is stored once", async () => {
    const { caller } = await start();
    const chatId = await caller.newChat();
    const run: NewRun = {
      runId: randomUUID(),
      userMessageId: randomUUID(),
      aiMessageId: randomUUID(),
      chatId,
      userId,
      owner: "me",
      text: "condo in Ari",
      sessionId: null,
      clientId: "c-lost",
      now: new Date(),
    };
    const first = await beginRun(database.db, run);
    expect(await beginRun(database.db, run, { isRetry: true })).toEqual(first);
    expect(await messagesOf(caller, chatId)).toHaveLength(2);
    expect(await beginRun(database.db, { ...run, runId: randomUUID() })).toEqual({
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
    const body = { message: "condo in Ari", client_id: "c-1" };
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

describe("stop", () => {
  const stopAt = async (seen: (text: string) => number | undefined, elsewhere = false) => {
    const { caller } = await start(SLOW);
    const stopper = elsewhere ? (await start()).caller : caller;
    const chatId = await caller.newChat();
    const stream = await (await caller.stream(chatId, "condo in Ari")).readUntil(hasText(20));
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

  it("without a count keeps all that was sent", async () => {
    const { stream, message, seenBefore } = await stopAt(() => undefined);
    expect(message.content.startsWith(seenBefore)).toBe(true);
    await stream.readAll();
    expect(stream.text).toBe(message.content);
  });

  it("with more than was ever sent keeps what there is", async () => {
    const { message, seenBefore } = await stopAt(() => 1_000_000);
    expect(message.content.startsWith(seenBefore)).toBe(true);
  });

  it("at nothing leaves an empty answer that still knows what was understood", async () => {
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
    const done = await (await caller.stream(chatId, "condo in Ari")).readAll();
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
    const stream = await (await caller.stream(chatId, "condo in Ari")).readUntil(hasStarted);
    await caller.json("POST", `/api/chats/${chatId}/runs/${stream.runId}/stop`, {});
    await stream.readAll();
    expect(stream.events.map(({ type }) => type)).toEqual(["start", "abort", "finish"]);
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

describe("a run whose process died", () => {
  /** Leaves a run behind as kill -9 would: nobody ends it, nobody speaks for it. */
  const leaveBehind = async () => {
    const { server, caller } = await start(SLOW);
    const chatId = await caller.newChat();
    const stream = await (await caller.stream(chatId, "condo in Ari")).readUntil(hasText(12));
    const { runId } = stream;
    await sql`update runs set owner = 'dead', heartbeat_at = now() - interval '1 minute' where id = ${runId}`.execute(
      database.db,
    );
    await stream.readAll();
    await server.close();
    servers.splice(servers.indexOf(server), 1);
    return { chatId, runId, seen: stream.text };
  };

  it("is ended as interrupted at the next start, with all that was sent", async () => {
    const { chatId, runId, seen } = await leaveBehind();
    const { caller } = await start({ isOnlyInstance: true });
    const answer = await answerOf(caller, chatId);
    expect([answer.status, answer.content]).toEqual(["interrupted", seen]);
    expect(seen.length).toBeGreaterThan(0);
    const replay = await (await caller.attach(chatId, runId)).readAll();
    expect(replay.text).toBe(seen);
    expect(replay.events.slice(-2).map(({ type }) => type)).toEqual(["abort", "finish"]);
    const again = await caller.json<MessageReply>("POST", `/api/chats/${chatId}/messages`, {
      message: "condo in Ari",
    });
    expect(again.status).toBe("done");
  });

  it("is ended by another instance that goes on; its viewer there is told", async () => {
    const { server, caller } = await start();
    const { chatId, runId, seen } = await leaveBehind();
    const viewer = await caller.attach(chatId, runId);
    await server.keeper.sweep();
    await viewer.readAll();
    expect(viewer.text).toBe(seen);
    expect(viewer.events.at(-1)?.type).toBe("finish");
    expect((await answerOf(caller, chatId)).status).toBe("interrupted");
  });

  it("is not confused with one that is slow but alive", async () => {
    const { server, caller } = await start({ timing: { heartbeatMs: 20 } });
    const { server: reaper } = await start({ timing: { staleMs: 2_000 } });
    server.assistant.hold();
    const chatId = await caller.newChat();
    const stream = await (await caller.stream(chatId, "condo in Ari")).readUntil(hasStarted);
    await sql`update runs set heartbeat_at = now() - interval '1 hour' where id = ${stream.runId}`.execute(
      database.db,
    );
    const isFresh = async () => {
      const { rows } = await sql<{ fresh: boolean }>`
        select heartbeat_at > now() - interval '1 minute' as fresh from runs where id = ${stream.runId}`.execute(
        database.db,
      );
      return rows[0]?.fresh;
    };
    await expect.poll(isFresh).toBe(true);
    await reaper.keeper.sweep();
    server.assistant.release();
    await stream.readAll();
    expect((await answerOf(caller, chatId)).status).toBe("done");
  });

  it("is not one of our own that is late with its heartbeat", async () => {
    const { server, caller } = await start({ timing: { heartbeatMs: 60_000 } });
    server.assistant.hold();
    const chatId = await caller.newChat();
    const stream = await (await caller.stream(chatId, "condo in Ari")).readUntil(hasStarted);
    await sql`update runs set heartbeat_at = now() - interval '1 hour' where id = ${stream.runId}`.execute(
      database.db,
    );
    await server.keeper.sweep();
    server.assistant.release();
    await stream.readAll();
    expect((await answerOf(caller, chatId)).status).toBe("done");
  });

  it("is never a finished one", async () => {
    const { server, caller } = await start();
    const chatId = await caller.newChat();
    const stream = await (await caller.stream(chatId, "condo in Ari")).readAll();
    await sql`update runs set heartbeat_at = now() - interval '1 hour' where id = ${stream.runId}`.execute(
      database.db,
    );
    await server.keeper.sweep();
    expect((await answerOf(caller, chatId)).status).toBe("done");
  });

  it("that was taken over writes nothing more when it wakes up", async () => {
    const { caller } = await start(SLOW);
    const { caller: elsewhere } = await start({ isOnlyInstance: true, timing: { staleMs: 0 } });
    const chatId = await caller.newChat();
    const stream = await (await caller.stream(chatId, "condo in Ari")).readUntil(hasText(8));
    const { server: reaper } = await start({ isOnlyInstance: true });
    await reaper.keeper.ready();
    await stream.readAll();
    const answer = await answerOf(elsewhere, chatId);
    expect(answer.status).toBe("interrupted");
    expect(stream.text).toBe(answer.content);
    expect(stream.events.at(-1)?.type).toBe("finish");
  });
});

describe("when things end", () => {
  it("a process that stops leaves its replies interrupted, and tells who watches", async () => {
    const { server, caller } = await start(SLOW);
    const { caller: elsewhere } = await start();
    const chatId = await caller.newChat();
    const stream = await (await caller.stream(chatId, "condo in Ari")).readUntil(hasText(8));
    await server.keeper.close();
    await stream.readAll();
    expect(stream.events.slice(-2).map(({ type }) => type)).toEqual(["abort", "finish"]);
    const answer = await answerOf(elsewhere, chatId);
    expect([answer.status, answer.content]).toEqual(["interrupted", stream.text]);
    const refused = await caller.request("POST", `/api/chats/${chatId}/messages`, {
      message: "condo",
    });
    expect(refused.status).toBe(503);
  });

  it("a chat deleted in the middle of a reply takes the reply with it", async () => {
    const { caller } = await start(SLOW);
    const chatId = await caller.newChat();
    const stream = await (await caller.stream(chatId, "condo in Ari")).readUntil(hasText(8));
    expect((await caller.request("DELETE", `/api/chats/${chatId}`)).status).toBe(204);
    await stream.readAll();
    expect(stream.isDone).toBe(true);
    expect(
      (await caller.request("GET", `/api/chats/${chatId}/runs/${stream.runId}/events`)).status,
    ).toBe(404);
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from run_events where run_id = ${stream.runId}`.execute(
      database.db,
    );
    expect(rows[0]?.left).toBe(0);
  });

  it("all chats deleted by another instance end what is written here", async () => {
    const { caller } = await start({ ...SLOW, timing: { heartbeatMs: 20 } });
    const { caller: elsewhere } = await start();
    const lonely = await addUser(database);
    const [mine, theirs] = [
      new Caller(caller.server, lonely),
      new Caller(elsewhere.server, lonely),
    ];
    const stream = await (
      await mine.stream(await mine.newChat(), "condo in Ari")
    ).readUntil(hasText(8));
    await theirs.request("DELETE", "/api/chats");
    await stream.readAll();
    expect(stream.isDone).toBe(true);
  });
});
