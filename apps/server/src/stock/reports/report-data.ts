import { sql } from "kysely";
import type { PersonalData } from "../../accounts/personal-data.ts";

/** What was reported of homes. */
export const reportData: PersonalData = {
  tables: ["listing_reports"],
  read: async (db, { id }) => ({
    reports: await db
      .selectFrom("listing_reports")
      .select(["id", "listing_id", "reason", "note", "created_at", "resolution", "resolved_at"])
      .where("user_id", "=", id)
      .orderBy("created_at")
      .execute(),
  }),
  // That the home was reported, and for what, stays for the admins; whoever said it and their words do not.
  erase: async (db, { id }) => {
    await db
      .updateTable("listing_reports")
      .set({ user_id: null, note: "", reporter: sql`'deleted ' || id` })
      .where("user_id", "=", id)
      .execute();
  },
};
