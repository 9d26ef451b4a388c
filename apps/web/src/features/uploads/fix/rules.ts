import type { RowFix } from "@propertyvr/ingest";

import type { CellNote, InBoth, NotedRow } from "../check/protocol.ts";

/** One rule that tripped over one member: what rows are filtered by. */
export interface RuleGroup {
  readonly key: string;
  readonly severity: CellNote["severity"];
  readonly field: string;
  readonly column: string | null;
  readonly says: InBoth;
  readonly rows: number;
}

const keyOf = ({ severity, code, field }: CellNote): string => `${severity} ${code} ${field}`;

/** Errors before warnings, the most frequent first. */
export function groupsIn(noted: readonly NotedRow[]): readonly RuleGroup[] {
  const groups = new Map<string, RuleGroup & { rows: number }>();
  for (const { notes } of noted) {
    const seen = new Set<string>();
    for (const note of notes) {
      const key = keyOf(note);
      if (seen.has(key)) continue;
      seen.add(key);
      const known = groups.get(key);
      const { severity, field, column, says } = note;
      if (known === undefined) groups.set(key, { key, severity, field, column, says, rows: 1 });
      else groups.set(key, { ...known, rows: known.rows + 1 });
    }
  }
  return [...groups.values()].toSorted(
    (one, other) =>
      Number(one.severity === "warning") - Number(other.severity === "warning") ||
      other.rows - one.rows,
  );
}

/** "error" or "warning" for all of these, else the key of one rule. */
export type Filter = string;

export const isIn = (filter: Filter, note: CellNote): boolean =>
  filter === note.severity || filter === keyOf(note);

/** The rows that something is said about in the filter, in the order of the file. */
export const rowsIn = (noted: readonly NotedRow[], filter: Filter): readonly NotedRow[] =>
  noted.filter(({ notes }) => notes.some((note) => isIn(filter, note)));

/** Columns of a grid that can be looked over. */
const COLUMNS_MAX = 12;

export interface GridColumn {
  readonly field: string;
  /** Of the file, where it has one. */
  readonly column: string | null;
}

/** The members that something is said about, the most frequent first. */
export function columnsIn(rows: readonly NotedRow[], filter: Filter): readonly GridColumn[] {
  const found = new Map<string, { count: number; column: string | null }>();
  for (const { notes } of rows)
    for (const note of notes) {
      if (!isIn(filter, note)) continue;
      const known = found.get(note.field) ?? { count: 0, column: null };
      found.set(note.field, { count: known.count + 1, column: known.column ?? note.column });
    }
  return [...found]
    .toSorted(([, one], [, other]) => other.count - one.count)
    .slice(0, COLUMNS_MAX)
    .map(([field, { column }]) => ({ field, column }));
}

/** How many cells a fix for all alike would change, by `likenessOf`. */
export function countAlike(noted: readonly NotedRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { notes } of noted)
    for (const note of notes) {
      const likeness = likenessOf(note);
      counts.set(likeness, (counts.get(likeness) ?? 0) + 1);
    }
  return counts;
}

export const likenessOf = ({ code, field, value }: CellNote): string =>
  JSON.stringify([code, field, value]);

const isFixedBy = (fix: RowFix, { sheet, row }: NotedRow, note: CellNote): boolean =>
  fix.code === note.code &&
  fix.member === note.field &&
  fix.from === note.value &&
  (fix.at === null || (fix.at.row === row && fix.at.sheet === sheet));

/** What is left to say with these fixes, before all is checked anew. */
export const withoutFixed = (
  noted: readonly NotedRow[],
  fixes: readonly RowFix[],
): readonly NotedRow[] =>
  fixes.length === 0
    ? noted
    : noted.flatMap((row) => {
        const notes = row.notes.filter((note) => !fixes.some((fix) => isFixedBy(fix, row, note)));
        if (notes.length === row.notes.length) return [row];
        return notes.length === 0 ? [] : [{ ...row, notes }];
      });
