/**
 * Requests made with API keys, a line each, and their sums by minute. Both are partitioned by day
 * (UTC): days are made ahead, and dropped whole when they are old; what has no day yet waits in
 * the default partition. No foreign keys: dropping a day would lock the table of keys, and keys stay.
 */
export const sql = `
create table request_log (
  at timestamptz not null,
  key_id uuid not null,
  elapsed_ms real not null,
  bytes_in integer not null,
  bytes_out integer not null,
  status smallint not null,
  -- Whether it used up one of the key's requests of the hour.
  is_counted boolean not null,
  method text not null,
  -- The pattern of the route, never the address with its values.
  route text not null,
  request_id text not null,
  problem text,
  -- The /24 or /64 it came from.
  network text not null,
  user_agent text
) partition by range (at);
create table request_log_default partition of request_log default;
create index request_log_of_key on request_log (key_id, at desc);

create table usage_minutes (
  minute timestamptz not null,
  key_id uuid not null,
  sum_ms float8 not null,
  successful integer not null,
  client_errors integer not null,
  throttled integer not null,
  server_errors integer not null,
  -- How many of these have no line in request_log.
  unrecorded integer not null,
  -- How many fell into each class of response times; the classes stand in speed-classes.ts.
  speeds integer[] not null,
  primary key (key_id, minute)
) partition by range (minute);
create table usage_minutes_default partition of usage_minutes default;

-- One row for each run of a server that writes the log.
create table request_log_writers (
  id uuid primary key,
  started_at timestamptz not null,
  -- Whether the run before it ended without writing what it still held.
  follows_loss boolean not null,
  -- The last batch it committed, so that one sent again is not written again.
  batch bigint not null default 0,
  -- When it ended with nothing left to write.
  drained_at timestamptz
);
create index request_log_writers_by_start on request_log_writers (started_at);
`;
