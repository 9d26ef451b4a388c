/**
 * The photos that listings name by their addresses. Each address is fetched and looked after in
 * `photos`; what is shown is our own copy, kept by its content, so that a photo named twice is kept once.
 */
export const sql = `
-- Written with a listing, emptied soon after: writing many listings waits for no photo.
create table photo_notes (
  listing_id bigint not null
);

create table pictures (
  -- The first 16 bytes of the SHA-256 of what was fetched.
  id uuid primary key,
  -- Of the largest copy, upright.
  width integer not null,
  height integer not null,
  -- 64 bits, each whether a cell is brighter than its left neighbour: near copies differ in few.
  dhash bigint not null,
  stored_at timestamptz not null
);

create table picture_files (
  picture_id uuid not null references pictures on delete cascade,
  -- Pixels wide and high at most.
  size smallint not null,
  type text not null,
  body bytea not null check (octet_length(body) <= 16777216),
  primary key (picture_id, size)
);
-- Compressed as they are.
alter table picture_files alter body set storage external;

create function photo_hash(url text) returns uuid language sql immutable strict parallel safe
  return encode(substring(sha256(convert_to(url, 'UTF8')) for 16), 'hex')::uuid;

create table photos (
  url_hash uuid primary key,
  url text not null,
  -- Whose listing named it first, and which one.
  source text not null,
  listing_id bigint not null,
  -- Which of its photos, from 1: the first ones are fetched first.
  place smallint not null,
  state text not null default 'waiting' check (state in ('waiting', 'ok', 'dead', 'refused')),
  -- Why it is not there, or why the last try failed.
  reason text,
  status smallint,
  -- Failures in a row.
  misses smallint not null default 0,
  last_tried timestamptz,
  -- null: looking again would change nothing.
  next_try timestamptz,
  etag text,
  last_modified text,
  picture_id uuid references pictures,
  -- When a listing last named it.
  noted_at timestamptz not null,
  constraint ok_has_a_picture check ((state = 'ok') = (picture_id is not null))
);
create index photos_fresh on photos (source, place, url_hash) where last_tried is null;
create index photos_again on photos (source, next_try) where last_tried is not null and next_try is not null;
create index photos_of_picture on photos (picture_id) where picture_id is not null;
`;
