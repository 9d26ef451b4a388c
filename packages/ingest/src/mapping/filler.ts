import type { ColumnTarget } from "./column-words.ts";

/** Figures that differ from home to home, so that one value in every fifth row stands for "unknown". */
const VARIED: ReadonlySet<ColumnTarget> = new Set(["floor", "year_built"]);
const LEAST_ROWS = 40;
const LEAST_VALUES = 8;
const SHARE = 0.2;
/** The filler stands so much more often than the next value. */
const AHEAD = 2;

/** The value that fills a column's unknown cells; undefined where none is sure. */
export function fillerOf(
  target: ColumnTarget,
  column: string,
  rows: readonly Readonly<Record<string, string>>[],
): string | undefined {
  if (!VARIED.has(target)) return undefined;
  const counts = new Map<string, number>();
  for (const row of rows) {
    const cell = (row[column] ?? "").trim();
    if (cell !== "") counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  const filled = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [first, second] = [...counts].toSorted((one, other) => other[1] - one[1]);
  if (first === undefined || second === undefined) return undefined;
  const isSure =
    filled >= LEAST_ROWS &&
    counts.size >= LEAST_VALUES &&
    first[1] >= filled * SHARE &&
    first[1] >= second[1] * AHEAD;
  return isSure ? first[0] : undefined;
}
