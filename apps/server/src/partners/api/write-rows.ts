import {
  type EditedMembers,
  type ReadRow,
  readPartnerRow,
  type RowNote,
  takeNotes,
} from "@propertyvr/ingest";
import { setImmediate as nextTurn } from "node:timers/promises";
import type pg from "pg";
import { type RejectedRow, emitRejectedRows } from "./emit-rejected-rows.ts";
import {
  notTaken,
  type WrittenRow,
  writeReadRows,
  type StockWriteContext,
} from "../../stock/partner-listings/write-read-rows.ts";

export interface WriteRowsOptions {
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
  /** Of a single row that is the whole home after an edit by hand: what was edited. */
  readonly edited?: EditedMembers;
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
  writing: StockWriteContext,
  rows: readonly unknown[],
  { dryRun = false, isAtomic = false, as, wantsProperties = false, edited }: WriteRowsOptions = {},
): Promise<readonly WrittenRow<ReadRow>[]> {
  const read = await readAll(rows, as);
  if (!dryRun) await emitRejectedRows(client, writing.partnerId, rejectedOf(read));
  const isRefused = isAtomic && read.some(({ draft }) => draft === null);
  if (isRefused) return read.map((row) => notTaken(row, "failed"));
  const results = await writeReadRows(client, writing, read, {
    dryRun,
    wantsProperties,
    ...(edited && { edited }),
  });
  return results.map(supersededNoted);
}

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

/** Says of a superseded row which row took its place. */
function supersededNoted(result: WrittenRow<ReadRow>): WrittenRow<ReadRow> {
  const { row, supersededBy, externalId } = result;
  if (supersededBy === null) return result;
  const more = takeNotes();
  const later = supersededBy + 1;
  const code = externalId === null ? "row.repeated" : "row.superseded";
  more.note(code, { field: "external_id" }, { words: { later } });
  return { ...result, row: { ...row, notes: [...row.notes, ...more.all] } };
}
