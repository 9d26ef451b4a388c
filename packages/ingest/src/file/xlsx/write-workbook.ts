import { strToU8, Zip, ZipDeflate } from "fflate";
import { joined } from "../../bytes/blocks.ts";
import { FILE_LIMITS } from "../../reader/file-limits.ts";

export type CellToWrite = string | number | boolean | null;

/** A column of a sheet, by its place. */
export interface ColumnToWrite {
  /** In letters; 14 where it is left out. */
  readonly width?: number;
  /** What is typed there stays as it is typed: "0812345678" keeps its zero. */
  readonly isText?: boolean;
  /** Offered in a list at each cell below the header. Together at most 255 letters, none with a comma. */
  readonly choices?: readonly string[];
  /** Shown when a cell below the header is chosen; at most 255 letters. */
  readonly hint?: { readonly title: string; readonly text: string };
}
export interface SheetToWrite {
  /** Made fit for a sheet's name: 31 letters, none of []:*?/\. */
  readonly name: string;
  /** The first is the header: bold, and in sight while the others scroll. */
  readonly rows: Iterable<readonly CellToWrite[]>;
  readonly columns?: readonly ColumnToWrite[];
}

/**
 * A workbook (.xlsx, ECMA-376) of plain cells. A text stays a text whatever it looks like: no cell
 * becomes a formula, a date or a number. The same sheets give the same bytes.
 */
export function writeWorkbook(sheets: readonly SheetToWrite[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  const add = (name: string, pieces: Iterable<string>): void => {
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = WRITTEN_AT;
    zip.add(entry);
    for (const piece of pieces) entry.push(strToU8(piece));
    entry.push(new Uint8Array(), true);
  };
  const names = sheetNames(sheets);
  add("[Content_Types].xml", [contentTypes(sheets.length)]);
  add("_rels/.rels", [RELATIONS([["officeDocument", "xl/workbook.xml"]])]);
  add("xl/workbook.xml", [workbook(names)]);
  add("xl/_rels/workbook.xml.rels", [
    RELATIONS([
      ...sheets.map((_, at) => ["worksheet", `worksheets/sheet${at + 1}.xml`] as const),
      ["styles", "styles.xml"],
    ]),
  ]);
  add("xl/styles.xml", [STYLES]);
  for (const [at, sheet] of sheets.entries())
    add(`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet));
  zip.end();
  return joined(chunks);
}

/** An archive states a time; a fixed one keeps the same sheets the same bytes. */
const WRITTEN_AT = new Date(2000, 0, 1);

function sheetNames(sheets: readonly SheetToWrite[]): readonly string[] {
  const taken = new Set<string>();
  return sheets.map(({ name }, at) => {
    const fit =
      name
        .replace(/[[\]:*?/\\]/g, " ")
        .trim()
        .slice(0, 31) || `Sheet${at + 1}`;
    // Spreadsheets tell names apart without regard to capitals.
    const own = taken.has(fit.toLowerCase()) ? `${fit.slice(0, 27)} ${at + 1}` : fit;
    taken.add(own.toLowerCase());
    return own;
  });
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const contentTypes = (sheets: number): string =>
  `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${Array.from(
    { length: sheets },
    (_, at) =>
      `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  ).join("")}</Types>`;

const RELATIONS = (targets: readonly (readonly [kind: string, target: string])[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([kind, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;

const workbook = (names: readonly string[]): string =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names
    .map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join("")}</sheets></workbook>`;

/** Style 0 is plain, style 1 the header's bold, style 2 text. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`;

function* sheetXml({ rows, columns = [] }: SheetToWrite): Generator<string> {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  if (columns.length > 0)
    yield `<cols>${columns
      .map(
        ({ width = 14, isText = false }, at) =>
          `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"${isText ? ' style="2"' : ""}/>`,
      )
      .join("")}</cols>`;
  yield "<sheetData>";
  let number = 0;
  let piece = "";
  for (const row of rows) {
    number++;
    piece += `<row r="${number}">${row.map((cell, at) => cellXml(cell, at, number)).join("")}</row>`;
    if (piece.length < PIECE_UNITS) continue;
    yield piece;
    piece = "";
  }
  yield `${piece}</sheetData>${validations(columns)}</worksheet>`;
}
const PIECE_UNITS = 1 << 16;

function cellXml(cell: CellToWrite, column: number, row: number): string {
  if (cell === null || cell === "") return "";
  const at = `r="${columnLetters(column)}${row}"${row === 1 ? ' s="1"' : ""}`;
  if (typeof cell === "boolean") return `<c ${at} t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === "number" && Number.isFinite(cell)) return `<c ${at}><v>${cell}</v></c>`;
  const text = asWritten(String(cell).slice(0, FILE_LIMITS.cellUnits));
  return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** 0 is A, 26 is AA. */
export function columnLetters(column: number): string {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

function validations(columns: readonly ColumnToWrite[]): string {
  const rules = columns.flatMap(({ choices, hint }, at) => {
    if (choices === undefined && hint === undefined) return [];
    const letters = columnLetters(at);
    const list = choices === undefined ? "" : ' type="list"';
    const prompt =
      hint === undefined
        ? ""
        : ` showInputMessage="1" promptTitle="${escaped(hint.title.slice(0, 32))}" prompt="${escaped(hint.text.slice(0, 255))}"`;
    const formula =
      choices === undefined ? "" : `<formula1>"${escaped(choices.join(","))}"</formula1>`;
    return [
      `<dataValidation${list} allowBlank="1"${prompt} sqref="${letters}2:${letters}10000">${formula}</dataValidation>`,
    ];
  });
  return rules.length === 0
    ? ""
    : `<dataValidations count="${rules.length}">${rules.join("")}</dataValidations>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
/** What XML cannot hold is left out. */
const UNWRITABLE =
  // oxlint-disable-next-line no-control-regex -- controls are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const escaped = (text: string): string =>
  text.replace(UNWRITABLE, "").replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
/** "_x000D_" in a cell means a letter by its number (ECMA-376, 22.9.2.19), unless its first sign is written so itself. */
const asWritten = (text: string): string =>
  escaped(text)
    .replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_")
    .replaceAll("\r", "_x000D_");
