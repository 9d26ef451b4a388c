import type { UploadProblem } from "@propertyvr/contracts";
import {
  type BrokenRow,
  type PlacedNote,
  PROBLEM_TEXTS,
  type RecordPlace,
  ROW_RULES,
} from "@propertyvr/ingest";

/** What a rule says about a row of a file. */
export const problemOfNote = (
  note: PlacedNote,
  { sheet, row, line }: RecordPlace,
  externalId: string | null,
): UploadProblem => ({
  sheet,
  row,
  ...(line !== undefined && { line }),
  column: note.column,
  severity: note.severity,
  external_id: externalId,
  pointer: note.pointer,
  field: note.field,
  code: note.code,
  message: note.message,
  message_th: note.messageTh,
  value: note.value,
  fix: note.fix,
  fix_th: note.fixTh,
});

/** A record that could not be read. */
export const problemOfBroken = ({ sheet, row, line, code, value }: BrokenRow): UploadProblem => {
  const [message, messageTh] = textsOf(code);
  return {
    sheet,
    row,
    ...(line !== undefined && { line }),
    column: null,
    severity: "error",
    external_id: null,
    pointer: "",
    field: "",
    code,
    message,
    message_th: messageTh,
    value,
  };
};

type Texts = Readonly<Record<string, readonly [en: string, th: string]>>;

const textsOf = (code: string): readonly [string, string] =>
  (PROBLEM_TEXTS as Texts)[code] ??
  (ROW_RULES as Readonly<Record<string, { readonly says: readonly [string, string] }>>)[code]
    ?.says ??
  PROBLEM_TEXTS.malformed_csv;
