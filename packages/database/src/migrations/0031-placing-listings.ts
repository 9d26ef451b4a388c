/** How far the homes that were stored before have been placed by their texts, under each edition of that law. */
export const sql = `
create table placings (
  edition integer primary key,
  -- Homes up to this id are placed.
  last_id bigint not null default 0,
  finished_at timestamptz
);
`;
