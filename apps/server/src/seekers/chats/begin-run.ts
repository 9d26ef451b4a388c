import type { ChatLimit, RunEvent } from "@propertyvr/contracts";
import type { Tables } from "@propertyvr/database";
import type { ConversationState, Origins } from "@propertyvr/vocabulary";
import type { Kysely } from "kysely";
import { addBytes, chatLimit, findLiveRun, lockChat, type Trx } from "./chat-store.ts";
import { messageOf, type MessageRow } from "./message-row.ts";

export interface NewRun {
  readonly runId: string;
  readonly userMessageId: string;
  readonly aiMessageId: string;
  readonly chatId: string;
  readonly userId: string;
  readonly owner: string;
  readonly text: string;
  readonly sessionId: string | null;
  readonly clientId: string | null;
  readonly now: Date;
}

/** A run that is the caller's to write, with the conversation it continues. */
export interface BegunRun {
  readonly kind: "begun";
  readonly start: RunEvent;
  readonly state: ConversationState | null;
  readonly origins: Origins;
}

export type Begun =
  | BegunRun
  /** The same client_id came before. */
  | { readonly kind: "same"; readonly runId: string }
  | { readonly kind: "busy"; readonly runId: string }
  | { readonly kind: "full"; readonly limit: ChatLimit }
  | { readonly kind: "not_found" };

/**
 * The question, the place of its answer, the run and its first event in one transaction. The lock
 * of the chat makes parallel sends wait for one another, so that a repeated client_id finds its run.
 * With `isRetry` the run itself may be there already: the answer to its commit was lost.
 */
export const beginRun = (
  db: Kysely<Tables>,
  run: NewRun,
  { isRetry }: { readonly isRetry: boolean } = { isRetry: false },
): Promise<Begun> =>
  db.transaction().execute(async (trx) => {
    const chat = await lockChat(trx, run.chatId, run.userId);
    if (chat === undefined) return { kind: "not_found" };
    const start = isRetry ? await findStart(trx, run.runId) : undefined;
    if (start !== undefined) return { kind: "begun", start, ...(await lastState(trx, run.chatId)) };
    const same = run.clientId === null ? undefined : await findByClientId(trx, run);
    if (same !== undefined) return { kind: "same", runId: same };
    const live = await findLiveRun(trx, run.chatId);
    if (live !== undefined) return { kind: "busy", runId: live };
    const limit = await chatLimit(trx, run);
    if (limit !== undefined) return { kind: "full", limit };
    const before = await lastState(trx, run.chatId);
    return { kind: "begun", start: await insertRun(trx, run), ...before };
  });

const findStart = async (trx: Trx, runId: string): Promise<RunEvent | undefined> => {
  const row = await trx
    .selectFrom("run_events")
    .innerJoin("runs", "runs.id", "run_events.run_id")
    .select("run_events.event")
    .where("runs.id", "=", runId)
    .where("runs.status", "=", "running")
    .where("run_events.seq", "=", 1)
    .executeTakeFirst();
  return row?.event as RunEvent | undefined;
};

const findByClientId = async (trx: Trx, run: NewRun): Promise<string | undefined> => {
  const row = await trx
    .selectFrom("messages")
    .innerJoin("runs", "runs.user_message_id", "messages.id")
    .select("runs.id")
    .where("messages.chat_id", "=", run.chatId)
    .where("messages.client_id", "=", run.clientId)
    .executeTakeFirst();
  return row?.id;
};

const lastState = async (
  trx: Trx,
  chatId: string,
): Promise<Pick<BegunRun, "state" | "origins">> => {
  const row = await trx
    .selectFrom("messages")
    .select(["state", "origins"])
    .where("chat_id", "=", chatId)
    .where("state", "is not", null)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  return {
    state: (row?.state ?? null) as ConversationState | null,
    origins: (row?.origins as Origins | null | undefined) ?? {},
  };
};

const insertRun = async (trx: Trx, run: NewRun): Promise<RunEvent> => {
  const question = {
    id: run.userMessageId,
    chat_id: run.chatId,
    sender: "user",
    content: run.text,
    session_id: run.sessionId,
    client_id: run.clientId,
    run_id: null,
    status: "done",
    created_at: run.now,
  } as const;
  const answer = {
    id: run.aiMessageId,
    chat_id: run.chatId,
    sender: "ai",
    content: "",
    session_id: run.sessionId,
    client_id: null,
    run_id: run.runId,
    status: "running",
    created_at: run.now,
  } as const;
  const rows: MessageRow[] = await trx
    .insertInto("messages")
    .values([question, answer])
    .returningAll()
    .execute();
  const [stored] = rows;
  if (stored === undefined) throw new Error("an insert returned no row");
  await trx
    .insertInto("runs")
    .values({
      id: run.runId,
      chat_id: run.chatId,
      user_message_id: run.userMessageId,
      ai_message_id: run.aiMessageId,
      status: "running",
      owner: run.owner,
    })
    .execute();
  const start: RunEvent = {
    type: "start",
    messageId: run.aiMessageId,
    messageMetadata: { run_id: run.runId, user_message: messageOf(stored) },
  };
  await addBytes(trx, run.chatId, Buffer.byteLength(run.text));
  await trx
    .updateTable("chats")
    .set({ updated_at: run.now })
    .where("id", "=", run.chatId)
    .execute();
  await trx
    .insertInto("run_events")
    .values({ run_id: run.runId, seq: 1, event: JSON.stringify(start) })
    .execute();
  return start;
};
