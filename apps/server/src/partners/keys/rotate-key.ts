import type { ApiKey, BodyOf, endpoints } from "@propertyvr/contracts";
import { PARTNER_TEXTS } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Db } from "@propertyvr/database";
import { faultFailure } from "../../accounts/fault-failure.ts";
import { writeAudit } from "../../platform/audit/audit-store.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { isId } from "../../platform/http/is-id.ts";
import type { PartnerCaller } from "../../accounts/partner-caller.ts";
import { OWN_ACTIVE_KEYS, TOO_MANY_KEYS } from "./create-key.ts";
import { issueKey } from "./issue-key.ts";
import { endOf } from "./key-end.ts";
import {
  announceChange,
  changeKey,
  countActiveKeys,
  findKeyToChange,
  type OwnedKey,
} from "./key-store.ts";
import { maskedKey } from "./key-text.ts";
import type { PartnerDeps } from "./partner-deps.ts";
import { findPartnerToChange } from "./partner-store.ts";

type RotateKeyBody = BodyOf<typeof endpoints.rotateApiKey>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const OVERLAPS_MS: Readonly<Record<RotateKeyBody["overlap"], number>> = {
  now: 0,
  "15m": 15 * MINUTE_MS,
  "1h": HOUR_MS,
  "6h": 6 * HOUR_MS,
  "24h": 24 * HOUR_MS,
  "7d": 7 * 24 * HOUR_MS,
};

/**
 * The key that takes another's place, on the same terms; whole in this answer and nowhere else. The
 * old one goes on working for the overlap, though never past its own expiry. A key is replaced once:
 * who lost the new one rotates that.
 */
export const rotateKey = async (
  deps: PartnerDeps,
  caller: PartnerCaller,
  id: string,
  form: RotateKeyBody,
): Promise<Result<ApiKey, Failure>> => {
  if (!isId(id)) return fail({ code: "not_found" });
  const now = deps.clock.now();
  if (typeof form.expires_at === "string" && new Date(form.expires_at) <= now)
    return fail(
      faultFailure({ field: "expires_at", code: "out_of_range", text: PARTNER_TEXTS.expiry }),
    );
  const rotated = await deps.db.transaction().execute(async (db) => {
    const old = await findKeyToChange(db, id, caller.partnerId);
    const partner = old && (await findPartnerToChange(db, old.partner_id));
    if (old === undefined || partner === undefined) return fail({ code: "not_found" } as const);
    const ends = endOfOverlap(old, form.overlap, now);
    const refusal = refusalOf(old, now) ?? (await roomFor(db, caller, old, { now, ends }));
    if (refusal !== undefined) return fail(refusal);
    const made = await issueKey(deps, db, caller.actor, {
      partner,
      label: old.label,
      scopes: old.scopes,
      rate_limit: old.rate_limit,
      addresses: old.addresses,
      expires_at: expiryOf(form, old),
    });
    await replaceKey(db, caller, old, { by: made, now, ends });
    return ok({ old, made });
  });
  if (!rotated.ok) return rotated;
  deps.cache.forget(rotated.value.old.public_id);
  return ok(rotated.value.made);
};

const endOfOverlap = (
  { expires_at }: OwnedKey,
  overlap: RotateKeyBody["overlap"],
  now: Date,
): Date => {
  const ends = new Date(now.getTime() + OVERLAPS_MS[overlap]);
  return expires_at !== null && expires_at < ends ? expires_at : ends;
};

const expiryOf = (form: RotateKeyBody, old: OwnedKey): Date | null => {
  if (form.expires_at === undefined) return old.expires_at;
  return form.expires_at === null ? null : new Date(form.expires_at);
};

const refusalOf = (old: OwnedKey, now: Date): Failure | undefined => {
  if (endOf(old, now) !== undefined)
    return { code: "conflict", detail: "This API key is no longer valid. Create a new one." };
  if (old.replaced_by !== null)
    return {
      code: "conflict",
      detail: "This API key has already been rotated. Rotate the new one.",
    };
  return undefined;
};

/** During an overlap both keys are active, each with a limit of its own. */
const roomFor = async (
  db: Db,
  { partnerId }: PartnerCaller,
  old: OwnedKey,
  { now, ends }: { readonly now: Date; readonly ends: Date },
): Promise<Failure | undefined> => {
  if (partnerId === undefined) return undefined;
  const others = (await countActiveKeys(db, old.partner_id, now)) - (ends > now ? 0 : 1);
  return others >= OWN_ACTIVE_KEYS ? TOO_MANY_KEYS : undefined;
};

const replaceKey = async (
  db: Db,
  { actor }: PartnerCaller,
  old: OwnedKey,
  { by, now, ends }: { readonly by: ApiKey; readonly now: Date; readonly ends: Date },
): Promise<void> => {
  await changeKey(db, old.id, {
    replaced_by: by.id,
    replaced_at: now,
    ends_at: ends,
    ...(ends <= now && { revoked_at: now, revoked_reason: "replaced" }),
  });
  await writeAudit(db, {
    actor,
    at: now,
    action: "key.replaced",
    subjectId: old.id,
    before: { key: maskedKey(old.public_id, old.last_four) },
    after: { replaced_by: by.id, ends_at: ends.toISOString() },
  });
  await announceChange(db, old.public_id);
};
