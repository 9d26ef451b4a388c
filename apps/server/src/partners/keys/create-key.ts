import {
  type ApiKey,
  type BodyOf,
  type endpoints,
  keyFault,
  plainEmail,
  plainLine,
} from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { faultFailure } from "../../accounts/fault-failure.ts";
import type { Failure } from "../../platform/http/failure.ts";
import type { PartnerCaller } from "../../accounts/partner-caller.ts";
import { issueKey } from "./issue-key.ts";
import { countActiveKeys } from "./key-store.ts";
import type { PartnerDeps } from "./partner-deps.ts";
import { findPartnerToChange, type PartnerRow, savePartner } from "./partner-store.ts";

/**
 * A new key. An admin makes it for whom the form names; a partner's own account for its own partner,
 * at the usual limit. The whole key is in this answer and nowhere else.
 */
export const createKey = async (
  deps: PartnerDeps,
  caller: PartnerCaller,
  form: BodyOf<typeof endpoints.createApiKey>,
): Promise<Result<ApiKey, Failure>> => {
  const now = deps.clock.now();
  const isOwn = caller.partnerId !== undefined;
  const fault = keyFault(form, { isOwn, nowMs: now.getTime() });
  if (fault) return fail(faultFailure(fault));
  return deps.db.transaction().execute(async (db) => {
    const partner = await partnerFor(deps, db, caller.partnerId, form);
    if (partner === undefined) return fail({ code: "not_found" } as const);
    if (isOwn && (await countActiveKeys(db, partner.id, now)) >= OWN_ACTIVE_KEYS)
      return fail(TOO_MANY_KEYS);
    const made = await issueKey(deps, db, caller.actor, {
      partner,
      label: plainLine(form.label ?? "") || null,
      scopes: [...new Set(form.scopes)],
      rate_limit: form.rate_limit,
      addresses: form.addresses,
      expires_at: form.expires_at === null ? null : new Date(form.expires_at),
    });
    return ok(made);
  });
};

/** Limits are an admin's to give, and many keys at the usual limit are a higher one. */
export const OWN_ACTIVE_KEYS = 20;
export const TOO_MANY_KEYS: Failure = {
  code: "conflict",
  detail: `A partner can create up to ${String(OWN_ACTIVE_KEYS)} active keys. Revoke one you no longer use, or ask us to create another.`,
  detailTh: `พาร์ตเนอร์หนึ่งรายสร้างคีย์ที่ใช้งานได้ไม่เกิน ${String(OWN_ACTIVE_KEYS)} คีย์ เพิกถอนคีย์ที่ไม่ใช้ หรือติดต่อเราเพื่อขอเพิ่ม`,
};

const partnerFor = (
  deps: PartnerDeps,
  db: Db,
  ownId: string | undefined,
  form: BodyOf<typeof endpoints.createApiKey>,
): Promise<PartnerRow | undefined> =>
  ownId === undefined
    ? savePartner(db, {
        id: deps.random.uuid(),
        name: plainLine(form.partner_name),
        email: plainEmail(form.partner_email),
        company: plainLine(form.partner_company ?? "") || null,
        created_at: deps.clock.now(),
      })
    : findPartnerToChange(db, ownId);
