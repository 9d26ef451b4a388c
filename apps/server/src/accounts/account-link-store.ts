import type { Db, Tables } from "@propertyvr/database";
import { forgetBounce } from "../platform/mail/bounce-store.ts";
import type { Selectable } from "kysely";

type LinkRow = Selectable<Tables["account_links"]>;

export const insertLink = async (db: Db, link: LinkRow): Promise<void> => {
  await db.insertInto("account_links").values(link).execute();
};

/** How many of a purpose an account was sent since a moment. */
export const countLinksSince = async (
  db: Db,
  userId: string,
  purpose: LinkRow["purpose"],
  since: Date,
): Promise<number> => {
  const { count } = await db
    .selectFrom("account_links")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return count;
};

/** Uses a link up, and with it the others of its purpose. Undefined where it is over or never was. */
export const takeLink = async (
  db: Db,
  purpose: LinkRow["purpose"],
  tokenHash: Buffer,
  now: Date,
): Promise<LinkRow | undefined> => {
  const link = await db
    .deleteFrom("account_links")
    .where("token_hash", "=", tokenHash)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
  if (link === undefined) return undefined;
  await deleteLinks(db, link.user_id, purpose);
  // Its mail was read, so mail to this address arrives.
  await forgetBounce(db, link.email);
  return link;
};

export const deleteLinks = async (
  db: Db,
  userId: string,
  purpose: LinkRow["purpose"],
): Promise<void> => {
  await db
    .deleteFrom("account_links")
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .execute();
};

/** The address that the last link went to which still holds. */
export const findPendingEmail = async (
  db: Db,
  userId: string,
  now: Date,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom("account_links")
    .select("email")
    .where("user_id", "=", userId)
    .where("purpose", "=", "confirm_email")
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.email;
};
