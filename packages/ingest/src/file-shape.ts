import type { CellReader } from "./cells.ts";
import type { ListingDraft } from "./listing-draft.ts";

/** A file whose columns are known, and how one row of it is read. */
export interface FileShape {
  readonly name: string;
  /** Columns that must be there for a file to be of this shape. */
  readonly columns: readonly string[];
  /** The column of the file's own reference of a home. */
  readonly reference: string;
  /** null when the row holds an error, which has been noted on the reader. */
  readonly read: (cells: CellReader, raw: Readonly<Record<string, string>>) => ListingDraft | null;
}
