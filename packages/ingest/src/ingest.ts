import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { readCells } from "./cells.ts";
import { readTable, type Table } from "./csv/read-table.ts";
import type { FileShape } from "./file-shape.ts";
import type { IngestedHome } from "./listing-draft.ts";
import { isHeader, mapColumns, type MappedColumn } from "./mapping/map-columns.ts";
import { lacksOf } from "./mapping/tells-homes.ts";
import { readMappedRow } from "./mapping/read-mapped-row.ts";
import type { CellProblem } from "./problem.ts";
import { metroSale } from "./shapes/metro-sale.ts";

/** Files of public sources, whose fillers are known. */
const SHAPES: readonly FileShape[] = [metroSale];

export interface Ingested {
  /** A known shape by its name, or "mapped": columns told by their names and cells. */
  readonly shape: string;
  /** Of a mapped file. */
  readonly mapping: readonly MappedColumn[];
  /** Rows with content, apart from the header. */
  readonly rows: number;
  readonly homes: readonly IngestedHome[];
  readonly problems: readonly CellProblem[];
}
export interface UnknownShape {
  readonly code: "unknown_shape";
  readonly columns: readonly string[];
}

/**
 * Decoded CSV text to homes. A row with an error is left out and reported by row and column; a
 * reference that comes again is kept once, the first time.
 */
export function ingestCsv(text: string): Result<Ingested, UnknownShape> {
  const table = readTable(text, (columns) => shapeOf(columns) !== undefined || isHeader(columns));
  const shape = shapeOf(table.columns);
  const mapping =
    shape === undefined
      ? mapColumns(
          table.columns,
          table.rows.map(({ cells }) => cells),
        )
      : [];
  if (shape === undefined && lacksOf(mapping, false).length > 0)
    return fail({ code: "unknown_shape", columns: table.columns });
  const reference =
    shape?.reference ?? mapping.find(({ target }) => target === "external_id")?.column ?? "";

  const problems: CellProblem[] = [...table.problems];
  const homes: IngestedHome[] = [];
  const known = new Set<string>();
  for (const row of table.rows) {
    const reader = readCells(row.row, row.cells);
    const home =
      shape === undefined ? readMappedRow(mapping, row, problems) : shape.read(reader, row.cells);
    if (home !== null && home.externalId !== null && known.has(home.externalId))
      reader.note("error", reference, "duplicate_reference");
    else if (home !== null) {
      homes.push(home);
      if (home.externalId !== null) known.add(home.externalId);
    }
    problems.push(...reader.problems);
  }
  return ok({ shape: shape?.name ?? "mapped", mapping, rows: rowsIn(table), homes, problems });
}

const rowsIn = ({ rows, problems }: Table): number =>
  rows.length + problems.filter(({ severity }) => severity === "error").length;

const shapeOf = (found: readonly string[]): FileShape | undefined =>
  SHAPES.find(({ columns }) => columns.every((column) => found.includes(column)));
