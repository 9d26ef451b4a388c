import type { ApiKey, KeyCaller } from "@propertyvr/contracts";
import { endOf } from "./key-end.ts";
import type { OwnedKey } from "./key-store.ts";
import { maskedKey } from "./key-text.ts";

/**
 * A key as its owner sees it: never whole.
 * @param callers who has used it since it was replaced
 */
export const keyOf = (row: OwnedKey, now: Date, callers: readonly KeyCaller[] = []): ApiKey => ({
  id: row.id,
  key: maskedKey(row.public_id, row.last_four),
  label: row.label,
  partner_id: row.partner_id,
  partner_name: row.name,
  partner_email: row.email,
  partner_company: row.company,
  scopes: [...row.scopes],
  rate_limit: row.rate_limit,
  is_active: endOf(row, now) === undefined,
  requests_count: row.requests_count,
  created_at: row.created_at.toISOString(),
  last_used: row.last_used_at?.toISOString() ?? null,
  expires_at: row.expires_at?.toISOString() ?? null,
  revoked_at: row.revoked_at?.toISOString() ?? null,
  revoked_reason: row.revoked_reason,
  replaced_by: row.replaced_by,
  ends_at: row.ends_at?.toISOString() ?? null,
  still_used_by: [...callers],
  addresses: [...row.addresses],
});
