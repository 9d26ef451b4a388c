/**
 * Accounts at Google, LINE or another provider of OpenID Connect with which somebody signs in; and
 * sign-ins there that are under way: what the answer must fit, once, within minutes. An account that began
 * there has no password until its person sets one.
 */
export const sql = `
alter table users add has_password boolean not null default true;
create table linked_identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  provider text not null,
  email text,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (issuer, subject)
);
create unique index linked_identities_of_user on linked_identities (user_id, provider);
create table openid_attempts (
  state_hash bytea primary key,
  browser_hash bytea not null,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  return_to text not null,
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
create index openid_attempts_of_user on openid_attempts (user_id);
create index openid_attempts_by_end on openid_attempts (expires_at);
`;
