/** What a person says about an answer: one thumb, why, and words of their own. It goes with its answer. */
export const sql = `
create table message_feedback (
  message_id uuid primary key references messages on delete cascade,
  verdict text not null check (verdict in ('up', 'down')),
  reasons text[] not null,
  comment text not null,
  -- When it was last said.
  said_at timestamptz not null
);
create index message_feedback_newest on message_feedback (verdict, said_at desc, message_id desc);
`;
