import {
  type BulkReply,
  NOTES_MAX,
  type RowOutcome,
  type RowProblem,
  type RowRepair,
  type WrittenProperty,
} from "@propertyvr/contracts";
import { qualityOf, type RowNote } from "@propertyvr/ingest";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { detailsOfErrors, type Failure } from "../../platform/http/failure.ts";
import type { WrittenRow } from "../../stock/partner-listings/write-read-rows.ts";

/** Where a row stood in the body. */
export interface RowPlace {
  /** From 1. */
  readonly row: number;
  /** With NDJSON, from 1. */
  readonly line?: number | undefined;
  /** JSON pointer to the row. */
  readonly pointer: string;
}

/** The answer to a single home. */
export function propertyReply(
  [written]: readonly WrittenRow[],
  dryRun: boolean,
): Result<WrittenProperty, Failure> {
  if (written === undefined) throw new Error("there is no row to answer");
  const notes = notesOf([written], () => ({ row: 1, pointer: "" }));
  const { outcome, property, changes } = written;
  if (property === null || outcome === "failed" || outcome === "superseded")
    return fail({ code: "invalid", ...summaryOf(notes.errors), errors: notes.errors });
  return ok({
    success: true,
    outcome,
    dry_run: dryRun,
    property,
    changes: [...changes],
    warnings: notes.warnings,
    repairs: notes.repairs,
  });
}

/** The answer to many; a failure where not one of them was taken. */
export function bulkReply(
  rows: readonly WrittenRow[],
  placeOf: (index: number) => RowPlace,
  { dryRun, durationMs }: { readonly dryRun: boolean; readonly durationMs: number },
): Result<BulkReply, Failure> {
  const notes = notesOf(rows, placeOf);
  const count = (outcome: RowOutcome) => rows.filter((row) => row.outcome === outcome).length;
  const counts = { received: rows.length, inserted: count("inserted"), failed: count("failed") };
  const errorsTotal = notes.errors.length;
  if (counts.failed === rows.length) {
    const { detail, detailTh } = summaryOf(notes.errors);
    return fail({
      code: "invalid",
      detail: `None of ${rows.length} rows could be saved: ${detail}`,
      detailTh: `บันทึกไม่ได้เลยทั้ง ${rows.length} แถว: ${detailTh}`,
      errors: notes.errors.slice(0, NOTES_MAX),
      bulk: { success: false, ...counts, errors_total: errorsTotal },
    });
  }
  return ok({
    success: true,
    dry_run: dryRun,
    ...counts,
    updated: count("updated"),
    unchanged: count("unchanged"),
    superseded: count("superseded"),
    results: rows.map((row, index) => resultOf(row, placeOf(index).row, dryRun)),
    errors: notes.errors.slice(0, NOTES_MAX),
    errors_total: errorsTotal,
    warnings: notes.warnings.slice(0, NOTES_MAX),
    warnings_total: notes.warnings.length,
    repairs: notes.repairs.slice(0, NOTES_MAX),
    repairs_total: notes.repairs.length,
    duration_ms: Math.round(durationMs),
  });
}

/** Of a bulk that took something: 201 where all is new, 207 where some failed, else 200. */
export const bulkStatus = ({ received, inserted, failed, dry_run }: BulkReply): 200 | 201 | 207 => {
  if (failed > 0) return 207;
  return inserted === received && !dry_run ? 201 : 200;
};

const resultOf = (
  row: WrittenRow,
  number: number,
  dryRun: boolean,
): BulkReply["results"][number] => ({
  row: number,
  outcome: row.outcome,
  id: row.id,
  external_id: row.externalId,
  quality_score: scoreOf(row),
  ...(row.outcome === "updated" && { fields: row.changes.map(({ field }) => field) }),
  ...(row.outcome === "updated" && dryRun && { changes: [...row.changes] }),
});

/** Days since its partner last sent it. */
const SENT_NOW = 0;

/** The quality of a home that was taken, 0 to 100. */
export const scoreOf = ({ outcome, row: { draft } }: WrittenRow): number | null =>
  draft === null || outcome === "failed" || outcome === "superseded"
    ? null
    : qualityOf(draft, SENT_NOW).score;

/** The first few errors in a line, for a person. */
function summaryOf(errors: readonly RowProblem[]): ReturnType<typeof detailsOfErrors> {
  return errors.length === 0
    ? { detail: "another row of the call failed", detailTh: "แถวอื่นในคำขอเดียวกันไม่ผ่าน" }
    : detailsOfErrors(errors);
}

interface RowMessages {
  readonly errors: RowProblem[];
  readonly warnings: RowProblem[];
  readonly repairs: RowRepair[];
}

function notesOf(rows: readonly WrittenRow[], placeOf: (index: number) => RowPlace): RowMessages {
  const told: RowMessages = { errors: [], warnings: [], repairs: [] };
  for (const [index, row] of rows.entries()) {
    const place = placeOf(index);
    for (const note of row.row.notes)
      if (note.severity === "repair") told.repairs.push(repairOf(note, row, place));
      else told[`${note.severity}s`].push(problemOf(note, row, place));
  }
  return told;
}

const problemOf = (note: RowNote, { externalId }: WrittenRow, place: RowPlace): RowProblem => ({
  row: place.row,
  ...(place.line !== undefined && { line: place.line }),
  external_id: externalId,
  pointer: `${place.pointer}${note.pointer}`,
  field: note.field,
  code: note.code,
  message: note.message,
  message_th: note.messageTh,
  value: note.value,
  fix: note.fix,
  fix_th: note.fixTh,
});

const repairOf = (note: RowNote, { externalId }: WrittenRow, { row }: RowPlace): RowRepair => ({
  row,
  external_id: externalId,
  field: note.field,
  code: note.code,
  before: note.value,
  after: note.after,
  message: note.message,
  message_th: note.messageTh,
});
