import { inTransaction } from "@propertyvr/database";
import type pg from "pg";
import { storeCopy } from "./picture-store.ts";

/** Pictures that are looked for at once; each is moved in a transaction of its own. */
const AT_ONCE = 50;

/**
 * Moves the copies of pictures from the table that held them alone into the store of files, picture by
 * picture, until none is left or it is told to stop. What was moved stays moved, and a copy that lies in
 * neither place is never committed. With nothing left it costs one look.
 */
export const movePictures = async (pool: pg.Pool, signal: AbortSignal): Promise<void> => {
  let last = NIL;
  let hasMoved = false;
  while (!signal.aborted) {
    const ids = await findUnmoved(pool, last);
    for (const id of ids) {
      if (signal.aborted) return;
      await inTransaction(pool, (client) => movePicture(client, id));
      hasMoved = true;
    }
    if (ids.length < AT_ONCE) break;
    last = ids.at(-1) ?? last;
  }
  if (hasMoved && !signal.aborted) await vacuum(pool);
};

const NIL = "00000000-0000-0000-0000-000000000000";

const findUnmoved = async (pool: pg.Pool, after: string): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ id: string }>(
    `select distinct picture_id as id from picture_files where picture_id > $1
     order by picture_id limit $2`,
    [after, AT_ONCE],
  );
  return rows.map(({ id }) => id);
};

/** Whoever sweeps pictures locks the picture first, and so do we; two who move one find its copies once. */
const movePicture = async (client: pg.PoolClient, id: string): Promise<void> => {
  await client.query("select from pictures where id = $1 for key share", [id]);
  const { rows } = await client.query<{ size: number; type: string; body: Buffer }>(
    "delete from picture_files where picture_id = $1 returning size, type, body",
    [id],
  );
  for (const copy of rows) await storeCopy(client, id.replaceAll("-", ""), copy);
};

/**
 * What is free at the end of the table goes back to the disk. Truncating would do so too, but a backup
 * that shows an earlier moment would find the table empty.
 */
const vacuum = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("vacuum picture_files");
  } finally {
    // Not back to the pool: the connection's time-out has been changed.
    client.release(true);
  }
};
