import { createCsvReader } from "./csv-reader.ts";

const SEPARATORS = [",", ";", "\t", "|"] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Enough records to tell from. */
const RECORDS = 30;

/** A line of some spreadsheets that names the separator, and nothing else. */
const NAMED = /^\ufeff?sep=([,;\t|])(?:\r\n|\r|\n)/i;

export interface SeparatorFound {
  readonly separator: Separator;
  /** UTF-16 units to pass over: the byte order mark and a line that only names the separator. */
  readonly skip: number;
}

/** Of the beginning of a file: the separator that most records have equally often. */
export function findSeparator(head: string): SeparatorFound {
  const named = NAMED.exec(head);
  if (named !== null) return { separator: named[1] as Separator, skip: named[0].length };
  const skip = head.startsWith("\ufeff") ? 1 : 0;
  const scored = SEPARATORS.map((separator) => ({
    separator,
    score: evenness(head.slice(skip), separator),
  }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return { separator: best.separator, skip };
}

/** How many records agree on how many cells, where that is more than one; more cells break a tie. */
function evenness(head: string, separator: Separator): number {
  const reader = createCsvReader(separator);
  const records = [...reader.push(head), ...reader.end()].slice(0, RECORDS);
  const counts = new Map<number, number>();
  for (const { cells } of records) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [cells = 1, agreeing = 0] =
    [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  return cells === 1 ? 0 : agreeing / records.length + cells / 10_000;
}
