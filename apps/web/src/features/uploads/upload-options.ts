import type { UploadOptions, UploadTable } from "@propertyvr/contracts";
import type { TablePlan } from "@propertyvr/ingest";
import type { Flow } from "./flow.ts";
import type { Run } from "./run/upload-run.ts";

/** What was decided about a file, as the server is told. */
export function optionsOf(
  { check, encoding, fixes, mode, partnerId }: Flow,
  { dryRun, confirm, run }: { dryRun: boolean; confirm: string | null; run: Run },
): UploadOptions {
  const plan = "plan" in check ? check.plan : undefined;
  // After a reload the file is known to the server alone, and so is how it was read.
  const tables = plan?.tables.map(sentTable) ?? ("upload" in run ? run.upload?.tables : undefined);
  return {
    mode,
    dry_run: dryRun,
    // Only what was chosen by hand: what is recognised here is recognised there.
    ...(encoding !== null && { encoding }),
    ...(tables !== undefined && tables.length > 0 && { tables }),
    fixes: fixes.map(({ fix }) => ({ ...fix })),
    confirm,
    partner_id: partnerId,
  };
}

const sentTable = ({ sheet, headerRow, isLeftOut, mapping }: TablePlan): UploadTable => ({
  sheet,
  header_row: headerRow,
  is_left_out: isLeftOut,
  columns: mapping.map(({ column, target, unit, by, confidence, filler }) => ({
    column,
    target: target ?? null,
    unit: unit ?? null,
    by: by ?? null,
    confidence,
    // What a plan does not say is not recognised again: the run would read it as a value.
    ...(filler !== undefined && { filler }),
  })),
});
