import type { UploadChange, UploadProblem } from "@propertyvr/contracts";
import {
  type BrokenRow,
  type CheckedRow,
  type PlacedNote,
  PROBLEM_TEXTS,
  type RecordPlace,
  ROW_RULES,
} from "@propertyvr/ingest";
import type pg from "pg";
import type { WrittenRow } from "../../../stock/partner-listings/write-read-rows.ts";
import {
  insertChanges,
  insertProblems,
  type PlacedChange,
  type PlacedProblem,
} from "../store/report-store.ts";
import { addBatch, type RunState } from "../store/run-store.ts";
import type { UploadRow } from "../store/upload-store.ts";
import { gatherFindings } from "./findings.ts";

/** What became of one record, in the order of the file. */
export type RecordResult =
  | WrittenRow<CheckedRow>
  | { readonly outcome: "failed"; readonly broken: BrokenRow };

/** Of each severity so many are kept; the totals count all. */
const KEPT = { error: 100_000, warning: 10_000, repair: 10_000 } as const;
/** Rows of a dry run that are new or would change. */
const CHANGES_KEPT = 10_000;

/** Adds what became of a batch to the counts and the report of its upload. */
export async function reportBatch(
  client: pg.PoolClient,
  upload: Pick<UploadRow, "id" | "dry_run">,
  state: RunState,
  written: readonly RecordResult[],
): Promise<void> {
  const { problems, sums, findings } = gatherProblems(written, state);
  const count = (outcome: string) => written.filter((record) => record.outcome === outcome).length;
  await insertProblems(client, upload.id, problems);
  if (upload.dry_run) await insertChanges(client, upload.id, changesOf(written, state));
  await addBatch(client, upload.id, {
    records: written.length,
    inserted: count("inserted"),
    updated: count("updated"),
    unchanged: count("unchanged"),
    superseded: count("superseded"),
    failed: count("failed"),
    errors: sums.error,
    warnings: sums.warning,
    repairs: sums.repair,
    findings,
  });
}

/** All that is said of a batch, counted; what is kept of it is numbered behind the batches before. */
function gatherProblems(written: readonly RecordResult[], state: RunState) {
  const before = {
    error: state.errors_total,
    warning: state.warnings_total,
    repair: state.repairs_total,
  };
  const sums = { error: 0, warning: 0, repair: 0 };
  const findings = gatherFindings(state.findings);
  const problems: PlacedProblem[] = [];
  let position = 0;
  for (const severity of ["error", "warning", "repair"] as const)
    position += Math.min(before[severity], KEPT[severity]);
  // A file's rows have a dozen notes each: only what is kept is written out.
  const take = (
    said: Pick<UploadProblem, "severity" | "code" | "field" | "column">,
    told: () => UploadProblem,
  ): void => {
    const { severity } = said;
    findings.add(said, told);
    sums[severity] += 1;
    if (before[severity] + sums[severity] > KEPT[severity]) return;
    position += 1;
    problems.push({ position, problem: told() });
  };
  for (const record of written) {
    if ("broken" in record) {
      const problem = problemOfBroken(record.broken);
      take(problem, () => problem);
    } else
      for (const note of record.row.notes)
        take(note, () => problemOfNote(note, record.row, record.row.externalId));
  }
  return { problems, sums, findings: findings.all() };
}

function changesOf(written: readonly RecordResult[], state: RunState): readonly PlacedChange[] {
  const before = state.inserted + state.updated;
  return written
    .flatMap((record) =>
      record.outcome === "inserted" || record.outcome === "updated"
        ? [changeOf(record, record.outcome)]
        : [],
    )
    .slice(0, Math.max(0, CHANGES_KEPT - before))
    .map((change, at) => ({ position: before + at + 1, change }));
}

function changeOf(
  { row, changes }: WrittenRow<CheckedRow>,
  outcome: UploadChange["outcome"],
): UploadChange {
  const { sheet, externalId, draft } = row;
  return {
    sheet,
    row: row.row,
    outcome,
    external_id: externalId,
    title: draft === null ? null : (draft.titleEn ?? draft.titleTh),
    changes: [...changes],
  };
}

/** What a rule says about a row of a file. */
const problemOfNote = (
  note: PlacedNote,
  { sheet, row, line }: RecordPlace,
  externalId: string | null,
): UploadProblem => ({
  sheet,
  row,
  ...(line !== undefined && { line }),
  column: note.column,
  severity: note.severity,
  external_id: externalId,
  pointer: note.pointer,
  field: note.field,
  code: note.code,
  message: note.message,
  message_th: note.messageTh,
  value: note.value,
  fix: note.fix,
  fix_th: note.fixTh,
});

/** A record that could not be read. */
const problemOfBroken = ({ sheet, row, line, code, value }: BrokenRow): UploadProblem => {
  const [message, messageTh] = textsOf(code);
  return {
    sheet,
    row,
    ...(line !== undefined && { line }),
    column: null,
    severity: "error",
    external_id: null,
    pointer: "",
    field: "",
    code,
    message,
    message_th: messageTh,
    value,
  };
};

type ReportTexts = Readonly<Record<string, readonly [en: string, th: string]>>;

const textsOf = (code: string): readonly [string, string] =>
  (PROBLEM_TEXTS as ReportTexts)[code] ??
  (ROW_RULES as Readonly<Record<string, { readonly says: readonly [string, string] }>>)[code]
    ?.says ??
  PROBLEM_TEXTS.malformed_csv;
