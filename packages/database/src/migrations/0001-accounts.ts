/** Accounts and their sessions. A session's token is stored only as a keyed hash, an admin code too. */
export const sql = `
create table users (
  id uuid primary key,
  name text not null,
  email text not null,
  password_hash text not null,
  picture text,
  role text not null default 'seeker' check (role in ('seeker', 'partner', 'admin')),
  plan text not null default 'free' check (plan in ('free')),
  language text not null default 'en' check (language in ('en', 'th')),
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));
create index users_admins on users (id) where role = 'admin';

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id);

create table admin_codes (
  code_hash bytea primary key,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
`;
