/**
 * An enquiry is the first message of a thread, which both sides go on with. Threads are listed by their
 * last message. What a person has seen of the answers is kept for the mark of unread.
 */
export const sql = `
create table enquiry_messages (
  id uuid primary key,
  enquiry_id uuid not null references enquiries on delete cascade,
  sender text not null check (sender in ('seeker', 'partner')),
  -- Whoever wrote it; an account that is gone leaves what it wrote to the other side.
  user_id uuid references users on delete set null,
  -- Sent twice under one of these it is one message.
  client_id text not null,
  text text not null,
  created_at timestamptz not null,
  -- The order in which they were written, under the lock of the enquiry.
  seq bigint generated always as identity
);
create unique index enquiry_messages_client_id on enquiry_messages (user_id, client_id);
create index enquiry_messages_of_enquiry on enquiry_messages (enquiry_id, seq);
create index enquiry_messages_of_writer on enquiry_messages (user_id, created_at);

alter table enquiries add last_at timestamptz, add answers_seen_at timestamptz;
update enquiries set last_at = created_at;
alter table enquiries alter last_at set not null;
alter table enquiries alter last_at set default now();
drop index enquiries_of_partner, enquiries_newest;
create index enquiries_by_last_of_user on enquiries (user_id, last_at desc, id desc);
create index enquiries_by_last_of_partner on enquiries (partner_id, last_at desc, id desc);
create index enquiries_by_last on enquiries (last_at desc, id desc);
`;
