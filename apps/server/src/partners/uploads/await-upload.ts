import { UPLOAD_ROWS_AT_ONCE } from "@propertyvr/contracts";
import { setTimeout as sleep } from "node:timers/promises";
import type { UploadDeps } from "./upload-deps.ts";
import { findUpload, type UploadRow } from "./upload-store.ts";

const FIRST_LOOK_MS = 10;
const LOOK_EVERY_MS = 200;
/** What waits longer than proxies do would be told of a broken connection instead of its upload. */
const PATIENCE_MS = 25_000;

/**
 * An upload once it is over, or as it is where its file has more rows than one call answers or its
 * turn does not come: whichever is first. Whichever server runs it.
 */
export async function awaitUpload(
  { pool }: Pick<UploadDeps, "pool">,
  id: string,
  patienceMs = PATIENCE_MS,
): Promise<UploadRow> {
  let wait = FIRST_LOOK_MS;
  for (let waited = 0; ; waited += wait) {
    const row = await findUpload(pool, id);
    if (row === undefined) throw new Error(`the upload ${id} is gone`);
    if (!isUnderWay(row)) return row;
    if ((row.records_total ?? 0) > UPLOAD_ROWS_AT_ONCE || waited > patienceMs) return row;
    await sleep(wait);
    wait = Math.min(LOOK_EVERY_MS, wait * 1.5);
  }
}

export const isUnderWay = ({ state }: Pick<UploadRow, "state">): boolean =>
  state === "waiting" || state === "running";
