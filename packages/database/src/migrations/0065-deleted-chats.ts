/**
 * A chat that was deleted by itself is kept out of sight for a while, so that its deletion can be undone;
 * a job then deletes it for good.
 */
export const sql = `
alter table chats add deleted_at timestamptz;
create index chats_deleted on chats (deleted_at) where deleted_at is not null;
`;
