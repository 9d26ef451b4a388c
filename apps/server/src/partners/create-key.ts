import { type ApiKey, type BodyOf, type endpoints, keyFault } from "@propertyvr/contracts";
import type { Tables } from "@propertyvr/database";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Kysely } from "kysely";
import { faultFailure } from "../accounts/fault-failure.ts";
import type { Failure } from "../http/failure.ts";
import { type Actor, writeAudit } from "./audit-store.ts";
import { keyOf } from "./key-reply.ts";
import { findPartner, insertKey, type PartnerRow, savePartner } from "./key-store.ts";
import { makeKeyText } from "./key-text.ts";
import type { PartnerDeps } from "./partner-deps.ts";

/**
 * A new key. An admin makes it for whom the form names; a partner's own account for its own partner,
 * at the usual limit. The whole key is in this answer and nowhere else.
 * @param partnerId of the caller; undefined for an admin
 */
export const createKey = async (
  deps: PartnerDeps,
  caller: { readonly actor: Actor; readonly partnerId: string | undefined },
  form: BodyOf<typeof endpoints.createApiKey>,
): Promise<Result<ApiKey, Failure>> => {
  const now = deps.clock.now();
  const isOwn = caller.partnerId !== undefined;
  const fault = keyFault(form, { isOwn, nowMs: now.getTime() });
  if (fault) return fail(faultFailure(fault));
  const text = makeKeyText((size) => deps.random.bytes(size));
  const { hash, pepper } = deps.peppers.hash(text.key);
  return deps.db.transaction().execute(async (db) => {
    const partner = await partnerFor(deps, db, caller.partnerId, form);
    if (partner === undefined) return fail({ code: "not_found" } as const);
    const row = {
      id: deps.random.uuid(),
      partner_id: partner.id,
      public_id: text.publicId,
      last_four: text.lastFour,
      key_hash: hash,
      pepper,
      rate_limit: form.rate_limit,
      addresses: form.addresses,
      created_by: caller.actor.id,
      created_at: now,
      expires_at: form.expires_at === null ? null : new Date(form.expires_at),
    };
    await insertKey(db, row);
    const { name, email, company } = partner;
    const key = keyOf({ ...row, name, email, company, ...NEVER_USED }, now);
    await writeAudit(db, {
      actor: caller.actor,
      at: now,
      action: "key.created",
      subjectId: row.id,
      after: { key: key.key, partner: email, rate_limit: row.rate_limit },
    });
    return ok({ ...key, key: text.key });
  });
};

const NEVER_USED = { requests_count: 0, last_used_at: null, revoked_at: null, deleted_at: null };

const partnerFor = (
  deps: PartnerDeps,
  db: Kysely<Tables>,
  ownId: string | undefined,
  form: BodyOf<typeof endpoints.createApiKey>,
): Promise<PartnerRow | undefined> =>
  ownId === undefined
    ? savePartner(db, {
        id: deps.random.uuid(),
        name: form.partner_name.trim(),
        email: form.partner_email.trim(),
        company: form.partner_company?.trim() || null,
        created_at: deps.clock.now(),
      })
    : findPartner(db, ownId);
