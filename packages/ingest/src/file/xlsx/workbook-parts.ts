import { decoderOf, type Encoding } from "../../bytes/decoding.ts";
import { createXmlReader, type XmlHandlers } from "../../xml/xml-reader.ts";
import { FILE_LIMITS } from "../../reader/file-limits.ts";
import { type NumberKind, numberKind } from "./cell-values.ts";
import { WorkbookFault } from "./unpack.ts";

export interface SheetPart {
  readonly name: string;
  readonly isHidden: boolean;
  /** Of the archive. */
  readonly part: string;
}
export interface Workbook {
  readonly sheets: readonly SheetPart[];
  /** Days are counted from 1904, as old Macs did. */
  readonly is1904: boolean;
}

/** Reads a whole part; what it says is told to the handlers. After each piece the generator yields. */
export function* readPart(
  pieces: Iterable<Uint8Array>,
  handlers: XmlHandlers,
): Generator<undefined> {
  const xml = createXmlReader(handlers, RECORDS);
  let decoder: ReturnType<typeof decoderOf> | undefined;
  const refused = (): void => {
    if (xml.isTooLong()) throw new WorkbookFault("workbook_cell_too_long");
    const code = xml.fault()?.code;
    if (code !== undefined)
      throw new WorkbookFault(code === "xml_doctype" ? code : "workbook_damaged");
  };
  for (const piece of pieces) {
    decoder ??= decoderOf(encodingOf(piece));
    xml.push(decoder.decode(piece, { stream: true }));
    refused();
    yield;
  }
  xml.push(decoder?.decode() ?? "");
  xml.end();
  refused();
}

/** A cell and a shared text: each is read to the limit of a record and no further. */
const RECORDS: ReadonlySet<string> = new Set(["c", "si"]);

/** A part is UTF-8 or marked UTF-16. */
export const encodingOf = ([first, second]: Uint8Array): Encoding =>
  first === 0xff && second === 0xfe
    ? "utf-16le"
    : first === 0xfe && second === 0xff
      ? "utf-16be"
      : "utf-8";

const whole = (pieces: Iterable<Uint8Array>, handlers: Partial<XmlHandlers>): void => {
  const told = { open: () => undefined, text: () => undefined, close: () => undefined };
  for (const _ of readPart(pieces, { ...told, ...handlers }));
};

export interface Relation {
  readonly id: string;
  /** The last word of its kind: "worksheet". */
  readonly kind: string;
  /** The name of an entry. */
  readonly target: string;
}

/** @param of the part whose relations they are; targets are told from there */
export function readRelations(pieces: Iterable<Uint8Array>, of: string): readonly Relation[] {
  const relations: Relation[] = [];
  whole(pieces, {
    open(name, { Id: id = "", Type: type = "", Target: target = "", TargetMode: mode = "" }) {
      if (name !== "Relationship" || mode === "External") return;
      relations.push({
        id,
        kind: type.slice(type.lastIndexOf("/") + 1),
        target: entryName(target, of),
      });
    },
  });
  return relations;
}

function entryName(target: string, of: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const steps = of.split("/").slice(0, -1);
  for (const step of target.split("/"))
    if (step === "..") steps.pop();
    else if (step !== ".") steps.push(step);
  return steps.join("/");
}

export function readWorkbookPart(
  pieces: Iterable<Uint8Array>,
  relations: readonly Relation[],
): Workbook {
  const sheets: SheetPart[] = [];
  let is1904 = false;
  whole(pieces, {
    open(name, attributes) {
      if (name === "workbookPr") is1904 = isTrue(attributes["date1904"]);
      if (name !== "sheet") return;
      const id = Object.entries(attributes).find(([key]) => /(?:^|:)id$/.test(key))?.[1];
      const relation = relations.find((each) => each.id === id);
      // Sheets of charts and dialogs hold no rows.
      if (relation?.kind !== "worksheet") return;
      if (sheets.length >= FILE_LIMITS.sheets) throw new WorkbookFault("too_many_sheets");
      sheets.push({
        name: (attributes["name"] ?? "").slice(0, LONGEST_NAME),
        isHidden: /hidden$/i.test(attributes["state"] ?? ""),
        part: relation.target,
      });
    },
  });
  return { sheets, is1904 };
}
const LONGEST_NAME = 200;
const isTrue = (value: string | undefined): boolean => value === "1" || value === "true";

/** The kind of number of each style of cells, by its place. */
export function readStyles(pieces: Iterable<Uint8Array>): readonly NumberKind[] {
  const codes = new Map<number, string>();
  const kinds: NumberKind[] = [];
  let isInCells = false;
  whole(pieces, {
    open(name, { numFmtId, formatCode = "" }) {
      if (name === "numFmt" && codes.size < STYLES_MAX) codes.set(Number(numFmtId), formatCode);
      if (name === "cellXfs") isInCells = true;
      const id = Number(numFmtId ?? 0);
      if (name === "xf" && isInCells && kinds.length < STYLES_MAX)
        kinds.push(numberKind(id, codes.get(id)));
    },
    close(name) {
      if (name === "cellXfs") isInCells = false;
    },
  });
  return kinds;
}
/** A spreadsheet program has 65,490 at most. */
const STYLES_MAX = 70_000;

/** The texts that cells name by number; the parts of a text in several fonts joined, readings of Japanese left out. */
export function readSharedTexts(pieces: Iterable<Uint8Array>): readonly string[] {
  const texts: string[] = [];
  let units = 0;
  let text = "";
  let isInText = false;
  let isReading = false;
  whole(pieces, {
    open(name) {
      if (name === "si") text = "";
      if (name === "rPh") isReading = true;
      if (name === "t") isInText = !isReading;
    },
    text(piece) {
      if (isInText) text += piece;
    },
    close(name) {
      if (name === "t") isInText = false;
      if (name === "rPh") isReading = false;
      if (name !== "si") return;
      texts.push(cellText(text));
      units += text.length;
      if (texts.length > FILE_LIMITS.sharedTexts || units > FILE_LIMITS.sharedUnits)
        throw new WorkbookFault("workbook_unpacks_too_large");
    },
  });
  return texts;
}

/** "_x000D_" stands for a letter by its number (ECMA-376, 22.9.2.19). */
export const cellText = (text: string): string =>
  text.includes("_x")
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
