import type { Feedback, FeedbackVerdict, ReceivedFeedback } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { sql } from "kysely";
import type { Position } from "../../platform/http/pages.ts";
import { addBytes, chatLimit, lockChat, type Trx } from "./chat-store.ts";

interface AboutAnswer {
  readonly userId: string;
  readonly chatId: string;
  readonly messageId: string;
}

export type Given = "given" | "not_found" | "full";

/** Feedback on an answer of one's own chat, in place of what was said before. */
export const putFeedback = (
  db: Db,
  about: AboutAnswer,
  { verdict, reasons, comment }: Feedback,
  now: Date,
): Promise<Given> =>
  db.transaction().execute(async (trx) => {
    const before = await commentBefore(trx, about);
    if (before === undefined) return "not_found";
    const bytes = Buffer.byteLength(comment) - Buffer.byteLength(before);
    const limit = bytes > 0 && (await chatLimit(trx, { userId: about.userId, messages: 0 }));
    if (limit) return "full";
    await addBytes(trx, about.chatId, bytes);
    const said = { verdict, reasons: [...reasons], comment, said_at: now };
    await trx
      .insertInto("message_feedback")
      .values({ message_id: about.messageId, ...said })
      .onConflict((conflict) => conflict.column("message_id").doUpdateSet(said))
      .execute();
    return "given";
  });

/** Takes back what was said; false where the answer is not there. */
export const deleteFeedback = (db: Db, about: AboutAnswer): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const before = await commentBefore(trx, about);
    if (before === undefined) return false;
    await addBytes(trx, about.chatId, -Buffer.byteLength(before));
    await trx.deleteFrom("message_feedback").where("message_id", "=", about.messageId).execute();
    return true;
  });

/** What stands so far, "" for nothing; undefined where this person has no such answer. Locks the chat. */
const commentBefore = async (
  trx: Trx,
  { userId, chatId, messageId }: AboutAnswer,
): Promise<string | undefined> => {
  if ((await lockChat(trx, chatId, userId)) === undefined) return undefined;
  const row = await trx
    .selectFrom("messages")
    .leftJoin("message_feedback", "message_feedback.message_id", "messages.id")
    .select("message_feedback.comment")
    .where("messages.id", "=", messageId)
    .where("messages.chat_id", "=", chatId)
    .where("messages.sender", "=", "ai")
    .where("messages.status", "!=", "running")
    .executeTakeFirst();
  return row && (row.comment ?? "");
};

/** What an admin sees of a question or an answer. Characters. */
const SHOWN_MAX = 2_000;

/** The newest first, from the position on. */
export const listFeedback = async (
  db: Db,
  page: {
    readonly verdict: FeedbackVerdict;
    readonly after: Position | undefined;
    readonly limit: number;
  },
): Promise<(Position & { readonly said: ReceivedFeedback })[]> => {
  const rows = await db
    .selectFrom("message_feedback as f")
    .innerJoin("messages as a", "a.id", "f.message_id")
    .innerJoin("chats as c", "c.id", "a.chat_id")
    .leftJoin("messages as q", "q.id", "a.parent_id")
    .select(["f.message_id", "f.verdict", "f.reasons", "f.comment", "f.said_at"])
    .select([
      sql<string>`left(a.content, ${SHOWN_MAX})`.as("answer"),
      sql<string>`coalesce(left(q.content, ${SHOWN_MAX}), '')`.as("question"),
    ])
    .where("f.verdict", "=", page.verdict)
    .where("c.deleted_at", "is", null)
    .$if(page.after !== undefined, (query) =>
      query.where(
        sql<boolean>`(f.said_at, f.message_id) < (${page.after?.created_at}, ${page.after?.id})`,
      ),
    )
    .orderBy("f.said_at", "desc")
    .orderBy("f.message_id", "desc")
    .limit(page.limit)
    .execute();
  return rows.map(({ message_id: id, said_at, ...said }) => ({
    id,
    created_at: said_at,
    said: { ...said, id, said_at: said_at.toISOString() },
  }));
};

export const findFeedback = async (db: Db, id: string): Promise<Position | undefined> => {
  const row = await db
    .selectFrom("message_feedback")
    .select(["message_id", "said_at"])
    .where("message_id", "=", id)
    .executeTakeFirst();
  return row && { id: row.message_id, created_at: row.said_at };
};

export const countFeedback = (db: Db): Promise<{ up: number; down: number }> =>
  db
    .selectFrom("message_feedback")
    .innerJoin("messages", "messages.id", "message_feedback.message_id")
    .innerJoin("chats", "chats.id", "messages.chat_id")
    .where("chats.deleted_at", "is", null)
    .select([
      sql<number>`(count(*) filter (where verdict = 'up'))::int`.as("up"),
      sql<number>`(count(*) filter (where verdict = 'down'))::int`.as("down"),
    ])
    .executeTakeFirstOrThrow();
