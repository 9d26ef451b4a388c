import type { AttachmentFault } from "@propertyvr/contracts";
import { collectBlocks, DOCUMENT_LIMITS, type DocumentText } from "@propertyvr/documents";
import { readSheets } from "@propertyvr/ingest";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { officeFault } from "./office-fault.ts";
import { UNPACKED_BYTES } from "./unpacked-bytes.ts";

/** A workbook: each sheet in sight is a table; rows that hold nothing are left out. */
export function readXlsx(bytes: Uint8Array): Result<DocumentText, AttachmentFault> {
  const collector = collectBlocks();
  const rows = readSheets(bytes, UNPACKED_BYTES);
  let sheet: string | undefined;
  let open: (readonly string[])[] = [];
  let cells = 0;
  const endSheet = (): boolean =>
    open.length === 0 ||
    collector.add({ type: "table", rows: squared(open), page: null, sheet: sheet ?? null });
  for (;;) {
    const next = rows.next();
    if (next.done === true) {
      if (next.value !== undefined) return fail(officeFault(next.value));
      break;
    }
    if (sheet !== next.value.sheet) {
      if (!endSheet()) {
        collector.cut();
        return ok(collector.document("sheet"));
      }
      [sheet, open] = [next.value.sheet, []];
    }
    cells += next.value.cells.length;
    // More would be cut off anyway.
    if (cells > DOCUMENT_LIMITS.cells) {
      collector.cut();
      break;
    }
    open.push(next.value.cells);
  }
  endSheet();
  return ok(collector.document("sheet"));
}

/** Rows of one length, without columns that are empty in all of them at either end. */
function squared(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const used = rows.flatMap((row) => row.flatMap((cell, at) => (cell.trim() === "" ? [] : [at])));
  const from = used.reduce((least, at) => Math.min(least, at), Infinity);
  const to = used.reduce((most, at) => Math.max(most, at), -1);
  if (to < 0) return [];
  return rows.map((row) =>
    Array.from({ length: to - from + 1 }, (_, at) => (row[from + at] ?? "").trim()),
  );
}
