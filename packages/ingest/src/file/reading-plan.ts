import type { Encoding } from "../bytes/decoding.ts";
import type { MappedColumn } from "../mapping/mapped-column.ts";
import type { ListingDraft } from "../listing-draft.ts";
import type { RowNote } from "../partner-row/index.ts";
import type { FileKind, RecordPlace } from "../reader/file-reader.ts";

/** How a table is read. */
export interface TablePlan {
  readonly sheet: string | null;
  readonly headerRow: number;
  readonly mapping: readonly MappedColumn[];
  /** Its rows are passed over: they hold no homes, or the person said so. */
  readonly isLeftOut: boolean;
}

/**
 * A value put in place of one that a rule refused. It holds where the rule `code` tripped over
 * `member` with the value `from`: in one row, or in every row ("apply to all like this").
 */
export interface RowFix {
  /** null: in every row. */
  readonly at: Pick<RecordPlace, "sheet" | "row"> | null;
  readonly code: string;
  /** Of the partner's row, e.g. "price"; it need not be a column of the file. */
  readonly member: string;
  /** The member's value as text; null where the row has none. */
  readonly from: string | null;
  /** null takes the member out. */
  readonly to: string | null;
}

/** All that decides how the bytes of a file become rows; the same plan and bytes give the same rows anywhere. */
export interface ReadingPlan {
  readonly kind: FileKind;
  /** Of a file of text. */
  readonly encoding?: Encoding;
  readonly separator?: string;
  readonly tables: readonly TablePlan[];
  readonly fixes: readonly RowFix[];
}

/** A note with the column that it is about, where the file has one. */
export interface PlacedNote extends RowNote {
  readonly column: string | null;
}

/** A record of a file by the rule book. */
export interface CheckedRow extends RecordPlace {
  /** The home in the members of a partner's row, fixes included: what is written and kept as sent. */
  readonly partnerRow: unknown;
  readonly externalId: string | null;
  /** null where a note is an error. */
  readonly draft: Omit<ListingDraft, "externalId"> | null;
  readonly notes: readonly PlacedNote[];
}
