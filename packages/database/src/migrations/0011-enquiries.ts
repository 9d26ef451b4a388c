/**
 * What people ask about homes and what they report of listings. Both keep the home as it stood, for
 * listings go. A hidden listing stays in its table and in its partner's stock; nobody finds it.
 */
export const sql = `
alter table listings add hidden_at timestamptz;
comment on column listings.hidden_at is 'Taken out of sight by an admin: without offers until it is restored.';

create table enquiries (
  id uuid primary key,
  -- An account that is deleted takes what it wrote along.
  user_id uuid not null references users on delete cascade,
  -- Sent twice under one of these it is one enquiry.
  client_id text not null,
  listing_id bigint references listings on delete set null,
  partner_id uuid references partners on delete set null,
  -- The home as it stood when it was written about, with how else its agent can be reached.
  home jsonb not null,
  name text not null,
  phone text,
  email text,
  line text,
  check (coalesce(phone, email, line) is not null),
  preferred_time text,
  message text not null,
  language text not null check (language in ('en', 'th')),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  answered_at timestamptz,
  archived_at timestamptz
);
create unique index enquiries_client_id on enquiries (user_id, client_id);
create index enquiries_of_user on enquiries (user_id, created_at desc, id desc);
create index enquiries_of_partner on enquiries (partner_id, created_at desc, id desc);
create index enquiries_newest on enquiries (created_at desc, id desc);
create index enquiries_of_listing on enquiries (listing_id);

create table listing_reports (
  id uuid primary key,
  listing_id bigint references listings on delete set null,
  partner_id uuid references partners on delete set null,
  home jsonb not null,
  user_id uuid references users on delete set null,
  -- Whose report it is, for "one a person": an account, or the keyed hash of a guest's network.
  reporter text not null,
  reason text not null check (reason in ('gone', 'wrong', 'scam', 'other')),
  note text not null default '',
  created_at timestamptz not null default now(),
  resolution text check (resolution in ('hidden', 'dismissed', 'restored')),
  resolution_note text,
  resolved_at timestamptz,
  resolved_by uuid references users on delete set null,
  check ((resolution is null) = (resolved_at is null))
);
create unique index listing_reports_one_open on listing_reports (listing_id, reporter, reason)
  where resolved_at is null and listing_id is not null;
create index listing_reports_of_listing on listing_reports (listing_id);
create index listing_reports_queue on listing_reports (created_at desc, id desc) where resolved_at is null;
create index listing_reports_done on listing_reports (created_at desc, id desc) where resolved_at is not null;
create index listing_reports_of_user on listing_reports (user_id) where user_id is not null;
`;
