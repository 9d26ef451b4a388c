import type { Encoding } from "../bytes/decoding.ts";
import type { FileFaultCode } from "./file-faults.ts";

/** What a file is, told by its content and never by its name. */
export const FILE_KINDS = ["csv", "xlsx", "json", "ndjson", "portal-feed", "kyero"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Where a record stands, as the person who made the file counts. */
export interface RecordPlace {
  /** Of a workbook; null in any other file. */
  readonly sheet: string | null;
  /** A row of a table, whose first line is row 1; of other files the number of the record, from 1. */
  readonly row: number;
  /** Line of the text from 1, where the file is one. */
  readonly line?: number;
}

/** A table of named columns begins; its rows follow. A workbook has one for each sheet that holds homes. */
export interface TableBegun {
  readonly is: "table";
  readonly sheet: string | null;
  readonly headerRow: number;
  /** Unique; a column without a name is called by its place. */
  readonly columns: readonly string[];
  /** The person who made the workbook hid the sheet. */
  readonly isHidden?: boolean;
}
/** A row of the table that began last; as many cells as it has columns. */
export interface CellRow extends RecordPlace {
  readonly is: "row";
  readonly cells: readonly string[];
  /** What was put right while reading, by column. */
  readonly repairs: readonly CellRepair[];
}
/** What was done to one cell while reading; the rule book says it as a repair of a text or a cell. */
export interface CellRepair {
  /** Of the table; of a cell that stands beside it, "column 16384". */
  readonly column: string;
  readonly code:
    | "mojibake"
    /** Bytes that are no letter stand in it; they were read as U+FFFD. */
    | "letters_lost"
    /** The cell stands right of the table and was left out. */
    | "outside_table"
    /** "#N/A" and its like were read as empty. */
    | "error_cell"
    /** A formula that was saved without its result was read as empty. */
    | "formula_without_value"
    /** A text longer than a spreadsheet's cell holds was cut. */
    | "cell_cut";
  readonly before: string;
}
/** A record of a file that is no table: a JSON value, or a home of a feed already in the members of a partner's row. */
export interface ValueRow extends RecordPlace {
  readonly is: "value";
  readonly value: unknown;
}
/** A record that could not be read; the others were. */
export interface BrokenRow extends RecordPlace {
  readonly is: "broken";
  /** A code of PROBLEM_TEXTS. */
  readonly code: string;
  readonly value: string;
}
export type FileEvent = TableBegun | CellRow | ValueRow | BrokenRow;

/** Why the rest of a file, or all of it, cannot be read; what was read before stands. */
export interface FileFault {
  readonly code: FileFaultCode;
  /** Of a file of text, from 1. */
  readonly line?: number;
  /** Of a workbook. */
  readonly sheet?: string;
}

/**
 * A file read piece by piece in bounded memory. The same in browser and server, and the same however
 * the bytes are cut.
 */
export interface FileReader {
  /** @returns what these bytes completed; reading goes on as it is run through, once and to its end */
  readonly push: (bytes: Uint8Array) => Iterable<FileEvent>;
  readonly end: () => Iterable<FileEvent>;
  /** Known after the first bytes. */
  readonly kind: () => FileKind | undefined;
  readonly encoding: () => Encoding | undefined;
  /** "," ";" "|" or a tab, of a CSV. */
  readonly separator: () => string | undefined;
  /** Set once reading cannot go on; later bytes are ignored. */
  readonly fault: () => FileFault | undefined;
}
