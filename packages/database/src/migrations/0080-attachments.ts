/**
 * Files that people attach to messages. A file goes with the last message that has it, and its bytes
 * go with it, whatever deletes the message: the message, its chat or the account. One that no message
 * took goes when its time is over.
 */
export const sql = `
create table attachments (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- Sent again under it, it is the same.
  client_id text not null,
  name text not null,
  kind text not null check (kind in ('pdf', 'word', 'sheet', 'slides', 'text', 'image')),
  media_type text not null,
  bytes integer not null,
  state text not null check (state in ('reading', 'ready', 'failed')),
  failure text,
  file_id uuid not null,
  -- Of a picture: our own copies.
  small_file_id uuid,
  large_file_id uuid,
  -- What was read: text and tables, or what a picture tells of itself.
  document jsonb,
  picture jsonb,
  created_at timestamptz not null,
  -- null once a message has it.
  expires_at timestamptz
);
create unique index attachments_of_person on attachments (user_id, client_id);
create index attachments_waiting on attachments (expires_at) where expires_at is not null;

create table message_attachments (
  message_id uuid not null references messages on delete cascade,
  place smallint not null,
  attachment_id uuid not null references attachments on delete cascade,
  share_with_model boolean not null default false,
  primary key (message_id, place)
);
create index message_attachments_of_file on message_attachments (attachment_id);

create function attachments_follow_messages() returns trigger language plpgsql as $$
begin
  delete from attachments a using (select distinct attachment_id as id from gone) g
  where a.id = g.id
    and not exists (select from message_attachments m where m.attachment_id = a.id);
  return null;
end $$;
create trigger attachments_left after delete on message_attachments
  referencing old table as gone for each statement execute function attachments_follow_messages();

create function files_follow_attachments() returns trigger language plpgsql as $$
begin
  delete from files where id in (
    select unnest(array[file_id, small_file_id, large_file_id]) from gone
  );
  return null;
end $$;
create trigger attached_files_left after delete on attachments
  referencing old table as gone for each statement execute function files_follow_attachments();
`;
