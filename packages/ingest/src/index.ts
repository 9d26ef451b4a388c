export type { MappedColumn } from "./mapping/mapped-column.ts";
export * from "./listing-draft.ts";
export * from "./problem.ts";
export * from "./partner-row/index.ts";
export { FILE_FAULTS, type FaultTexts, type FileFaultCode } from "./reader/file-faults.ts";
export { FILE_LIMITS } from "./reader/file-limits.ts";
export * from "./reader/file-reader.ts";
export { openFile, type OpenOptions } from "./file/open-file.ts";
export {
  type CellToWrite,
  type ColumnToWrite,
  type SheetToWrite,
  writeWorkbook,
} from "./file/xlsx/write-workbook.ts";
export { textOf } from "./file/apply-fixes.ts";
export {
  checkFile,
  type CheckOptions,
  type FilePass,
  nameFile,
  type NamedRow,
} from "./file/check-file.ts";
export { foldReferences, type ReferenceFold, supersededNote } from "./file/fold-references.ts";
export {
  planFile,
  type PlannedFile,
  type PlannedTable,
  type PlanOptions,
  PREVIEW_ROWS,
  type PreviewRow,
} from "./file/plan-file.ts";
export type { KeptMapping } from "./file/plan-table.ts";
export type * from "./file/reading-plan.ts";
export { tableOfReading, type TableReading, tableReadingOf } from "./file/table-reading.ts";
export { type ColumnTarget, TARGETS } from "./mapping/column-words.ts";
export { type Lack, LACKS } from "./mapping/table-lacks.ts";
export type { SentRow } from "./sent-row.ts";
export { type LeftOut, leftOutColumns, mayBeRead } from "./private/left-out-columns.ts";
export { PRIVATE_WORDS } from "./private/private-kinds.ts";
export { publicBroken } from "./file/public-broken.ts";
export { sendBack } from "./file/send-back/send-back.ts";
export type { SendBack, SendBackOptions } from "./file/send-back/way-back.ts";
export { type TemplateLanguage, writeTemplate } from "./file/template/template.ts";
// What files of an office suite have in common, for whoever reads another kind of them.
export { decoderOf } from "./bytes/decoding.ts";
export { detectEncoding } from "./bytes/detect-encoding.ts";
export { readSheets, type SheetRow } from "./file/xlsx/read-sheets.ts";
export { type Archive, openArchive, partOf, relationsOf } from "./file/xlsx/read-workbook.ts";
export { WorkbookFault } from "./file/xlsx/unpack.ts";
export { readPart, readRelations, type Relation } from "./file/xlsx/workbook-parts.ts";
export type { XmlHandlers } from "./xml/xml-reader.ts";
