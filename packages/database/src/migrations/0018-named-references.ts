/**
 * The homes that a replacing upload names, under the names they have in its partner's stock, so that
 * the others can be told from them when the file has been read, on whatever server and after
 * whatever break. Kept as durably as the listings: a home that lost its name here would be taken off.
 */
export const sql = `
create table upload_references (
  upload_id uuid not null,
  -- '' is a row whose home nobody can name.
  reference text not null,
  primary key (upload_id, reference)
);
`;
