import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { LISTING_COLUMNS } from "../listing-row.ts";

/**
 * Copies the homes of partners by way of a file into a table of the same columns without an index or
 * a check, which goes again: the least that storing these rows can cost.
 * @returns how long the copying in took, in milliseconds
 */
export async function timeBareCopy(pool: pg.Pool, file: string): Promise<number> {
  const columns = LISTING_COLUMNS.join(", ");
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    const rows = `select ${columns} from listings where source like 'partner:%'`;
    await client.query(`create table bare_listings as ${rows} limit 0`);
    await pipeline(client.query(copyTo(`copy (${rows}) to stdout`)), createWriteStream(file));
    const begun = performance.now();
    const copy = client.query(copyFrom(`copy bare_listings (${columns}) from stdin`));
    await pipeline(createReadStream(file), copy);
    const tookMs = performance.now() - begun;
    await client.query("drop table bare_listings");
    return tookMs;
  } finally {
    client.release(true);
  }
}
