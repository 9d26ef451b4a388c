import type { PersonalData } from "../../accounts/personal-data.ts";

/** Files that a person attached, with what was read of them. The database deletes their bytes with them. */
export const attachmentData: PersonalData = {
  tables: ["attachments"],
  read: async (db, { id }) => ({
    attachments: await db
      .selectFrom("attachments")
      .select(["id", "name", "kind", "media_type", "bytes", "state", "created_at"])
      .select(["document", "picture"])
      .where("user_id", "=", id)
      .orderBy("created_at")
      .execute(),
  }),
};
