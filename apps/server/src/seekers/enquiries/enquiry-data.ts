import type { PersonalData } from "../../accounts/personal-data.ts";

/** What was written about homes, and the talks that followed. */
export const enquiryData: PersonalData = {
  tables: ["enquiries", "enquiry_messages"],
  read: async (db, { id }) => ({
    enquiries: await db
      .selectFrom("enquiries")
      .select(["id", "listing_id", "home", "name", "phone", "email", "line", "preferred_time"])
      .select(["message", "language", "created_at", "answered_at", "archived_at"])
      .where("user_id", "=", id)
      .orderBy("created_at")
      .execute(),
    enquiry_messages: await db
      .selectFrom("enquiry_messages")
      .innerJoin("enquiries", "enquiries.id", "enquiry_messages.enquiry_id")
      .select(["enquiry_id", "sender", "text", "enquiry_messages.created_at"])
      .where((where) =>
        where.or([where("enquiries.user_id", "=", id), where("enquiry_messages.user_id", "=", id)]),
      )
      .orderBy("seq")
      .execute(),
  }),
  // What a partner's person answered stays with whoever asked: the agency said it.
  erase: async (db, { id }) => {
    await db.deleteFrom("enquiries").where("user_id", "=", id).execute();
  },
};
