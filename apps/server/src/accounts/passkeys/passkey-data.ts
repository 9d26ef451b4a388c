import type { PersonalData } from "../personal-data.ts";

/** The passkeys by their names; their public keys say nothing to anybody. They end with the account's own row. */
export const passkeyData: PersonalData = {
  tables: ["passkeys", "passkey_challenges"],
  read: async (db, { id }) => ({
    passkeys: await db
      .selectFrom("passkeys")
      .select(["name", "host", "is_synced", "created_at", "last_used_at"])
      .where("user_id", "=", id)
      .orderBy("created_at")
      .execute(),
  }),
};
