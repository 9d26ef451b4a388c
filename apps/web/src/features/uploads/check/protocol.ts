import type { FileKind, ReadingPlan } from "@propertyvr/ingest";
import type { UploadTable } from "@propertyvr/contracts";

import type { Language } from "@propertyvr/vocabulary";

export type FileEncoding = NonNullable<ReadingPlan["encoding"]>;

/** A text in the languages of the interface. */
export type InBoth = Readonly<Record<Language, string>>;

/** So much of a file is checked in the browser; the server's dry run tells the rest. */
export const CHECKED_BYTES_MAX = 50 * 1024 * 1024;
export const CHECKED_ROWS_MAX = 50_000;

/** What a rule says about one member of a row. */
export interface CellNote {
  readonly severity: "error" | "warning";
  readonly code: string;
  /** A member of a partner's row; "" is the row as a whole. */
  readonly field: string;
  /** Of the file, where it has one. */
  readonly column: string | null;
  /** The member's whole value as text; null where the row has none. */
  readonly value: string | null;
  readonly says: InBoth;
  readonly fix: InBoth;
}

/** A row of a file that something is said about. */
export interface NotedRow {
  readonly sheet: string | null;
  readonly row: number;
  readonly reference: string | null;
  /** Its members as text, as far as they are known here. */
  readonly values: Readonly<Record<string, string>>;
  readonly notes: readonly CellNote[];
}

/** One kind of change that is made by itself, and how often. */
export interface Repair {
  readonly code: string;
  readonly field: string;
  readonly column: string | null;
  readonly count: number;
  readonly says: InBoth;
  readonly examples: readonly {
    readonly row: number;
    readonly before: string;
    readonly after: string | null;
  }[];
}

/** The first rows of a table: as they stand in the file, and what is read from them. */
export interface PreviewTable {
  readonly sheet: string | null;
  readonly headerRow: number;
  /** Why it tells no homes; null where it does. */
  readonly lacks: InBoth | null;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly row: number;
    readonly cells: readonly string[];
    readonly home: PreviewHome | null;
    /** Of a row with errors: its members as they were sent, and the first error. */
    readonly sent: Readonly<Record<string, string>>;
    readonly error: InBoth | null;
  }[];
}

/** A home as it will be read; null where a member is not known. */
export interface PreviewHome {
  readonly reference: string | null;
  readonly title: string | null;
  readonly type: string;
  readonly rentPrice: number | "on_request" | null;
  readonly salePrice: number | "on_request" | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly areaSqm: number | null;
  readonly landSqm: number | null;
  /** District and province, or the province. */
  readonly place: InBoth | null;
}

/** A file as it was recognised, before a row of it is checked. */
export interface PreviewedFile {
  readonly kind: FileKind;
  readonly plan: ReadingPlan;
  readonly tables: readonly PreviewTable[];
  /** Of a file of text in another encoding than UTF-8: how its first lines read in each. */
  readonly samples: readonly { readonly encoding: FileEncoding; readonly text: string }[];
}

/** What came of checking a file, or its first part, by the plan. */
export interface CheckedFile {
  readonly rows: number;
  readonly good: number;
  readonly failed: number;
  /** A later row has the same reference. */
  readonly superseded: number;
  readonly noted: readonly NotedRow[];
  readonly repairs: readonly Repair[];
  /** false: the file goes on behind what was checked. */
  readonly isWhole: boolean;
}

/** A file that cannot be read any further. */
export interface ToldFault {
  readonly code: string;
  readonly line: number | null;
  readonly says: InBoth;
  readonly fix: InBoth;
}

/** To the worker. What is asked later ends what was asked before. */
export type CheckRequest =
  | {
      readonly ask: "plan";
      readonly seq: number;
      readonly file: Blob;
      /** How tables with these columns were read before. */
      readonly kept: readonly UploadTable[];
      readonly encoding: FileEncoding | null;
    }
  | { readonly ask: "check"; readonly seq: number; readonly plan: ReadingPlan };

/** From the worker. */
export type CheckAnswer =
  | { readonly is: "ready"; readonly provinces: readonly InBoth[] }
  | { readonly is: "planned"; readonly seq: number; readonly planned: PreviewedFile }
  /** How far the check has come; `bytes` of the file. */
  | {
      readonly is: "checking";
      readonly seq: number;
      readonly rows: number;
      readonly bytes: number;
      readonly noted: readonly NotedRow[];
    }
  | {
      readonly is: "checked";
      readonly seq: number;
      readonly checked: Omit<CheckedFile, "noted">;
      readonly fault: ToldFault | null;
    }
  | { readonly is: "failed"; readonly seq: number; readonly fault: ToldFault | null };
