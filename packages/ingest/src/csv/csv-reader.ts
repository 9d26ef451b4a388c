/** Where a record begins; both count from 1. */
interface Where {
  /** As a spreadsheet counts: a cell of several lines stands in one row. */
  readonly row: number;
  /** As an editor counts. */
  readonly line: number;
}
export interface CsvRecord extends Where {
  readonly cells: readonly string[];
}
/** A record that was left out because its quote is never closed. */
export interface CsvFault extends Where {
  readonly code: "unclosed_quote";
}

/** Text to records, piece by piece. Empty records are passed over. */
export interface CsvReader {
  readonly push: (text: string) => readonly CsvRecord[];
  readonly end: () => readonly CsvRecord[];
  /** Of all that was read so far. */
  readonly faults: readonly CsvFault[];
}

/**
 * Reads RFC 4180 as spreadsheets and people write it: any line end, spaces before an opening quote,
 * a stray quote inside a quoted cell. A quote that is never closed costs its own line alone: it
 * shows by another cell opening inside it, by its length, or by the end of the file, and reading
 * goes on with the next line.
 */
export function createCsvReader(separator: string): CsvReader {
  const faults: CsvFault[] = [];
  let rest = "";
  let line = 1;
  let row = 1;

  const read = (text: string, isLast: boolean): CsvRecord[] => {
    const records: CsvRecord[] = [];
    let at = 0;
    while (at < text.length) {
      const record = recordAt(text, at, separator, isLast);
      if (record === undefined) break;
      const end = record.isBroken ? lineEnd(text, at) : record.end;
      // A broken record whose first line is not whole yet waits for the rest of it.
      if (end === undefined && !isLast) break;
      if (record.isBroken) faults.push({ row, line, code: "unclosed_quote" });
      else if (record.cells.some((cell) => cell.trim() !== ""))
        records.push({ row, line, cells: record.cells });
      const next = end ?? text.length;
      line += lineEnds(text, at, next);
      row++;
      at = next;
    }
    rest = text.slice(at);
    return records;
  };
  return {
    push: (text) => read(rest + text, false),
    end: () => read(rest, true),
    faults,
  };
}

/** Longer than any description; UTF-16 units. */
const LONGEST_CELL = 1 << 17;

type Found =
  | { readonly isBroken: false; readonly cells: readonly string[]; readonly end: number }
  | { readonly isBroken: true };
const BROKEN: Found = { isBroken: true };

/** The record that begins at `at`; undefined where more text is needed to tell. */
function recordAt(text: string, at: number, separator: string, isLast: boolean): Found | undefined {
  const cells: string[] = [];
  let i = at;
  for (;;) {
    const opening = openingQuote(text, i);
    if (opening === undefined) {
      const end = bareEnd(text, i, separator);
      cells.push(text.slice(i, end));
      i = end;
    } else {
      const cell = quotedAt(text, opening, separator, isLast);
      if (cell === undefined || cell === "broken") return cell === undefined ? undefined : BROKEN;
      cells.push(cell.text);
      i = cell.end;
    }
    if (i >= text.length) return isLast ? { isBroken: false, cells, end: i } : undefined;
    if (text.charAt(i) === separator) {
      i++;
      continue;
    }
    // A carriage return at the end of a piece may belong to a line feed in the next.
    if (!isLast && text.charAt(i) === "\r" && i + 1 === text.length) return undefined;
    return { isBroken: false, cells, end: i + (text.startsWith("\r\n", i) ? 2 : 1) };
  }
}

function openingQuote(text: string, at: number): number | undefined {
  let i = at;
  while (text.charAt(i) === " ") i++;
  return text.charAt(i) === '"' ? i : undefined;
}

function bareEnd(text: string, at: number, separator: string): number {
  let i = at;
  while (i < text.length && text.charAt(i) !== separator && !isLineEnd(text.charAt(i))) i++;
  return i;
}

/** The quoted cell that opens at `at`, up to the separator or line end behind it. */
function quotedAt(
  text: string,
  at: number,
  separator: string,
  isLast: boolean,
): { readonly text: string; readonly end: number } | "broken" | undefined {
  let cell = "";
  let from = at + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return isLast || text.length - at > LONGEST_CELL ? "broken" : undefined;
    cell += text.slice(from, quote);
    if (cell.length > LONGEST_CELL) return "broken";
    if (quote + 1 === text.length && !isLast) return undefined;
    if (text.charAt(quote + 1) === '"') {
      cell += '"';
      from = quote + 2;
      continue;
    }
    const behind = pastSpaces(text, quote + 1);
    if (
      behind === text.length ||
      text.charAt(behind) === separator ||
      isLineEnd(text.charAt(behind))
    )
      return { text: cell, end: behind };
    if (opensAnother(text, quote, cell, separator)) return "broken";
    cell += '"';
    from = quote + 1;
  }
}

/** A cell that opens lines below where this one did: this one was never closed. */
function opensAnother(text: string, quote: number, cell: string, separator: string): boolean {
  if (!/[\r\n]/.test(cell)) return false;
  let before = quote - 1;
  while (text.charAt(before) === " ") before--;
  return text.charAt(before) === separator || isLineEnd(text.charAt(before));
}

function pastSpaces(text: string, at: number): number {
  let i = at;
  while (text.charAt(i) === " ") i++;
  return i;
}

const isLineEnd = (letter: string): boolean => letter === "\n" || letter === "\r";

/** Behind the end of the line that `at` stands on; undefined where the text ends before. */
function lineEnd(text: string, at: number): number | undefined {
  let i = at;
  while (i < text.length && !isLineEnd(text.charAt(i))) i++;
  if (i === text.length) return undefined;
  return i + (text.startsWith("\r\n", i) ? 2 : 1);
}

function lineEnds(text: string, from: number, to: number): number {
  let ends = 0;
  for (let i = from; i < to; i++) {
    const letter = text.charAt(i);
    if (letter === "\n" || (letter === "\r" && text.charAt(i + 1) !== "\n")) ends++;
  }
  return ends;
}
