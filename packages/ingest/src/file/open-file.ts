import { createBlocks, joined } from "../bytes/blocks.ts";
import type { Encoding } from "../bytes/decoding.ts";
import { createTextReader } from "../bytes/text-reader.ts";
import { createCsvRows } from "../csv/csv-rows.ts";
import { createKyeroRows } from "../feeds/kyero-rows.ts";
import { createJsonRows } from "../json/json-rows.ts";
import { mapColumns, tellsHomes } from "../mapping/map-columns.ts";
import { FILE_LIMITS } from "../reader/file-limits.ts";
import type { FileEvent, FileFault, FileKind, FileReader } from "../reader/file-reader.ts";
import { kindOfBytes, kindOfText } from "./recognise.ts";
import type { IsHeader } from "../reader/table-rows.ts";
import { readWorkbook } from "./xlsx/read-workbook.ts";
import type { TextFormat } from "../reader/text-format.ts";

/** What somebody knows better than the file shows; what is left out is recognised. */
export interface OpenOptions {
  readonly encoding?: Encoding;
  /** Of a CSV. */
  readonly separator?: string;
  /** Asked for the first rows of each table; the first it takes holds the names of the columns. */
  readonly isHeader?: IsHeader;
}

/** Large enough to tell the encoding, the separator and the kind of a file from its first. */
const BLOCK_BYTES = 1 << 16;

/**
 * Reads a file of any kind that partners send, told by its content. It never throws: what cannot be
 * read is a "broken" record, or a fault that ends the reading, with whatever came before it standing.
 */
export function openFile(options: OpenOptions = {}): FileReader {
  const blocks = createBlocks(BLOCK_BYTES);
  const count = createRecordCount();
  let inside: Inside | undefined;
  let fault: FileFault | undefined;

  const read = function* (block: Uint8Array, isLast: boolean): Generator<FileEvent> {
    inside ??= insideOf(block, options);
    for (const event of inside.read(block, isLast)) {
      fault = count(event);
      if (fault !== undefined) return;
      yield event;
    }
    fault = inside.fault();
  };
  return {
    *push(bytes) {
      if (fault !== undefined) return;
      for (const block of blocks.push(bytes)) {
        yield* read(block, false);
        if (fault !== undefined) return;
      }
    },
    *end() {
      if (fault === undefined) yield* read(blocks.end(), true);
    },
    kind: () => inside?.kind(),
    encoding: () => inside?.encoding?.(),
    separator: () => inside?.separator?.(),
    fault: () => fault,
  };
}

/** What the first block of a file turned out to be. */
interface Inside {
  readonly read: (block: Uint8Array, isLast: boolean) => Iterable<FileEvent>;
  readonly fault: () => FileFault | undefined;
  readonly kind: () => FileKind | undefined;
  readonly encoding?: () => Encoding;
  readonly separator?: () => string | undefined;
}

const unreadable = (fault: FileFault): Inside => ({
  read: () => [],
  fault: () => fault,
  kind: () => undefined,
});

function insideOf(head: Uint8Array, options: OpenOptions): Inside {
  if (head.length === 0) return unreadable({ code: "file_empty" });
  const kind = kindOfBytes(head);
  if (kind === "zip") return workbookInside(options);
  return kind === undefined ? textInside(options) : unreadable({ code: kind });
}

/** A workbook can be read once it is whole: its directory and its texts stand behind what needs them. */
function workbookInside({ isHeader = isHeaderOfHomes }: OpenOptions): Inside {
  let held: Uint8Array[] = [];
  let size = 0;
  let fault: FileFault | undefined;
  return {
    *read(block, isLast) {
      held.push(block);
      size += block.length;
      if (size > FILE_LIMITS.workbookBytes) {
        held = [];
        fault = { code: "workbook_too_large" };
      } else if (isLast) {
        const whole = joined(held);
        held = [];
        fault = yield* readWorkbook(whole, isHeader);
      }
    },
    fault: () => fault,
    kind: () => "xlsx",
  };
}

/** A format that does not say what it is is a CSV. */
type Format = TextFormat & Partial<Pick<Inside, "separator" | "kind">>;

function textInside(options: OpenOptions): Inside {
  const text = createTextReader(options.encoding);
  let format: Format | undefined;
  let fault: FileFault | undefined;
  let blank = "";

  const feed = (piece: string): readonly FileEvent[] => {
    const text = blank + piece;
    format ??= formatOf(text, options);
    blank = format === undefined ? text : "";
    if (blank.length > FILE_LIMITS.recordUnits) fault = { code: "file_empty" };
    return format?.push(text) ?? [];
  };
  const rest = (): readonly FileEvent[] => {
    const isCut = text.end() !== "";
    const events = format?.end() ?? [];
    if (format === undefined) fault ??= { code: "file_empty" };
    if (isCut) fault ??= { code: "file_cut_short" };
    return events;
  };
  return {
    read(block, isLast) {
      const piece = text.push(block);
      if (!piece.ok) fault = piece.failure;
      const events = piece.ok ? feed(piece.value) : [];
      return isLast || fault !== undefined ? [...events, ...rest()] : events;
    },
    fault: () => format?.fault() ?? fault,
    kind: () => (format?.kind === undefined ? format && "csv" : format.kind()),
    encoding: text.encoding,
    separator: () => format?.separator?.(),
  };
}

/** undefined while nothing but spaces has come. */
function formatOf(
  head: string,
  { separator, isHeader = isHeaderOfHomes }: OpenOptions,
): Format | undefined {
  const kind = kindOfText(head);
  if (kind === "nothing") return undefined;
  if (kind === "json") return createJsonRows();
  if (kind === "xml") return createKyeroRows();
  return createCsvRows({ separator, isHeader });
}

const isHeaderOfHomes: IsHeader = (columns) => tellsHomes(mapColumns(columns, []));

/** Counts records; a fault where there are too many, or too many one after the other that are broken. */
function createRecordCount(): (event: FileEvent) => FileFault | undefined {
  let records = 0;
  let broken = 0;
  return (event) => {
    if (event.is === "table") return undefined;
    records++;
    broken = event.is === "broken" ? broken + 1 : 0;
    const code =
      records > FILE_LIMITS.rows
        ? "too_many_rows"
        : broken >= FILE_LIMITS.brokenInARow
          ? "too_many_broken"
          : undefined;
    return code && { code, ...(event.line !== undefined && { line: event.line }) };
  };
}
