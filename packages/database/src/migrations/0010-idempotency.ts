/**
 * Answers to requests that carried an Idempotency-Key, so that sending one again is answered the same.
 * A row without a status is a claim: whoever holds `claim` may write, until `claimed_until`; then
 * another may take it over, and what the first has not committed by then it cannot commit any more.
 */
export const sql = `
create table idempotency_keys (
  partner_id uuid not null references partners on delete cascade,
  key text not null,
  -- Of method, address, content type and body.
  fingerprint bytea not null,
  claim uuid not null,
  -- The server process that claimed it.
  claimed_by uuid not null,
  claimed_until timestamptz not null,
  -- The answer, once there is one.
  status smallint,
  headers jsonb,
  body text,
  created_at timestamptz not null default now(),
  primary key (partner_id, key),
  constraint answer_is_whole check (num_nulls(status, headers, body) in (0, 3))
);
create index idempotency_keys_oldest on idempotency_keys (created_at);
`;
