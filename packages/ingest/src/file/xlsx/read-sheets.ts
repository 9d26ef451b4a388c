import type { FileFaultCode } from "../../reader/file-faults.ts";
import { openArchive, openWorkbook, rowsOfSheet } from "./read-workbook.ts";
import { WorkbookFault } from "./unpack.ts";

/** A row of a sheet that holds anything, whatever it is about; dates and numbers as text. */
export interface SheetRow {
  readonly sheet: string;
  /** The sheet's own number of it, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

/**
 * The rows of each sheet that is in sight, for whoever takes a workbook for no file of homes.
 * @param unpackedBytes more than this is not unpacked
 */
export function* readSheets(
  bytes: Uint8Array,
  unpackedBytes: number,
): Generator<SheetRow, FileFaultCode | undefined> {
  try {
    const archive = openArchive(bytes, unpackedBytes);
    const { sheets, context } = openWorkbook(archive);
    for (const part of sheets) {
      if (part.isHidden) continue;
      for (const { row, cells } of rowsOfSheet(archive, part, context))
        yield { sheet: part.name, row, cells };
    }
    return undefined;
  } catch (error) {
    if (!(error instanceof WorkbookFault)) throw error;
    return error.code;
  }
}
