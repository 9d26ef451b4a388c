import { createBlocks } from "../../bytes/blocks.ts";
import type { Encoding } from "../../bytes/decoding.ts";
import { type Encoder, encoderOf, MARK } from "../../bytes/encoding.ts";
import { createTextReader } from "../../bytes/text-reader.ts";
import { createCsvReader, type CsvReader, type CsvSpan } from "../../csv/csv-reader.ts";
import { findSeparator } from "../../csv/separator.ts";
import { REASON_MEMBERS } from "../../row-members.ts";
import { checkFile, type FileCheck } from "../check-file.ts";
import { isReasonColumn } from "../check-record.ts";
import type { BrokenRow } from "../../reader/file-reader.ts";
import type { CheckedRow, ReadingPlan } from "../reading-plan.ts";
import { cellsForOthers, withoutFormula } from "./for-others.ts";
import { brokenReasons, type Reasons, reasonsOf } from "./reasons.ts";
import type { SendBack, SendBackOptions } from "./way-back.ts";

/** As the reader's blocks are, of which the first with a letter that is not plain tells the encoding. */
const BLOCK_BYTES = 1 << 16;

/** A CSV as it is written, record by record, beside what the rule book says of each. */
export function sendBackCsv(plan: ReadingPlan, options: SendBackOptions): SendBack {
  const { hasReasons = true, isForOthers = false } = options;
  const check = checkFile(plan);
  const blocks = createBlocks(BLOCK_BYTES);
  const text = createTextReader(plan.encoding);
  const told = new Map<number, Reasons>();
  const spans: CsvSpan[] = [];
  const header = plan.tables[0]?.headerRow ?? 1;
  let csv: { readonly reader: CsvReader; readonly separator: string } | undefined;
  let table: Layout | undefined;
  let isMarked = false;
  /** The last row that was told about. */
  let reached = 0;

  const target = (): Encoding => {
    const own = text.encoding();
    return options.encoding ?? (hasReasons && own === "windows-1252" ? "utf-8" : own);
  };
  let writer: { readonly encoding: Encoding; readonly encoder: Encoder } | undefined;
  /** Told once: what was written cannot be written again in another encoding. */
  const writing = () => (writer ??= { encoding: target(), encoder: encoderOf(target()) });
  const encode = (written: string): Uint8Array => writing().encoder.encode(written);

  /** Decides what stands before the first record. */
  const begin = (head: string): string => {
    const found = findSeparator(head);
    const separator = plan.separator ?? found.separator;
    const reader = createCsvReader(separator, 1, (span) => spans.push(span));
    csv = { reader, separator };
    reader.push(head.slice(found.skip));
    const named = head.slice(0, found.skip).replace(MARK, "");
    const needsMark = isMarked || (writing().encoding === "utf-8" && text.encoding() !== "utf-8");
    return (needsMark ? MARK : "") + named;
  };
  const written = (span: CsvSpan): string => {
    const reasons = told.get(span.row);
    told.delete(span.row);
    const separator = csv?.separator ?? ",";
    // Lines above the table have no columns that would tell what others may see.
    if (span.row < header) return isForOthers ? "" : span.text;
    if (span.row === header) {
      table = layoutOf(span, separator, isForOthers);
      return hasReasons || isForOthers
        ? table.row(span, hasReasons ? REASON_MEMBERS : [])
        : span.text;
    }
    if (reasons === undefined && options.rows !== "all") return "";
    if (options.rows === "failed" && reasons?.isFailed !== true) return "";
    const behind = hasReasons ? reasons?.cells : undefined;
    if (table === undefined) return isForOthers ? "" : span.text;
    return behind !== undefined || isForOthers ? table.row(span, behind ?? []) : span.text;
  };
  function* flush(isLast: boolean): Generator<Uint8Array> {
    let ready = "";
    let count = 0;
    const isSilent = isLast || plan.tables[0]?.isLeftOut === true || check.fault() !== undefined;
    for (const span of spans) {
      if (!isSilent && span.row > reached) break;
      ready += written(span);
      count++;
    }
    spans.splice(0, count);
    if (ready !== "") yield encode(ready);
  }
  function take(rows: ReturnType<FileCheck["push"]>): void {
    for (const row of rows) {
      reached = Math.max(reached, row.row);
      told.set(row.row, isBroken(row) ? brokenReasons(row) : reasonsOf(row, options.laterThan));
    }
  }
  function* read(block: Uint8Array, isLast: boolean): Generator<Uint8Array> {
    if (csv === undefined)
      isMarked = MARKS.some((mark) => mark.every((byte, i) => block[i] === byte));
    const piece = text.push(block);
    const more = (piece.ok ? piece.value : "") + (isLast ? text.end() : "");
    if (csv === undefined) yield* [begin(more)].filter(Boolean).map(encode);
    else csv.reader.push(more);
    if (isLast) csv?.reader.end();
    yield* flush(isLast);
  }
  return {
    *push(bytes) {
      take(check.push(bytes));
      for (const block of blocks.push(bytes)) yield* read(block, false);
    },
    *end() {
      take(check.end());
      yield* read(blocks.end(), true);
    },
    mediaType: "text/csv",
    extension: ".csv",
    encoding: () => writer?.encoding ?? target(),
    unheld: () => writer?.encoder.unheld() ?? [],
  };
}

const isBroken = (row: CheckedRow | BrokenRow): row is BrokenRow => "is" in row;

/** Byte order marks of UTF-8 and UTF-16. */
const MARKS = [
  [0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xfe, 0xff],
] as const;

/** Where the reasons go behind the columns of a table. */
interface Layout {
  readonly row: (span: CsvSpan, behind: readonly string[]) => string;
}

function layoutOf(header: CsvSpan, separator: string, isForOthers: boolean): Layout {
  const names = cellsOf(header);
  const width = names.length;
  const stale = new Set(
    names.flatMap((name, at) => (isReasonColumn(name.replace(/^[\s"]+|[\s"]+$/g, "")) ? [at] : [])),
  );
  const shown = isForOthers ? cellsForOthers(names.map(unquoted)) : undefined;
  const quote = (cell: string): string =>
    cell.includes(separator) || /["\r\n]|^\s|\s$/.test(cell)
      ? `"${cell.replaceAll('"', '""')}"`
      : cell;
  /** As it is written, where nothing was put in its place. */
  const replaced = (
    cells: readonly string[],
    plain: readonly string[],
    told: readonly string[],
  ): readonly string[] =>
    cells.map((cell, at) => (told[at] === plain[at] ? cell : quote(told[at] ?? "")));
  /** A record that is not whole has no cells that could be told apart. */
  const hidden = (cells: readonly string[]): readonly string[] => {
    const plain = cells.map(unquoted);
    const told = cells.length === width ? (shown?.(plain) ?? plain) : cells.map(() => "");
    return replaced(cells, plain, told);
  };
  const named = (cells: readonly string[]): readonly string[] => {
    const plain = cells.map(unquoted);
    return replaced(cells, plain, plain.map(withoutFormula));
  };
  return {
    row(span, behind) {
      const end = /\r\n$|\n$|\r$/.exec(span.text)?.[0] ?? "";
      // A record with an open quote would swallow the next ones: it goes back in one cell.
      const found =
        span.ends === undefined
          ? [quote(span.text.slice(0, span.text.length - end.length))]
          : cellsOf(span);
      const written = shown === undefined ? found : span === header ? named(found) : hidden(found);
      const own = written.filter((_, at) => !stale.has(at));
      const missing = Array<string>(Math.max(0, width - found.length)).fill("");
      return (
        [
          ...own,
          ...missing.slice(0, Math.max(0, width - stale.size - own.length)),
          ...behind.map(quote),
        ].join(separator) + (end || "\r\n")
      );
    },
  };
}

const unquoted = (cell: string): string =>
  /^\s*"/.test(cell) ? cell.trim().replace(/^"|"$/g, "").replaceAll('""', '"') : cell.trim();

/** The cells of a record as they are written, quotes and spaces included. */
const cellsOf = ({ text, ends = [] }: CsvSpan): readonly string[] =>
  ends.map((end, at) => text.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end));
