import type { Db, Tables } from "@propertyvr/database";
import type { Selectable } from "kysely";

export type TwoFactorRow = Selectable<Tables["two_factor"]>;

export const findTwoFactor = (db: Db, userId: string): Promise<TwoFactorRow | undefined> =>
  db.selectFrom("two_factor").selectAll().where("user_id", "=", userId).executeTakeFirst();

/** The key of a new set-up takes the place of one that was never confirmed. */
export const putTwoFactor = async (
  db: Db,
  row: Pick<TwoFactorRow, "user_id" | "secret" | "created_at">,
): Promise<void> => {
  await db
    .insertInto("two_factor")
    .values({ ...row, confirmed_at: null, last_step: null })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ secret: row.secret, created_at: row.created_at, last_step: null }),
    )
    .execute();
};

export const updateTwoFactor = async (
  db: Db,
  userId: string,
  change: Partial<Pick<TwoFactorRow, "secret" | "confirmed_at" | "last_step">>,
): Promise<void> => {
  await db.updateTable("two_factor").set(change).where("user_id", "=", userId).execute();
};

export const deleteTwoFactor = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom("two_factor").where("user_id", "=", userId).execute();
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
};

/** Those of before hold no longer. */
export const putRecoveryCodes = async (
  db: Db,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> => {
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await db
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
};

/** Uses one up. False where it is none of those that are left. */
export const takeRecoveryCode = async (
  db: Db,
  userId: string,
  hashes: readonly Buffer[],
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("code_hash", "in", hashes)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const countRecoveryCodes = async (db: Db, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
};
