import type { FileKind } from "../file-reader.ts";
import type { Encoding } from "../../bytes/decoding.ts";
import type { ReadingPlan } from "../reading-plan.ts";
import { sendBackCsv } from "./send-back-csv.ts";
import { sendBackRecords } from "./send-back-records.ts";
import { sendBackWorkbook } from "./send-back-workbook.ts";
import type { LaterThan } from "./reasons.ts";

export interface SendBackOptions {
  readonly rows: "failed" | "all";
  /** false: the rows without what we have to say. A file of text then comes back byte for byte. */
  readonly hasReasons?: boolean;
  /** Of the fold of the same file: a row that a later one replaces says so. */
  readonly laterThan?: LaterThan;
  /** Another than the file's own, for letters that it cannot hold. */
  readonly encoding?: Encoding;
}

/** The partner's own file on its way back: its bytes in, the bytes to send out. */
export interface SendBack {
  readonly push: (bytes: Uint8Array) => Iterable<Uint8Array>;
  readonly end: () => Iterable<Uint8Array>;
  readonly mediaType: string;
  /** With its dot. */
  readonly extension: string;
  /** Of a file of text, as it is written. */
  readonly encoding: () => Encoding | undefined;
  /** Letters that the encoding could not hold, each once, once all is written; send it again in UTF-8. */
  readonly unheld: () => readonly string[];
}

/**
 * The partner's own file with a status, reasons in both languages and a fix behind each row. It is
 * read again by the same plan, so that both say the same. A CSV keeps its encoding, separator, quotes
 * and columns, but for Windows-1252, which holds no Thai and becomes UTF-8 with a mark. JSON and NDJSON
 * stay what they are; a workbook keeps its sheets, a feed becomes JSON. Columns of an earlier answer
 * are replaced.
 */
export function sendBack(plan: ReadingPlan, options: SendBackOptions): SendBack {
  return WRITERS[plan.kind](plan, options);
}

const WRITERS: Readonly<
  Record<FileKind, (plan: ReadingPlan, options: SendBackOptions) => SendBack>
> = {
  csv: sendBackCsv,
  xlsx: sendBackWorkbook,
  json: sendBackRecords,
  ndjson: sendBackRecords,
  "portal-feed": sendBackRecords,
  kyero: sendBackRecords,
};
