import { sql } from "kysely";
import type { PersonalData } from "./personal-data.ts";

/** Who somebody is, where they are signed in, and what the audit log says of them. */
export const accountData: PersonalData = {
  tables: ["users", "sessions", "audit_log", "mails", "account_links"],
  read: async (db, { id }) => ({
    account: await db
      .selectFrom("users")
      .select([
        "id",
        "name",
        "email",
        "role",
        "plan",
        "language",
        "created_at",
        "preferences",
      ])
      .where("id", "=", id)
      .execute(),
    sessions: await db
      .selectFrom("sessions")
      .select([
        "id",
        "created_at",
        "expires_at",
        "revoked_at",
        "browser",
        "system",
        "network",
        "last_used_at",
      ])
      .where("user_id", "=", id)
      .orderBy("created_at")
      .execute(),
    mails: await db
      .selectFrom("mails")
      .select(["created_at", "kind", "recipient", "subject", "state"])
      .where("user_id", "=", id)
      .orderBy("seq")
      .execute(),
    actions: await db
      .selectFrom("audit_log")
      .select(["at", "action", "subject_id", "network"])
      .where("actor_id", "=", id)
      .orderBy("id")
      .execute(),
  }),
  // Files name their owner without a key of the database: the photo, and what was sent to be imported.
  // What an admin did stays told, under a name that says nothing of the person.
  erase: async (db, { id, name, email }) => {
    await sql`delete from files where owner_kind = 'account' and owner_id = ${id}`.execute(db);
    await db
      .updateTable("audit_log")
      .set({ actor: `account ${id.slice(0, 8)}` })
      .where("actor_id", "=", id)
      .execute();
    // An address is one person's; a name may be another's too, so it goes only from what is about them.
    for (const [said, isAnywhere] of [
      [JSON.stringify(email), true],
      [JSON.stringify(name), false],
    ] as const)
      await sql`
        update audit_log set
          before = replace(before::text, ${said}, '"(deleted)"')::jsonb,
          after = replace(after::text, ${said}, '"(deleted)"')::jsonb
        where strpos(concat(before, after), ${said}) > 0
          and (${isAnywhere} or subject_id = ${id} or actor_id = ${id})
      `.execute(db);
  },
};
