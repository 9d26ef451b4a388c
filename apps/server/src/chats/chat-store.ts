import { DEFAULT_CHAT_TITLE } from "@propertyvr/contracts";
import type { Tables } from "@propertyvr/database";
import type { Kysely, Transaction } from "kysely";
import type { ChatRow, MessageRow } from "./message-row.ts";

type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** A list shows the latest so many. */
const CHATS_LISTED = 200;

export const insertChat = (
  db: Db,
  chat: {
    readonly id: string;
    readonly userId: string;
    readonly title: string;
    readonly now: Date;
  },
): Promise<ChatRow> =>
  db
    .insertInto("chats")
    .values({
      id: chat.id,
      user_id: chat.userId,
      title: chat.title,
      is_titled_by_person: chat.title !== DEFAULT_CHAT_TITLE,
      created_at: chat.now,
      updated_at: chat.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** The latest first. */
export const listChats = (db: Db, userId: string): Promise<ChatRow[]> =>
  db
    .selectFrom("chats")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(CHATS_LISTED)
    .execute();

export const renameChat = (
  db: Db,
  chat: { readonly id: string; readonly userId: string; readonly title: string },
): Promise<ChatRow | undefined> =>
  db
    .updateTable("chats")
    .set({ title: chat.title, is_titled_by_person: true })
    .where("id", "=", chat.id)
    .where("user_id", "=", chat.userId)
    .returningAll()
    .executeTakeFirst();

/** Deletes one chat of a person, or all of them; gives the ids that are gone. */
export const deleteChats = async (db: Db, userId: string, id?: string): Promise<string[]> => {
  let query = db.deleteFrom("chats").where("user_id", "=", userId);
  if (id !== undefined) query = query.where("id", "=", id);
  const rows = await query.returning("id").execute();
  return rows.map((row) => row.id);
};

export const hasChat = async (db: Db, userId: string, id: string): Promise<boolean> => {
  const row = await db
    .selectFrom("chats")
    .select("id")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
};

/** Waits for whoever changes the chat, and keeps others out until the transaction ends. */
export const lockChat = (trx: Trx, id: string, userId?: string): Promise<ChatRow | undefined> => {
  let query = trx.selectFrom("chats").selectAll().where("id", "=", id);
  if (userId !== undefined) query = query.where("user_id", "=", userId);
  return query.forUpdate().executeTakeFirst();
};

/** Oldest first. */
export const listMessages = (db: Db, chatId: string): Promise<MessageRow[]> =>
  db.selectFrom("messages").selectAll().where("chat_id", "=", chatId).orderBy("position").execute();

export const getMessages = (db: Db, ids: readonly string[]): Promise<MessageRow[]> =>
  db.selectFrom("messages").selectAll().where("id", "in", ids).orderBy("position").execute();

export type Cleared = "cleared" | "not_found" | { readonly liveRunId: string };

/** Empties a chat and gives it the default title again; not while a reply is being written. */
export const clearChat = (db: Db, userId: string, id: string, now: Date): Promise<Cleared> =>
  db.transaction().execute(async (trx) => {
    const chat = await lockChat(trx, id, userId);
    if (chat === undefined) return "not_found";
    const live = await findLiveRun(trx, id);
    if (live !== undefined) return { liveRunId: live };
    await trx.deleteFrom("messages").where("chat_id", "=", id).execute();
    await trx
      .updateTable("chats")
      .set({ title: DEFAULT_CHAT_TITLE, is_titled_by_person: false, updated_at: now })
      .where("id", "=", id)
      .execute();
    return "cleared";
  });

export const findLiveRun = async (db: Db | Trx, chatId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom("runs")
    .select("id")
    .where("chat_id", "=", chatId)
    .where("status", "=", "running")
    .executeTakeFirst();
  return row?.id;
};
