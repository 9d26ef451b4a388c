import type { Generated } from "kysely";

export interface UsersTable {
  id: string;
  name: string;
  email: string;
  /** `emailKey` of the contracts; null where another account had it first. */
  email_key: Generated<string | null>;
  password_hash: string;
  picture: string | null;
  role: Generated<"seeker" | "partner" | "admin">;
  plan: Generated<"free">;
  language: Generated<"en" | "th">;
  partner_id: Generated<string | null>;
  created_at: Generated<Date>;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  token_hash: Buffer;
  created_at: Generated<Date>;
  expires_at: Date;
  revoked_at: Date | null;
}

export interface AdminCodesTable {
  code_hash: Buffer;
  created_at: Generated<Date>;
  expires_at: Date;
}

export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  admin_codes: AdminCodesTable;
}
