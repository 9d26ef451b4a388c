import {
  type BrokenRow,
  type CheckedRow,
  type PlacedNote,
  supersededNote,
} from "@propertyvr/ingest";
import type pg from "pg";
import { type RowWritten, writeReadRows } from "../../stock/partner-listings/write-read-rows.ts";
import type { FirstReading } from "./first-reading.ts";
import { type FileRecord, isBroken } from "./read-records.ts";

/** What became of one record, in the order of the file. */
export type WrittenRecord = WrittenRow | { readonly outcome: "failed"; readonly broken: BrokenRow };
export interface WrittenRow {
  readonly outcome: RowWritten["outcome"];
  readonly row: CheckedRow;
  readonly notes: readonly PlacedNote[];
  /** Of an update. */
  readonly changes: RowWritten["changes"];
}

/**
 * Writes the records of one batch that count, in the caller's transaction under the lock of the
 * stock; in a rehearsal nothing of it is kept.
 */
export async function writeBatch(
  client: pg.ClientBase,
  batch: {
    readonly records: readonly FileRecord[];
    readonly fold: FirstReading["fold"];
    readonly partnerId: string;
    readonly now: Date;
    readonly dryRun: boolean;
  },
): Promise<readonly WrittenRecord[]> {
  const { records, fold, partnerId, now, dryRun } = batch;
  const rows = records.filter((record): record is CheckedRow => !isBroken(record));
  const later = new Map(rows.map((row) => [row, fold.laterThan(row)]));
  const toWrite = rows.filter((row) => row.draft !== null && later.get(row) === undefined);
  const written = await writeReadRows(client, { partnerId, now, isOfImport: true }, toWrite, {
    dryRun,
  });
  const became = new Map(toWrite.map((row, at) => [row, written[at]]));
  return records.map((record): WrittenRecord => {
    if (isBroken(record)) return { outcome: "failed", broken: record };
    const place = later.get(record);
    if (place !== undefined) {
      const notes = [...record.notes, supersededNote(record, place)];
      return { outcome: "superseded", row: record, notes, changes: [] };
    }
    const { outcome = "failed", changes = [] } = became.get(record) ?? {};
    return { outcome, row: record, notes: record.notes, changes };
  });
}
