import type { Queryable } from "@propertyvr/database";
import type pg from "pg";
import {
  bytesOfAll,
  fileIdOf,
  readFile,
  type StoredFile,
  storeFile,
} from "../../platform/files/file-store.ts";
import type { MadePicture } from "./make-picture.ts";

/** A copy of a picture is a file of that picture. A picture is kept once, by its content. */
const copyId = (pictureId: string, size: number): string =>
  fileIdOf("picture", pictureId, String(size));

/** In the caller's transaction, which goes on to point a photo at it. */
export const storePicture = async (
  client: pg.ClientBase,
  picture: MadePicture,
  now: Date,
): Promise<void> => {
  // An update rather than nothing: whoever sweeps unused pictures waits, and sees that it is used.
  await client.query(
    `insert into pictures (id, width, height, dhash, stored_at) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set stored_at = excluded.stored_at`,
    [picture.id, picture.width, picture.height, picture.dhash, now],
  );
  for (const { size, type, body } of picture.files)
    await storeCopy(client, picture.id, { size, type, body });
};

export const storeCopy = (
  client: pg.ClientBase,
  pictureId: string,
  { size, type, body }: { readonly size: number; readonly type: string; readonly body: Buffer },
): Promise<void> =>
  storeFile(client, {
    id: copyId(pictureId, size),
    owner: { kind: "picture", id: pictureId },
    mediaType: type,
    bytes: body,
  });

/** How many photos of a source are kept, counted no further than `most`. */
export const countKept = async (pool: Queryable, source: string, most: number): Promise<number> => {
  const { rows } = await pool.query<{ kept: number }>(
    `select count(*)::int as kept
     from (select from photos where source = $1 and picture_id is not null limit $2) as k`,
    [source, most],
  );
  return rows[0]?.kept ?? 0;
};

/**
 * What all files take of the database, photos and others, with what is free inside their tables. While
 * copies are moved, what is free in the old table is about what is taken in the new one.
 */
export const pictureBytes = async (pool: Queryable): Promise<number> => {
  const { rows } = await pool.query<{ bytes: number }>(
    "select pg_total_relation_size('picture_files')::float8 as bytes",
  );
  return Math.max(rows[0]?.bytes ?? 0, await bytesOfAll(pool));
};

/** A copy lies in the store or still in the old table. It moves one way, so that one look more finds it. */
export const findPictureFile = async (
  pool: Queryable,
  id: string,
  size: number,
): Promise<StoredFile | undefined> => {
  const inStore = () => readFile(pool, copyId(id, size));
  return (await inStore()) ?? (await findOldCopy(pool, id, size)) ?? (await inStore());
};

const findOldCopy = async (
  pool: Queryable,
  id: string,
  size: number,
): Promise<StoredFile | undefined> => {
  const { rows } = await pool.query<{ type: string; body: Buffer }>({
    name: "picture_file",
    text: "select type, body from picture_files where picture_id = $1::uuid and size = $2",
    values: [id, size],
  });
  return rows[0] && { mediaType: rows[0].type, bytes: rows[0].body.length, body: rows[0].body };
};
