export type { MappedColumn } from "./mapping/map-columns.ts";
export { decodeText } from "./bytes/text-reader.ts";
export * from "./ingest.ts";
export * from "./listing-draft.ts";
export * from "./problem.ts";
export * from "./partner-row/index.ts";
