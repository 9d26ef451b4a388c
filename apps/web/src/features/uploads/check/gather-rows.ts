import {
  type BrokenRow,
  type CheckedRow,
  PROBLEM_TEXTS,
  type PlacedNote,
  textOf,
} from "@propertyvr/ingest";
import { cut, rowOf, shownMembers } from "./shown-members.ts";
import type { CellNote, CheckedFile, NotedRow, Repair } from "./protocol.ts";

/** What is said about the rows of a file, as the page shows it. */
export interface GatheredRows {
  readonly add: (row: CheckedRow | BrokenRow) => void;
  readonly count: () => number;
  /** Rows that something is said about, since this was asked for the last time. */
  readonly takeNoted: () => readonly NotedRow[];
  readonly result: () => Omit<CheckedFile, "noted" | "isWhole">;
}

/** Examples of a repair that are shown. */
const EXAMPLES = 3;

export function gatherRows(): GatheredRows {
  let rows = 0;
  let failed = 0;
  let superseded = 0;
  let noted: NotedRow[] = [];
  const references = new Set<string>();
  const repairs = new Map<string, Repair>();
  return {
    add(row) {
      rows++;
      if ("is" in row) {
        failed++;
        noted.push(brokenRow(row));
        return;
      }
      if (row.draft === null) failed++;
      else if (row.externalId !== null) {
        if (references.has(row.externalId)) superseded++;
        references.add(row.externalId);
      }
      const notes = row.notes.filter(isProblem);
      if (notes.length > 0) noted.push(notedRow(row, notes));
      for (const note of row.notes) if (note.severity === "repair") addRepair(repairs, note, row);
    },
    count: () => rows,
    takeNoted() {
      const taken = noted;
      noted = [];
      return taken;
    },
    result: () => ({
      rows,
      failed,
      superseded,
      good: rows - failed - superseded,
      repairs: [...repairs.values()].toSorted((one, other) => other.count - one.count),
    }),
  };
}

type ShownProblem = PlacedNote & { readonly severity: CellNote["severity"] };
const isProblem = (note: PlacedNote): note is ShownProblem => note.severity !== "repair";

function notedRow(row: CheckedRow, notes: readonly ShownProblem[]): NotedRow {
  const sent = rowOf(row.partnerRow);
  return {
    sheet: row.sheet,
    row: row.row,
    reference: row.externalId,
    values: shownMembers(sent),
    notes: notes.map((note) => {
      const field = memberOf(note);
      return {
        severity: note.severity,
        code: note.code,
        field,
        column: note.column,
        value: field === "" ? null : textOf(sent, field),
        says: { en: note.message, th: note.messageTh },
        fix: { en: note.fix, th: note.fixTh },
      };
    }),
  };
}

/** A contact's parts are mended one by one. */
const memberOf = ({ field, pointer }: PlacedNote): string =>
  pointer.startsWith("/contact/") ? pointer.slice(1).replace("/", ".") : field;

function brokenRow({ sheet, row, code, value }: BrokenRow): NotedRow {
  const texts = PROBLEM_TEXTS as Readonly<Record<string, readonly [string, string]>>;
  const [en, th] = texts[code] ?? PROBLEM_TEXTS.malformed_csv;
  const says = { en, th };
  const note = { severity: "error", code, field: "", column: null, says, fix: says } as const;
  const values = { title: cut(value) };
  return { sheet, row, reference: null, values, notes: [{ ...note, value: null }] };
}

function addRepair(repairs: Map<string, Repair>, note: PlacedNote, { row }: CheckedRow): void {
  const { code, field, column } = note;
  const key = `${code} ${column ?? field}`;
  const known = repairs.get(key);
  const examples = known?.examples ?? [];
  const before = shown(note.value);
  const isNew = examples.length < EXAMPLES && !examples.some((each) => each.before === before);
  repairs.set(key, {
    code,
    field,
    column,
    count: (known?.count ?? 0) + 1,
    says: known?.says ?? { en: note.message, th: note.messageTh },
    examples:
      isNew && before !== null
        ? [...examples, { row, before, after: shown(note.after) }]
        : examples,
  });
}

function shown(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return cut(typeof value === "string" ? value : JSON.stringify(value));
}
