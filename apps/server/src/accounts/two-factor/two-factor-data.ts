import { sql } from "kysely";
import type { PersonalData } from "../personal-data.ts";

/** That it is on and since when; never its secret. All of it ends with the account's own row. */
export const twoFactorData: PersonalData = {
  tables: ["two_factor", "recovery_codes", "sign_in_challenges"],
  read: async (db, { id }) => ({
    two_factor: await db
      .selectFrom("two_factor")
      .select([
        "confirmed_at as since",
        sql<number>`(select count(*) from recovery_codes where user_id = ${id})`.as(
          "recovery_codes_left",
        ),
      ])
      .where("user_id", "=", id)
      .where("confirmed_at", "is not", null)
      .execute(),
  }),
};
