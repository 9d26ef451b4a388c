import type { FileKind } from "../../reader/file-reader.ts";
import type { ReadingPlan } from "../reading-plan.ts";
import { sendBackCsv } from "./send-back-csv.ts";
import { sendBackRecords } from "./send-back-records.ts";
import { sendBackWorkbook } from "./send-back-workbook.ts";
import type { SendBack, SendBackOptions } from "./way-back.ts";

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
