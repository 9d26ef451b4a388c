import { leftOutColumns } from "../../private/left-out-columns.ts";
import { withoutPrivateLines } from "../../private/private-lines.ts";
import { publicRowOf } from "../../partner-row/public-row.ts";
import { takeNotes } from "../../partner-row/notes.ts";

/** The cells of a row for somebody who did not send it: those of private columns empty, labelled words cut out of the others. */
export function cellsForOthers(
  columns: readonly string[],
): (cells: readonly string[]) => readonly string[] {
  const leftOut = leftOutColumns(columns);
  return (cells) =>
    cells.map((cell, at) => {
      const column = columns[at];
      // What stands beside the table has no name to tell whose it is.
      return column === undefined || leftOut.has(column)
        ? ""
        : withoutFormula(withoutPrivateLines(cell).text);
    });
}

/**
 * A spreadsheet runs a cell that begins so (OWASP, CSV Injection), and somebody else opens the file: an
 * apostrophe in front makes it a text. A number with its sign is none.
 */
export const withoutFormula = (cell: string): string =>
  /^\s*[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+(?:[.,]\d+)*$/.test(cell) ? `'${cell}` : cell;

/** The same for a record of named values; of anything else nothing can be told. */
export function recordForOthers(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const row = publicRowOf(value as Readonly<Record<string, unknown>>, takeNotes());
  const leftOut = leftOutColumns(Object.keys(value));
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => leftOut.get(name) !== "beside_owner"),
  );
}
