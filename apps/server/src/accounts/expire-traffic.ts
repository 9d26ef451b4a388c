import type { Db } from "@propertyvr/database";
import { sql } from "kysely";

const DAY_MS = 86_400_000;

/**
 * Forgets from where accounts were used: sessions that ended so many days ago, and the networks in the
 * audit log, whose entries stay.
 */
export const expireTraffic = async (
  db: Db,
  { now, days }: { readonly now: Date; readonly days: number },
): Promise<void> => {
  const before = new Date(now.getTime() - days * DAY_MS);
  await db
    .deleteFrom("sessions")
    .where(sql<Date>`coalesce(revoked_at, expires_at)`, "<", before)
    .execute();
  await db
    .updateTable("audit_log")
    .set({ network: "" })
    .where("network", "<>", "")
    .where("at", "<", before)
    .execute();
};
