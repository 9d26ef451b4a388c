import { emailKey } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { forgetBounce } from "../platform/mail/bounce-store.ts";
import type { DataOwner, PersonalData } from "./personal-data.ts";

/** Who somebody is, where they are signed in, and what the audit log says of them. */
export const accountData: PersonalData = {
  tables: ["users", "sessions", "audit_log", "mails", "account_links", "bounces"],
  read: async (db, { id, email }) => ({
    account: await db
      .selectFrom("users")
      .select(["id", "name", "email", "role", "plan", "language", "created_at", "preferences"])
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
    bounces: await db
      .selectFrom("bounces")
      .select(["reason", "bounced_at"])
      .where("email_key", "=", emailKey(email))
      .execute(),
    actions: await db
      .selectFrom("audit_log")
      .select(["at", "action", "subject_id", "network"])
      .where("actor_id", "=", id)
      .orderBy("id")
      .execute(),
  }),
  erase: async (db, owner) => {
    // Files name their owner without a key of the database: the photo, and what was sent to be imported.
    await sql`delete from files where owner_kind = 'account' and owner_id = ${owner.id}`.execute(
      db,
    );
    await forgetBounce(db, owner.email);
    await makeNameless(db, owner);
  },
};

/**
 * What was done stays told, under a pseudonym that is drawn here and stands for all that the account did.
 * An address and an id are one person's; a name may be another's too, so it goes only from what is about
 * them.
 */
const makeNameless = async (db: Db, { id, name, email }: DataOwner): Promise<void> => {
  const pseudonym = randomUUID();
  const isAbout = sql<boolean>`(subject_id = ${id} or actor_id = ${id})`;
  for (const [said, instead, where] of [
    [JSON.stringify(name), '"(deleted)"', isAbout],
    [JSON.stringify(email), '"(deleted)"', sql<boolean>`true`],
    [id, pseudonym, sql<boolean>`true`],
  ] as const)
    await sql`
      update audit_log set
        before = replace(before::text, ${said}, ${instead})::jsonb,
        after = replace(after::text, ${said}, ${instead})::jsonb
      where strpos(concat(before, after), ${said}) > 0 and ${where}
    `.execute(db);
  await sql`
    update audit_log set actor = ${`account ${pseudonym.slice(0, 8)}`} where actor_id = ${id}
  `.execute(db);
  await sql`update audit_log set subject_id = ${pseudonym} where subject_id = ${id}`.execute(db);
};
