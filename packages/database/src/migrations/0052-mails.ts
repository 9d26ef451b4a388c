/**
 * Mail, written in the transaction of its cause and sent afterwards by a job. And links that mails
 * hold: of each only a keyed hash is kept, it opens one thing, once, until it expires.
 */
export const sql = `
alter table users add email_confirmed_at timestamptz;
create table mails (
  seq bigint generated always as identity primary key,
  id uuid not null unique,
  user_id uuid references users on delete cascade,
  kind text not null,
  recipient text not null,
  language text not null check (language in ('en', 'th')),
  subject text not null,
  body_text text not null,
  body_html text not null,
  is_secret boolean not null,
  state text not null check (state in ('queued', 'sent', 'refused', 'failed', 'kept')),
  tries integer not null default 0,
  next_try_at timestamptz,
  error text,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index mails_of_user on mails (user_id);
create index mails_by_state on mails (state, seq desc);
create index mails_by_age on mails (created_at);
create table account_links (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('reset_password', 'confirm_email')),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_links_of_user on account_links (user_id, purpose, created_at);
`;
