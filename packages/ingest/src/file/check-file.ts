import { recordReader, rowReader } from "../mapping/row-from.ts";
import { fixesOf } from "./apply-fixes.ts";
import { createRecordCheck } from "./check-record.ts";
import type {
  BrokenRow,
  CellRow,
  FileEvent,
  FileFault,
  FileReader,
  RecordPlace,
  TableBegun,
  ValueRow,
} from "../reader/file-reader.ts";
import { isExample } from "./template/template.ts";
import { openFile } from "./open-file.ts";
import {
  type KeptMapping,
  planRecords,
  planTable,
  SAMPLE_ROWS,
  type TableFound,
} from "./plan-table.ts";
import type { CheckedRow, ReadingPlan, TablePlan } from "./reading-plan.ts";
import { isHeader } from "../mapping/map-columns.ts";

/** A file read piece by piece; the same bytes and plan give the same rows anywhere. */
export interface FilePass<R> {
  /** @returns the rows that these bytes completed, in the order of the file; those of tables left out are passed over */
  readonly push: (bytes: Uint8Array) => Iterable<R | BrokenRow>;
  readonly end: () => Iterable<R | BrokenRow>;
  /** The plan with what was planned on the way; whole after the end. */
  readonly plan: () => ReadingPlan;
  /** Why reading stopped; what came before stands. */
  readonly fault: () => FileFault | undefined;
}
export type FileCheck = FilePass<CheckedRow>;

/** A row that the rule book has been asked only for its name. */
export interface NamedRow extends RecordPlace {
  /** The partner's own reference; null where only `check` tells whether it has one. */
  readonly reference: string | null;
  readonly check: () => CheckedRow;
}
export interface CheckOptions {
  /** Mappings of earlier files, the newest first; they hold for tables that the plan does not name. */
  readonly kept?: readonly KeptMapping[];
  readonly open?: typeof openFile;
}

/** Without a plan, or for a table that it does not name, the file's own beginning decides. */
export const checkFile = (given?: ReadingPlan, options: CheckOptions = {}): FileCheck =>
  passOf((row) => row.check(), given, options);

/** The same rows by name, at a fraction of the cost: the first of two looks at a file. */
export const nameFile = (given?: ReadingPlan, options: CheckOptions = {}): FilePass<NamedRow> =>
  passOf((row) => row, given, options);

function passOf<R>(
  read: (row: NamedRow) => R,
  given: ReadingPlan | undefined,
  options: CheckOptions,
): FilePass<R> {
  const reader = openWith(given, options.open);
  const check = createEventCheck(given, options.kept ?? []);
  function* rowsOf(events: Iterable<CheckedEvent>): Generator<R | BrokenRow> {
    for (const { event, row } of events)
      if (row !== undefined) yield read(row);
      else if (event.is === "broken") yield event;
  }
  return {
    *push(bytes) {
      yield* rowsOf(check.take(reader.push(bytes)));
    },
    *end() {
      yield* rowsOf(check.take(reader.end()));
      yield* rowsOf(check.rest());
    },
    plan: () => planOf(reader, given, check.tables()),
    fault: () => reader.fault(),
  };
}

/** A file opened by a plan: nothing that it settles is guessed again. */
export function openWith(plan: ReadingPlan | undefined, open = openFile): FileReader {
  return open({
    ...(plan?.encoding !== undefined && { encoding: plan.encoding }),
    ...(plan?.separator !== undefined && { separator: plan.separator }),
    isHeader: (columns, { sheet, row }) => {
      const tables = plan?.tables.filter((table) => table.sheet === sheet) ?? [];
      return tables.length === 0
        ? isHeader(columns)
        : tables.some(({ headerRow }) => headerRow === row);
    },
  });
}

export const planOf = (
  reader: FileReader,
  given: ReadingPlan | undefined,
  tables: readonly TablePlan[],
): ReadingPlan => {
  const encoding = reader.encoding();
  const separator = reader.separator();
  return {
    kind: reader.kind() ?? given?.kind ?? "csv",
    ...(encoding !== undefined && { encoding }),
    ...(separator !== undefined && { separator }),
    tables,
    fixes: given?.fixes ?? [],
  };
};

type FileRow = CellRow | ValueRow;

/** An event of a file, with what came of it; a row of a table left out has nothing. */
export type CheckedEvent =
  | { readonly event: TableBegun | BrokenRow; readonly row?: never }
  | { readonly event: FileRow; readonly row: NamedRow | undefined };

/** Names the rows of events as they come, ready to be checked. */
export function createEventCheck(
  given: ReadingPlan | undefined,
  kept: readonly KeptMapping[],
): {
  readonly take: (events: Iterable<FileEvent>) => Iterable<CheckedEvent>;
  readonly rest: () => Iterable<CheckedEvent>;
  readonly tables: () => readonly TablePlan[];
} {
  const fixes = fixesOf(given?.fixes ?? []);
  const planned: TablePlan[] = [];
  let current: Current | undefined;

  /** Values come without a table's beginning. */
  const begin = (begun: TableBegun | undefined): Current => {
    const plan = tablePlanOf(given, begun);
    if (plan === undefined) return { begun, waiting: [], name: undefined };
    planned.push(plan);
    return { begun, waiting: undefined, name: rowNaming(plan, begun, fixes) };
  };
  function* settle(table: Current | undefined): Generator<CheckedEvent> {
    if (table?.waiting === undefined) return;
    const { waiting } = table;
    table.waiting = undefined;
    const rows = waiting.filter((event) => event.is !== "broken");
    const { plan } = planFrom(given, table.begun, rows, kept);
    planned.push(plan);
    table.name = rowNaming(plan, table.begun, fixes);
    for (const event of waiting) yield told(event, table);
  }
  return {
    tables: () => planned,
    *take(events) {
      for (const event of events) {
        if (event.is === "table") {
          yield* settle(current);
          current = begin(event);
          yield { event };
          continue;
        }
        if (event.is !== "broken") current ??= begin(undefined);
        if (current?.waiting === undefined) yield told(event, current);
        else if (current.waiting.push(event) >= SAMPLE_ROWS) yield* settle(current);
      }
    },
    *rest() {
      yield* settle(current);
    },
  };
}

/** The table that rows come from now. */
interface Current {
  readonly begun: TableBegun | undefined;
  /** What waits until there is enough to tell the columns. */
  waiting: (FileRow | BrokenRow)[] | undefined;
  name: ((row: FileRow) => NamedRow | undefined) | undefined;
}

const told = (event: FileRow | BrokenRow, table: Current | undefined): CheckedEvent =>
  event.is === "broken" ? { event } : { event, row: table?.name?.(event) };

/** The plan's table of the same sheet and columns, else of the same sheet. */
function tablePlanOf(
  plan: ReadingPlan | undefined,
  begun: TableBegun | undefined,
): TablePlan | undefined {
  const sheet = begun?.sheet ?? null;
  const tables = (plan?.tables ?? []).filter(
    (table) => table.sheet === sheet && fits(table, begun),
  );
  return tables.find(({ headerRow }) => headerRow === (begun?.headerRow ?? 0)) ?? tables[0];
}

/** Where a person names another row as the header, the columns are told anew. */
const fits = ({ mapping }: TablePlan, begun: TableBegun | undefined): boolean =>
  begun === undefined ||
  mapping.length === 0 ||
  mapping.some(({ column }) => begun.columns.includes(column));

/** A table's plan: the one given, else told by its first rows. */
export function planFrom(
  given: ReadingPlan | undefined,
  begun: TableBegun | undefined,
  rows: readonly FileRow[],
  kept: readonly KeptMapping[],
): TableFound {
  const plan = tablePlanOf(given, begun);
  if (plan !== undefined) return { plan, lacks: [] };
  return begun === undefined
    ? planRecords(
        rows.map((row) => (row.is === "value" ? row.value : null)),
        kept,
      )
    : planTable(
        { ...begun, rows: rows.flatMap((row) => (row.is === "row" ? [row.cells] : [])) },
        kept,
      );
}

/** undefined for a table left out; gives undefined for an untouched example of the template. */
export function rowNaming(
  plan: TablePlan,
  begun: TableBegun | undefined,
  fixes: ReturnType<typeof fixesOf>,
): ((row: FileRow) => NamedRow | undefined) | undefined {
  if (plan.isLeftOut) return undefined;
  const { check, referenceIn } = createRecordCheck(plan.mapping, fixes);
  const ofCells = rowReader(plan.mapping, begun?.columns ?? []);
  const ofValue = recordReader(plan.mapping);
  const sentOf = (value: unknown): unknown =>
    typeof value === "object" && value !== null && !Array.isArray(value) ? ofValue(value) : value;
  const named = (sent: unknown, place: FileRow, repairs?: CellRow["repairs"]): NamedRow => ({
    sheet: place.sheet,
    row: place.row,
    reference: referenceIn(sent),
    check: () => check(sent, place, repairs),
  });
  return (row) => {
    if (row.is !== "row") return named(sentOf(row.value), row);
    const sent = ofCells(row.cells);
    return isExample(sent) ? undefined : named(sent, row, row.repairs);
  };
}
