import type { PersonalData } from "../personal-data.ts";

/** Which accounts elsewhere sign in to this one. All of it ends with the account's own row. */
export const openIdData: PersonalData = {
  tables: ["linked_identities", "openid_attempts"],
  read: async (db, { id }) => ({
    identities: await db
      .selectFrom("linked_identities")
      .select(["provider", "issuer", "subject", "email", "created_at", "last_used_at"])
      .where("user_id", "=", id)
      .orderBy("created_at")
      .execute(),
  }),
};
