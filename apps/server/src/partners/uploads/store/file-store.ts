import type { Queryable } from "@propertyvr/database";

/** Bytes of every piece but the last. */
export const PIECE_BYTES = 1024 * 1024;

/** A file whose first byte is on its way. */
export const insertFile = async (db: Queryable, id: string): Promise<void> => {
  await db.query("insert into upload_files (id) values ($1)", [id]);
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
       update upload_files set bytes = bytes + octet_length($3::bytea), touched_at = now()
       where id = $1 and sha256 is null returning id
     )
     insert into upload_chunks (file_id, number, bytes) select id, $2, $3 from file`,
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
  await db.query("update upload_files set sha256 = $2, kept_until = $3 where id = $1", [
    id,
    sha256,
    keptUntil,
  ]);
};

export const keepFile = async (db: Queryable, id: string, until: Date): Promise<void> => {
  await db.query("update upload_files set kept_until = greatest(kept_until, $2) where id = $1", [
    id,
    until,
  ]);
};

export const deleteFile = async (db: Queryable, id: string): Promise<void> => {
  await db.query("delete from upload_files where id = $1", [id]);
};

/** A piece by its number; undefined behind the last. */
export const findPiece = async (
  db: Queryable,
  id: string,
  number: number,
): Promise<Buffer | undefined> => {
  const { rows } = await db.query<{ bytes: Buffer }>(
    "select bytes from upload_chunks where file_id = $1 and number = $2",
    [id, number],
  );
  return rows[0]?.bytes;
};

/** The file's bytes from the first, a piece at a time. */
export async function* piecesOf(db: Queryable, id: string): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const piece = await findPiece(db, id, number);
    if (piece === undefined) return;
    yield piece;
  }
}

/**
 * Files that nobody goes on sending, because the sender or the server died, and files whose time is
 * over. A file whose upload still waits or runs stays.
 * @returns how many went
 */
export const sweepFiles = async (
  db: Queryable,
  { now, silentFor }: { readonly now: Date; readonly silentFor: string },
): Promise<number> => {
  const { rowCount } = await db.query(
    `delete from upload_files f
     where (sha256 is null and touched_at < now() - $2::interval)
       or (kept_until < $1 and not exists (
         select from uploads u where u.file_id = f.id and u.state in ('waiting', 'running')))`,
    [now, silentFor],
  );
  return rowCount ?? 0;
};
