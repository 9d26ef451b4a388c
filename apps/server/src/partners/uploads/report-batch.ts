import type { UploadChange, UploadProblem } from "@propertyvr/contracts";
import type pg from "pg";
import { gatherFindings } from "./findings.ts";
import {
  insertChanges,
  insertProblems,
  type PlacedChange,
  type PlacedProblem,
} from "./report-store.ts";
import { problemOfBroken, problemOfNote } from "./row-problems.ts";
import { addBatch, type RunState } from "./run-store.ts";
import type { UploadRow } from "./upload-store.ts";
import type { WrittenRecord, WrittenRow } from "./write-batch.ts";

/** Of each severity so many are kept; the totals count all. */
const KEPT = { error: 100_000, warning: 10_000, repair: 10_000 } as const;
/** Rows of a rehearsal that are new or would change. */
const CHANGES_KEPT = 10_000;

/** Adds what became of a batch to the counts and the report of its upload. */
export async function reportBatch(
  client: pg.PoolClient,
  upload: Pick<UploadRow, "id" | "dry_run">,
  state: RunState,
  written: readonly WrittenRecord[],
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
function gatherProblems(written: readonly WrittenRecord[], state: RunState) {
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
      for (const note of record.notes)
        take(note, () => problemOfNote(note, record.row, record.row.externalId));
  }
  return { problems, sums, findings: findings.all() };
}

function changesOf(written: readonly WrittenRecord[], state: RunState): readonly PlacedChange[] {
  const before = state.inserted + state.updated;
  return written
    .flatMap((record) =>
      record.outcome === "inserted" || record.outcome === "updated" ? [changeOf(record)] : [],
    )
    .slice(0, Math.max(0, CHANGES_KEPT - before))
    .map((change, at) => ({ position: before + at + 1, change }));
}

function changeOf({ outcome, row, changes }: WrittenRow): UploadChange {
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
