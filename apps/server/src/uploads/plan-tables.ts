import type { UploadTable } from "@propertyvr/contracts";
import {
  type MappedColumn,
  type ReadingPlan,
  type TablePlan,
  type Target,
  TARGETS,
} from "@propertyvr/ingest";
import type { RunOptions } from "./run-options.ts";

/** The tables of a plan as they are told and sent back. */
export const tablesOf = ({ tables }: ReadingPlan): UploadTable[] =>
  tables.map(({ sheet, headerRow, isLeftOut, mapping }) => ({
    sheet,
    header_row: headerRow,
    is_left_out: isLeftOut,
    columns: mapping.map(({ column, target, unit, by, confidence, filler }) => ({
      column,
      target: target ?? null,
      unit: unit ?? null,
      by: by ?? null,
      confidence,
      ...(filler !== undefined && { filler }),
    })),
  }));

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
    tables: tables.map(tablePlan),
    fixes,
  };
}

const tablePlan = ({ sheet, header_row, is_left_out, columns }: UploadTable): TablePlan => ({
  sheet,
  headerRow: header_row,
  isLeftOut: is_left_out,
  mapping: columns.map(({ column, target, unit, by, confidence, filler }): MappedColumn => ({
    column,
    target: isTarget(target) ? target : undefined,
    unit: unit ?? undefined,
    by: by ?? undefined,
    confidence,
    ...(filler && { filler }),
  })),
});

const KNOWN: ReadonlySet<string> = new Set(TARGETS);
const isTarget = (target: string | null): target is Target => target !== null && KNOWN.has(target);
