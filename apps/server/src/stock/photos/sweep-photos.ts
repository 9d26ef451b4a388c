import { inTransaction } from "@propertyvr/database";
import type pg from "pg";
import { deleteFilesOf } from "../../platform/files/file-store.ts";

/** What was named or stored within this time may belong to a listing that is just being written. */
const SPARED_MS = 86_400_000;

/** Forgets the photos that no listing names any more, and the pictures that no photo shows. */
export const sweepPhotos = (pool: pg.Pool, now: Date): Promise<void> =>
  inTransaction(pool, async (client) => {
    // One pass over all listings: minutes where there are millions of photos.
    await client.query("set local statement_timeout = 0");
    const before = new Date(now.getTime() - SPARED_MS);
    await client.query(
      `with named as materialized (
         select distinct photo_hash(i.url) as hash
         from listings l, jsonb_array_elements_text(l.images) as i (url)
       )
       delete from photos p where p.noted_at < $1
         and not exists (select from named where named.hash = p.url_hash)`,
      [before],
    );
    const { rows } = await client.query<{ id: string }>(
      `delete from pictures c where c.stored_at < $1
         and not exists (select from photos p where p.picture_id = c.id)
       returning replace(c.id::text, '-', '') as id`,
      [before],
    );
    await deleteFilesOf(
      client,
      "picture",
      rows.map(({ id }) => id),
    );
  });
