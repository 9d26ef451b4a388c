import { inTransaction } from "@propertyvr/database";
import { type CheckedRow, publicBroken, supersededNote } from "@propertyvr/ingest";
import type pg from "pg";
import { lockStock } from "../../../stock/partner-listings/change-store.ts";
import { type RejectedRow, emitRejectedRows } from "../../api/emit-rejected-rows.ts";
import {
  notTaken,
  writeReadRows,
  type StockWriteContext,
} from "../../../stock/partner-listings/write-read-rows.ts";
import { lockRun } from "../store/run-store.ts";
import type { FirstReading } from "./first-reading.ts";
import { type RecordBatch, type FileRecord, isBroken } from "./read-records.ts";
import { reportBatch, type RecordResult } from "./report-batch.ts";
import type { RunningUpload, UploadRunPorts } from "./run-ports.ts";

/** Writes one batch and its report in one transaction. */
export const takeBatch = (
  { pool, clock }: Pick<UploadRunPorts, "pool" | "clock">,
  batch: RecordBatch & { readonly running: RunningUpload; readonly reading: FirstReading },
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
      writing: {
        partnerId: upload.partner_id,
        now: clock.now(),
        isOfImport: true,
        ...(upload.source !== null && { source: upload.source }),
      },
      dryRun: upload.dry_run,
    });
    await reportBatch(client, upload, state, written);
    if (!upload.dry_run && upload.source === null)
      await emitRejectedRows(client, upload.partner_id, rejectedOf(written), upload.id);
    return "taken";
  });

const rejectedOf = (written: readonly RecordResult[]): readonly RejectedRow[] =>
  written.flatMap((record): RejectedRow[] => {
    if (record.outcome !== "failed") return [];
    if ("broken" in record)
      return [{ externalId: null, row: record.broken.row, codes: [record.broken.code] }];
    const { externalId, row, notes } = record.row;
    const errors = notes.filter(({ severity }) => severity === "error");
    return [{ externalId, row, codes: errors.map(({ code }) => code) }];
  });

/**
 * Writes the records of one batch that count, in the caller's transaction under the lock of the
 * stock; in a dry run nothing of it is kept.
 */
async function writeBatch(
  client: pg.ClientBase,
  batch: {
    readonly records: readonly FileRecord[];
    readonly fold: FirstReading["fold"];
    readonly writing: StockWriteContext;
    readonly dryRun: boolean;
  },
): Promise<readonly RecordResult[]> {
  const { records, fold, writing, dryRun } = batch;
  const rows = records.filter((record): record is CheckedRow => !isBroken(record));
  const later = new Map(rows.map((row) => [row, fold.laterThan(row)]));
  const toWrite = rows.filter((row) => row.draft !== null && later.get(row) === undefined);
  const results = await writeReadRows(client, writing, toWrite, { dryRun });
  const became = new Map(results.map((result) => [result.row, result]));
  return records.map((record): RecordResult => {
    if (isBroken(record)) return { outcome: "failed", broken: record };
    const place = later.get(record);
    if (place !== undefined) {
      const notes = [...record.notes, supersededNote(record, place)];
      return notTaken({ ...record, notes }, "superseded");
    }
    return became.get(record) ?? notTaken(record, "failed");
  });
}
