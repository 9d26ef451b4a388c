/** A file may go into a source beside the stocks of partners: the homes that `npm run import` took keep their names. */
export const sql = `
alter table uploads add column source text check (source like 'import:_%');
`;
