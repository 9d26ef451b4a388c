/**
 * What a key opens, the key that takes its place, why it ended; and the wishes of accounts to become
 * a partner's, of which one at a time is open.
 */
export const sql = `
alter table api_keys
  add label text,
  add scopes text[] not null default '{read,write}'
    check (scopes <@ '{read,write}' and cardinality(scopes) > 0),
  -- Rotation: by which key, when, and when the overlap is over.
  add replaced_by uuid unique references api_keys,
  add replaced_at timestamptz,
  add ends_at timestamptz,
  add check ((replaced_by is null) = (replaced_at is null)),
  add check ((replaced_by is null) = (ends_at is null)),
  add revoked_reason text check (revoked_reason in ('revoked', 'leaked', 'replaced'));
update api_keys set revoked_reason = 'revoked' where revoked_at is not null;
alter table api_keys add check ((revoked_at is null) = (revoked_reason is null));

create table partner_requests (
  id uuid primary key,
  -- The order of arrival, for pages.
  seq bigint generated always as identity unique,
  user_id uuid not null references users on delete cascade,
  company text not null,
  email text not null,
  phone text,
  website text,
  message text,
  status text not null default 'open' check (status in ('open', 'approved', 'declined')),
  created_at timestamptz not null,
  decided_at timestamptz,
  note text,
  partner_id uuid references partners,
  check (phone is not null or website is not null),
  check ((status = 'open') = (decided_at is null)),
  check ((status = 'approved') = (partner_id is not null))
);
create unique index partner_requests_open on partner_requests (user_id) where status = 'open';
create index partner_requests_of_user on partner_requests (user_id, seq desc);
create index partner_requests_by_status on partner_requests (status, seq desc);
`;
