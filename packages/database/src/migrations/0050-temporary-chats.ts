/**
 * Chats that are not kept: never listed or exported, deleted a day after their last message. And what
 * an account asks of the assistant, counted by the day in Bangkok: deleting a chat does not uncount it.
 */
export const sql = `
alter table chats add is_temporary boolean not null default false;
create index chats_temporary on chats (updated_at) where is_temporary;
create table usage_days (
  user_id uuid not null references users on delete cascade,
  day date not null,
  requests integer not null default 0,
  tokens bigint not null default 0,
  primary key (user_id, day)
);
`;
