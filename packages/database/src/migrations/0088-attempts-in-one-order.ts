/** Attempts are given back as they are taken, in the order of their keys: two that sign in at once never wait for each other. */
export const sql = `
create or replace function give_attempt_back(keys bytea[], taken timestamptz) returns void
language sql as $$
  with held as materialized (
    select key from attempts where key = any (keys) order by key for update)
  update attempts
  set stamps = stamps[:array_position(stamps, taken) - 1] || stamps[array_position(stamps, taken) + 1:]
  from held
  where attempts.key = held.key and array_position(stamps, taken) is not null
$$;
`;
