import type { ApiKey } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { type Actor, writeAudit } from "../../platform/audit/audit-store.ts";
import { keyOf } from "./key-reply.ts";
import { insertKey, type OwnedKey } from "./key-store.ts";
import { makeKeyText } from "./key-text.ts";
import type { PartnerDeps } from "./partner-deps.ts";
import type { PartnerRow } from "./partner-store.ts";

type KeyTerms = Pick<OwnedKey, "label" | "scopes" | "rate_limit" | "addresses" | "expires_at">;

/** Stores a new key with these settings and records it in the audit log; the result alone holds it whole. */
export const issueKey = async (
  deps: PartnerDeps,
  db: Db,
  actor: Actor,
  { partner, ...terms }: KeyTerms & { readonly partner: PartnerRow },
): Promise<ApiKey> => {
  const now = deps.clock.now();
  const text = makeKeyText((size) => deps.random.bytes(size));
  const { hash, pepper } = deps.peppers.hash(text.key);
  const row = {
    ...terms,
    id: deps.random.uuid(),
    partner_id: partner.id,
    public_id: text.publicId,
    last_four: text.lastFour,
    key_hash: hash,
    pepper,
    created_by: actor.id,
    created_at: now,
  };
  await insertKey(db, row);
  const { name, email, company } = partner;
  const key = keyOf({ ...UNUSED, ...row, name, email, company }, now);
  await writeAudit(db, {
    actor,
    at: now,
    action: "key.created",
    subjectId: row.id,
    after: {
      key: key.key,
      partner: email,
      label: row.label,
      scopes: row.scopes,
      rate_limit: row.rate_limit,
      addresses: row.addresses,
      expires_at: key.expires_at,
    },
  });
  return { ...key, key: text.key };
};

const UNUSED = {
  requests_count: 0,
  last_used_at: null,
  revoked_at: null,
  revoked_reason: null,
  replaced_by: null,
  replaced_at: null,
  ends_at: null,
  deleted_at: null,
};
