/**
 * Tells at a start whether the secret is the one that this database's hashes were made with. It is
 * written by the first start; a backup carries it.
 */
export const sql = `
create table secret_check (
  is_only boolean primary key default true check (is_only),
  hash bytea not null
);
`;
