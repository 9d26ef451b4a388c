import { type CellProblem, problemOf, type ProblemCode } from "./problem.ts";

/** Reads the cells of one row and remembers what was wrong with them. */
export interface CellReader {
  readonly problems: readonly CellProblem[];
  readonly hasError: () => boolean;
  readonly text: (column: string) => string | null;
  /** null where the cell is empty or holds no number within the bounds (a problem is noted). */
  readonly number: (
    column: string,
    bounds: { readonly min: number; readonly max: number },
  ) => number | null;
  readonly list: (column: string) => readonly string[];
  readonly note: (severity: CellProblem["severity"], column: string, code: ProblemCode) => void;
}

export function readCells(row: number, cells: Readonly<Record<string, string>>): CellReader {
  const problems: CellProblem[] = [];
  const raw = (column: string) => (cells[column] ?? "").trim();
  const note: CellReader["note"] = (severity, column, code) => {
    problems.push(problemOf(code, { severity, row, column, value: raw(column) }));
  };
  return {
    problems,
    hasError: () => problems.some((problem) => problem.severity === "error"),
    text: (column) => raw(column) || null,
    number: (column, { min, max }) => {
      const text = raw(column);
      if (text === "") return null;
      const value = Number(text.replaceAll(",", ""));
      if (!Number.isFinite(value)) return (note("warning", column, "not_a_number"), null);
      if (value < min || value > max) return (note("warning", column, "out_of_range"), null);
      return value;
    },
    list: (column) => quotedWords(raw(column)),
    note,
  };
}

/** The words of a printed list: ['Car Park', "Children's Playground"]. */
function quotedWords(text: string): readonly string[] {
  return [...text.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)].map(
    (match) => match[1] ?? match[2] ?? "",
  );
}
