export type { MappedColumn } from "./mapping/map-columns.ts";
export { decodeText } from "./bytes/text-reader.ts";
export * from "./ingest.ts";
export * from "./listing-draft.ts";
export * from "./problem.ts";
export * from "./partner-row/index.ts";
export { FILE_FAULTS, type FaultTexts, type FileFaultCode } from "./file/file-faults.ts";
export { FILE_LIMITS } from "./file/file-limits.ts";
export * from "./file/file-reader.ts";
export { openFile, type OpenOptions } from "./file/open-file.ts";
export {
  type CellToWrite,
  type ColumnToWrite,
  type SheetToWrite,
  writeWorkbook,
} from "./file/xlsx/write-workbook.ts";
