import { type ColumnTarget, TARGETS } from "../mapping/column-words.ts";
import type { MappedColumn } from "../mapping/mapped-column.ts";
import type { TablePlan } from "./reading-plan.ts";

/** How a table is read, as it is sent, kept and shown: plain JSON in which null stands for "none". */
export interface TableReading {
  sheet: string | null;
  header_row: number;
  is_left_out: boolean;
  columns: ColumnReading[];
}
interface ColumnReading {
  column: string;
  target: string | null;
  unit: string | null;
  by: NonNullable<MappedColumn["by"]> | null;
  confidence: number;
  filler?: string | null | undefined;
}

/** How a table of a plan is read, as plain JSON. */
export const tableReadingOf = ({
  sheet,
  headerRow,
  isLeftOut,
  mapping,
}: TablePlan): TableReading => ({
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

/** The plan that such JSON describes. A column whose target is unknown is not read. */
export const tableOfReading = (reading: TableReading): TablePlan => ({
  sheet: reading.sheet,
  headerRow: reading.header_row,
  isLeftOut: reading.is_left_out,
  mapping: reading.columns.map(
    ({ column, target, unit, by, confidence, filler }): MappedColumn => ({
      column,
      target: isTarget(target) ? target : undefined,
      unit: unit ?? undefined,
      by: by ?? undefined,
      confidence,
      ...(filler && { filler }),
    }),
  ),
});

const isTarget = (target: string | null): target is ColumnTarget =>
  target !== null && (TARGETS as readonly string[]).includes(target);
