/** What was read from a file that a person attached: data, never instructions. */
export interface DocumentText {
  readonly kind: "pdf" | "word" | "sheet" | "slides" | "text" | "image";
  /** In the order of the file. */
  readonly blocks: readonly DocumentBlock[];
  /** There is more in the file than was taken. */
  readonly isCut: boolean;
}

export type DocumentBlock =
  | {
      readonly type: "paragraph" | "heading";
      readonly text: string;
      /** Page or slide from 1; null where the format has none. */
      readonly page: number | null;
    }
  | {
      readonly type: "table";
      readonly rows: readonly (readonly string[])[];
      readonly page: number | null;
      /** The name of the sheet, of a workbook. */
      readonly sheet: string | null;
    };

/** What is taken of one file at most; more is left out, and `isCut` says so. */
export const DOCUMENT_LIMITS = {
  pages: 300,
  blocks: 5_000,
  /** Of all tables together. */
  cells: 50_000,
  /** UTF-16 units of all blocks together: a book of 150 pages. */
  characters: 400_000,
} as const;
