import { inTransaction } from "@propertyvr/database";
import { publicBroken } from "@propertyvr/ingest";
import { lockStock } from "../../stock/partner-listings/change-store.ts";
import { type RejectedRow, tellRejected } from "../../stock/partner-listings/tell-rejected.ts";
import type { FirstReading } from "./first-reading.ts";
import { isBroken } from "./read-records.ts";
import type { Batch } from "./records-from.ts";
import { reportBatch } from "./report-batch.ts";
import type { Running, RunPorts } from "./run-ports.ts";
import { lockRun } from "./run-store.ts";
import { writeBatch, type WrittenRecord } from "./write-batch.ts";

/** Writes one batch and its report in one transaction. */
export const takeBatch = (
  { pool, clock }: Pick<RunPorts, "pool" | "clock">,
  batch: Batch & { readonly running: Running; readonly reading: FirstReading },
): Promise<"taken" | "cancelled" | "given_up"> =>
  inTransaction(pool, async (client) => {
    const { running, reading, from, records } = batch;
    const { name, upload } = running;
    await lockStock(client, upload.partner_id);
    const state = await lockRun(client, name);
    // Another run has taken over, or this one has been too slow to be believed alive.
    if (state === undefined || state.records_done !== from) return "given_up";
    if (state.is_cancelling) return "cancelled";
    const written = await writeBatch(client, {
      // The report is read by others than the sender too.
      records: records.map((record) =>
        isBroken(record) ? publicBroken(record, reading.plan) : record,
      ),
      fold: reading.fold,
      partnerId: upload.partner_id,
      now: clock.now(),
      dryRun: upload.dry_run,
    });
    await reportBatch(client, upload, state, written);
    if (!upload.dry_run)
      await tellRejected(client, upload.partner_id, rejectedOf(written), upload.id);
    return "taken";
  });

const rejectedOf = (written: readonly WrittenRecord[]): readonly RejectedRow[] =>
  written.flatMap((record): RejectedRow[] => {
    if (record.outcome !== "failed") return [];
    if ("broken" in record)
      return [{ externalId: null, row: record.broken.row, codes: [record.broken.code] }];
    const { externalId, row } = record.row;
    const errors = record.notes.filter(({ severity }) => severity === "error");
    return [{ externalId, row, codes: errors.map(({ code }) => code) }];
  });
