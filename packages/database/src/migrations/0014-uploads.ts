/**
 * Files of homes that partners send: the bytes in pieces, what became of each file, and what there is
 * to say about its rows. The bytes outlive a crash, so a run that died goes on where it was.
 */
export const sql = `
create table upload_files (
  id uuid primary key,
  bytes bigint not null default 0,
  -- Null until the last byte has come.
  sha256 bytea check (octet_length(sha256) = 32),
  -- When the last piece came: a file that nobody goes on sending is swept.
  touched_at timestamptz not null default now(),
  kept_until timestamptz
);
create index upload_files_to_sweep on upload_files (kept_until);

create table upload_chunks (
  file_id uuid not null references upload_files on delete cascade,
  -- From 0; every piece but the last has the same size.
  number integer not null,
  bytes bytea not null,
  primary key (file_id, number)
);
-- Files are read piece by piece, once or twice: not worth compressing.
alter table upload_chunks alter bytes set storage external;

create table uploads (
  id uuid primary key,
  -- The order in which they came.
  seq bigint generated always as identity unique,
  partner_id uuid not null references partners on delete cascade,
  user_id uuid references users on delete set null,
  sent_by text not null check (sent_by in ('dialog', 'api')),
  file_id uuid references upload_files on delete set null,
  file_name text not null,
  bytes bigint not null,
  -- Hash of the bytes and of what is to be done with them: the same is done once.
  identity bytea not null,
  mode text not null check (mode in ('upsert', 'replace')),
  dry_run boolean not null,
  -- Decisions of a person: tables, fixes, and the yes to the brake.
  options jsonb not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'checked', 'done', 'failed', 'cancelled')),
  is_cancelling boolean not null default false,
  -- Which run writes to it: one that was given up and lives on finds another here and stops.
  run uuid,
  -- What was recognised.
  plan jsonb,
  kind text,
  encoding text,
  separator text,
  tables jsonb not null default '[]',
  -- Records dealt with, and all of them once they are counted.
  records_done integer not null default 0,
  records_total integer,
  inserted integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  superseded integer not null default 0,
  failed integer not null default 0,
  delisted integer not null default 0,
  findings jsonb not null default '[]',
  errors_total integer not null default 0,
  warnings_total integer not null default 0,
  repairs_total integer not null default 0,
  brake jsonb,
  failure jsonb,
  -- The partner's last change when it ended: whether the stock is still as this upload left it.
  last_seq bigint,
  -- When the bytes were sent, by the clock that listings are dated by.
  sent_at timestamptz not null default now(),
  created_at timestamptz not null,
  finished_at timestamptz
);
create index uploads_of_partner on uploads (partner_id, seq desc);
create index uploads_of_identity on uploads (partner_id, identity, seq desc);
create index uploads_of_file on uploads (file_id);
create index uploads_finished on uploads (finished_at);

create table upload_problems (
  upload_id uuid not null references uploads on delete cascade,
  -- In the order of the file.
  position integer not null,
  sheet text,
  "row" integer not null,
  line integer,
  "column" text,
  severity text not null check (severity in ('error', 'warning', 'repair')),
  code text not null,
  external_id text,
  -- What it says, in both languages, and where: the rest of the contract's UploadProblem.
  said jsonb not null,
  primary key (upload_id, position)
);

create table upload_changes (
  upload_id uuid not null references uploads on delete cascade,
  position integer not null,
  change jsonb not null,
  primary key (upload_id, position)
);

-- How a partner's file with these columns was read last.
create table partner_mappings (
  partner_id uuid not null references partners on delete cascade,
  columns_hash bytea not null check (octet_length(columns_hash) = 32),
  columns jsonb not null,
  used_at timestamptz not null,
  primary key (partner_id, columns_hash)
);
`;
