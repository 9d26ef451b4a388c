import type { Tables } from "@propertyvr/database";
import type { Kysely } from "kysely";
import type { UserRow } from "./account-store.ts";

type Db = Kysely<Tables>;

export interface NewSession {
  readonly id: string;
  readonly user_id: string;
  readonly token_hash: Buffer;
  readonly created_at: Date;
  readonly expires_at: Date;
}

export interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  readonly role: UserRow["role"];
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
}

/** Keeps an ended session for a while: its owner is told that it ended, not that it never was. */
const KEEP_ENDED_MS = 30 * 24 * 3600 * 1000;

export const insertSession = async (db: Db, session: NewSession): Promise<void> => {
  await db
    .deleteFrom("sessions")
    .where("user_id", "=", session.user_id)
    .where("expires_at", "<", new Date(session.created_at.getTime() - KEEP_ENDED_MS))
    .execute();
  await db
    .insertInto("sessions")
    .values({ ...session, revoked_at: null })
    .execute();
};

export const findByTokenHash = (db: Db, tokenHash: Buffer): Promise<SessionRow | undefined> =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([
      "sessions.id",
      "sessions.user_id",
      "users.role",
      "sessions.expires_at",
      "sessions.revoked_at",
    ])
    .where("sessions.token_hash", "=", tokenHash)
    .executeTakeFirst();

export const revokeSession = async (db: Db, id: string, now: Date): Promise<void> => {
  await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .execute();
};
