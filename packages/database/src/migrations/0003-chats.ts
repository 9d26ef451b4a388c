/**
 * Chats, messages, and the runs that write the replies. Whoever changes a chat's
 * messages locks the chat first, so one writer at a time; a run's events are
 * appended only by the instance that owns it, under the lock of its row.
 */
export const sql = `
create table chats (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title text not null,
  is_titled_by_person boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index chats_of_user on chats (user_id, updated_at desc);

create table messages (
  id uuid primary key,
  chat_id uuid not null references chats on delete cascade,
  position bigint generated always as identity,
  sender text not null check (sender in ('user', 'ai')),
  content text not null,
  parts jsonb not null default '[]',
  -- The conversation after this message, and where each of its criteria came from.
  state jsonb,
  origins jsonb,
  session_id text,
  client_id text,
  run_id uuid,
  status text not null check (status in ('running', 'done', 'stopped', 'interrupted', 'failed')),
  created_at timestamptz not null default now()
);
create index messages_of_chat on messages (chat_id, position);
create unique index messages_client_id on messages (chat_id, client_id) where client_id is not null;

create table runs (
  id uuid primary key,
  chat_id uuid not null references chats on delete cascade,
  user_message_id uuid not null references messages on delete cascade,
  ai_message_id uuid not null references messages on delete cascade,
  status text not null check (status in ('running', 'done', 'stopped', 'interrupted', 'failed')),
  -- The server process that writes it.
  owner text not null,
  heartbeat_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  -- What was understood, until the message takes it over: a reply that is cut short keeps it.
  state jsonb,
  origins jsonb,
  -- When its events were dropped: the message holds the parts.
  pruned_at timestamptz
);
create unique index runs_one_live on runs (chat_id) where status = 'running';
create index runs_live on runs (owner) where status = 'running';
create index runs_to_prune on runs (ended_at) where pruned_at is null;
-- Deleting a message looks for its run.
create index runs_of_user_message on runs (user_message_id);
create index runs_of_ai_message on runs (ai_message_id);

create table run_events (
  run_id uuid not null references runs on delete cascade,
  seq integer not null,
  event jsonb not null,
  primary key (run_id, seq)
);
`;
