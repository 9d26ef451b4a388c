import type { ColumnTarget } from "./column-words.ts";

/** How a column of somebody's file is read. */
export interface MappedColumn {
  /** Its name in the file. */
  readonly column: string;
  /** undefined: nothing reads it. */
  readonly target: ColumnTarget | undefined;
  /** By its whole name, by words in it, by what its cells look like, as it was kept from an earlier file, or by hand. */
  readonly by: "name" | "words" | "values" | "kept" | "hand" | undefined;
  /** From 0 to 1. */
  readonly confidence: number;
  /** A unit in the name that holds for cells without one: "ขนาดที่ดิน (ตร.ว.)". */
  readonly unit: string | undefined;
  /** A value that the file puts where it knows none; it is read as empty, which is noted. */
  readonly filler?: string | undefined;
}
