import type { Db, Tables } from "@propertyvr/database";
import { type Selectable, sql } from "kysely";
import { isActive } from "./key-store.ts";

export type PartnerRow = Omit<Selectable<Tables["partners"]>, "expiry_mailed_at">;
/** A partner and how many accounts and active keys it has. */
export type CountedPartner = PartnerRow & {
  readonly accounts: number;
  readonly active_keys: number;
};

export const findPartner = (db: Db, id: string): Promise<PartnerRow | undefined> =>
  db.selectFrom("partners").selectAll().where("id", "=", id).executeTakeFirst();

/** What counts a partner's keys and makes one more waits here for whoever does the same. */
export const findPartnerToChange = (db: Db, id: string): Promise<PartnerRow | undefined> =>
  db.selectFrom("partners").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

/** The partner with this email, made or brought up to date; of two that ask at once both get the same. */
export const savePartner = (db: Db, partner: PartnerRow): Promise<PartnerRow> =>
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

/** A new partner; undefined where its email is another's. */
export const insertPartner = (db: Db, partner: PartnerRow): Promise<PartnerRow | undefined> =>
  db
    .insertInto("partners")
    .values(partner)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returningAll()
    .executeTakeFirst();

/** By name. */
export const listPartners = (db: Db, now: Date): Promise<CountedPartner[]> =>
  db
    .selectFrom("partners")
    .selectAll()
    .select((partner) => [
      partner
        .selectFrom("users")
        .whereRef("users.partner_id", "=", "partners.id")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .$asScalar()
        .$notNull()
        .as("accounts"),
      partner
        .selectFrom("api_keys")
        .whereRef("api_keys.partner_id", "=", "partners.id")
        .where(isActive(now))
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .$asScalar()
        .$notNull()
        .as("active_keys"),
    ])
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .execute();

/** Of the house itself; an address that can be nobody's (RFC 2606). */
const HOUSE_PARTNER = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "PropertyVR",
  email: "house@propertyvr.invalid",
} as const;

/** The partner whose homes are those that an admin of no partner sends; made with the first of them. */
export async function housePartner(db: Db, now: Date): Promise<string> {
  await db
    .insertInto("partners")
    .values({ ...HOUSE_PARTNER, company: null, created_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return HOUSE_PARTNER.id;
}
