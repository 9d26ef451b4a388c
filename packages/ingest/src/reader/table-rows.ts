import { withoutMojibake } from "../bytes/mojibake.ts";
import type { FileFaultCode } from "./file-faults.ts";
import { FILE_LIMITS } from "./file-limits.ts";
import type { BrokenRow, CellRepair, CellRow, FileEvent, RecordPlace } from "./file-reader.ts";

/** Whether a row holds the names of the columns. */
export type IsHeader = (
  columns: readonly string[],
  at: Pick<RecordPlace, "sheet" | "row">,
) => boolean;

/** A record with the cells it has, and what is known to be wrong with one by its index. */
export interface RawRecord {
  readonly row: number;
  readonly line?: number;
  readonly cells: readonly string[];
  readonly repairs?: readonly RawRepair[];
}
export interface RawRepair {
  readonly at: number;
  readonly code: CellRepair["code"];
  readonly before: string;
}

/** Records in, events of one table out. */
export interface TableRows {
  readonly push: (record: RawRecord | BrokenRow) => readonly FileEvent[];
  readonly end: () => readonly FileEvent[];
  readonly fault: () => FileFaultCode | undefined;
}

/** Titles and notes may stand above the names of the columns. */
const HEADER_WITHIN = 10;

interface TableOptions {
  readonly sheet: string | null;
  readonly isHidden?: boolean;
  readonly isHeader: IsHeader;
  /** How a record that is reported is written: with the file's own separator. */
  readonly separator: string;
  /**
   * In text a row of other cells than the header has lost or gained a separator, so that none of its
   * cells can be trusted. A cell of a sheet stands where it stands.
   */
  readonly isText: boolean;
}

/**
 * Finds the header among the first records: the first that `isHeader` takes for one, else the first
 * that is at least half as wide as the widest.
 */
export function createTableRows(options: TableOptions): TableRows {
  const { sheet, isText } = options;
  let waiting: (RawRecord | BrokenRow)[] | undefined = [];
  let header: RawRecord | undefined;
  let records = 0;
  let columns: readonly string[] = [];
  let fault: FileFaultCode | undefined;

  const begin = (): readonly FileEvent[] => {
    const held = waiting ?? [];
    waiting = undefined;
    header ??= bestOf(held.filter(isRead).slice(0, HEADER_WITHIN));
    if (header === undefined) return held.filter(isBroken);
    const at = held.indexOf(header);
    const behind = held.slice(at + 1);
    const width = isText ? header.cells.length : widest(held.slice(at));
    if (width > FILE_LIMITS.columns) {
      fault = "too_many_columns";
      return [];
    }
    columns = columnNames(header.cells, width);
    return [
      // What could not be read above the header is reported as well.
      ...held.slice(0, at).filter(isBroken),
      {
        is: "table",
        sheet,
        headerRow: header.row,
        columns,
        ...(options.isHidden === true && { isHidden: true }),
      },
      ...behind.map((each) => eventOf(each, columns, options)),
    ];
  };
  return {
    push(record) {
      if (fault !== undefined) return [];
      if (waiting === undefined) return [eventOf(record, columns, options)];
      waiting.push(record);
      if (isBroken(record)) return [];
      records++;
      if (header === undefined) {
        const names = columnNames(record.cells.slice(0, FILE_LIMITS.columns));
        if (options.isHeader(names, { sheet, row: record.row })) header = record;
        else if (records >= HEADER_WITHIN) return begin();
      }
      return header !== undefined && (isText || records >= SEEN_FOR_WIDTH) ? begin() : [];
    },
    end: () => (waiting === undefined ? [] : begin()),
    fault: () => fault,
  };
}
/** Rows of a sheet may be wider than its header, which then has columns without a name. */
const SEEN_FOR_WIDTH = 100;

const isBroken = (record: RawRecord | BrokenRow): record is BrokenRow => "is" in record;
const isRead = (record: RawRecord | BrokenRow): record is RawRecord => !isBroken(record);
const isFilled = (cell: string): boolean => cell.trim() !== "";
const filledIn = ({ cells }: RawRecord): number => cells.filter(isFilled).length;

function bestOf(records: readonly RawRecord[]): RawRecord | undefined {
  const wide = Math.max(...records.map(filledIn));
  return records.find((record) => filledIn(record) * 2 >= wide);
}

/** What stands alone beyond the reach of columns is a note, and makes no columns up to there. */
function widest(records: readonly (RawRecord | BrokenRow)[]): number {
  const [header = 0, ...others] = records.map((record) =>
    isBroken(record) ? 0 : record.cells.findLastIndex(isFilled) + 1,
  );
  return Math.max(header, ...others.filter((width) => width <= header + NAMELESS_COLUMNS));
}
const NAMELESS_COLUMNS = 20;

/** Unique names: a column without one, or with one that came before, is called by its place. */
function columnNames(cells: readonly string[], width: number = cells.length): readonly string[] {
  const taken = new Set<string>();
  for (let at = 0; at < width; at++) {
    const own = (cells[at] ?? "").trim().slice(0, LONGEST_NAME);
    let name = own === "" || taken.has(own) ? `column ${at + 1}` : own;
    while (taken.has(name)) name += "*";
    taken.add(name);
  }
  return [...taken];
}
const LONGEST_NAME = 500;

/** Letters that were spoilt, mendable or lost; rarely one that was not. */
const SPOILT = /\ufffd|à[¸¹]|เ[ธน]/;

function eventOf(
  record: RawRecord | BrokenRow,
  columns: readonly string[],
  options: TableOptions,
): FileEvent {
  if (isBroken(record)) return record;
  const { row, line, cells } = record;
  const { sheet } = options;
  if (options.isText && !isWhole(cells, columns.length)) {
    const value = cells.join(options.separator).slice(0, SHOWN_UNITS);
    return placed({ is: "broken", sheet, row, code: "wrong_cell_count", value }, line);
  }
  const isPlain =
    record.repairs === undefined && cells.length === columns.length && !cells.some(isSpoilt);
  if (isPlain) return placed({ is: "row", sheet, row, cells, repairs: [] }, line);
  return placed({ is: "row", sheet, row, ...mended(record, columns) }, line);
}
const isSpoilt = (cell: string): boolean => SPOILT.test(cell);
const placed = <Event extends FileEvent>(event: Event, line: number | undefined): Event =>
  line === undefined ? event : { ...event, line };

/** As many cells as there are columns; empty ones too many do no harm. */
const isWhole = (cells: readonly string[], columns: number): boolean =>
  cells.length === columns || (cells.length > columns && !cells.slice(columns).some(isFilled));

/** The cells under the columns, and what was done to them. */
function mended(record: RawRecord, columns: readonly string[]): Pick<CellRow, "cells" | "repairs"> {
  const repairs: CellRepair[] = [];
  const cells = columns.map((column, at) => {
    const cell = record.cells[at] ?? "";
    if (!isSpoilt(cell)) return cell;
    const meant = withoutMojibake(cell);
    if (meant !== undefined) repairs.push({ column, code: "mojibake", before: cell });
    if (cell.includes("\ufffd")) repairs.push({ column, code: "letters_lost", before: cell });
    return meant ?? cell;
  });
  for (const { at, code, before } of record.repairs ?? [])
    repairs.push({ column: columns[at] ?? `column ${at + 1}`, code, before });
  for (let at = columns.length; at < record.cells.length; at++) {
    const before = record.cells[at] ?? "";
    if (isFilled(before))
      repairs.push({ column: `column ${at + 1}`, code: "outside_table", before });
  }
  return { cells, repairs };
}

/** Enough of a record to know it again. */
const SHOWN_UNITS = 1_000;
