import type { Message, MessageReply } from "@propertyvr/contracts";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { ChatBrowser, addUser } from "./testing/chat-app.ts";
import { deleteSetAside } from "./set-aside.ts";
import {
  LASTING,
  answerOf,
  hasStarted,
  hasText,
  messagesOf,
  runTests,
} from "./testing/run-tests.ts";

const { database, start, end } = runTests();

describe("a run whose process died", () => {
  /** Leaves a run behind as kill -9 would: nobody ends it, nobody speaks for it. */
  const leaveBehind = async () => {
    const { server, caller } = await start(LASTING);
    const chatId = await caller.newChat();
    const stream = await (await caller.stream(chatId, "condo around Ari")).readUntil(hasText(12));
    const { runId } = stream;
    await sql`update runs set owner = 'dead', heartbeat_at = now() - interval '1 minute' where id = ${runId}`.execute(
      database().db,
    );
    await stream.readAll();
    await end(server);
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
      message: "condo around Ari",
    });
    expect(again.status).toBe("done");
  });

  it("is answered anew where the same is sent again, by its client_id", async () => {
    const { server, caller } = await start();
    const chatId = await caller.newChat();
    const path = `/api/chats/${chatId}/messages`;
    const said = { message: "condo around Ari", client_id: "first-0001" };
    server.assistant.hold();
    const stream = await (
      await caller.stream(chatId, said.message, { client_id: said.client_id })
    ).readUntil(hasStarted);
    await sql`update runs set owner = 'dead', heartbeat_at = now() - interval '1 minute' where id = ${stream.runId}`.execute(
      database().db,
    );
    await end(server);
    const { caller: later } = await start({ isOnlyInstance: true });
    const again = await later.json<MessageReply>("POST", path, said);
    expect([again.status, again.aiResponse.parts.length > 0]).toEqual(["done", true]);
    expect(again.run_id).not.toBe(stream.runId);
    const shown = await later.json<Message[]>("GET", path);
    expect(shown.map(({ id }) => id)).toEqual([again.userMessage.id, again.aiResponse.id]);
    expect(shown[0]?.content).toBe("condo around Ari");
    // The whole answer is now the one that the client_id finds.
    const third = await later.json<MessageReply>("POST", path, said);
    expect(third.run_id).toBe(again.run_id);
    const next = await later.json<MessageReply>("POST", path, { message: "under 20000" });
    expect(JSON.stringify(next.aiResponse.parts)).toContain("Ari");
  });

  it("stays interrupted once the conversation has gone on", async () => {
    const { server, caller } = await start(LASTING);
    const chatId = await caller.newChat();
    const path = `/api/chats/${chatId}/messages`;
    const said = { message: "condo around Ari", client_id: "first-0002" };
    const stream = await (
      await caller.stream(chatId, said.message, { client_id: said.client_id })
    ).readUntil(hasText(12));
    await server.keeper.close();
    await stream.readAll();
    const { caller: later } = await start({ isOnlyInstance: true });
    await later.json<MessageReply>("POST", path, { message: "under 20000" });
    const again = await later.json<MessageReply>("POST", path, said);
    expect([again.run_id, again.status]).toEqual([stream.runId, "interrupted"]);
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
    const stream = await (await caller.stream(chatId, "condo around Ari")).readUntil(hasStarted);
    await sql`update runs set heartbeat_at = now() - interval '1 hour' where id = ${stream.runId}`.execute(
      database().db,
    );
    const isFresh = async () => {
      const { rows } = await sql<{ fresh: boolean }>`
        select heartbeat_at > now() - interval '1 minute' as fresh from runs where id = ${stream.runId}`.execute(
        database().db,
      );
      return rows[0]?.fresh;
    };
    await expect.poll(isFresh).toBe(true);
    await reaper.keeper.sweep();
    server.assistant.release();
    await stream.readAll();
    expect((await answerOf(caller, chatId)).status).toBe("done");
  });

  it("is not assumed of a run of this server that is late with its heartbeat", async () => {
    const { server, caller } = await start({ timing: { heartbeatMs: 60_000 } });
    server.assistant.hold();
    const chatId = await caller.newChat();
    const stream = await (await caller.stream(chatId, "condo around Ari")).readUntil(hasStarted);
    await sql`update runs set heartbeat_at = now() - interval '1 hour' where id = ${stream.runId}`.execute(
      database().db,
    );
    await server.keeper.sweep();
    server.assistant.release();
    await stream.readAll();
    expect((await answerOf(caller, chatId)).status).toBe("done");
  });

  it("is not assumed of a run that wrote between being listed and being ended", async () => {
    const { server: reaper, caller } = await start();
    await reaper.keeper.ready();
    const { chatId, runId } = await leaveBehind();
    const { db, pool } = database();
    // The chat is held, so that the other instance has listed the run and waits to end it.
    const holder = await pool.connect();
    try {
      await holder.query("begin");
      await holder.query("select from chats where id = $1 for update", [chatId]);
      const sweeping = reaper.keeper.sweep();
      const waiting = "select from pg_locks where not granted";
      await expect.poll(async () => (await pool.query(waiting)).rowCount).toBeGreaterThan(0);
      await sql`update runs set heartbeat_at = now() where id = ${runId}`.execute(db);
      await holder.query("rollback");
      await sweeping;
    } finally {
      holder.release(true);
    }
    expect((await answerOf(caller, chatId)).status).toBe("running");
  });

  it("is not assumed of a finished run", async () => {
    const { server, caller } = await start();
    const chatId = await caller.newChat();
    const stream = await (await caller.stream(chatId, "condo around Ari")).readAll();
    await sql`update runs set heartbeat_at = now() - interval '1 hour' where id = ${stream.runId}`.execute(
      database().db,
    );
    await server.keeper.sweep();
    expect((await answerOf(caller, chatId)).status).toBe("done");
  });

  it("that was taken over writes nothing more when it wakes up", async () => {
    const { caller } = await start(LASTING);
    const { caller: elsewhere } = await start({ isOnlyInstance: true, timing: { staleMs: 0 } });
    const chatId = await caller.newChat();
    const stream = await (await caller.stream(chatId, "condo around Ari")).readUntil(hasText(8));
    const { server: reaper } = await start({ isOnlyInstance: true });
    await reaper.keeper.ready();
    await stream.readAll();
    const answer = await answerOf(elsewhere, chatId);
    expect(answer.status).toBe("interrupted");
    expect(stream.text).toBe(answer.content);
    expect(stream.events.at(-1)?.type).toBe("finish");
  });
});

describe("stopping and deleting", () => {
  it("a process that stops leaves its replies interrupted, and tells who watches", async () => {
    const { server, caller } = await start(LASTING);
    const { caller: elsewhere } = await start();
    const chatId = await caller.newChat();
    const stream = await (await caller.stream(chatId, "condo around Ari")).readUntil(hasText(8));
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

  it("a reply goes on in a chat that is deleted meanwhile, so that undoing it brings all of it back", async () => {
    const { caller } = await start(LASTING);
    const chatId = await caller.newChat();
    const stream = await (await caller.stream(chatId, "condo around Ari")).readUntil(hasText(8));
    expect((await caller.request("DELETE", `/api/chats/${chatId}`)).status).toBe(204);
    await stream.readAll();
    expect((await caller.request("POST", `/api/chats/${chatId}/restore`)).status).toBe(200);
    const [, answer] = await messagesOf(caller, chatId);
    expect(answer?.status).toBe("done");
  });

  it("a reply is followed no further once all chats are deleted", async () => {
    const { caller } = await start(LASTING);
    const chatId = await caller.newChat();
    const stream = await (await caller.stream(chatId, "condo around Ari")).readUntil(hasText(8));
    expect((await caller.request("DELETE", "/api/chats")).status).toBe(204);
    await stream.readAll();
    expect(stream.isDone).toBe(true);
    expect(
      (await caller.request("GET", `/api/chats/${chatId}/runs/${stream.runId}/events`)).status,
    ).toBe(404);
    const { db } = database();
    const eventsLeft = async () => {
      const { rows } = await sql<{ left: number }>`
        select count(*)::int as left from run_events where run_id = ${stream.runId}`.execute(db);
      return rows[0]?.left;
    };
    // They are there until the deletion can no longer be undone, and not longer.
    expect(await eventsLeft()).toBeGreaterThan(0);
    await sql`update runs set status = 'stopped' where id = ${stream.runId}`.execute(db);
    await deleteSetAside(db, new Date(Date.now() + 60_000));
    expect(await eventsLeft()).toBe(0);
  });

  it("all chats deleted by another instance end what is written here", async () => {
    const { caller } = await start({ ...LASTING, timing: { heartbeatMs: 20 } });
    const { caller: elsewhere } = await start();
    const lonely = await addUser(database());
    const [mine, theirs] = [
      new ChatBrowser(caller.server, lonely),
      new ChatBrowser(elsewhere.server, lonely),
    ];
    const stream = await (
      await mine.stream(await mine.newChat(), "condo around Ari")
    ).readUntil(hasText(8));
    await theirs.request("DELETE", "/api/chats");
    await stream.readAll();
    expect(stream.isDone).toBe(true);
  });
});
