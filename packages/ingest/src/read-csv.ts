import Papa from "papaparse";
import type { CellProblem } from "./problem.ts";

export interface CsvRow {
  /** As a spreadsheet counts: the header is row 1. */
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
}
export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly problems: readonly CellProblem[];
}

/** Decoded text to rows by column name. A row the parser cannot trust is reported and left out. */
export function readCsv(text: string): CsvTable {
  const parsed = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (header) => header.trim(),
  });
  const problems: CellProblem[] = [];
  const broken = new Set<number>();
  for (const error of parsed.errors) {
    if (error.row === undefined || error.code === "UndetectableDelimiter") continue;
    broken.add(error.row);
    problems.push({
      severity: "error",
      row: error.row + 2,
      column: "",
      code: "malformed_csv",
      value: error.message,
    });
  }
  const rows = parsed.data
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter((_, index) => !broken.has(index));
  return { columns: parsed.meta.fields ?? [], rows, problems };
}
