import type { Db } from "@propertyvr/database";
import { sql } from "kysely";
import type { PersonalData } from "../../accounts/personal-data.ts";

type Rows = readonly Readonly<Record<string, unknown>>[];
const rowsOf =
  (db: Db) =>
  async (...query: Parameters<typeof sql>): Promise<Rows> =>
    (await sql<Rows[number]>(...query).execute(db)).rows;

/** What was asked for to become a partner. Keys, files and hidden homes belong to the partner and stay. */
export const partnerRequestData: PersonalData = {
  tables: ["partner_requests", "api_keys", "uploads", "hidden_references"],
  read: async (db, { id }) => ({
    partner_requests: await db
      .selectFrom("partner_requests")
      .select(["id", "company", "email", "phone", "website", "message", "status"])
      .select(["created_at", "decided_at", "note"])
      .where("user_id", "=", id)
      .orderBy("seq")
      .execute(),
    uploads: await rowsOf(db)`
      select id, partner_id, file_name, state, created_at from uploads
      where user_id = ${id} order by seq`,
    api_keys: await rowsOf(db)`
      select id, partner_id, public_id as key, created_at, revoked_at from api_keys
      where created_by = ${id} order by created_at`,
  }),
};
