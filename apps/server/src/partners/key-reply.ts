import type { ApiKey } from "@propertyvr/contracts";
import type { OwnedKey } from "./key-store.ts";
import { maskedKey } from "./key-text.ts";

/** A key as its owner sees it: never whole. */
export const keyOf = (row: OwnedKey, now: Date): ApiKey => ({
  id: row.id,
  key: maskedKey(row.public_id, row.last_four),
  partner_name: row.name,
  partner_email: row.email,
  partner_company: row.company,
  rate_limit: row.rate_limit,
  is_active: row.revoked_at === null && !hasExpired(row, now),
  requests_count: row.requests_count,
  created_at: row.created_at.toISOString(),
  last_used: row.last_used_at?.toISOString() ?? null,
  expires_at: row.expires_at?.toISOString() ?? null,
  revoked_at: row.revoked_at?.toISOString() ?? null,
  addresses: [...row.addresses],
});

export const hasExpired = (row: OwnedKey, now: Date): boolean =>
  row.expires_at !== null && row.expires_at <= now;
