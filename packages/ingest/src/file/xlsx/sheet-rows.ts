import type { XmlHandlers } from "../../xml/xml-reader.ts";
import { FILE_LIMITS } from "../../reader/file-limits.ts";
import type { RawRecord, RawRepair } from "../../reader/table-rows.ts";
import { type NumberKind, numberText } from "./cell-values.ts";
import { cellText, readPart } from "./workbook-parts.ts";

/** What the cells of all sheets refer to. */
export interface CellContext {
  readonly texts: readonly string[];
  readonly kinds: readonly NumberKind[];
  readonly is1904: boolean;
}
/** Cells of one column that are drawn as one; they all hold what the first holds. Rows from 1. */
export interface MergedCells {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/** A sheet's rows that hold anything, with the numbers they have in the sheet. */
export function* sheetRows(
  pieces: Iterable<Uint8Array>,
  context: CellContext,
  merged: readonly MergedCells[],
): Generator<RawRecord> {
  const ready: RawRecord[] = [];
  const fill = createFill(merged);
  const handlers = rowHandlers(context, (record) => {
    const filled = fill(record);
    if (filled.cells.some((cell) => cell.trim() !== "") || (filled.repairs?.length ?? 0) > 0)
      ready.push(filled);
  });
  for (const _ of readPart(pieces, handlers)) yield* ready.splice(0);
  yield* ready;
}

interface SheetCell {
  readonly column: number;
  readonly type: string;
  readonly kind: NumberKind;
}

function rowHandlers(context: CellContext, done: (record: RawRecord) => void): XmlHandlers {
  let row = 0;
  let column = -1;
  let cells: string[] = [];
  let repairs: RawRepair[] = [];
  let cell: SheetCell | undefined;
  let value = "";
  let formula: string | undefined;
  /** Of the element whose text is read. */
  let into: "value" | "formula" | undefined;
  let isReading = false;

  const put = ({ column: at, type, kind }: SheetCell): void => {
    const told = toldBy(type, kind, value, formula, context);
    if (told.code !== undefined) repairs.push({ at, code: told.code, before: told.before });
    if (told.text === "") return;
    const text = told.text.slice(0, FILE_LIMITS.cellUnits);
    if (text.length < told.text.length)
      repairs.push({ at, code: "cell_cut", before: text.slice(0, 200) });
    if (at < FILE_LIMITS.columns) {
      while (cells.length < at) cells.push("");
      cells[at] = text;
    } else if (repairs.length < REPAIRS_MAX)
      repairs.push({ at, code: "outside_table", before: text });
  };
  return {
    open(name, attributes) {
      if (name === "row") {
        row = placeOr(row + 1, Number(attributes["r"]), ROWS_MAX);
        column = -1;
        cells = [];
        repairs = [];
      } else if (name === "c") {
        column = placeOr(column + 2, columnOf(attributes["r"]), COLUMNS_MAX) - 1;
        const kind = context.kinds[Number(attributes["s"] ?? 0)] ?? "number";
        cell = { column, type: attributes["t"] ?? "n", kind };
        value = "";
        formula = undefined;
      } else if (name === "v") into = "value";
      else if (name === "t" && !isReading) into = "value";
      else if (name === "f") {
        into = "formula";
        formula = "";
      } else if (name === "rPh") isReading = true;
    },
    text(piece) {
      if (into === "value" && value.length <= FILE_LIMITS.cellUnits) value += piece;
      else if (into === "formula" && (formula ?? "").length < 200) formula += piece;
    },
    close(name) {
      if (name === "v" || name === "t" || name === "f") into = undefined;
      else if (name === "rPh") isReading = false;
      else if (name === "c" && cell !== undefined) {
        put(cell);
        cell = undefined;
      } else if (name === "row") done({ row, cells, repairs });
    },
  };
}
const ROWS_MAX = 1_048_576;
const COLUMNS_MAX = 16_384;
/** A row says no more about its cells than this. */
const REPAIRS_MAX = 50;

/** A stated place, where it is one; else the next. */
const placeOr = (next: number, stated: number, max: number): number =>
  Number.isInteger(stated) && stated >= 1 && stated <= max ? stated : Math.min(next, max);

/** "A1" is 1, "XFD7" is 16,384; NaN where no letters stand. */
function columnOf(reference: string | undefined): number {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  if (letters === undefined) return Number.NaN;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

interface CellReading {
  readonly text: string;
  readonly code?: RawRepair["code"];
  readonly before: string;
}

/** The text of a cell by its type (ECMA-376, 18.18.11). */
function toldBy(
  type: string,
  kind: NumberKind,
  value: string,
  formula: string | undefined,
  { texts, is1904 }: CellContext,
): CellReading {
  const told = (text: string): CellReading => ({ text, before: "" });
  if (type === "e") return { text: "", code: "error_cell", before: value };
  if (value === "" && type !== "str" && type !== "inlineStr" && formula !== undefined)
    return { text: "", code: "formula_without_value", before: `=${formula}` };
  if (value === "") return told("");
  if (type === "s") {
    const text = texts[Number(value)];
    return text === undefined ? { text: "", code: "error_cell", before: value } : told(text);
  }
  if (type === "inlineStr" || type === "str") return told(cellText(value));
  if (type === "b") return told(value === "1" || value === "true" ? "TRUE" : "FALSE");
  if (type === "d") return told(value.replace(/T00:00:00(?:\.0+)?Z?$/, ""));
  const number = Number(value);
  return told(Number.isFinite(number) ? numberText(number, kind, is1904) : value);
}

/** Gives the lower cells of merged ones what the first holds. */
function createFill(merged: readonly MergedCells[]): (record: RawRecord) => RawRecord {
  if (merged.length === 0) return (record) => record;
  const waiting = merged.toSorted((one, other) => one.from - other.from);
  let open: { readonly cells: MergedCells; readonly text: string }[] = [];
  let next = 0;
  return (record) => {
    open = open.filter(({ cells }) => cells.to >= record.row);
    for (; (waiting[next]?.from ?? Infinity) <= record.row; next++) {
      const cells = waiting[next] as MergedCells;
      const text = cells.from === record.row ? (record.cells[cells.column] ?? "") : "";
      if (text !== "") open.push({ cells, text });
    }
    const empty = open.filter(({ cells: { column } }) => (record.cells[column] ?? "") === "");
    // A row that holds nothing of its own is no row.
    if (empty.length === 0 || record.cells.length === 0) return record;
    const filled = [...record.cells];
    for (const { cells, text } of empty) {
      while (filled.length < cells.column) filled.push("");
      filled[cells.column] = text;
    }
    return { ...record, cells: filled };
  };
}

/** Merged cells of one column, from the text behind the rows of a sheet. */
export function* mergedIn(text: string): Generator<MergedCells> {
  for (const [, first, from, last, to] of text.matchAll(MERGED)) {
    const column = columnOf(first) - 1;
    if (first === last && column < FILE_LIMITS.columns)
      yield { column, from: Number(from), to: Number(to) };
  }
}
const MERGED = /<(?:\w+:)?mergeCell\s+ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g;
