/**
 * Two-factor sign-in: the sealed secret of a person's authenticator app (not in force until one code was
 * right), keyed hashes of the recovery codes that are left, and the short-lived proof that a password was
 * right, with which a code is sent. `last_step` is the last time step a code was taken of: none is taken twice.
 */
export const sql = `
create table two_factor (
  user_id uuid primary key references users on delete cascade,
  secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint
);
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
create table sign_in_challenges (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index sign_in_challenges_of_user on sign_in_challenges (user_id);
create index sign_in_challenges_by_end on sign_in_challenges (expires_at);
`;
