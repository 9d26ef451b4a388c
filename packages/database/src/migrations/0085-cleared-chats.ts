/**
 * What a chat held before it was cleared is kept as a deleted chat of its own, which knows where it came
 * from, so that clearing can be undone; the job that deletes chats for good takes it too.
 */
export const sql = `
alter table chats add cleared_from uuid references chats on delete cascade;
create index chats_cleared_from on chats (cleared_from) where cleared_from is not null;
`;
