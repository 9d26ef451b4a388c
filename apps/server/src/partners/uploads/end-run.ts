import type pg from "pg";
import { emitEvent } from "../../platform/outbox/emit-event.ts";
import { endRun, type RunEnd, type RunName } from "./run-store.ts";
import { findUpload } from "./upload-store.ts";

/** Ends a run, and tells the partner's systems where it wrote; in the caller's transaction. */
export async function endAndTell(client: pg.PoolClient, name: RunName, end: RunEnd): Promise<void> {
  if (!(await endRun(client, name, end))) return;
  const upload = await findUpload(client, name.id);
  if (upload === undefined || upload.dry_run || end.state === "checked") return;
  await emitEvent(client, upload.partner_id, {
    type: "import.completed",
    data: {
      id: upload.id,
      state: upload.state,
      rows: upload.records_done,
      inserted: upload.inserted,
      updated: upload.updated,
      unchanged: upload.unchanged,
      superseded: upload.superseded,
      failed: upload.failed,
      delisted: upload.delisted,
    },
  });
}
