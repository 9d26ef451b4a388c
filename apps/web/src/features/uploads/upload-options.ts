import type { UploadOptions } from "@propertyvr/contracts";
import { tableReadingOf } from "@propertyvr/ingest";
import type { Flow } from "./flow.ts";
import type { UploadRunState } from "./run/upload-run.ts";

/** What was decided about a file, as the server is told. */
export function optionsOf(
  { check, encoding, fixes, mode, partnerId }: Flow,
  { dryRun, confirm, run }: { dryRun: boolean; confirm: string | null; run: UploadRunState },
): UploadOptions {
  const plan = "plan" in check ? check.plan : undefined;
  // After a reload the file is known to the server alone, and so is how it was read.
  const tables =
    plan?.tables.map(tableReadingOf) ?? ("upload" in run ? run.upload?.tables : undefined);
  return {
    mode,
    dry_run: dryRun,
    // Only what was chosen by hand: what is recognised here is recognised there.
    ...(encoding !== null && { encoding }),
    ...(tables !== undefined && tables.length > 0 && { tables }),
    // What was mended before a reload is known to the server alone as well.
    ...((plan !== undefined || fixes.length > 0) && {
      fixes: fixes.map(({ fix }) => ({ ...fix })),
    }),
    confirm,
    partner_id: partnerId,
  };
}
