import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { flatValues } from "../mapping/row-from.ts";
import { type Lack } from "../mapping/tells-homes.ts";
import { fixesOf } from "./apply-fixes.ts";
import { openWith, planFrom, planOf, rowCheck } from "./check-file.ts";
import type {
  CellRow,
  FileEvent,
  FileFault,
  RecordPlace,
  TableBegun,
  ValueRow,
} from "./file-reader.ts";
import type { openFile } from "./open-file.ts";
import { type KeptMapping, SAMPLE_ROWS } from "./plan-table.ts";
import type { CheckedRow, ReadingPlan, TablePlan } from "./reading-plan.ts";

/** One of the first rows of a table: as it stands in the file, and what is read from it. */
export interface PreviewRow extends RecordPlace {
  /** By the columns of the table's mapping. */
  readonly cells: readonly string[];
  /** null where the table is left out. */
  readonly checked: CheckedRow | null;
}
export interface PlannedTable extends TablePlan {
  /** Why it tells no homes; empty where it does. */
  readonly lacks: readonly Lack[];
  /** At most PREVIEW_ROWS. */
  readonly preview: readonly PreviewRow[];
}
/** How a file is read unless somebody decides otherwise, and what was recognised. */
export interface PlannedFile {
  readonly plan: ReadingPlan;
  /** Those of the plan, in its order. */
  readonly tables: readonly PlannedTable[];
}
export const PREVIEW_ROWS = 10;

export interface PlanOptions {
  /** Mappings of the partner's earlier files, the newest first. */
  readonly kept?: readonly KeptMapping[];
  /** The bytes are only the beginning of the file. Of a workbook, which tells nothing so, plan the whole. */
  readonly isHead?: boolean;
  /** A plan with a person's decisions, whose preview is wanted. */
  readonly plan?: ReadingPlan;
  readonly open?: typeof openFile;
}

/** Tells how a file is read from its first bytes (64 KiB are plenty), or from all of them. */
export function planFile(
  bytes: Uint8Array,
  { kept = [], isHead = false, plan, open }: PlanOptions = {},
): Result<PlannedFile, FileFault> {
  const reader = openWith(plan, open);
  const samples = new Samples();
  for (const event of reader.push(bytes)) samples.take(event);
  if (!isHead) for (const event of reader.end()) samples.take(event);
  const fault = reader.fault();
  if (samples.all.length === 0 && fault !== undefined) return fail(fault);
  const fixes = fixesOf(plan?.fixes ?? []);
  const tables = samples.all.map(({ begun, rows }): PlannedTable => {
    const found = planFrom(plan, begun, rows, kept);
    const check = rowCheck(found.plan, begun, fixes);
    const preview = rows.slice(0, PREVIEW_ROWS).map((row): PreviewRow => ({
      sheet: row.sheet,
      row: row.row,
      cells: shownCells(row, found.plan, begun),
      checked: check?.(row) ?? null,
    }));
    return { ...found.plan, lacks: found.lacks, preview };
  });
  const plans = tables.map(({ sheet, headerRow, mapping, isLeftOut }): TablePlan => ({
    sheet,
    headerRow,
    mapping,
    isLeftOut,
  }));
  return ok({ plan: planOf(reader, plan, plans), tables });
}

interface Sample {
  readonly begun: TableBegun | undefined;
  readonly rows: (CellRow | ValueRow)[];
}

/** The first rows of each table. */
class Samples {
  readonly all: Sample[] = [];
  take(event: FileEvent): void {
    if (event.is === "broken") return;
    if (event.is === "table") {
      this.all.push({ begun: event, rows: [] });
      return;
    }
    if (this.all.length === 0) this.all.push({ begun: undefined, rows: [] });
    const { rows } = this.all.at(-1) as Sample;
    if (rows.length < SAMPLE_ROWS) rows.push(event);
  }
}

function shownCells(
  row: CellRow | ValueRow,
  { mapping }: TablePlan,
  begun: TableBegun | undefined,
): readonly string[] {
  if (row.is === "row") {
    const places = new Map(begun?.columns.map((column, at) => [column, at]));
    return mapping.map(({ column }) => row.cells[places.get(column) ?? -1] ?? "");
  }
  const values = typeof row.value === "object" && row.value !== null ? flatValues(row.value) : null;
  return mapping.map(({ column }) => shown(values?.get(column)));
}
const shown = (value: unknown): string =>
  value === undefined || value === null
    ? ""
    : typeof value === "string"
      ? value
      : JSON.stringify(value);
