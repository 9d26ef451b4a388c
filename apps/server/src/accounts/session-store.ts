import type { Db } from "@propertyvr/database";
import type { UserRow } from "./account-store.ts";
import type { Client } from "./client.ts";

export interface NewSession extends Client {
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
  readonly last_used_at: Date | null;
}

export const insertSession = async (db: Db, session: NewSession): Promise<void> => {
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
      "sessions.last_used_at",
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

export const recordSessionUse = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.updateTable("sessions").set({ last_used_at: now }).where("id", "=", id).execute();
};

/** Of one account, those that still hold, the last used first. */
export const findOpenSessions = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom("sessions")
    .select((of) => [
      "id",
      "browser",
      "system",
      "network",
      "created_at",
      of.fn.coalesce("last_used_at", "created_at").as("last_used_at"),
    ])
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("last_used_at", "desc")
    .orderBy("id")
    .execute();

/** False where the account has no such session that still holds. */
export const revokeSessionOf = async (
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Ends the sessions of an account, all of them or all but one. */
export const revokeSessions = async (
  db: Db,
  { userId, keptId, now }: { userId: string; keptId?: string; now: Date },
): Promise<void> => {
  await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("user_id", "=", userId)
    .where((session) => (keptId === undefined ? session.lit(true) : session("id", "!=", keptId)))
    .where("revoked_at", "is", null)
    .execute();
};
