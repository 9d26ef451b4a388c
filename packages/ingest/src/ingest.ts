import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { readCells } from "./cells.ts";
import { readTable } from "./csv/read-table.ts";
import type { FileShape } from "./file-shape.ts";
import type { ListingDraft } from "./listing-draft.ts";
import type { CellProblem } from "./problem.ts";
import { metroSale } from "./shapes/metro-sale.ts";

const SHAPES: readonly FileShape[] = [metroSale];

export interface Ingested {
  readonly shape: string;
  /** Rows with content, apart from the header. */
  readonly rows: number;
  readonly listings: readonly ListingDraft[];
  readonly problems: readonly CellProblem[];
}
export interface UnknownShape {
  readonly code: "unknown_shape";
  readonly columns: readonly string[];
}

/**
 * Decoded CSV text to listings. A row with an error is left out and reported by
 * row and column; a reference that comes again is kept once, the first time.
 */
export function ingestCsv(text: string): Result<Ingested, UnknownShape> {
  const table = readTable(text, (columns) => shapeOf(columns) !== undefined);
  const shape = shapeOf(table.columns);
  if (shape === undefined) return fail({ code: "unknown_shape", columns: table.columns });

  const problems: CellProblem[] = [...table.problems];
  const listings = new Map<string, ListingDraft>();
  for (const { row, cells } of table.rows) {
    const reader = readCells(row, cells);
    const draft = shape.read(reader, cells);
    if (draft !== null && listings.has(draft.externalId)) {
      reader.note("error", shape.reference, "duplicate_reference");
    } else if (draft !== null) {
      listings.set(draft.externalId, draft);
    }
    problems.push(...reader.problems);
  }
  return ok({
    shape: shape.name,
    rows: table.rows.length + table.problems.length,
    listings: [...listings.values()],
    problems,
  });
}

const shapeOf = (found: readonly string[]): FileShape | undefined =>
  SHAPES.find(({ columns }) => columns.every((column) => found.includes(column)));
