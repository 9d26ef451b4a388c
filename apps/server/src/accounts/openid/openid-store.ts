import type { Db, Tables } from "@propertyvr/database";
import type { Selectable } from "kysely";

export type IdentityRow = Selectable<Tables["linked_identities"]>;
export type OpenIdAttemptRow = Selectable<Tables["openid_attempts"]>;

export const findIdentity = (
  db: Db,
  issuer: string,
  subject: string,
): Promise<IdentityRow | undefined> =>
  db
    .selectFrom("linked_identities")
    .selectAll()
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();

export const findIdentitiesOf = (db: Db, userId: string): Promise<IdentityRow[]> =>
  db
    .selectFrom("linked_identities")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("provider")
    .execute();

/** False where it signs in to an account already, or the account has another one of this provider. */
export const insertIdentity = async (db: Db, identity: IdentityRow): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("linked_identities")
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

export const recordIdentityUse = async (
  db: Db,
  { issuer, subject }: Pick<IdentityRow, "issuer" | "subject">,
  now: Date,
): Promise<void> => {
  await db
    .updateTable("linked_identities")
    .set({ last_used_at: now })
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .execute();
};

export const deleteIdentity = async (db: Db, userId: string, provider: string): Promise<void> => {
  await db
    .deleteFrom("linked_identities")
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .execute();
};

export const insertAttempt = async (db: Db, attempt: OpenIdAttemptRow): Promise<void> => {
  await db.insertInto("openid_attempts").values(attempt).execute();
};

/** Uses one up, whatever comes of it. Undefined where it is over, or began in another browser. */
export const takeAttempt = (
  db: Db,
  stateHash: Buffer,
  browserHash: Buffer,
  now: Date,
): Promise<OpenIdAttemptRow | undefined> =>
  db
    .deleteFrom("openid_attempts")
    .where("state_hash", "=", stateHash)
    .where("browser_hash", "=", browserHash)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();

export const sweepAttemptsElsewhere = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom("openid_attempts").where("expires_at", "<=", now).execute();
};
