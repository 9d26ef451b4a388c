import type { Db, Tables } from "@propertyvr/database";
import type { Selectable } from "kysely";

export type PasskeyRow = Selectable<Tables["passkeys"]>;

export const findPasskeys = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom("passkeys")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

export const findPasskey = (db: Db, credentialId: string): Promise<PasskeyRow | undefined> =>
  db
    .selectFrom("passkeys")
    .selectAll()
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();

/** False where some account has it already. */
export const insertPasskey = async (db: Db, passkey: PasskeyRow): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

export const recordPasskeyUse = async (
  db: Db,
  id: string,
  used: Pick<PasskeyRow, "counter" | "is_synced"> & { readonly last_used_at: Date },
): Promise<void> => {
  await db.updateTable("passkeys").set(used).where("id", "=", id).execute();
};

export const renamePasskeyOf = (
  db: Db,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> =>
  db
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirst();

export const deletePasskeyOf = (
  db: Db,
  userId: string,
  id: string,
): Promise<PasskeyRow | undefined> =>
  db
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirst();

export const insertPasskeyChallenge = async (
  db: Db,
  challenge: Selectable<Tables["passkey_challenges"]>,
): Promise<void> => {
  await db.insertInto("passkey_challenges").values(challenge).execute();
};

/** Uses one up, whatever comes of it. False where it is over, or was another's. */
export const takePasskeyChallenge = async (
  db: Db,
  hash: Buffer,
  userId: string | null,
  now: Date,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", hash)
    .where("user_id", "is not distinct from", userId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const sweepPasskeyChallenges = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom("passkey_challenges").where("expires_at", "<=", now).execute();
};
