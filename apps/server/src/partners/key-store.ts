import type { Tables } from "@propertyvr/database";
import { type Kysely, type Selectable, sql } from "kysely";

type Db = Kysely<Tables>;
type KeyRow = Selectable<Tables["api_keys"]>;

export type PartnerRow = Selectable<Tables["partners"]>;
/** A key with the partner it belongs to. */
export type OwnedKey = KeyRow & Pick<PartnerRow, "name" | "email" | "company">;

const owned = (db: Db) =>
  db
    .selectFrom("api_keys")
    .innerJoin("partners", "partners.id", "api_keys.partner_id")
    .selectAll("api_keys")
    .select(["partners.name", "partners.email", "partners.company"]);

/** The newest first; of one partner, or of all for undefined. */
export const listKeys = (db: Db, partnerId: string | undefined): Promise<OwnedKey[]> =>
  owned(db)
    .where("api_keys.deleted_at", "is", null)
    .$if(partnerId !== undefined, (query) =>
      query.where("api_keys.partner_id", "=", partnerId ?? ""),
    )
    .orderBy("api_keys.created_at", "desc")
    .orderBy("api_keys.id")
    .execute();

/** For a change: its row is locked until the transaction ends. Another partner's key is not there. */
export const findKeyToChange = (
  db: Db,
  id: string,
  partnerId: string | undefined,
): Promise<OwnedKey | undefined> =>
  owned(db)
    .where("api_keys.id", "=", id)
    .where("api_keys.deleted_at", "is", null)
    .$if(partnerId !== undefined, (query) =>
      query.where("api_keys.partner_id", "=", partnerId ?? ""),
    )
    .forUpdate("api_keys")
    .executeTakeFirst();

/** Also revoked and deleted ones: their holder is told which. */
export const findByPublicId = (db: Db, publicId: string): Promise<OwnedKey | undefined> =>
  owned(db).where("api_keys.public_id", "=", publicId).executeTakeFirst();

export const insertKey = async (
  db: Db,
  key: Pick<
    KeyRow,
    | "id"
    | "partner_id"
    | "public_id"
    | "last_four"
    | "key_hash"
    | "pepper"
    | "rate_limit"
    | "addresses"
    | "created_by"
    | "created_at"
    | "expires_at"
  >,
): Promise<void> => {
  await db.insertInto("api_keys").values(key).execute();
};

export const changeKey = async (
  db: Db,
  id: string,
  change: Partial<Pick<KeyRow, "revoked_at" | "deleted_at" | "key_hash" | "pepper">>,
): Promise<void> => {
  await db.updateTable("api_keys").set(change).where("id", "=", id).execute();
};

export const findPartner = (db: Db, id: string): Promise<PartnerRow | undefined> =>
  db.selectFrom("partners").selectAll().where("id", "=", id).executeTakeFirst();

/** The partner with this email, made or brought up to date; of two that ask at once both get the same. */
export const savePartner = (db: Db, partner: Omit<PartnerRow, never>): Promise<PartnerRow> =>
  db
    .insertInto("partners")
    .values(partner)
    .onConflict((conflict) =>
      conflict.expression(sql`lower(email)`).doUpdateSet((row) => ({
        name: row.ref("excluded.name"),
        company: sql`coalesce(excluded.company, partners.company)`,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

/** Tells every instance, when the transaction commits, to forget what it knows of this key. */
export const announceChange = async (db: Db, publicId: string): Promise<void> => {
  await sql`select pg_notify(${KEY_CHANGED}, ${publicId})`.execute(db);
};
export const KEY_CHANGED = "api_key_changed";
