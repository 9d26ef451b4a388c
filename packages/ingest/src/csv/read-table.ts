import { withoutMojibake } from "../bytes/mojibake.ts";
import { columnNames } from "../file/table-rows.ts";
import { type CellProblem, problemOf } from "../problem.ts";
import { createCsvReader, type CsvRecord } from "./csv-reader.ts";
import { findSeparator } from "./separator.ts";

export interface TableRow {
  /** As a spreadsheet counts, from 1. */
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
}
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  readonly problems: readonly CellProblem[];
}

/** What tells the separator. UTF-16 units. */
const HEAD = 1 << 16;
/** Titles and notes may stand above the names of the columns. */
const HEADER_WITHIN = 10;

/**
 * Decoded text to rows by column name. The header is the first row that `isHeader` takes for one,
 * else the first row. A row that cannot be trusted is reported and left out.
 */
export function readTable(text: string, isHeader: (columns: readonly string[]) => boolean): Table {
  const { separator, skip } = findSeparator(text.slice(0, HEAD));
  const reader = createCsvReader(separator);
  const records = [...reader.push(text.slice(skip)), ...reader.end()];
  const found = records
    .slice(0, HEADER_WITHIN)
    .findIndex(({ cells }) => isHeader(columnNames(cells)));
  const header = Math.max(found, 0);
  const columns = columnNames(records[header]?.cells ?? []);
  const problems: CellProblem[] = reader.faults.map(({ row }) => malformed(row, ""));
  const rows: TableRow[] = [];
  for (const { row, cells } of records.slice(header + 1)) {
    if (!isWhole(cells, columns)) {
      problems.push(malformed(row, cells.join(separator)));
      continue;
    }
    const named = columns.map((column, i) => {
      const cell = cells[i] ?? "";
      const meant = withoutMojibake(cell);
      if (meant !== undefined)
        problems.push(problemOf("mojibake", { severity: "repair", row, column, value: cell }));
      return [column, meant ?? cell] as const;
    });
    rows.push({ row, cells: Object.fromEntries(named) });
  }
  return { columns, rows, problems };
}

/** As many cells as there are columns; empty ones too many do no harm. */
const isWhole = (cells: CsvRecord["cells"], columns: readonly string[]): boolean =>
  cells.length >= columns.length && cells.slice(columns.length).every((cell) => cell.trim() === "");

const malformed = (row: number, value: string): CellProblem =>
  problemOf("malformed_csv", { severity: "error", row, column: "", value });
