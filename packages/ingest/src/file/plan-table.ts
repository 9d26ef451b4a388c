import { mapColumns } from "../mapping/map-columns.ts";
import type { MappedColumn } from "../mapping/mapped-column.ts";
import { flatValues, rowReader } from "../mapping/row-from.ts";
import { mayBeRead } from "../private/left-out-columns.ts";
import { type Lack, lacksOf } from "../mapping/table-lacks.ts";
import { ROW_MEMBERS } from "../row-members.ts";
import { isReasonColumn } from "./check-record.ts";
import { completeRow } from "./complete-row.ts";
import { takeNotes } from "../partner-row/notes.ts";
import type { TablePlan } from "./reading-plan.ts";
import type { ColumnTarget } from "../mapping/column-words.ts";

/** The beginning of a table: enough to see what its columns are. */
export interface SampleTable {
  readonly sheet: string | null;
  readonly headerRow: number;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
/** Rows that a table is told by. */
export const SAMPLE_ROWS = 100;

/** The mapping of an earlier file of the same partner. */
export type KeptMapping = readonly MappedColumn[];
export interface TableFound {
  readonly plan: TablePlan;
  /** Why it is left out; empty where it is read. */
  readonly lacks: readonly Lack[];
}

/**
 * How a table is read: as an earlier file of the same columns was, else by its names and cells.
 * @param kept the newest first
 */
export function planTable(table: SampleTable, kept: readonly KeptMapping[]): TableFound {
  const { sheet, headerRow, columns, rows } = table;
  const named = rows.map((cells) =>
    Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""])),
  );
  const told = mapColumns(
    columns.filter((column) => !isReasonColumn(column)),
    named,
  );
  const mapping = withKept(columns, told, kept);
  const lacks = lacksOf(mapping, isTypeTold(mapping, table));
  return { plan: { sheet, headerRow, mapping, isLeftOut: lacks.length > 0 }, lacks };
}

/** Of the columns of a table that stand in an earlier file, before its mapping holds here. */
const SHARED = 0.8;

function withKept(
  columns: readonly string[],
  told: readonly MappedColumn[],
  kept: readonly KeptMapping[],
): readonly MappedColumn[] {
  const byName = new Map(told.map((each) => [each.column, each]));
  const unread = (column: string): MappedColumn => ({ column, ...NOT_READ });
  const own = columns.map((column) => byName.get(column) ?? unread(column));
  const earlier = kept
    .map((mapping) => new Map(mapping.map((each) => [each.column, each])))
    .find(
      (mapping) => told.filter(({ column }) => mapping.has(column)).length >= told.length * SHARED,
    );
  if (earlier === undefined) return own;
  const given = new Set([...earlier.values()].flatMap(({ target }) => target ?? []));
  return own.map((each) => {
    const before = earlier.get(each.column);
    if (before !== undefined && mayBeRead(each.column)) {
      // What this file puts where it knows nothing, else what the earlier one did.
      const filler = (each.target === before.target ? each.filler : undefined) ?? before.filler;
      return { ...before, by: before.target && ("kept" as const), filler };
    }
    return each.target !== undefined && given.has(each.target) ? unread(each.column) : each;
  });
}
const NOT_READ = { target: undefined, by: undefined, confidence: 0, unit: undefined } as const;

/** Of the rows of a table without a column of kinds: how many titles must name one. */
const NAMED = 0.5;

function isTypeTold(mapping: readonly MappedColumn[], { columns, rows }: SampleTable): boolean {
  const read = rowReader(mapping, columns);
  const typed = rows.filter((cells) =>
    Object.hasOwn(completeRow(read(cells), takeNotes()), "property_type"),
  );
  return rows.length > 0 && typed.length >= rows.length * NAMED;
}

const OURS: ReadonlySet<string> = new Set(ROW_MEMBERS);
const TARGETED: ReadonlySet<string> = new Set(
  ROW_MEMBERS.filter((name) => name !== "contact" && name !== "amenities_no"),
);

/**
 * How records of named values are read. Those in our members pass as they are (an empty mapping);
 * other names are told like the columns of a table.
 */
export function planRecords(records: readonly unknown[], kept: readonly KeptMapping[]): TableFound {
  const flat = records.flatMap((each) =>
    typeof each === "object" && each !== null && !Array.isArray(each) ? [flatValues(each)] : [],
  );
  const names = [...new Set(flat.flatMap((values) => [...values.keys()]))].slice(0, 1_000);
  const ours = names.filter((name) => OURS.has(name));
  // A home read from us has an id of ours beside the partner's reference.
  const isExported = names.includes("external_id");
  const foreign = names.filter(
    (name) => !OURS.has(name) && !isReasonColumn(name) && !(isExported && name === "id"),
  );
  const cellsOf = (values: ReadonlyMap<string, unknown>): Readonly<Record<string, string>> =>
    Object.fromEntries(foreign.map((name) => [name, cellOf(values.get(name))]));
  const told = mapColumns(foreign, flat.map(cellsOf), new Set(ours as readonly ColumnTarget[]));
  const isForeign = told.some(({ target }) => target !== undefined);
  const plan = { sheet: null, headerRow: 0 } as const;
  if (!isForeign && (ours.length > 0 || records.length === 0))
    return { plan: { ...plan, mapping: [], isLeftOut: false }, lacks: [] };
  const own = ours
    .filter((name) => TARGETED.has(name))
    .map((name): MappedColumn => ({ column: name, target: name as ColumnTarget, ...BY_NAME }));
  const byName = new Map([...own, ...told].map((each) => [each.column, each]));
  const all = names.flatMap((name) => byName.get(name) ?? []);
  const mapping = withKept(
    all.map(({ column }) => column),
    all,
    kept,
  );
  const lacks = ours.length > 0 ? [] : lacksOf(mapping, true);
  return { plan: { ...plan, mapping, isLeftOut: lacks.length > 0 }, lacks };
}
const BY_NAME = { by: "name", confidence: 1, unit: undefined } as const;

/** A value as the cell of a table would show it. */
function cellOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return Array.isArray(value) ? value.filter((each) => typeof each !== "object").join(" | ") : "";
}
