import type { Tables } from "@propertyvr/database";
import type { Kysely } from "kysely";

/** Of the house itself; an address that can be nobody's (RFC 2606). */
export const HOUSE_PARTNER = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "PropertyVR",
  email: "house@propertyvr.invalid",
} as const;

/** The partner whose homes are those that an admin of no partner sends; made with the first of them. */
export async function housePartner(db: Kysely<Tables>, now: Date): Promise<string> {
  await db
    .insertInto("partners")
    .values({ ...HOUSE_PARTNER, company: null, created_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return HOUSE_PARTNER.id;
}
