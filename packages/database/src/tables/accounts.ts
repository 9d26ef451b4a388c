import type { ColumnType, Generated } from "kysely";

export interface UsersTable {
  id: string;
  name: string;
  email: string;
  /** `emailKey` of the contracts; null where another account had it first. */
  email_key: Generated<string | null>;
  /** When somebody opened a link that was sent to the address; null until then. */
  email_confirmed_at: Date | null;
  password_hash: string;
  /** False where the account began at a provider: nobody knows the password of its hash. */
  has_password: Generated<boolean>;
  role: Generated<"seeker" | "partner" | "admin">;
  plan: Generated<"free">;
  language: Generated<"en" | "th">;
  partner_id: Generated<string | null>;
  /** Those that were ever set; written as JSON text. */
  preferences: ColumnType<Readonly<Record<string, boolean>>, string | undefined, string>;
  created_at: Generated<Date>;
  /** The file of the photo; null without one. */
  portrait_id: Generated<string | null>;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  token_hash: Buffer;
  created_at: Generated<Date>;
  expires_at: Date;
  revoked_at: Date | null;
  browser: Generated<string | null>;
  system: Generated<string | null>;
  network: Generated<string | null>;
  /** To the minute or so; null until it is used again. */
  last_used_at: Generated<Date | null>;
}

export interface AdminCodesTable {
  code_hash: Buffer;
  created_at: Generated<Date>;
  expires_at: Date;
}

export interface TwoFactorTable {
  user_id: string;
  /** Sealed for this account. */
  secret: string;
  created_at: Date;
  /** Null until a code of the app was right: until then it asks for nothing. */
  confirmed_at: Date | null;
  /** The time step of the last code that was taken; RFC 6238 counts them from 1970. */
  last_step: number | null;
}

/** Those that are left. */
export interface RecoveryCodesTable {
  user_id: string;
  code_hash: Buffer;
}

/** A password was right and a code is still to come. */
export interface SignInChallengesTable {
  token_hash: Buffer;
  user_id: string;
  expires_at: Date;
}

export interface PasskeysTable {
  id: string;
  user_id: string;
  /** As WebAuthn names it, in base64url. */
  credential_id: string;
  name: string;
  host: string;
  /** In COSE's form. */
  public_key: Buffer;
  /** Goes up with each use where the authenticator counts; 0 where it does not. */
  counter: number;
  transports: string[];
  is_synced: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

export interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  /** Null where somebody signs in: who it is, the answer tells. */
  user_id: string | null;
  expires_at: Date;
}

export interface LinkedIdentitiesTable {
  issuer: string;
  /** The person's id there. */
  subject: string;
  user_id: string;
  provider: string;
  /** Confirmed there; null where none was told. */
  email: string | null;
  created_at: Date;
  last_used_at: Date | null;
}

/** A sign-in at a provider that is under way. */
export interface OpenidAttemptsTable {
  state_hash: Buffer;
  browser_hash: Buffer;
  provider: string;
  nonce: string;
  code_verifier: string;
  return_to: string;
  /** Who connects an account; null where somebody signs in. */
  user_id: string | null;
  expires_at: Date;
}

export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  two_factor: TwoFactorTable;
  recovery_codes: RecoveryCodesTable;
  sign_in_challenges: SignInChallengesTable;
  linked_identities: LinkedIdentitiesTable;
  openid_attempts: OpenidAttemptsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  admin_codes: AdminCodesTable;
}
