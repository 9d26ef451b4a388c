import { emailKey } from "@propertyvr/contracts";
import type { Db, Tables } from "@propertyvr/database";
import { sql, type Selectable } from "kysely";
import { AccountEnded } from "../platform/http/account-ended.ts";

export type UserRow = Selectable<Tables["users"]>;
export type NewUser = Pick<
  UserRow,
  "id" | "name" | "email" | "email_key" | "password_hash" | "role" | "language" | "created_at"
>;

/** Any fixed number: "who is the first account" among advisory locks. */
const FIRST_ACCOUNT_LOCK = 7_305_550_922;

/**
 * The account of an address, however it is typed. Of two accounts whose addresses were told apart by
 * letters that nobody sees, each is found by its address as it was typed.
 */
export const findByEmail = (db: Db, email: string): Promise<UserRow | undefined> => {
  const isAsTyped = sql<boolean>`lower(email) = lower(${email.trim()})`;
  return db
    .selectFrom("users")
    .selectAll()
    .where((where) => where.or([isAsTyped, where("email_key", "=", emailKey(email))]))
    .orderBy(isAsTyped, "desc")
    .limit(1)
    .executeTakeFirst();
};

/** Throws AccountEnded where it is no longer there, as do the others that need it. */
export const getById = (db: Db, id: string): Promise<UserRow> =>
  db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow(() => new AccountEnded(id));

/** For a change that depends on what it is now: its row is locked until the transaction ends. */
export const getByIdToChange = (db: Db, id: string): Promise<UserRow> =>
  db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AccountEnded(id));

/**
 * One writer at a time for an account, until the transaction ends: two sendings see each other. False
 * where it has ended.
 */
export const lockAccount = async (db: Db, userId: string): Promise<boolean> => {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

/** The new row, or undefined where the email is in use, however it is written. */
export const insertUser = (db: Db, user: NewUser): Promise<UserRow | undefined> =>
  db
    .insertInto("users")
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/**
 * Whether no account exists yet. Inside a transaction: of two that ask at the same
 * time the second waits until the first has committed.
 */
export const isFirstAccount = async (db: Db): Promise<boolean> => {
  if (await hasUsers(db)) return false;
  await sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT_LOCK})`.execute(db);
  return !(await hasUsers(db));
};

export const hasUsers = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;

export const hasAdmin = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const updateUser = (
  db: Db,
  id: string,
  change: Partial<
    Pick<
      UserRow,
      | "name"
      | "email"
      | "email_key"
      | "email_confirmed_at"
      | "language"
      | "role"
      | "partner_id"
      | "password_hash"
      | "has_password"
      | "portrait_id"
    >
  >,
): Promise<UserRow> =>
  Object.keys(change).length === 0
    ? getById(db, id)
    : db
        .updateTable("users")
        .set(change)
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow(() => new AccountEnded(id));

/** Preferences that are not among these stay as they are. */
export const mergePreferences = async (
  db: Db,
  id: string,
  change: Readonly<Record<string, boolean | undefined>>,
): Promise<void> => {
  const merged = sql<string>`preferences || ${JSON.stringify(change)}::jsonb`;
  await db.updateTable("users").set({ preferences: merged }).where("id", "=", id).execute();
};

export const insertAdminCode = async (
  db: Db,
  code: { readonly code_hash: Buffer; readonly created_at: Date; readonly expires_at: Date },
): Promise<void> => {
  await db.deleteFrom("admin_codes").where("expires_at", "<=", code.created_at).execute();
  await db.insertInto("admin_codes").values(code).execute();
};

/** Whether a code holds: none does once somebody has redeemed one. */
export const hasAdminCode = async (db: Db, now: Date): Promise<boolean> =>
  (await db
    .selectFrom("admin_codes")
    .select("code_hash")
    .where("expires_at", ">", now)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Uses up a code that still holds, and every other one with it. False where there is none. */
export const useAdminCode = async (db: Db, codeHash: Buffer, now: Date): Promise<boolean> => {
  const used = await db
    .deleteFrom("admin_codes")
    .where("code_hash", "=", codeHash)
    .where("expires_at", ">", now)
    .returning("code_hash")
    .executeTakeFirst();
  if (used === undefined) return false;
  await db.deleteFrom("admin_codes").execute();
  return true;
};
