import { FILE_LIMITS } from "../reader/file-limits.ts";

/** Where a record begins; both count from 1. */
interface RecordPosition {
  /** As a spreadsheet counts: a cell of several lines stands in one row. */
  readonly row: number;
  /** As an editor counts. */
  readonly line: number;
}
export interface CsvRecord extends RecordPosition {
  readonly cells: readonly string[];
}
/** A record that was left out: its quote is never closed, or it has no end for very long. */
export interface CsvFault extends RecordPosition {
  readonly code: "unclosed_quote" | "record_too_long";
  /** How its first line begins. */
  readonly text: string;
}

/** A record as it is written, its line end included; empty and broken ones as well. */
export interface CsvSpan {
  readonly row: number;
  readonly text: string;
  /** Behind each cell; undefined where the record is broken. One that never ends comes in pieces. */
  readonly ends: readonly number[] | undefined;
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
export function createCsvReader(
  separator: string,
  firstLine = 1,
  span?: (span: CsvSpan) => void,
): CsvReader {
  const faults: CsvFault[] = [];
  let rest = "";
  let line = firstLine;
  let row = 1;
  let isPassingOver = false;

  const read = (text: string, isLast: boolean): CsvRecord[] => {
    const records: CsvRecord[] = [];
    const leaveOut = (code: CsvFault["code"], at: number, end: number): void => {
      faults.push({ row, line, code, text: text.slice(at, Math.min(end, at + SHOWN)) });
    };
    const plain = createPlainLines(text, separator);
    let at = 0;
    while (at < text.length) {
      const simple = isPassingOver || span !== undefined ? undefined : plain(at);
      const record = simple ?? (isPassingOver ? BROKEN : recordAt(text, at, separator, isLast));
      const end = record?.isBroken === true ? lineEnd(text, at, isLast) : record?.end;
      if (end === undefined) {
        if (!isPassingOver && text.length - at <= LONGEST_RECORD) break;
        if (!isPassingOver) leaveOut("record_too_long", at, text.length);
        isPassingOver = true;
        span?.({ row, text: text.slice(at), ends: undefined });
        line += lineEnds(text, at, text.length);
        at = text.length;
        break;
      }
      if (span !== undefined) {
        const ends = record?.isBroken === false ? record.ends : undefined;
        const from = at;
        span({ row, text: text.slice(at, end), ends: ends?.map((each) => each - from) });
      }
      if (isPassingOver) isPassingOver = false;
      else if (record === undefined || record.isBroken) leaveOut("unclosed_quote", at, end);
      else if (record.cells.some(isFilled)) records.push({ row, line, cells: record.cells });
      line += simple === undefined ? lineEnds(text, at, end) : 1;
      row++;
      at = end;
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

const isFilled = (cell: string): boolean => cell !== "" && cell.trim() !== "";

/**
 * Reads a line that ends here and holds no quote by splitting it, five times as fast as letter by
 * letter; undefined for any other.
 */
function createPlainLines(
  text: string,
  separator: string,
): (at: number) => (ParsedRecord & { readonly isBroken: false }) | undefined {
  const quotes = createSearch(text, '"');
  const returns = createSearch(text, "\r");
  return (at) => {
    const lineFeed = text.indexOf("\n", at);
    if (lineFeed < 0 || quotes(at) < lineFeed) return undefined;
    const carriageReturn = returns(at);
    if (carriageReturn < lineFeed - 1) return undefined;
    const cells = text.slice(at, Math.min(carriageReturn, lineFeed)).split(separator);
    return { isBroken: false, cells, ends: [], end: lineFeed + 1 };
  };
}

/** Where a letter stands next, looked for once; Infinity where it does not. */
function createSearch(text: string, letter: string): (from: number) => number {
  let next = -1;
  return (from) => {
    if (next < from) next = text.indexOf(letter, from);
    if (next < 0) next = Infinity;
    return next;
  };
}

/** Longer than any description; UTF-16 units. */
const LONGEST_CELL = 1 << 17;
/** Without an end for so long it is no record; it is passed over up to the next line end. */
const LONGEST_RECORD = FILE_LIMITS.recordUnits;
/** Enough of a record to know it again. */
const SHOWN = 200;

type ParsedRecord =
  | {
      readonly isBroken: false;
      readonly cells: readonly string[];
      /** Behind each cell. */
      readonly ends: readonly number[];
      readonly end: number;
    }
  | { readonly isBroken: true };
const BROKEN: ParsedRecord = { isBroken: true };

/** The record that begins at `at`; undefined where more text is needed to tell. */
function recordAt(
  text: string,
  at: number,
  separator: string,
  isLast: boolean,
): ParsedRecord | undefined {
  const cells: string[] = [];
  const ends: number[] = [];
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
    ends.push(i);
    if (i >= text.length) return isLast ? { isBroken: false, cells, ends, end: i } : undefined;
    if (text.charAt(i) === separator) {
      i++;
      continue;
    }
    // A carriage return at the end of a piece may belong to a line feed in the next.
    if (!isLast && text.charAt(i) === "\r" && i + 1 === text.length) return undefined;
    return { isBroken: false, cells, ends, end: i + (text.startsWith("\r\n", i) ? 2 : 1) };
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

/** Behind the end of the line that `at` stands on; undefined where more text is needed to tell. */
function lineEnd(text: string, at: number, isLast: boolean): number | undefined {
  let i = at;
  while (i < text.length && !isLineEnd(text.charAt(i))) i++;
  if (i === text.length) return isLast ? i : undefined;
  // A carriage return at the end of a piece may belong to a line feed in the next.
  if (!isLast && text.charAt(i) === "\r" && i + 1 === text.length) return undefined;
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
