import { ACCOUNT_LIMITS, type ChatLimit, DEFAULT_CHAT_TITLE } from "@propertyvr/contracts";
import type { Db, Tables } from "@propertyvr/database";
import { sql, type Transaction } from "kysely";
import { lockAccount } from "../../accounts/account-store.ts";
import type { ChatRow } from "./message-row.ts";

export type Trx = Transaction<Tables>;

/** A new chat, or the account's own that has this id already; undefined where it has as many as it may. */
export const insertChat = (
  db: Db,
  chat: {
    readonly id: string;
    readonly userId: string;
    readonly title: string;
    readonly isTemporary: boolean;
    readonly now: Date;
  },
): Promise<ChatRow | undefined> =>
  db.transaction().execute(async (trx) => {
    await lockAccount(trx, chat.userId);
    await dropDeleted(trx, chat.userId, chat.id);
    const made = await findChat(trx, chat.userId, chat.id);
    if (made !== undefined) return made;
    const others = await countChats(trx, chat.userId, chat.isTemporary);
    if (others >= ACCOUNT_LIMITS.chats) return undefined;
    return insertRow(trx, chat);
  });

/** Temporary chats are counted by themselves: nobody can find them to make room for others. */
export const countChats = async (
  trx: Trx,
  userId: string,
  isTemporary: boolean,
): Promise<number> => {
  const row = await trx
    .selectFrom("chats")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("user_id", "=", userId)
    .where("is_temporary", "=", isTemporary)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return row.count;
};

const insertRow = (trx: Trx, chat: Parameters<typeof insertChat>[1]): Promise<ChatRow> =>
  trx
    .insertInto("chats")
    .values({
      id: chat.id,
      user_id: chat.userId,
      title: chat.title,
      is_titled_by_person: chat.title !== DEFAULT_CHAT_TITLE,
      is_temporary: chat.isTemporary,
      created_at: chat.now,
      updated_at: chat.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** The latest first, without the temporary ones. */
export const listChats = (db: Db, userId: string): Promise<ChatRow[]> =>
  db
    .selectFrom("chats")
    .selectAll()
    .where("user_id", "=", userId)
    .where("is_temporary", "=", false)
    .where("deleted_at", "is", null)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(ACCOUNT_LIMITS.chats)
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
    .where("deleted_at", "is", null)
    .returningAll()
    .executeTakeFirst();

/** A chat made or imported under the id of one that was deleted takes its place. */
export const dropDeleted = async (trx: Trx, userId: string, id: string): Promise<void> => {
  await trx
    .deleteFrom("chats")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("deleted_at", "is not", null)
    .execute();
};

export const hasNoLiveRun = sql<boolean>`not exists (select from runs where chat_id = chats.id and status = 'running')`;

/** Deletes the temporary chats in which nothing was said since; those being answered stay. */
export const deleteTemporary = async (db: Db, since: Date): Promise<string[]> => {
  const rows = await db
    .deleteFrom("chats")
    .where("is_temporary", "=", true)
    .where("updated_at", "<", since)
    .where(hasNoLiveRun)
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
};

export const findChat = (db: Db, userId: string, id: string): Promise<ChatRow | undefined> =>
  db
    .selectFrom("chats")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();

/** Waits for whoever changes the chat, and keeps others out until the transaction ends. */
export const lockChat = (trx: Trx, id: string, userId?: string): Promise<ChatRow | undefined> => {
  let query = trx.selectFrom("chats").selectAll().where("id", "=", id);
  // A reply is written to its end in a chat that was deleted meanwhile: that can be undone.
  if (userId !== undefined)
    query = query.where("user_id", "=", userId).where("deleted_at", "is", null);
  return query.forUpdate().executeTakeFirst();
};

/** Which limit a chat of so many messages would break; the chat is locked. */
export const chatLimit = async (
  trx: Trx,
  { userId, messages }: { readonly userId: string; readonly messages: number },
): Promise<ChatLimit | undefined> => {
  if (messages > ACCOUNT_LIMITS.messagesPerChat) return "messages";
  return (await sumBytes(trx, userId)) >= ACCOUNT_LIMITS.chatBytes ? "bytes" : undefined;
};

/** What the chats of an account take together. */
export const sumBytes = async (trx: Trx, userId: string): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(stored_bytes), 0)::float8 as bytes from chats
    where user_id = ${userId} and deleted_at is null
  `.execute(trx);
  return rows[0]?.bytes ?? 0;
};

/** Adds to what a chat takes. */
export const addBytes = async (trx: Trx, chatId: string, bytes: number): Promise<void> => {
  await trx
    .updateTable("chats")
    .set({ stored_bytes: sql`stored_bytes + ${bytes}` })
    .where("id", "=", chatId)
    .execute();
};

export const findLiveRun = async (db: Db | Trx, chatId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom("runs")
    .select("id")
    .where("chat_id", "=", chatId)
    .where("status", "=", "running")
    .executeTakeFirst();
  return row?.id;
};
