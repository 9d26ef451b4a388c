import { inTransaction } from "@propertyvr/database";
import {
  type CheckedRow,
  checkFile,
  type FileFault,
  foldReferences,
  nameFile,
  type Lack,
  type PlacedNote,
  planFile,
  type ReadingPlan,
  supersededNote,
} from "@propertyvr/ingest";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type pg from "pg";
import { insertListings, vacuumListings } from "../../stock/listings/insert-listings.ts";
import { hashReference } from "../../stock/listings/hash-reference.ts";
import { recordOf } from "../../stock/listings/listing-record.ts";

/** What is said of a row of the file. */
export interface RowProblem extends PlacedNote {
  readonly sheet: string | null;
  readonly row: number;
}
export interface ImportReport {
  readonly plan: ReadingPlan;
  /** Rows of tables that hold homes. */
  readonly rows: number;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Rows that a later one with the same reference, or of the same words, replaces. */
  readonly superseded: number;
  /** Rows left out for an error, those that could not be read included. */
  readonly rejected: number;
  readonly problems: readonly RowProblem[];
}
/** Why nothing was taken: the file cannot be read, or its tables tell no homes. */
export type ImportFailure =
  | { readonly code: "unreadable"; readonly fault: FileFault }
  | { readonly code: "no_homes"; readonly lacks: readonly Lack[] };

/**
 * Takes the homes of a file into the stock of `source`, all good rows or none, and
 * says what became of every row. The same file again changes nothing.
 */
export async function importFile(
  pool: pg.Pool,
  bytes: Uint8Array,
  source: string,
): Promise<Result<ImportReport, ImportFailure>> {
  const planned = planFile(bytes);
  if (!planned.ok) return fail({ code: "unreadable", fault: planned.failure });
  const { plan, tables } = planned.value;
  if (tables.every(({ isLeftOut }) => isLeftOut))
    return fail({ code: "no_homes", lacks: tables[0]?.lacks ?? [] });
  const { rows, homes, ...read } = readHomes(bytes, plan);
  if (read.fault !== undefined) return fail({ code: "unreadable", fault: read.fault });
  const { inserted, updated, unchanged } = await inTransaction(pool, async (client) => {
    await client.query("set local statement_timeout = 0");
    return insertListings(
      client,
      homes.map((home) => recordOf(home, source)),
    );
  });
  if (inserted + updated > 0) await vacuumListings(pool);
  const { superseded, rejected, problems } = read;
  return ok({ plan, rows, inserted, updated, unchanged, superseded, rejected, problems });
}

/** The homes of a file, each once, and what is said of its rows. */
function readHomes(bytes: Uint8Array, plan: ReadingPlan) {
  const check = checkFile(plan);
  const rows = [...check.push(bytes), ...check.end()];
  const checked = rows.filter((row): row is CheckedRow => !("is" in row));
  const fold = foldReferences(hashReference);
  const names = nameFile(plan);
  for (const row of [...names.push(bytes), ...names.end()]) if (!("is" in row)) fold.add(row);
  const problems: RowProblem[] = [];
  let superseded = 0;
  const homes = checked.flatMap((row) => {
    const later = fold.laterThan(row);
    const { sheet, row: number, draft, externalId } = row;
    const notes = later === undefined ? row.notes : [...row.notes, supersededNote(row, later)];
    problems.push(...notes.map((note) => ({ ...note, sheet, row: number })));
    if (later !== undefined) superseded += 1;
    return draft === null || later !== undefined
      ? []
      : [{ ...draft, externalId: externalId ?? hashReference(draft) }];
  });
  const rejected = rows.length - homes.length - superseded;
  return { rows: rows.length, homes, superseded, rejected, problems, fault: check.fault() };
}
