import type { Upload } from "@propertyvr/contracts";
import type pg from "pg";
import { findLastSeq, lockStock } from "../../stock/partner-listings/change-store.ts";
import { forgetReferences } from "../../stock/partner-listings/named-store.ts";
import { endAndTell } from "./end-run.ts";
import type { FirstReading } from "./first-reading.ts";
import { keepMapping } from "./mapping-store.ts";
import { rehearsedDelisting, withheldBy } from "./replace-homes.ts";
import type { Running, RunPorts } from "./run-ports.ts";
import { lockRun } from "./run-store.ts";

/**
 * The last step of an upload whose every row has been taken, and every home taken off that it
 * replaces: how the file was read is remembered. The partner's last change is read under the lock of
 * the stock: what comes later is another's.
 */
export async function endWhole(
  client: pg.PoolClient,
  { clock }: Pick<RunPorts, "clock">,
  { name, upload }: Running,
  {
    reading,
    brake,
  }: { readonly reading: FirstReading; readonly brake: Upload["brake"] | undefined },
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
  const delisted = await rehearsedDelisting(client, upload, reading);
  if (upload.mode === "replace") await forgetReferences(client, upload.id);
  if (!dryRun && upload.sent_by === "dialog")
    for (const { isLeftOut, mapping } of reading.plan.tables)
      if (!isLeftOut && mapping.length > 0) await keepMapping(client, partnerId, mapping, at);
  const lastSeq = await findLastSeq(client, partnerId);
  await endAndTell(client, name, {
    state: dryRun ? "checked" : "done",
    brake: brake ?? null,
    delisted,
    lastSeq,
    ...(withheld && { findings: [withheld, ...state.findings] }),
    at,
  });
}
