import type { AccountExport, BodyOf, endpoints } from "@propertyvr/contracts";
import type { Db, Tables } from "@propertyvr/database";
import { ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "../platform/http/failure.ts";
import type { AccountDeps } from "./account-deps.ts";
import { getById, getByIdToChange } from "./account-store.ts";
import { checkPassword } from "./check-password.ts";
import { faultFailure } from "./fault-failure.ts";

const WRONG_PASSWORD = faultFailure({
  field: "password",
  code: "wrong_password",
  text: "This isn't the password of this account. Nothing was deleted.",
});

/** Whose data it is. */
export interface DataOwner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** What a slice keeps of an account. The wings register theirs, because accounts know none of them. */
export interface PersonalData {
  /** The tables it speaks for: each table that names an account belongs to one entry. */
  readonly tables: readonly (keyof Tables | "uploads" | "hidden_references")[];
  /** Members of the download, each with its rows. Absent where the account wrote nothing there. */
  readonly read?: (db: Db, owner: DataOwner) => Promise<AccountExport["data"]>;
  /** Removes what the end of the account's own row leaves behind. Inside the transaction that ends it. */
  readonly erase?: (db: Db, owner: DataOwner) => Promise<void>;
}

/** Everything that is kept of an account, as it stood at one moment. */
export const exportAccount = (
  { db, clock }: Pick<AccountDeps, "db" | "clock">,
  kept: readonly PersonalData[],
  userId: string,
): Promise<AccountExport> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      const owner = await getById(trx, userId);
      let data: AccountExport["data"] = {};
      for (const { read } of kept) data = { ...data, ...(await read?.(trx, owner)) };
      return { version: 1, exported_at: clock.now().toISOString(), data };
    });

/**
 * Ends an account for good: its row and sessions, what it wrote, and its name where others go on
 * working with a record. Asks for the password, because a session may be somebody else's for a minute.
 */
export const eraseAccount = async (
  { db, attempts }: Pick<AccountDeps, "db" | "attempts">,
  kept: readonly PersonalData[],
  userId: string,
  { password }: BodyOf<typeof endpoints.deleteMe>,
): Promise<Result<undefined, Failure>> => {
  const checked = await checkPassword({ db, attempts }, userId, password, {
    asked: "erase",
    wrong: WRONG_PASSWORD,
  });
  if (!checked.ok) return checked;
  await db.transaction().execute(async (trx) => {
    const owner = await getByIdToChange(trx, userId);
    for (const { erase } of kept) await erase?.(trx, owner);
    await trx.deleteFrom("users").where("id", "=", userId).execute();
  });
  return ok(undefined);
};
