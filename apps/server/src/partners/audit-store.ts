import type { Tables } from "@propertyvr/database";
import type { Kysely } from "kysely";

/** Who does something, from where; its name outlives the account. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly network: string;
}

/** Writes what was done beside the doing, in the same transaction. */
export const writeAudit = async (
  db: Kysely<Tables>,
  entry: {
    readonly actor: Actor;
    readonly at: Date;
    readonly action: "key.created" | "key.revoked" | "key.deleted";
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
