import { type ReadingPlan, tableOfTold } from "@propertyvr/ingest";
import type { RunOptions } from "./run-options.ts";

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
    tables: tables.map(tableOfTold),
    fixes,
  };
}
