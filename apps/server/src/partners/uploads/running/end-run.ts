import type { Upload } from "@propertyvr/contracts";
import type pg from "pg";
import { emitEvent } from "../../../platform/outbox/emit-event.ts";
import { findLastSeq, lockStock } from "../../../stock/partner-listings/change-store.ts";
import { forgetReferences } from "../../../stock/partner-listings/named-store.ts";
import { keepMapping } from "../store/mapping-store.ts";
import { endRun, lockRun, type UploadRunEnd, type RunName } from "../store/run-store.ts";
import { findUpload } from "../store/upload-store.ts";
import type { FirstReading } from "./first-reading.ts";
import { dryRunDelisting, withheldBy } from "./replace-homes.ts";
import type { RunningUpload, UploadRunPorts } from "./run-ports.ts";

/** Ends a run, and tells the partner's systems where it wrote; in the caller's transaction. */
export async function endAndTell(
  client: pg.PoolClient,
  name: RunName,
  end: UploadRunEnd,
): Promise<void> {
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

/**
 * The last step of an upload whose every row has been taken, and every home taken off that it
 * replaces: how the file was read is remembered. The partner's last change is read under the lock of
 * the stock: what comes later is another's.
 */
export async function endWhole(
  client: pg.PoolClient,
  { clock }: Pick<UploadRunPorts, "clock">,
  { name, upload }: RunningUpload,
  {
    reading,
    guard,
  }: { readonly reading: FirstReading; readonly guard: Upload["brake"] | undefined },
): Promise<void> {
  const { partner_id: partnerId, dry_run: dryRun } = upload;
  const at = clock.now();
  await lockStock(client, partnerId);
  const state = await lockRun(client, name);
  if (state === undefined) return;
  if (state.is_cancelling) {
    await endAndTell(client, name, { state: "cancelled", at });
    return;
  }
  const withheld = upload.mode === "replace" ? withheldBy(reading) : undefined;
  const delisted = await dryRunDelisting(client, upload, reading);
  if (upload.mode === "replace") await forgetReferences(client, upload.id);
  if (!dryRun && upload.sent_by === "dialog")
    for (const { isLeftOut, mapping } of reading.plan.tables)
      if (!isLeftOut && mapping.length > 0) await keepMapping(client, partnerId, mapping, at);
  const lastSeq = await findLastSeq(client, partnerId);
  await endAndTell(client, name, {
    state: dryRun ? "checked" : "done",
    brake: guard ?? null,
    delisted,
    lastSeq,
    ...(withheld && { findings: [withheld, ...state.findings] }),
    at,
  });
}
