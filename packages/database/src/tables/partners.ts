import type { ColumnType, Generated } from "kysely";

export interface PartnersTable {
  id: string;
  name: string;
  email: string;
  company: string | null;
  created_at: Generated<Date>;
  /** When its people were last told by mail of listings that expire. */
  expiry_mailed_at: Generated<Date | null>;
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
  label: string | null;
  scopes: Generated<readonly ("read" | "write")[]>;
  requests_count: Generated<number>;
  created_by: string | null;
  created_at: Generated<Date>;
  expires_at: Date | null;
  last_used_at: Date | null;
  revoked_at: Date | null;
  revoked_reason: "revoked" | "leaked" | "replaced" | null;
  replaced_by: string | null;
  replaced_at: Date | null;
  ends_at: Date | null;
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
  /** Plain objects: written as text, read as they are. */
  before: ColumnType<Readonly<Record<string, unknown>> | null, string | null>;
  after: ColumnType<Readonly<Record<string, unknown>> | null, string | null>;
}

export interface PartnerRequestsTable {
  id: string;
  seq: Generated<number>;
  user_id: string;
  company: string;
  email: string;
  phone: string | null;
  website: string | null;
  message: string | null;
  status: Generated<"open" | "approved" | "declined">;
  created_at: Date;
  decided_at: Date | null;
  note: string | null;
  partner_id: string | null;
}

export interface PartnerTables {
  partners: PartnersTable;
  api_keys: ApiKeysTable;
  audit_log: AuditLogTable;
  partner_requests: PartnerRequestsTable;
}
