/**
 * Partners, the accounts that belong to them, their API keys, and what was done to keys. A key is
 * stored only as a keyed hash; a deleted one stays as a tombstone, so that its log keeps a name.
 */
export const sql = `
create table partners (
  id uuid primary key,
  name text not null,
  email text not null,
  company text,
  created_at timestamptz not null default now()
);
create unique index partners_email on partners (lower(email));

alter table users add partner_id uuid references partners;
create index users_of_partner on users (partner_id) where partner_id is not null;

create table api_keys (
  id uuid primary key,
  partner_id uuid not null references partners,
  -- The part of the key that may be shown, and its last letters.
  public_id text not null unique,
  last_four text not null,
  key_hash bytea not null,
  -- Which secret keyed the hash.
  pepper text not null,
  rate_limit integer not null default 1000 check (rate_limit between 100 and 10000),
  addresses text[] not null default '{}',
  requests_count bigint not null default 0,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  deleted_at timestamptz
);
create index api_keys_of_partner on api_keys (partner_id, created_at desc) where deleted_at is null;

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Whoever did it; its name outlives the account.
  actor_id uuid references users on delete set null,
  actor text not null,
  network text not null,
  action text not null,
  subject_id uuid not null,
  before jsonb,
  after jsonb
);
create index audit_log_of_subject on audit_log (subject_id, id);
`;
