import { endpoints, OWN_KEY_HEADER } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Failure } from "../../platform/http/failure.ts";
import { HIJACKED } from "../../platform/http/outcome.ts";
import { route } from "../../platform/http/route.ts";
import type { ChatDeps } from "./chat-deps.ts";
import { deleteTemporary, findChat, insertChat, listChats, renameChat } from "./chat-store.ts";
import { type EventStream, openEventStream } from "./event-stream.ts";
import { findInChats } from "./find-in-chats.ts";
import { eventFor, messageFor } from "./for-reader.ts";
import { isId } from "../../platform/http/is-id.ts";
import { ownAddressFor } from "../../platform/http/own-address.ts";
import { chatOf } from "./message-row.ts";
import { chatIdFor } from "./chat-id.ts";
import { getMessages, listShown, showVersion } from "./message-store.ts";
import { RunKeeper } from "./run-keeper.ts";
import { findRun, type RunRow } from "./run-store.ts";
import { awaitReply, limitReached, retryAnswer, sendMessage } from "./send-message.ts";
import { clearChat, deleteSetAside, restoreChat, setAllAside, setChatAside } from "./set-aside.ts";
import { watchRun } from "./watch-run.ts";

export interface Chats {
  readonly keeper: RunKeeper;
  /** Deletes the temporary chats of which the last message is a day old, and what was deleted a minute ago. */
  readonly sweepChats: () => Promise<void>;
}

const DAY_MS = 24 * 3_600_000;
/** Deleting and clearing can be undone for so long; the page offers it for ten seconds. */
const UNDO_MS = 60_000;

/** Chats, their messages and the replies to them; everything belongs to the account. */
export const chatRoutes = (app: FastifyInstance, deps: ChatDeps): Chats => {
  const keeper = new RunKeeper(deps);
  app.addHook("onReady", (done) => {
    keeper.open();
    done();
  });
  app.addHook("preClose", () => keeper.close());
  manageChats(app, deps);
  manageMessages(app, deps, keeper);
  followRuns(app, deps, keeper);
  return {
    keeper,
    sweepChats: async () => {
      const now = deps.clock.now().getTime();
      keeper.abandon(await deleteTemporary(deps.db, new Date(now - DAY_MS)));
      await deleteSetAside(deps.db, new Date(now - UNDO_MS));
    },
  };
};

const NOT_FOUND = { code: "not_found" } as const;

const manageChats = (app: FastifyInstance, { db, clock, random }: ChatDeps): void => {
  route(app, endpoints.createChat, async ({ user, body }) => {
    const now = clock.now();
    const { title, client_id: clientId, is_temporary: isTemporary } = body;
    const id = clientId === undefined ? random.uuid() : chatIdFor(user.id, clientId);
    const chat = { id, userId: user.id, title, isTemporary, now };
    const row = await insertChat(db, chat);
    return row === undefined ? fail(limitReached("chats")) : ok(chatOf(row));
  });
  route(app, endpoints.listChats, async ({ user }) => {
    const chats = await listChats(db, user.id);
    return ok(chats.map(chatOf));
  });
  route(app, endpoints.findInChats, async ({ user, body: { text } }) =>
    ok({ found: await findInChats(db, user.id, text) }),
  );
  route(app, endpoints.renameChat, async ({ user, params, body }) => {
    if (!isId(params.id)) return fail(NOT_FOUND);
    const chat = await renameChat(db, { id: params.id, userId: user.id, title: body.title });
    return chat === undefined ? fail(NOT_FOUND) : ok(chatOf(chat));
  });
  route(app, endpoints.deleteChat, async ({ user, params }) => {
    if (!isId(params.id)) return fail(NOT_FOUND);
    const chat = { id: params.id, userId: user.id };
    return (await setChatAside(db, chat, clock.now())) ? ok(undefined) : fail(NOT_FOUND);
  });
  route(app, endpoints.restoreChat, async ({ user, params }) => {
    if (!isId(params.id)) return fail(NOT_FOUND);
    const chat = await restoreChat(db, { id: params.id, userId: user.id });
    return chat === undefined ? fail(NOT_FOUND) : ok(chatOf(chat));
  });
  route(app, endpoints.deleteChats, async ({ user }) => {
    await setAllAside(db, user.id, clock.now());
    return ok(undefined);
  });
};

const manageMessages = (
  app: FastifyInstance,
  { db, clock, random, assistant }: ChatDeps,
  keeper: RunKeeper,
): void => {
  route(app, endpoints.listMessages, async ({ user, params, request }) => {
    if (!isId(params.id)) return fail(NOT_FOUND);
    await keeper.ready();
    const chat = await findChat(db, user.id, params.id);
    if (chat === undefined) return fail(NOT_FOUND);
    const own = ownAddressFor(request);
    return ok((await listShown(db, chat)).map((message) => messageFor(own, message)));
  });
  route(app, endpoints.showVersion, async ({ user, params, request }) => {
    if (!isId(params.id) || !isId(params.messageId)) return fail(NOT_FOUND);
    await keeper.ready();
    const of = { userId: user.id, chatId: params.id, messageId: params.messageId };
    const shown = await showVersion(db, of, assistant);
    if (shown.kind === "not_found") return fail(NOT_FOUND);
    if (shown.kind === "busy") return fail({ code: "run_active", run_id: shown.runId });
    const own = ownAddressFor(request);
    return ok(shown.messages.map((message) => messageFor(own, message)));
  });
  route(app, endpoints.clearMessages, async ({ user, params }) => {
    if (!isId(params.id)) return fail(NOT_FOUND);
    await keeper.ready();
    const chat = { id: params.id, userId: user.id, asideId: random.uuid() };
    const cleared = await clearChat(db, chat, clock.now());
    if (cleared === "not_found") return fail(NOT_FOUND);
    return cleared === "cleared"
      ? ok(undefined)
      : fail({ code: "run_active", run_id: cleared.liveRunId });
  });
};

const followRuns = (app: FastifyInstance, { db }: ChatDeps, keeper: RunKeeper): void => {
  const show = async (
    reply: FastifyReply,
    userId: string,
    run: RunRow,
    after: number,
  ): Promise<typeof HIJACKED> => {
    const own = ownAddressFor(reply.request);
    const stream = openEventStream(reply, keeper.timing.keepAliveMs);
    const send: EventStream["send"] = (events) =>
      stream.send(events.map(({ seq, event }) => ({ seq, event: eventFor(own, event) })));
    await watchRun({ db, keeper }, { userId, run, after }, { ...stream, send });
    return HIJACKED;
  };
  const runOf = async (
    userId: string,
    params: { readonly id: string; readonly runId: string },
  ): Promise<Result<RunRow, Failure>> => {
    if (!isId(params.id) || !isId(params.runId)) return fail(NOT_FOUND);
    await keeper.ready();
    const run = await findRun(db, { userId, chatId: params.id, runId: params.runId });
    return run === undefined ? fail(NOT_FOUND) : ok(run);
  };

  /** As a stream where that is asked for; as JSON otherwise, once it has ended. */
  const answer = async (
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    userId: string,
    run: RunRow,
  ) => {
    if (wantsEvents(request)) return show(reply, userId, run, 0);
    const left = new AbortController();
    reply.raw.once("close", () => left.abort());
    const said = await awaitReply({ db, keeper }, { userId, run, signal: left.signal });
    if (!said.ok) return said;
    const aiResponse = messageFor(ownAddressFor(request), said.value.aiResponse);
    return ok({ ...said.value, aiResponse });
  };

  route(app, endpoints.sendMessage, async ({ user, params, body, ...asked }) => {
    const ownKey = ownKeyOf(asked.request);
    const said = { userId: user.id, chatId: params.id, body, ownKey };
    const sent = await sendMessage({ db, keeper }, said);
    return sent.ok ? answer(asked, user.id, sent.value) : sent;
  });
  route(app, endpoints.retryAnswer, async ({ user, params, body, ...asked }) => {
    const ownKey = ownKeyOf(asked.request);
    const of = { userId: user.id, chatId: params.id, answerId: params.messageId, body, ownKey };
    const begun = await retryAnswer({ db, keeper }, of);
    return begun.ok ? answer(asked, user.id, begun.value) : begun;
  });
  route(app, endpoints.runEvents, async ({ user, params, query, request, reply }) => {
    const run = await runOf(user.id, params);
    if (!run.ok) return run;
    return show(reply, user.id, run.value, lastEventId(request) ?? query.after ?? 0);
  });
  route(app, endpoints.stopRun, async ({ user, params, body, request }) => {
    const run = await runOf(user.id, params);
    if (!run.ok) return run;
    const ended = await keeper.stop(run.value, body.seen_chars);
    const own = ownAddressFor(request);
    if (ended.kind === "ended") return ok(messageFor(own, ended.message));
    const [message] = await getMessages(db, params.id, [run.value.ai_message_id]);
    return message === undefined ? fail(NOT_FOUND) : ok(messageFor(own, message));
  });
};

/** A key of the person's own for the provider of the model they chose. */
const ownKeyOf = ({ headers }: FastifyRequest): string | undefined => {
  const given = headers[OWN_KEY_HEADER];
  return typeof given === "string" && given !== "" ? given : undefined;
};

const wantsEvents = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? "").toLowerCase().includes("text/event-stream");

/** Where a viewer left off; anything that is no place in a log is taken as absent. */
const lastEventId = ({ headers }: FastifyRequest): number | undefined => {
  const given = headers["last-event-id"];
  return typeof given === "string" && /^\d{1,9}$/.test(given) ? Number(given) : undefined;
};
