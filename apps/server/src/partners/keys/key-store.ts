import type { Db, Tables } from "@propertyvr/database";
import { type Insertable, type Selectable, sql } from "kysely";

type KeyRow = Selectable<Tables["api_keys"]>;

/** A key with the partner it belongs to. */
export type OwnedKey = KeyRow & Pick<Selectable<Tables["partners"]>, "name" | "email" | "company">;

const owned = (db: Db) =>
  db
    .selectFrom("api_keys")
    .innerJoin("partners", "partners.id", "api_keys.partner_id")
    .selectAll("api_keys")
    .select(["partners.name", "partners.email", "partners.company"]);

/** Not deleted; of one partner, or of all for undefined. */
const listed = (db: Db, partnerId: string | undefined) => {
  const all = owned(db).where("api_keys.deleted_at", "is", null);
  return partnerId === undefined ? all : all.where("api_keys.partner_id", "=", partnerId);
};

/** The newest first. */
export const listKeys = (db: Db, partnerId: string | undefined): Promise<OwnedKey[]> =>
  listed(db, partnerId).orderBy("api_keys.created_at", "desc").orderBy("api_keys.id").execute();

/** For a change: its row is locked until the transaction ends. Another partner's key is not there. */
export const findKeyToChange = (
  db: Db,
  id: string,
  partnerId: string | undefined,
): Promise<OwnedKey | undefined> =>
  listed(db, partnerId).where("api_keys.id", "=", id).forUpdate("api_keys").executeTakeFirst();

/** Of every key that has not been deleted. */
export const listPublicIds = async (db: Db): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("api_keys")
    .select("public_id")
    .where("deleted_at", "is", null)
    .execute();
  return rows.map(({ public_id }) => public_id);
};

/** Also revoked and deleted ones: their holder is told which. */
export const findByPublicId = (db: Db, publicId: string): Promise<OwnedKey | undefined> =>
  owned(db).where("api_keys.public_id", "=", publicId).executeTakeFirst();

export const insertKey = async (db: Db, key: Insertable<Tables["api_keys"]>): Promise<void> => {
  await db.insertInto("api_keys").values(key).execute();
};

export const changeKey = async (
  db: Db,
  id: string,
  change: Partial<Omit<KeyRow, "id" | "partner_id" | "public_id" | "created_at">>,
): Promise<void> => {
  await db.updateTable("api_keys").set(change).where("id", "=", id).execute();
};

/** SQL: whether a row of api_keys still works; `endOf` says the same of a row that was read. */
export const isActive = (now: Date) =>
  sql<boolean>`api_keys.revoked_at is null and least(api_keys.expires_at, api_keys.ends_at, 'infinity') > ${now}`;

/** How many of a partner's keys still work; those in the overlap of a rotation too. */
export const countActiveKeys = async (db: Db, partnerId: string, now: Date): Promise<number> => {
  const { count } = await db
    .selectFrom("api_keys")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("partner_id", "=", partnerId)
    .where(isActive(now))
    .executeTakeFirstOrThrow();
  return count;
};

/** Tells every instance, when the transaction commits, to forget what it knows of this key. */
export const announceChange = async (db: Db, publicId: string): Promise<void> => {
  await sql`select pg_notify(${KEY_CHANGED}, ${publicId})`.execute(db);
};
export const KEY_CHANGED = "api_key_changed";
