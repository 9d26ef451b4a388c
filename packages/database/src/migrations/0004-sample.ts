/** Remembers that the sample catalogue was loaded, so that removing it lasts. */
export const sql = `
create table sample_loads (
  loaded_at timestamptz primary key default now(),
  homes integer not null,
  removed_at timestamptz
);
`;
