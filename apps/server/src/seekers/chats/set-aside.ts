/** What is deleted or cleared stands aside for a moment, in which that can be undone. */
import { DEFAULT_CHAT_TITLE } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { findLiveRun, hasNoLiveRun, lockChat, type Trx } from "./chat-store.ts";
import type { ChatRow } from "./message-row.ts";

interface OwnChat {
  readonly id: string;
  readonly userId: string;
}

/** Takes a chat out of sight until `deleteSetAside` deletes it; false where this person has no such chat. */
export const setChatAside = async (db: Db, chat: OwnChat, now: Date): Promise<boolean> => {
  const row = await db
    .updateTable("chats")
    .set({ deleted_at: now })
    .where("id", "=", chat.id)
    .where("user_id", "=", chat.userId)
    .where("deleted_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
};

/** The same with all chats of a person, in one moment: they come back together. */
export const setAllAside = async (db: Db, userId: string, now: Date): Promise<void> => {
  await db
    .updateTable("chats")
    .set({ deleted_at: now })
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .execute();
};

export type Cleared = "cleared" | "not_found" | { readonly liveRunId: string };

/**
 * Empties a chat and gives it the default title again; not while a reply is being written. Its messages
 * become a chat that stands aside.
 */
export const clearChat = (
  db: Db,
  chat: OwnChat & { readonly asideId: string },
  now: Date,
): Promise<Cleared> =>
  db.transaction().execute(async (trx) => {
    const full = await lockChat(trx, chat.id, chat.userId);
    if (full === undefined) return "not_found";
    const live = await findLiveRun(trx, chat.id);
    if (live !== undefined) return { liveRunId: live };
    // Of clearings one after the other the last can be undone.
    await trx.deleteFrom("chats").where("cleared_from", "=", chat.id).execute();
    await trx
      .insertInto("chats")
      .values({ ...full, id: chat.asideId, cleared_from: chat.id, deleted_at: now })
      .execute();
    await moveMessages(trx, chat.id, chat.asideId);
    const emptied = {
      title: DEFAULT_CHAT_TITLE,
      is_titled_by_person: false,
      stored_bytes: 0,
      shown_message_id: null,
      updated_at: now,
    };
    await trx.updateTable("chats").set(emptied).where("id", "=", chat.id).execute();
    return "cleared";
  });

/**
 * Undoes each of the above: a chat comes back with those that were deleted in the same moment, and with
 * its messages where it was cleared and nothing was said in it since. undefined where there is no such
 * chat any more; one that is in sight and full stays as it is.
 */
export const restoreChat = (db: Db, chat: OwnChat): Promise<ChatRow | undefined> =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("chats")
      .select(["id", "deleted_at"])
      .where("id", "=", chat.id)
      .where("user_id", "=", chat.userId)
      .where("cleared_from", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return undefined;
    if (row.deleted_at === null) await restoreMessages(trx, chat.id);
    else
      await trx
        .updateTable("chats")
        .set({ deleted_at: null })
        .where("user_id", "=", chat.userId)
        .where("deleted_at", "=", row.deleted_at)
        .where("cleared_from", "is", null)
        .execute();
    return lockChat(trx, chat.id, chat.userId);
  });

const restoreMessages = async (trx: Trx, chatId: string): Promise<void> => {
  const aside = await trx
    .selectFrom("chats")
    .selectAll()
    .where("cleared_from", "=", chatId)
    .executeTakeFirst();
  const said = await trx
    .selectFrom("messages")
    .select("id")
    .where("chat_id", "=", chatId)
    .executeTakeFirst();
  if (aside === undefined || said !== undefined) return;
  const { title, is_titled_by_person, stored_bytes, shown_message_id, updated_at } = aside;
  const full = { title, is_titled_by_person, stored_bytes, shown_message_id, updated_at };
  await moveMessages(trx, aside.id, chatId);
  await trx.deleteFrom("chats").where("id", "=", aside.id).execute();
  await trx.updateTable("chats").set(full).where("id", "=", chatId).execute();
};

const moveMessages = async (trx: Trx, from: string, to: string): Promise<void> => {
  await trx.updateTable("messages").set({ chat_id: to }).where("chat_id", "=", from).execute();
  await trx.updateTable("runs").set({ chat_id: to }).where("chat_id", "=", from).execute();
};

/** Deletes for good what was taken out of sight before then; those being answered wait for their end. */
export const deleteSetAside = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom("chats").where("deleted_at", "<", before).where(hasNoLiveRun).execute();
};
