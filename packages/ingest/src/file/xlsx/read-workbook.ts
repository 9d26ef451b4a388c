import { decoderOf } from "../../bytes/decoding.ts";
import { FILE_LIMITS } from "../../reader/file-limits.ts";
import type { FileEvent, FileFault } from "../../reader/file-reader.ts";
import { createTableRows, type IsHeader } from "../../reader/table-rows.ts";
import { type CellContext, type MergedCells, mergedIn, sheetRows } from "./sheet-rows.ts";
import { type Budget, unpack, WorkbookFault } from "./unpack.ts";
import {
  encodingOf,
  readRelations,
  readSharedTexts,
  readStyles,
  readWorkbookPart,
  type SheetPart,
} from "./workbook-parts.ts";
import { type ZipEntry, zipEntries } from "./zip-entries.ts";

export interface Archive {
  readonly bytes: Uint8Array;
  readonly entries: ReadonlyMap<string, ZipEntry>;
  readonly budget: Budget;
}

/**
 * The rows of each sheet of a workbook that is held whole, hidden sheets included. A sheet is checked
 * to its end before its first row is told, so that no row of a damaged file is taken for a home.
 */
export function* readWorkbook(
  bytes: Uint8Array,
  isHeader: IsHeader,
): Generator<FileEvent, FileFault | undefined> {
  let sheet: string | undefined;
  try {
    const archive = openArchive(bytes, FILE_LIMITS.unpackedBytes);
    const { sheets, context } = openWorkbook(archive);
    for (const part of sheets) {
      sheet = part.name;
      const code = yield* readSheet(archive, part, context, isHeader);
      if (code !== undefined) return { code, sheet };
    }
    return undefined;
  } catch (error) {
    if (!(error instanceof WorkbookFault)) throw error;
    return { code: error.code, ...(sheet !== undefined && { sheet }) };
  }
}

/** @throws WorkbookFault where it is none */
export function openArchive(bytes: Uint8Array, unpackedBytes: number): Archive {
  const entries = zipEntries(bytes);
  if (!entries.ok) throw new WorkbookFault(entries.failure);
  return { bytes, entries: entries.value, budget: { left: unpackedBytes } };
}

export function openWorkbook(archive: Archive): {
  readonly sheets: readonly SheetPart[];
  readonly context: CellContext;
} {
  const { entries } = archive;
  if (!entries.has("[Content_Types].xml")) throw new WorkbookFault(otherArchive(entries));
  const root = readRelations(partOf(archive, "_rels/.rels"), "");
  const path = root.find(({ kind }) => kind === "officeDocument")?.target ?? "";
  // A document, slides, or a workbook in binary form.
  if (!/^xl\/.*\.xml$/i.test(path)) throw new WorkbookFault("other_office_file");
  const relations = readRelations(partOf(archive, relationsOf(path)), path);
  const { sheets, is1904 } = readWorkbookPart(partOf(archive, path), relations);
  const partBy = (kind: string): string | undefined =>
    relations.find((relation) => relation.kind === kind && entries.has(relation.target))?.target;
  const styles = partBy("styles");
  const texts = partBy("sharedStrings");
  return {
    sheets,
    context: {
      is1904,
      kinds: styles === undefined ? [] : readStyles(partOf(archive, styles)),
      texts: texts === undefined ? [] : readSharedTexts(partOf(archive, texts)),
    },
  };
}

const otherArchive = (entries: Archive["entries"]) =>
  entries.has("mimetype") || entries.has("content.xml") ? "other_office_file" : "archive";

export const relationsOf = (path: string): string =>
  path.replace(/([^/]*)$/, (_, name: string) => `_rels/${name}.rels`);

export function partOf({ bytes, entries, budget }: Archive, name: string): Generator<Uint8Array> {
  const entry = entries.get(name);
  if (entry === undefined) throw new WorkbookFault("workbook_damaged");
  return unpack(bytes, entry, budget);
}

function* readSheet(archive: Archive, part: SheetPart, context: CellContext, isHeader: IsHeader) {
  const table = createTableRows({
    sheet: part.name,
    isHidden: part.isHidden,
    isHeader,
    separator: "\t",
    isText: false,
  });
  for (const record of rowsOfSheet(archive, part, context)) {
    yield* table.push(record);
    if (table.fault() !== undefined) return table.fault();
  }
  yield* table.end();
  return table.fault();
}

/** A sheet is checked to its end first. */
export function* rowsOfSheet(archive: Archive, part: SheetPart, context: CellContext) {
  const merged = checkedSheet(archive, part);
  // It was counted when it was checked.
  const again = { ...archive, budget: { left: Infinity } };
  yield* sheetRows(partOf(again, part.part), context, merged);
}

/** Unpacks a sheet for its checksum and for the merged cells, which stand behind the rows. */
function checkedSheet(archive: Archive, { part }: SheetPart): readonly MergedCells[] {
  const merged: MergedCells[] = [];
  let decoder: ReturnType<typeof decoderOf> | undefined;
  let rest = "";
  for (const piece of partOf(archive, part)) {
    decoder ??= decoderOf(encodingOf(piece));
    const text = rest + decoder.decode(piece, { stream: true });
    if (text.includes("mergeCell ") && merged.length < MERGED_MAX) merged.push(...mergedIn(text));
    // A tag may be cut in two.
    rest = text.slice(Math.max(text.lastIndexOf(">") + 1, text.length - TAG_UNITS));
  }
  return merged;
}
const TAG_UNITS = 200;
const MERGED_MAX = 50_000;
