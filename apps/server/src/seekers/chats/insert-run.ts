import type { MessageAttachment, RunEvent } from "@propertyvr/contracts";
import { sql } from "kysely";
import type { Trx } from "./chat-store.ts";
import { messageOf, type ChatMessageRow } from "./message-row.ts";
import type { RunRow } from "./run-store.ts";

/** An answer that is to be written, in a chat whose lock is held. */
export interface NewAnswer {
  readonly runId: string;
  readonly aiMessageId: string;
  readonly chatId: string;
  readonly owner: string;
  readonly sessionId: string | null;
  readonly clientId: string | null;
  readonly now: Date;
}

/** The place of the answer, the run that writes it, and its first event. The chat shows it from now on. */
export const insertRun = async (
  trx: Trx,
  run: NewAnswer,
  question: ChatMessageRow,
  of: {
    /** Of the question. */
    readonly versions: readonly string[] | undefined;
    readonly attachments: readonly MessageAttachment[] | undefined;
    /** What a new question takes. */
    readonly bytes: number;
  },
): Promise<RunEvent> => {
  await trx
    .insertInto("messages")
    .values({
      id: run.aiMessageId,
      chat_id: run.chatId,
      parent_id: question.id,
      sender: "ai",
      content: "",
      session_id: run.sessionId,
      // A new question holds it; an answer asked for again is found by its own.
      client_id: question.client_id === run.clientId ? null : run.clientId,
      run_id: run.runId,
      status: "running",
      created_at: run.now,
    })
    .execute();
  await trx
    .insertInto("runs")
    .values({
      id: run.runId,
      chat_id: run.chatId,
      user_message_id: question.id,
      ai_message_id: run.aiMessageId,
      status: "running",
      owner: run.owner,
    })
    .execute();
  await trx
    .updateTable("chats")
    .set({
      updated_at: run.now,
      shown_message_id: null,
      stored_bytes: sql`stored_bytes + ${of.bytes}`,
    })
    .where("id", "=", run.chatId)
    .execute();
  const start: RunEvent = {
    type: "start",
    messageId: run.aiMessageId,
    messageMetadata: {
      run_id: run.runId,
      user_message: messageOf(question, of.versions, of.attachments),
    },
  };
  await trx
    .insertInto("run_events")
    .values({ run_id: run.runId, seq: 1, event: JSON.stringify(start) })
    .execute();
  return start;
};

/** The run as it was begun before, where the answer to the commit was lost. */
export const findStart = async (
  trx: Trx,
  runId: string,
): Promise<{ readonly question: ChatMessageRow; readonly start: RunEvent } | undefined> => {
  const row = await trx
    .selectFrom("run_events")
    .innerJoin("runs", "runs.id", "run_events.run_id")
    .innerJoin("messages", "messages.id", "runs.user_message_id")
    .selectAll("messages")
    .select("run_events.event")
    .where("runs.id", "=", runId)
    .where("runs.status", "=", "running")
    .where("run_events.seq", "=", 1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { event, ...question } = row;
  return { question, start: event as RunEvent };
};

/** The run that a client_id began: of a question its first that was not interrupted, of an answer asked for again that one. */
export const findByClientId = async (
  trx: Trx,
  { chatId, clientId }: NewAnswer,
): Promise<Pick<RunRow, "id" | "status" | "ai_message_id"> | undefined> => {
  if (clientId === null) return undefined;
  return trx
    .selectFrom("messages")
    .innerJoin("runs", (join) =>
      join.on((match) =>
        match.or([
          match("runs.user_message_id", "=", match.ref("messages.id")),
          match("runs.ai_message_id", "=", match.ref("messages.id")),
        ]),
      ),
    )
    .select(["runs.id", "runs.status", "runs.ai_message_id"])
    .where("messages.chat_id", "=", chatId)
    .where("messages.client_id", "=", clientId)
    .orderBy(sql`case when runs.status = 'interrupted' then 1 else 0 end`)
    .orderBy("runs.created_at")
    .limit(1)
    .executeTakeFirst();
};

/** The client_id of an answer that broke off finds the answer that comes in its place. */
export const giveUpClientId = async (trx: Trx, aiMessageId: string): Promise<void> => {
  await trx
    .updateTable("messages")
    .set({ client_id: null })
    .where("id", "=", aiMessageId)
    .execute();
};
