import type { PersonalData } from "../../accounts/personal-data.ts";

/** What was said in chats, all branches of it, and what was said about the answers. */
export const chatData: PersonalData = {
  tables: ["chats", "usage_days"],
  read: async (db, { id }) => ({
    chats: await db
      .selectFrom("chats")
      .select(["id", "title", "created_at", "updated_at", "deleted_at"])
      .where("user_id", "=", id)
      .orderBy("created_at")
      .execute(),
    messages: await db
      .selectFrom("messages")
      .innerJoin("chats", "chats.id", "messages.chat_id")
      .select(["messages.id", "chat_id", "parent_id", "sender", "content", "parts"])
      .select(["messages.state", "edit", "status", "messages.created_at"])
      .where("chats.user_id", "=", id)
      .orderBy("position")
      .execute(),
    usage: await db
      .selectFrom("usage_days")
      .select(["day", "requests", "tokens"])
      .where("user_id", "=", id)
      .orderBy("day")
      .execute(),
    feedback: await db
      .selectFrom("message_feedback")
      .innerJoin("messages", "messages.id", "message_feedback.message_id")
      .innerJoin("chats", "chats.id", "messages.chat_id")
      .select(["message_id", "verdict", "reasons", "comment", "said_at"])
      .where("chats.user_id", "=", id)
      .orderBy("said_at")
      .execute(),
  }),
  erase: async (db, { id }) => {
    await db.deleteFrom("chats").where("user_id", "=", id).execute();
  },
};
