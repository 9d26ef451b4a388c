/**
 * Passkeys: public keys with which an account is signed in to without its password, each named by its
 * owner and bound to the host that it was made for. And the challenges that they sign, once, within
 * minutes: of an account that adds one, or of nobody yet, who signs in.
 */
export const sql = `
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  name text not null,
  host text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id, created_at);
create table passkey_challenges (
  challenge_hash bytea primary key,
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_of_user on passkey_challenges (user_id);
create index passkey_challenges_by_end on passkey_challenges (expires_at);
`;
