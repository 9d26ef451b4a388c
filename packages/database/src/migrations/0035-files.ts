/**
 * One store of files: what uploads kept in pieces is that store from now on, with the owner and the
 * media type of each file. Tables are renamed and no bytes are moved here. Copies of photos, which lie
 * in picture_files, are moved by a job while the server runs.
 */
export const sql = `
alter table upload_files rename to files;
alter table upload_chunks rename to file_pieces;
alter table files rename constraint upload_files_pkey to files_pkey;
alter table file_pieces rename constraint upload_chunks_pkey to file_pieces_pkey;

-- Whose quota it counts for, and what it is.
alter table files
  add column owner_kind text not null default 'partner',
  add column owner_id text not null default '',
  add column media_type text not null default 'application/octet-stream';
alter table files
  alter owner_kind drop default, alter owner_id drop default, alter media_type drop default;
update files f set owner_id = u.partner_id::text
from (select distinct on (file_id) file_id, partner_id from uploads
  where file_id is not null order by file_id, seq) u
where u.file_id = f.id;
create index files_of_owner on files (owner_kind, owner_id);

-- Most files are kept until their owner goes: they are in neither.
drop index upload_files_to_sweep;
create index files_to_sweep on files (kept_until) where kept_until is not null;
create index files_half_sent on files (touched_at) where sha256 is null;
`;
