import type { PersonalData } from "../../accounts/personal-data.ts";

/** What was asked for to become a partner. Keys, files and hidden homes belong to the partner and stay. */
export const partnerRequestData: PersonalData = {
  tables: ["partner_requests", "api_keys", "uploads", "hidden_references"],
  read: async (db, { id }) => ({
    partner_requests: await db
      .selectFrom("partner_requests")
      .select(["id", "company", "email", "phone", "website", "message", "status"])
      .select(["created_at", "decided_at", "note"])
      .where("user_id", "=", id)
      .orderBy("seq")
      .execute(),
  }),
};
