import type { BrokenRow, RecordPlace } from "../../reader/file-reader.ts";
import type { CheckedRow, PlacedNote } from "../reading-plan.ts";
import { type RowProblemCode, PROBLEM_TEXTS } from "../../problem.ts";
import { supersededNote } from "../fold-references.ts";
import { REASON_MEMBERS } from "../../row-members.ts";

/** What a row that is sent back says about itself, by REASON_MEMBERS. */
export interface Reasons {
  readonly isFailed: boolean;
  /** _status, _reason_th, _reason_en, _fix */
  readonly cells: readonly [string, string, string, string];
}
export type LaterThan = (row: CheckedRow) => RecordPlace | undefined;

export const NO_REASONS: Reasons = { isFailed: false, cells: ["", "", "", ""] };

/** Errors and warnings of a row by its columns; what was only put in another form needs nothing. */
export function reasonsOf(row: CheckedRow, laterThan?: LaterThan): Reasons {
  const later = laterThan?.(row);
  const notes = [...row.notes, ...(later === undefined ? [] : [supersededNote(row, later)])].filter(
    ({ severity }) => severity !== "repair",
  );
  const isFailed = row.draft === null;
  const status = isFailed
    ? "failed"
    : later !== undefined
      ? "superseded"
      : notes.length > 0
        ? "warning"
        : "ok";
  const errorsFirst = notes.toSorted((one, other) => weight(one) - weight(other));
  return {
    isFailed,
    cells: [
      status,
      joined(errorsFirst, (note) => `${placeOf(note)}${note.messageTh}`),
      joined(errorsFirst, (note) => `${placeOf(note)}${note.message}`),
      joined(errorsFirst, (note) => `${placeOf(note)}${note.fixTh} / ${note.fix}`),
    ],
  };
}

const weight = ({ severity }: PlacedNote): number => (severity === "error" ? 0 : 1);
const placeOf = ({ column, field }: PlacedNote): string => {
  const name = column ?? field;
  return name === "" ? "" : `${name}: `;
};
const joined = (notes: readonly PlacedNote[], say: (note: PlacedNote) => string): string =>
  safe([...new Set(notes.map(say))].join(" | "));

/** A record that could not be read as one. */
export function brokenReasons({ code }: BrokenRow): Reasons {
  const [en, th] = PROBLEM_TEXTS[code as RowProblemCode] ?? [code, code];
  return { isFailed: true, cells: ["failed", th, en, "แก้แถวนี้ / Fix this row"] };
}

/**
 * A text that a spreadsheet would run as a formula is told by its first letter (OWASP, CSV Injection);
 * an apostrophe in front makes it a text. So are our own columns made safe; what stands in the
 * partner's goes back to its sender as it came, and to others by `withoutFormula`.
 */
export const safe = (text: string): string => {
  const line = text.replace(/[\r\n\t]+/g, " ");
  return /^[=+\-@]/.test(line) ? `'${line}` : line;
};

/** A record of named values with its reasons behind. */
export const withReasons = (
  record: Readonly<Record<string, unknown>>,
  { cells }: Reasons,
): Readonly<Record<string, unknown>> => ({
  ...record,
  ...Object.fromEntries(REASON_MEMBERS.map((name, at) => [name, cells[at]])),
});
