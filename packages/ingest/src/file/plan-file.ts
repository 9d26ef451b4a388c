import { type Encoding } from "../bytes/decoding.ts";
import { detectEncoding } from "../bytes/detect-encoding.ts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { flatValues } from "../mapping/row-from.ts";
import { type Lack } from "../mapping/table-lacks.ts";
import { fixesOf } from "./apply-fixes.ts";
import { openWith, planFrom, planOf, rowNaming } from "./check-file.ts";
import type {
  CellRow,
  FileEvent,
  FileFault,
  FileReader,
  RecordPlace,
  TableBegun,
  ValueRow,
} from "../reader/file-reader.ts";
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

/** Tells how a file is read from its first bytes (128 KiB are plenty), or from all of them. */
export function planFile(
  bytes: Uint8Array,
  { kept = [], isHead = false, plan, open }: PlanOptions = {},
): Result<PlannedFile, FileFault> {
  const reader = openWith(plan, open);
  const samples = samplesOf(reader, bytes, isHead);
  const fault = reader.fault();
  if (samples.length === 0 && fault !== undefined && !isHead) return fail(fault);
  const fixes = fixesOf(plan?.fixes ?? []);
  const tables = samples.map(({ begun, rows }): PlannedTable => {
    const found = planFrom(plan, begun, rows, kept);
    const name = rowNaming(found.plan, begun, fixes);
    const preview = rows.slice(0, PREVIEW_ROWS).map((row): PreviewRow => ({
      sheet: row.sheet,
      row: row.row,
      cells: shownCells(row, found.plan, begun),
      checked: name?.(row)?.check() ?? null,
    }));
    return { ...found.plan, lacks: found.lacks, preview };
  });
  const plans = tables.map(({ sheet, headerRow, mapping, isLeftOut }): TablePlan => ({
    sheet,
    headerRow,
    mapping,
    isLeftOut,
  }));
  const { encoding: _read, ...told } = planOf(reader, plan, plans);
  const encoding = plan?.encoding ?? encodingOf(reader, bytes);
  return ok({ plan: { ...told, ...(encoding !== undefined && { encoding }) }, tables });
}

/** As the reader's blocks are, of which the first with another letter than plain ones tells. */
const BLOCK = 1 << 16;

/** undefined where all letters so far are plain: those that follow may be in any encoding. */
function encodingOf(reader: FileReader, bytes: Uint8Array): Encoding | undefined {
  if (reader.encoding() !== "utf-8") return reader.encoding();
  const first = bytes.findIndex((byte) => byte >= 0x80);
  const from = first - (first % BLOCK);
  const found = first < 0 ? undefined : detectEncoding(bytes.subarray(from, from + BLOCK));
  return found === "ascii" ? undefined : found;
}

interface Sample {
  readonly begun: TableBegun | undefined;
  readonly rows: (CellRow | ValueRow)[];
}

/** The first rows of each table; only a workbook has more than one. */
function samplesOf(reader: FileReader, bytes: Uint8Array, isHead: boolean): readonly Sample[] {
  const samples: Sample[] = [];
  const take = (event: FileEvent): void => {
    if (event.is === "table") samples.push({ begun: event, rows: [] });
    else if (event.is !== "broken") {
      if (samples.length === 0) samples.push({ begun: undefined, rows: [] });
      const rows = samples.at(-1)?.rows ?? [];
      if (rows.length < SAMPLE_ROWS) rows.push(event);
    }
  };
  let before: FileEvent | undefined;
  for (const event of eventsOf(reader, bytes)) {
    if (before !== undefined) take(before);
    before = event;
    const rows = samples[0]?.rows.length ?? 0;
    if (rows === SAMPLE_ROWS && reader.kind() !== "xlsx") break;
  }
  // The last record of a head may be cut off.
  if (before !== undefined && !isHead) take(before);
  return samples;
}

function* eventsOf(reader: FileReader, bytes: Uint8Array): Generator<FileEvent> {
  yield* reader.push(bytes);
  yield* reader.end();
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
