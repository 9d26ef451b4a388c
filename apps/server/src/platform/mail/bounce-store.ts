import { emailKey } from "@propertyvr/contracts";
import type { Db, Tables } from "@propertyvr/database";
import { type Selectable, sql } from "kysely";

export type BounceRow = Selectable<Tables["bounces"]>;

/** Notes that mail to an address came back; what came back last is what is known. */
export const recordBounce = async (
  db: Db,
  { email, reason, at }: { readonly email: string; readonly reason: string; readonly at: Date },
): Promise<void> => {
  await db
    .insertInto("bounces")
    .values({ email_key: emailKey(email), reason, bounced_at: at })
    .onConflict((conflict) =>
      conflict
        .column("email_key")
        .doUpdateSet({ reason, bounced_at: at })
        .where(sql<boolean>`bounces.bounced_at < excluded.bounced_at`),
    )
    .execute();
};

/** Those of these addresses that cannot be reached, by their keys. */
export const findBounces = async (
  db: Db,
  emails: readonly string[],
): Promise<ReadonlyMap<string, BounceRow>> => {
  if (emails.length === 0) return new Map();
  const rows = await db
    .selectFrom("bounces")
    .selectAll()
    .where("email_key", "in", [...new Set(emails.map(emailKey))])
    .execute();
  return new Map(rows.map((row) => [row.email_key, row]));
};

/** An address that somebody read a mail at, or that is nobody's any more. */
export const forgetBounce = async (db: Db, email: string): Promise<void> => {
  await db.deleteFrom("bounces").where("email_key", "=", emailKey(email)).execute();
};
