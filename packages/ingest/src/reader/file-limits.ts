/** What one file may hold. Whatever is above is told as a fault; what came before stands. */
export const FILE_LIMITS = {
  /** Records of all its tables together. */
  rows: 500_000,
  columns: 1_000,
  sheets: 200,
  /** A workbook is held while it is read. */
  workbookBytes: 128 * 1024 * 1024,
  /** What a workbook unpacks to: its entries together. */
  unpackedBytes: 1024 * 1024 * 1024,
  /** How often larger one entry may be than its packed bytes; deflate reaches 1,032. */
  packedTimes: 200,
  /** Entries of a workbook's archive. */
  entries: 10_000,
  /** Shared texts of a workbook, and their UTF-16 units together. */
  sharedTexts: 2_000_000,
  sharedUnits: 128 * 1024 * 1024,
  /** Text of one cell, UTF-16 units: as long as a spreadsheet's longest. */
  cellUnits: 32_767,
  /** One record of JSON, one line of a CSV, UTF-16 units. */
  recordUnits: 1024 * 1024,
  /** Members of members. */
  depth: 64,
  /** Records in a row that cannot be read: nothing good comes behind them. */
  brokenInARow: 1_000,
} as const;
