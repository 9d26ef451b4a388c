/**
 * Where partners' systems want to be told of events, the events, and their deliveries. An event is
 * stored as the very bytes that are signed and sent, so that each try sends the same. Everything but
 * the endpoints is forgotten after 30 days.
 */
export const sql = `
create table webhook_endpoints (
  id uuid primary key,
  partner_id uuid not null references partners on delete cascade,
  url text not null,
  description text not null default '',
  types text[] not null,
  -- Also each home of a file; otherwise a file is told once, as a whole.
  tells_imported boolean not null default false,
  -- Sealed with the server's secret, for each signature needs it whole.
  secret text not null,
  -- After a rotation both sign until then.
  old_secret text,
  old_secret_until timestamptz,
  is_enabled boolean not null default true,
  disabled_at timestamptz,
  disabled_reason text check (disabled_reason in ('by_hand', 'gone', 'failing')),
  check (is_enabled = (disabled_at is null) and is_enabled = (disabled_reason is null)),
  -- The first failure since something was last delivered.
  failing_since timestamptz,
  -- Events that found too many waiting, and were not kept for this endpoint.
  missed bigint not null default 0,
  missed_at timestamptz,
  created_at timestamptz not null
);
create index webhook_endpoints_of_partner on webhook_endpoints (partner_id, created_at desc);

create table webhook_events (
  seq bigint generated always as identity primary key,
  -- webhook-id: the same in every try and for every endpoint.
  id uuid not null default gen_random_uuid(),
  at timestamptz not null default clock_timestamp(),
  partner_id uuid not null references partners on delete cascade,
  type text not null,
  body text not null
);
create index webhook_events_oldest on webhook_events (at);
create index webhook_events_of_partner on webhook_events (partner_id);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  event_seq bigint not null references webhook_events on delete cascade,
  type text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- How often since it was last asked for: what the plan of tries goes by.
  tries integer not null default 0,
  -- Of one that is being sent: when it is taken to be lost with its server.
  next_try_at timestamptz not null default '-infinity'
);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_try_at, id)
  where state = 'pending';
create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, id desc);
create index webhook_deliveries_of_event on webhook_deliveries (event_seq);

create table webhook_attempts (
  delivery_id bigint not null references webhook_deliveries on delete cascade,
  number integer not null,
  at timestamptz not null,
  -- Null where there was no answer, and then why.
  status smallint,
  error text,
  elapsed_ms integer not null,
  -- Its first bytes.
  answer text,
  primary key (delivery_id, number)
);
`;
