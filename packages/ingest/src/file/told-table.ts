import { type ColumnTarget, TARGETS } from "../mapping/column-words.ts";
import type { MappedColumn } from "../mapping/mapped-column.ts";
import type { TablePlan } from "./reading-plan.ts";

/** How a table is read, as it is sent, kept and shown: plain JSON in which null stands for "none". */
export interface ToldTable {
  sheet: string | null;
  header_row: number;
  is_left_out: boolean;
  columns: ToldColumn[];
}
interface ToldColumn {
  column: string;
  target: string | null;
  unit: string | null;
  by: NonNullable<MappedColumn["by"]> | null;
  confidence: number;
  filler?: string | null | undefined;
}

/** A table of a plan as it is told to the other side. */
export const toldTable = ({ sheet, headerRow, isLeftOut, mapping }: TablePlan): ToldTable => ({
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

/** The plan that was told so. What is no target of ours is not read. */
export const tableOfTold = (told: ToldTable): TablePlan => ({
  sheet: told.sheet,
  headerRow: told.header_row,
  isLeftOut: told.is_left_out,
  mapping: told.columns.map(({ column, target, unit, by, confidence, filler }): MappedColumn => ({
    column,
    target: isTarget(target) ? target : undefined,
    unit: unit ?? undefined,
    by: by ?? undefined,
    confidence,
    ...(filler && { filler }),
  })),
});

const isTarget = (target: string | null): target is ColumnTarget =>
  target !== null && (TARGETS as readonly string[]).includes(target);
