import type { UploadOptions } from "@propertyvr/contracts";
import { type ReadingPlan, tableOfReading } from "@propertyvr/ingest";
import { createHash } from "node:crypto";

/** What a person decided about a file, apart from whose it is and whether it is written. */
export type RunOptions = Pick<UploadOptions, "tables" | "confirm" | "encoding" | "separator"> & {
  readonly fixes: NonNullable<UploadOptions["fixes"]>;
};

export const runOptionsOf = ({
  tables,
  encoding,
  separator,
  fixes = [],
  confirm,
}: UploadOptions): RunOptions => ({
  ...(tables && { tables }),
  ...(encoding && { encoding }),
  ...(separator && { separator }),
  fixes,
  confirm,
});

/**
 * Two uploads of a partner with one identity do the same: the same bytes, read and written the same way.
 * @param source of a file that goes beside the partner's stock
 */
export const identityOf = (
  sha256: Uint8Array,
  options: UploadOptions,
  source?: string | null,
): Buffer =>
  createHash("sha256")
    .update(sha256)
    .update(JSON.stringify([options.mode, options.dry_run, runOptionsOf(options)]))
    .update(source ?? "")
    .digest();

/** What a person decided, as a plan; undefined where the file is to tell all by itself. */
export function planOf({
  tables = [],
  fixes,
  encoding,
  separator,
}: RunOptions): ReadingPlan | undefined {
  if (tables.length + fixes.length === 0 && !encoding && !separator) return undefined;
  return {
    // Told by the content all the same.
    kind: "csv",
    ...(encoding && { encoding }),
    ...(separator && { separator }),
    tables: tables.map(tableOfReading),
    fixes,
  };
}
