import type { ApiKey } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { type Actor, writeAudit } from "../../platform/audit/audit-store.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { isId } from "../../platform/http/is-id.ts";
import { recipientsOf } from "../../accounts/partner-recipients.ts";
import type { PartnerCaller } from "../../accounts/partner-caller.ts";
import { keyOf } from "./key-reply.ts";
import { announceChange, changeKey, findKeyToChange } from "./key-store.ts";
import type { PartnerDeps } from "./partner-deps.ts";

/** Ends a key for good. Revoking one that is revoked changes nothing. */
export const revokeKey = (
  deps: PartnerDeps,
  caller: PartnerCaller,
  id: string,
): Promise<Result<ApiKey, Failure>> =>
  endKey(deps, caller, id, { isDeleted: false, why: { reason: "revoked" } });

/** Takes a key off the list; one that is active is revoked in the same step. */
export const deleteKey = async (
  deps: PartnerDeps,
  caller: PartnerCaller,
  id: string,
): Promise<Result<undefined, Failure>> => {
  const ended = await endKey(deps, caller, id, { isDeleted: true, why: { reason: "revoked" } });
  return ended.ok ? ok(undefined) : ended;
};

/** Ends a key that somebody found where it should not be. */
export const revokeLeakedKey = async (
  deps: PartnerDeps,
  actor: Actor,
  id: string,
  found: { readonly url: string | null; readonly source: string | null },
  /** Where keys are made. */
  address: string,
): Promise<void> => {
  const caller = { actor, partnerId: undefined };
  await endKey(deps, caller, id, {
    isDeleted: false,
    why: { reason: "leaked", ...found },
    mails: address,
  });
};

interface KeyEnding {
  readonly isDeleted: boolean;
  /** The partner is told by mail, with this address. */
  readonly mails?: string;
  /** For the audit log; the reason also for the key's holder. */
  readonly why: { readonly reason: "revoked" | "leaked" } & Readonly<Record<string, unknown>>;
}

const endKey = async (
  deps: PartnerDeps,
  { actor, partnerId }: PartnerCaller,
  id: string,
  { isDeleted, why, mails }: KeyEnding,
): Promise<Result<ApiKey, Failure>> => {
  if (!isId(id)) return fail({ code: "not_found" });
  const now = deps.clock.now();
  const ended = await deps.db.transaction().execute(async (db) => {
    const row = await findKeyToChange(db, id, partnerId);
    if (row === undefined) return fail({ code: "not_found" } as const);
    const isNew = row.revoked_at === null;
    const end = {
      revoked_at: row.revoked_at ?? now,
      revoked_reason: row.revoked_reason ?? why.reason,
      deleted_at: isDeleted ? now : row.deleted_at,
    };
    await changeKey(db, id, end);
    const entry = { actor, at: now, subjectId: id, before: { key: keyOf(row, now).key } };
    if (isNew) await writeAudit(db, { ...entry, action: "key.revoked", after: why });
    if (isNew && mails !== undefined)
      for (const { name, ...recipient } of await recipientsOf(db, row.partner_id, "safety"))
        await deps.post.write(db, {
          kind: "key_leaked",
          facts: { name, key: keyOf(row, now).key, url: mails },
          ...recipient,
        });
    if (isDeleted) await writeAudit(db, { ...entry, action: "key.deleted" });
    await announceChange(db, row.public_id);
    return ok({ ...row, ...end });
  });
  if (!ended.ok) return ended;
  // Here at once; elsewhere as soon as they hear of it.
  deps.cache.forget(ended.value.public_id);
  return ok(keyOf(ended.value, now));
};
