/** The photo of an account, a file of the one store. Nothing was ever kept in the column it replaces. */
export const sql = `
alter table users drop column picture,
  add column portrait_id uuid references files on delete set null;
create index users_by_portrait on users (portrait_id) where portrait_id is not null;
`;
