import type { AuditAction } from "@propertyvr/contracts";
import type { Db, Tables } from "@propertyvr/database";
import type { Selectable } from "kysely";

export type AuditRow = Selectable<Tables["audit_log"]>;

/** Who does something, from where; its name outlives the account. */
export interface Actor {
  /** Null for somebody who was not signed in. */
  readonly id: string | null;
  readonly name: string;
  readonly network: string;
}

/** Writes what was done beside the doing, in the same transaction. */
export const writeAudit = async (
  db: Db,
  entry: {
    readonly actor: Actor;
    readonly at: Date;
    readonly action: AuditAction;
    readonly subjectId: string;
    readonly before?: Readonly<Record<string, unknown>>;
    readonly after?: Readonly<Record<string, unknown>>;
  },
): Promise<void> => {
  const { actor, at, action, subjectId, before, after } = entry;
  await db
    .insertInto("audit_log")
    .values({
      actor_id: actor.id,
      actor: actor.name,
      network: actor.network,
      at,
      action,
      subject_id: subjectId,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    })
    .execute();
};

/** The newest first, from before an entry on; of one subject, or of all. */
export const listAudit = (
  db: Db,
  page: {
    readonly subjectId: string | undefined;
    readonly before: number | undefined;
    readonly limit: number;
  },
): Promise<AuditRow[]> =>
  db
    .selectFrom("audit_log")
    .selectAll()
    .$if(page.subjectId !== undefined, (query) =>
      query.where("subject_id", "=", page.subjectId ?? ""),
    )
    .$if(page.before !== undefined, (query) => query.where("id", "<", page.before ?? 0))
    .orderBy("id", "desc")
    .limit(page.limit)
    .execute();
