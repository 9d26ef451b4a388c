import type { PartnerProperty, RowOutcome } from "@propertyvr/contracts";
import {
  type PartnerDraft,
  qualityOf,
  type ReadRow,
  readPartnerRow,
  type RowNote,
  takeNotes,
} from "@propertyvr/ingest";
import { setImmediate as nextTurn } from "node:timers/promises";
import type pg from "pg";
import { type RejectedRow, tellRejected } from "./tell-rejected.ts";
import type { MemberChange } from "../../stock/partner-listings/partner-property.ts";
import {
  type RowWritten,
  writeReadRows,
  type Writing,
} from "../../stock/partner-listings/write-read-rows.ts";

export interface WriteOptions {
  /** The whole run, and then nothing of it is kept. */
  readonly dryRun?: boolean;
  /** Where one row fails, nothing is kept. */
  readonly isAtomic?: boolean;
  /**
   * The home that a single row is written to, by its name in the stock (`listings.external_id`),
   * whatever the row leaves unsaid; a row that states another reference fails.
   */
  readonly as?: string;
  /** Answers each row that was taken with the whole home. */
  readonly wantsProperties?: boolean;
}

/** What became of one row. */
export interface WrittenRow {
  readonly outcome: RowOutcome;
  /** null for a row that failed, and for a new home that was not kept. */
  readonly id: string | null;
  /** The partner's own reference. */
  readonly externalId: string | null;
  /** The quality of a home that was taken, 0 to 100. */
  readonly score: number | null;
  /** As it stands now (in a dry run: as it would stand), where asked for; null for a row that was not taken. */
  readonly property: PartnerProperty | null;
  /** Of an update. */
  readonly changes: readonly MemberChange[];
  readonly notes: readonly RowNote[];
}

/** A line of a body that held no JSON. */
export class UnreadableLine {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

/** Reads rows by the rule book and writes the good ones; see `writeReadRows`. */
export async function writeRows(
  client: pg.ClientBase,
  writing: Writing,
  rows: readonly unknown[],
  { dryRun = false, isAtomic = false, as, wantsProperties = false }: WriteOptions = {},
): Promise<readonly WrittenRow[]> {
  const read = await readAll(rows, as);
  if (!dryRun) await tellRejected(client, writing.partnerId, rejectedOf(read));
  const isRefused = isAtomic && read.some(({ draft }) => draft === null);
  if (isRefused) return read.map(refused);
  const written = await writeReadRows(client, writing, read, { dryRun, wantsProperties });
  return written.map((row, at) => {
    const { draft = null, notes = [] } = read[at] ?? {};
    const isTaken = row.outcome !== "failed" && row.outcome !== "superseded";
    const score = isTaken && draft !== null ? scoreOf(draft) : null;
    return { ...row, score, notes: notesOf(row, notes) };
  });
}

/** Days since its partner last sent it. */
const SENT_NOW = 0;
const scoreOf = (draft: PartnerDraft): number => qualityOf(draft, SENT_NOW).score;

const refused = ({ externalId, notes }: ReadRow): WrittenRow => ({
  outcome: "failed",
  id: null,
  externalId,
  score: null,
  property: null,
  changes: [],
  notes,
});

const rejectedOf = (read: readonly ReadRow[]): readonly RejectedRow[] =>
  read.flatMap(({ externalId, draft, notes }, at) =>
    draft === null
      ? [{ externalId, row: read.length === 1 ? null : at + 1, codes: errorsIn(notes) }]
      : [],
  );
const errorsIn = (notes: readonly RowNote[]): readonly string[] =>
  notes.flatMap(({ severity, code }) => (severity === "error" ? [code] : []));

const ROWS_A_TURN = 25;

/** A thousand rows take long enough for others to wait, so they have their turns in between. */
async function readAll(rows: readonly unknown[], as: string | undefined): Promise<ReadRow[]> {
  const read: ReadRow[] = [];
  for (const row of rows) {
    read.push(named(readRow(row), as));
    if (read.length % ROWS_A_TURN === 0) await nextTurn();
  }
  return read;
}

function readRow(row: unknown): ReadRow {
  if (!(row instanceof UnreadableLine)) return readPartnerRow(row);
  const notes = takeNotes();
  notes.note("row.unreadable", { field: "" }, { words: { reason: row.reason } });
  return { row: null, externalId: null, draft: null, notes: notes.all };
}

/** A row under the name that it is to be written to. */
function named(row: ReadRow, as: string | undefined): ReadRow {
  if (row.draft === null || as === undefined) return row;
  // The address of the request is its reference.
  const notes = row.notes.filter(({ code }) => code !== "external_id.advised");
  if (row.externalId === null || row.externalId === as) return { ...row, notes, externalId: as };
  const more = takeNotes();
  more.note("external_id.fixed", { field: "external_id" }, { value: row.externalId });
  return { ...row, draft: null, notes: [...notes, ...more.all] };
}

function notesOf(
  { supersededBy, externalId }: RowWritten,
  notes: readonly RowNote[],
): readonly RowNote[] {
  if (supersededBy === null) return notes;
  const more = takeNotes();
  const later = supersededBy + 1;
  const code = externalId === null ? "row.repeated" : "row.superseded";
  more.note(code, { field: "external_id" }, { words: { later } });
  return [...notes, ...more.all];
}
