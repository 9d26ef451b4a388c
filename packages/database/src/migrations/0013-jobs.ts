/**
 * Work that outlives the request that asked for it. A job waits until it is due, is held by one server
 * under a lease while it runs, and is deleted once it is done.
 */
export const sql = `
create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  -- At most one of a kind waits under a key.
  key text,
  -- Jobs of one group are run few at a time.
  group_name text,
  run_at timestamptz not null,
  -- Runs begun so far.
  attempt integer not null default 0,
  -- The server process that runs it, as long as the lease lasts.
  holder uuid,
  held_until timestamptz,
  constraint lease_is_whole check ((holder is null) = (held_until is null))
);
create unique index jobs_one_waits on jobs (kind, key) where key is not null and holder is null;
create index jobs_waiting on jobs (kind, run_at, id) include (group_name) where holder is null;
create index jobs_held on jobs (held_until) where holder is not null;
-- Rows come and go by the thousand.
alter table jobs set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
`;
