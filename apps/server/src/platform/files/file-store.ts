import type { Queryable } from "@propertyvr/database";
import { createHash } from "node:crypto";
import { Readable } from "node:stream";

/** Whose quota a file counts for, and with whom it goes: a partner, an account, a picture, what a person attached to chats. */
export interface FileOwner {
  readonly kind: "partner" | "account" | "picture" | "attachments";
  readonly id: string;
}

/** Bytes of every piece but the last. */
export const PIECE_BYTES = 1024 * 1024;

/** A file whose first byte is on its way. */
export const insertFile = async (
  db: Queryable,
  { id, owner, mediaType }: Pick<NewFile, "id" | "owner" | "mediaType">,
): Promise<void> => {
  await db.query(
    "insert into files (id, owner_kind, owner_id, media_type) values ($1, $2, $3, $4)",
    [id, owner.kind, owner.id, mediaType],
  );
};

/** The next piece of a file that is being received. @returns false where the file was swept meanwhile */
export const appendPiece = async (
  db: Queryable,
  id: string,
  number: number,
  bytes: Uint8Array,
): Promise<boolean> => {
  const { rowCount } = await db.query(
    `with file as (
       update files set bytes = bytes + octet_length($3::bytea), touched_at = now()
       where id = $1 and sha256 is null returning id
     )
     insert into file_pieces (file_id, number, bytes) select id, $2, $3 from file`,
    [id, number, bytes],
  );
  return rowCount === 1;
};

/** The last byte has come. */
export const completeFile = async (
  db: Queryable,
  id: string,
  { sha256, keptUntil }: { readonly sha256: Uint8Array; readonly keptUntil: Date },
): Promise<void> => {
  await db.query("update files set sha256 = $2, kept_until = $3 where id = $1", [
    id,
    sha256,
    keptUntil,
  ]);
};

export interface NewFile {
  readonly id: string;
  readonly owner: FileOwner;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** An id made of what a file is: storing the same again stores nothing. */
export const fileIdOf = (...parts: readonly string[]): string => {
  const hash = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};

/**
 * Stores a small file that is at hand, in the caller's transaction; it stays until it is deleted. A
 * file with this id that is there already stays as it is.
 */
export const storeFile = async (db: Queryable, file: NewFile): Promise<void> => {
  const { id, owner, mediaType, bytes } = file;
  const { rowCount } = await db.query(
    `insert into files (id, owner_kind, owner_id, media_type, bytes, sha256)
     values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
    [
      id,
      owner.kind,
      owner.id,
      mediaType,
      bytes.length,
      createHash("sha256").update(bytes).digest(),
    ],
  );
  if (rowCount === 0) return;
  for (let number = 0; number * PIECE_BYTES < bytes.length; number += 1)
    await db.query("insert into file_pieces (file_id, number, bytes) values ($1, $2, $3)", [
      id,
      number,
      bytes.subarray(number * PIECE_BYTES, (number + 1) * PIECE_BYTES),
    ]);
};

/** A file that has come whole. */
export interface StoredFile {
  readonly mediaType: string;
  readonly bytes: number;
  /** All of a file of one piece; of a longer one a stream that holds one piece at a time. */
  readonly body: Buffer | Readable;
}

/** @returns undefined where it is not there, or not whole yet */
export const readFile = async (db: Queryable, id: string): Promise<StoredFile | undefined> => {
  const { rows } = await db.query<{ media_type: string; bytes: number; first: Buffer }>({
    name: "file",
    text: `select f.media_type, f.bytes, p.bytes as first
      from files f join file_pieces p on p.file_id = f.id and p.number = 0
      where f.id = $1 and f.sha256 is not null`,
    values: [id],
  });
  const [file] = rows;
  if (file === undefined) return undefined;
  const { media_type: mediaType, bytes, first } = file;
  const body = first.length === bytes ? first : Readable.from(piecesOf(db, id));
  return { mediaType, bytes, body };
};

/** The file's bytes from the first, a piece at a time. */
export async function* piecesOf(db: Queryable, id: string): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const { rows } = await db.query<{ bytes: Buffer }>(
      "select bytes from file_pieces where file_id = $1 and number = $2",
      [id, number],
    );
    const [piece] = rows;
    if (piece === undefined) return;
    yield piece.bytes;
  }
}

/** The files of an owner that have come whole. */
export const listFilesOf = async (
  db: Queryable,
  { kind, id }: FileOwner,
): Promise<readonly { readonly id: string; readonly mediaType: string }[]> => {
  const { rows } = await db.query<{ id: string; mediaType: string }>(
    `select id, media_type as "mediaType" from files
     where owner_kind = $1 and owner_id = $2 and sha256 is not null order by id`,
    [kind, id],
  );
  return rows;
};

/** Of a file that has come whole and is still kept. */
export const findFileHash = async (db: Queryable, id: string): Promise<Buffer | undefined> => {
  const { rows } = await db.query<{ sha256: Buffer | null }>(
    "select sha256 from files where id = $1",
    [id],
  );
  return rows[0]?.sha256 ?? undefined;
};

export const keepFile = async (db: Queryable, id: string, until: Date): Promise<void> => {
  await db.query("update files set kept_until = greatest(kept_until, $2) where id = $1", [
    id,
    until,
  ]);
};

/** It stays until it is deleted. @returns false where it is gone */
export const keepForGood = async (db: Queryable, id: string): Promise<boolean> => {
  const { rowCount } = await db.query("update files set kept_until = null where id = $1", [id]);
  return rowCount === 1;
};

export const deleteFile = async (db: Queryable, id: string): Promise<void> => {
  await db.query("delete from files where id = $1", [id]);
};

export const deleteFilesOf = async (
  db: Queryable,
  kind: FileOwner["kind"],
  ownerIds: readonly string[],
): Promise<void> => {
  await db.query("delete from files where owner_kind = $1 and owner_id = any($2::text[])", [
    kind,
    ownerIds,
  ]);
};

/** One at a time adds to what an owner has, until the transaction ends. */
export const lockOwner = async (db: Queryable, { kind, id }: FileOwner): Promise<void> => {
  await db.query("select pg_advisory_xact_lock($1, hashtext($2))", [OWNERS, `${kind} ${id}`]);
};
/** Any fixed number will do; it names "owners of files" among advisory locks. */
const OWNERS = 730_557;

/** Bytes of all files of an owner that have come whole. */
export const bytesOfWhole = async (db: Queryable, { kind, id }: FileOwner): Promise<number> => {
  const { rows } = await db.query<{ bytes: number }>(
    `select coalesce(sum(bytes), 0)::float8 as bytes from files
     where owner_kind = $1 and owner_id = $2 and sha256 is not null`,
    [kind, id],
  );
  return rows[0]?.bytes ?? 0;
};

/** What all files take of the database, with what is free inside their table. */
export const bytesOfAll = async (db: Queryable): Promise<number> => {
  const { rows } = await db.query<{ bytes: number }>(
    "select pg_total_relation_size('file_pieces')::float8 as bytes",
  );
  return rows[0]?.bytes ?? 0;
};

/** Files that nobody goes on sending, because the sender or the server died. @returns how many went */
export const sweepHalfSent = async (db: Queryable, silentFor: string): Promise<number> => {
  const { rowCount } = await db.query(
    "delete from files where sha256 is null and touched_at < now() - $1::interval",
    [silentFor],
  );
  return rowCount ?? 0;
};

/** Files whose time is over, but for those that are still needed. @returns how many went */
export const sweepExpired = async (
  db: Queryable,
  now: Date,
  needed: readonly string[],
): Promise<number> => {
  const { rowCount } = await db.query(
    "delete from files where kept_until < $1 and not (id = any($2::uuid[]))",
    [now, needed],
  );
  return rowCount ?? 0;
};
