import type { MappedColumn } from "../mapping/mapped-column.ts";
import type { SentRow } from "../sent-row.ts";
import {
  readPartnerRow,
  referenceOf,
  type RowNote,
  type RuleCode,
  takeNotes,
} from "../partner-row/index.ts";
import { REASON_MEMBERS } from "../row-members.ts";
import { type Fixes, FIX_ROUNDS } from "./apply-fixes.ts";
import { completeRow } from "./complete-row.ts";
import type { CellRepair, RecordPlace } from "../reader/file-reader.ts";
import type { CheckedRow, PlacedNote, RowFix } from "./reading-plan.ts";

/** Reads records of one table by the rule book. */
export interface RecordCheck {
  readonly check: (
    sent: unknown,
    place: RecordPlace,
    repairs?: readonly CellRepair[],
  ) => CheckedRow;
  /** The reference that `check` would give, at a tenth of its cost; null where only that can tell. */
  readonly referenceIn: (sent: unknown) => string | null;
}

/**
 * @param mapping of the table; empty for records in our own members, which are read as they are
 */
export function createRecordCheck(mapping: readonly MappedColumn[], fixes: Fixes): RecordCheck {
  const columnOf = columnFinder(mapping);
  const isMapped = mapping.length > 0;
  const fillers = mapping.filter(({ filler }) => filler !== undefined);
  // That a table has no references is told once, by its mapping.
  const isUnnamed = isMapped && !mapping.some(({ target }) => target === "external_id");
  const isNameAsSent =
    !fixes.touch("external_id") && !fillers.some(({ target }) => target === "external_id");
  const referenceIn = (sent: unknown): string | null => (isNameAsSent ? referenceOf(sent) : null);
  const check: RecordCheck["check"] = (sent, { sheet, row, line }, repairs = []) => {
    const place: RecordPlace = { sheet, row, ...(line !== undefined && { line }) };
    const own = takeNotes();
    for (const { column, code, before } of repairs) {
      const field = targetOf(mapping, column);
      // What stands in a column that nothing reads may be private, and is not told.
      own.note(REPAIRS[code], { field }, field === "" ? {} : { value: before });
    }
    const complete =
      isMapped && isRow(sent)
        ? completeRow(withoutFillers(sent, fillers, own), own)
        : withoutReasons(sent);
    const { partnerRow, read } = readFixed(complete, place, fixes);
    const notes = isUnnamed
      ? read.notes.filter(({ code }) => code !== "external_id.advised")
      : read.notes;
    return {
      ...place,
      partnerRow,
      externalId: read.externalId,
      draft: read.draft,
      notes: [...own.all, ...notes].map((note) => placed(note, columnOf)),
    };
  };
  return { check, referenceIn };
}

/** What the reader put right, by our rules. */
const REPAIRS: Readonly<Record<CellRepair["code"], RuleCode>> = {
  mojibake: "text.mojibake",
  letters_lost: "text.letters_lost",
  outside_table: "cell.outside_table",
  error_cell: "cell.error",
  formula_without_value: "cell.no_result",
  cell_cut: "cell.cut",
};

function readFixed(sent: unknown, place: RecordPlace, fixes: Fixes) {
  let read = readPartnerRow(sent);
  const ofPrivate = read.notes.filter(({ code }) => PRIVATE_RULES.has(code));
  const done = new Set<RowFix>();
  for (let round = 0; round < FIX_ROUNDS && isRow(read.row); round++) {
    const fixed = fixes.applied(read.row, read.notes, place, done);
    if (fixed === undefined) break;
    const again = readPartnerRow(fixed);
    // What was private is gone from the row that is read again, and still has been left out.
    read = { ...again, notes: [...ofPrivate, ...again.notes] };
  }
  return { partnerRow: read.row, read };
}
const PRIVATE_RULES: ReadonlySet<RuleCode> = new Set([
  "row.private_member",
  "row.remark",
  "text.private_words",
  "contact.of_owner",
]);

const isRow = (value: unknown): value is SentRow =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function withoutFillers(
  sent: SentRow,
  fillers: readonly MappedColumn[],
  { note }: ReturnType<typeof takeNotes>,
): SentRow {
  let rest = sent;
  for (const { target = "", filler } of fillers) {
    if (String(rest[target]) !== filler) continue;
    note("value.filler", { field: target }, { value: filler });
    rest = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== target));
  }
  return rest;
}

const REASONS: readonly string[] = REASON_MEMBERS;
/** One of those that we put behind the columns of a file that is sent back; ignored when it comes again. */
export const isReasonColumn = (name: string): boolean =>
  REASONS.includes(name.trim().toLowerCase());

function withoutReasons(sent: unknown): unknown {
  if (!isRow(sent) || !REASONS.some((name) => Object.hasOwn(sent, name))) return sent;
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !isReasonColumn(name)));
}

/** Spelled out: a row has a dozen notes, and copying an object by its names takes five times as long. */
const placed = (note: RowNote, columnOf: (note: RowNote) => string | null): PlacedNote => ({
  severity: note.severity,
  code: note.code,
  pointer: note.pointer,
  field: note.field,
  message: note.message,
  messageTh: note.messageTh,
  fix: note.fix,
  fixTh: note.fixTh,
  value: note.value,
  after: note.after,
  column: columnOf(note),
});

const targetOf = (mapping: readonly MappedColumn[], column: string): string =>
  mapping.find((each) => each.column === column)?.target ?? "";

/** The column that gives a member: its own, else one that gives it among others. */
function columnFinder(mapping: readonly MappedColumn[]): (note: RowNote) => string | null {
  const columns = new Map<string, string>();
  for (const { column, target } of mapping)
    for (const field of target === undefined ? [] : [target, ...(GIVES[target] ?? [])])
      if (!columns.has(field)) columns.set(field, column);
  return ({ field, pointer }) =>
    columns.get(pointer.slice(1).replace("/", ".")) ??
    columns.get(field) ??
    (SEEN_IN[field] ?? []).map((other) => columns.get(other)).find((each) => each !== undefined) ??
    null;
}

/** The members that one cell gives beside the one it is named for. */
const GIVES: Readonly<Record<string, readonly string[]>> = {
  rooms: ["bedrooms", "bathrooms"],
  coordinates: ["latitude", "longitude"],
  "contact.name": ["contact"],
  "contact.phone": ["contact"],
  "contact.line": ["contact"],
  "contact.email": ["contact"],
};
/** Where a person would look for a member that is missing. */
const SEEN_IN: Readonly<Record<string, readonly string[]>> = {
  price: ["sale_price", "rent_price"],
  sale_price: ["price"],
  rent_price: ["price"],
  title: ["title_th", "title_en"],
  province: ["location", "city", "district"],
};
