import type { UploadProblem } from "@propertyvr/contracts";
import { inTransaction } from "@propertyvr/database";
import type pg from "pg";
import { lockStock } from "../partner-listings/change-store.ts";
import { type RejectedRow, tellRejected } from "../partner-listings/tell-rejected.ts";
import { gatherFindings } from "./findings.ts";
import type { FirstReading } from "./first-reading.ts";
import { insertChanges, insertProblems, type PlacedChange } from "./report-store.ts";
import type { Batch } from "./records-from.ts";
import type { Running, RunPorts } from "./run-ports.ts";
import { addBatch, lockRun, type RunState } from "./run-store.ts";
import type { UploadRow } from "./upload-store.ts";
import { writeBatch, type WrittenRecord } from "./write-batch.ts";

/** Of each severity so many are kept; the totals count all. */
const KEPT = { error: 100_000, warning: 10_000, repair: 10_000 } as const;
/** Rows of a rehearsal that are new or would change. */
const CHANGES_KEPT = 10_000;

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
      records,
      fold: reading.fold,
      partnerId: upload.partner_id,
      now: clock.now(),
      dryRun: upload.dry_run,
    });
    await report(client, upload, state, written);
    if (!upload.dry_run)
      await tellRejected(client, upload.partner_id, rejectedOf(written), upload.id);
    return "taken";
  });

const rejectedOf = (written: readonly WrittenRecord[]): readonly RejectedRow[] =>
  written.flatMap(({ change: { outcome, external_id: externalId, row }, problems }) => {
    const errors = problems.filter(({ severity }) => severity === "error");
    return outcome === "failed" ? [{ externalId, row, codes: errors.map(({ code }) => code) }] : [];
  });

async function report(
  client: pg.PoolClient,
  upload: Pick<UploadRow, "id" | "dry_run">,
  state: RunState,
  written: readonly WrittenRecord[],
): Promise<void> {
  const problems = written.flatMap((record) => record.problems);
  const findings = gatherFindings(state.findings);
  for (const problem of problems) findings.add(problem);
  const count = (outcome: string) =>
    written.filter(({ change }) => change.outcome === outcome).length;
  const said = (severity: UploadProblem["severity"]) =>
    problems.filter((problem) => problem.severity === severity).length;
  await insertProblems(client, upload.id, placed(problems, state));
  if (upload.dry_run) await insertChanges(client, upload.id, changesOf(written, state));
  await addBatch(client, upload.id, {
    records: written.length,
    inserted: count("inserted"),
    updated: count("updated"),
    unchanged: count("unchanged"),
    superseded: count("superseded"),
    failed: count("failed"),
    errors: said("error"),
    warnings: said("warning"),
    repairs: said("repair"),
    findings: findings.all(),
  });
}

/** Those that are kept, numbered behind those of the batches before. */
function placed(problems: readonly UploadProblem[], state: RunState) {
  const seen = {
    error: state.errors_total,
    warning: state.warnings_total,
    repair: state.repairs_total,
  };
  const kept = { ...seen };
  let position = 0;
  for (const severity of ["error", "warning", "repair"] as const)
    position += Math.min(kept[severity], KEPT[severity]);
  return problems.flatMap((problem) => {
    seen[problem.severity] += 1;
    if (seen[problem.severity] > KEPT[problem.severity]) return [];
    position += 1;
    return [{ position, problem }];
  });
}

function changesOf(written: readonly WrittenRecord[], state: RunState): readonly PlacedChange[] {
  const before = state.inserted + state.updated;
  return written
    .filter(({ change }) => change.outcome === "inserted" || change.outcome === "updated")
    .slice(0, Math.max(0, CHANGES_KEPT - before))
    .map(({ change }, at) => ({ position: before + at + 1, change }));
}
