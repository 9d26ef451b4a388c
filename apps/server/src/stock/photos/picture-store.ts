import type { Queryable } from "@propertyvr/database";
import type pg from "pg";
import type { MadePicture } from "./make-picture.ts";

/**
 * The port behind which the bytes of pictures lie: PostgreSQL, each file at most 16 MB. A picture is
 * kept once, by its content.
 */
export interface StoredFile {
  readonly type: string;
  readonly body: Buffer;
}

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
    await client.query(
      `insert into picture_files (picture_id, size, type, body) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [picture.id, size, type, body],
    );
};

/** How many photos of a source are kept, counted no further than `most`. */
export const countKept = async (pool: Queryable, source: string, most: number): Promise<number> => {
  const { rows } = await pool.query<{ kept: number }>(
    `select count(*)::int as kept
     from (select from photos where source = $1 and picture_id is not null limit $2) as k`,
    [source, most],
  );
  return rows[0]?.kept ?? 0;
};

/** What all pictures take of the database, with what is free inside their files. */
export const pictureBytes = async (pool: Queryable): Promise<number> => {
  const { rows } = await pool.query<{ bytes: number }>(
    "select pg_total_relation_size('picture_files')::float8 as bytes",
  );
  return rows[0]?.bytes ?? 0;
};

export const findPictureFile = async (
  pool: Queryable,
  id: string,
  size: number,
): Promise<StoredFile | undefined> => {
  const { rows } = await pool.query<StoredFile>({
    name: "picture_file",
    text: "select type, body from picture_files where picture_id = $1::uuid and size = $2",
    values: [id, size],
  });
  return rows[0];
};
