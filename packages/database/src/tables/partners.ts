import type { Generated } from "kysely";

export interface PartnersTable {
  id: string;
  name: string;
  email: string;
  company: string | null;
  created_at: Generated<Date>;
}

export interface ApiKeysTable {
  id: string;
  partner_id: string;
  public_id: string;
  last_four: string;
  key_hash: Buffer;
  pepper: string;
  rate_limit: Generated<number>;
  addresses: Generated<readonly string[]>;
  requests_count: Generated<number>;
  created_by: string | null;
  created_at: Generated<Date>;
  expires_at: Date | null;
  last_used_at: Date | null;
  revoked_at: Date | null;
  deleted_at: Date | null;
}

export interface AuditLogTable {
  id: Generated<number>;
  at: Generated<Date>;
  actor_id: string | null;
  actor: string;
  network: string;
  action: string;
  subject_id: string;
  /** Plain objects, stored as jsonb. */
  before: string | null;
  after: string | null;
}

export interface PartnerTables {
  partners: PartnersTable;
  api_keys: ApiKeysTable;
  audit_log: AuditLogTable;
}
