/**
 * What people write to support, with the answer they got. A mail may name where its answer goes, so
 * that a reply to it reaches a person and not the address it was sent from.
 */
export const sql = `
alter table mails add reply_to text;
create table support_messages (
  seq bigint generated always as identity primary key,
  id uuid not null unique,
  -- Sent twice under one of these it is one message. Most who write are not signed in.
  client_id text not null unique,
  user_id uuid references users on delete cascade,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  language text not null check (language in ('en', 'th')),
  created_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by uuid references users on delete set null,
  -- The mail of the answer; it is gone before the message.
  answer_mail uuid,
  check ((answer is null) = (answered_at is null))
);
create index support_messages_open on support_messages (seq) where answered_at is null;
create index support_messages_answered on support_messages (seq desc) where answered_at is not null;
create index support_messages_of_user on support_messages (user_id) where user_id is not null;
create index support_messages_answered_by on support_messages (answered_by) where answered_by is not null;
`;
