import type { PersonalData } from "../../accounts/personal-data.ts";

/** What was written to support while signed in; it ends with the account by itself. */
export const supportData: PersonalData = {
  tables: ["support_messages"],
  read: async (db, { id }) => ({
    support_messages: await db
      .selectFrom("support_messages")
      .select(["name", "email", "subject", "message", "language", "created_at"])
      .select(["answer", "answered_at"])
      .where("user_id", "=", id)
      .orderBy("seq")
      .execute(),
  }),
};
