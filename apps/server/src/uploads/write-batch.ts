import type { UploadChange, UploadProblem } from "@propertyvr/contracts";
import { type CheckedRow, supersededNote } from "@propertyvr/ingest";
import type pg from "pg";
import { type RowWritten, writeReadRows } from "../partner-listings/write-read-rows.ts";
import type { FirstReading } from "./first-reading.ts";
import { type FileRecord, isBroken } from "./read-records.ts";
import { problemOfBroken, problemOfNote } from "./row-problems.ts";

/** What became of one record, in the order of the file. */
export interface WrittenRecord {
  readonly problems: readonly UploadProblem[];
  readonly change: UploadChange;
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
  return records.map((record) => {
    if (isBroken(record)) return brokenRecord(record);
    const place = later.get(record);
    if (place !== undefined)
      return checkedRecord(record, "superseded", [...record.notes, supersededNote(record, place)]);
    const { outcome = "failed", changes } = became.get(record) ?? {};
    return checkedRecord(record, outcome, record.notes, changes);
  });
}

function brokenRecord(record: Extract<FileRecord, { is: "broken" }>): WrittenRecord {
  const { sheet, row } = record;
  const nothing = { external_id: null, title: null, changes: [] };
  return {
    problems: [problemOfBroken(record)],
    change: { sheet, row, outcome: "failed", ...nothing },
  };
}

const checkedRecord = (
  record: CheckedRow,
  outcome: UploadChange["outcome"],
  notes: CheckedRow["notes"],
  changes: RowWritten["changes"] = [],
): WrittenRecord => {
  const { sheet, row, externalId, draft } = record;
  return {
    problems: notes.map((note) => problemOfNote(note, record, externalId)),
    change: {
      sheet,
      row,
      outcome,
      external_id: externalId,
      title: draft === null ? null : (draft.titleEn ?? draft.titleTh),
      changes: [...changes],
    },
  };
};
