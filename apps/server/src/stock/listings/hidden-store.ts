import type { ReportReason } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { sql } from "kysely";

export interface Hiding {
  readonly reason: ReportReason;
  /** To the partner, in the admin's own words; may be empty. */
  readonly note: string;
  readonly at: Date;
  /** null once the account is gone. */
  readonly by: string | null;
}

/** Whether it is hidden, which nobody else changes until the transaction ends; false for one that is gone. */
export const lockHidden = async (db: Db, listingId: number): Promise<boolean> => {
  const locked = await db
    .selectFrom("listings")
    .select(["source", "external_id"])
    .where("id", "=", listingId)
    .forUpdate()
    .executeTakeFirst();
  if (locked === undefined) return false;
  // In a statement of its own: whoever held the lock before may have changed it.
  const hidden = await db
    .selectFrom("hidden_references")
    .select("source")
    .where("source", "=", locked.source)
    .where("external_id", "=", locked.external_id)
    .executeTakeFirst();
  return hidden !== undefined;
};

/**
 * Puts a listing's name on the list of what nobody sees; one that is on it stays as it is. Its offers
 * are the caller's to refresh.
 */
export const hideListing = async (db: Db, listingId: number, hiding: Hiding): Promise<void> => {
  const { reason, note, at, by } = hiding;
  await db
    .insertInto("hidden_references")
    .columns(["source", "external_id", "reason", "note", "hidden_at", "hidden_by"])
    .expression((eb) =>
      eb
        .selectFrom("listings")
        .select([
          "source",
          "external_id",
          sql<ReportReason>`${reason}`.as("reason"),
          sql<string>`${note}`.as("note"),
          sql<Date>`${at}::timestamptz`.as("hidden_at"),
          sql<string | null>`${by}::uuid`.as("hidden_by"),
        ])
        .where("id", "=", listingId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Takes its name off the list again. */
export const restoreListing = async (db: Db, listingId: number): Promise<void> => {
  await db
    .deleteFrom("hidden_references as h")
    .using("listings as l")
    .where("l.id", "=", listingId)
    .whereRef("h.source", "=", "l.source")
    .whereRef("h.external_id", "=", "l.external_id")
    .execute();
};
