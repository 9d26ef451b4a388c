import type { PartnerProperty, RowOutcome } from "@propertyvr/contracts";
import { type ReadRow, readPartnerRow, type RowNote, takeNotes } from "@propertyvr/ingest";
import { setImmediate as nextTurn } from "node:timers/promises";
import type pg from "pg";
import { insertListings } from "../listings/insert-listings.ts";
import { recordOf } from "../listings/listing-record.ts";
import { hashReference } from "../listings/hash-reference.ts";
import { appendChanges } from "./change-store.ts";
import {
  changesBetween,
  type MemberChange,
  ownReference,
  partnerProperty,
} from "./partner-property.ts";
import { confirmListings, findByReference, stockOf } from "./stock-store.ts";

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
}

/** What became of one row. */
export interface WrittenRow {
  readonly outcome: RowOutcome;
  /** null for a row that failed, and for a new home that was not kept. */
  readonly id: string | null;
  /** The partner's own reference. */
  readonly externalId: string | null;
  /** As it stands now (in a dry run: as it would stand); null for a row that failed or was superseded. */
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

/**
 * Reads rows by the rule book and writes the good ones to a partner's stock, with
 * their offers and the log of changes. Of rows with one reference the last counts. A row without a
 * reference is known by what it says. In the caller's transaction, under the lock of the stock.
 */
export async function writeRows(
  client: pg.PoolClient,
  partner: { readonly partnerId: string; readonly now: Date },
  rows: readonly unknown[],
  options: WriteOptions = {},
): Promise<readonly WrittenRow[]> {
  const read = await readAll(rows, options.as);
  const places = lastPlaces(read);
  const isRefused = options.isAtomic === true && read.some(({ draft }) => draft === null);
  const isKept = !isRefused && options.dryRun !== true;
  if (!isKept) await client.query("savepoint not_kept");
  const written = isRefused
    ? new Map<string, Written>()
    : await writeDrafts(client, partner, read, places);
  if (!isKept) await client.query("rollback to savepoint not_kept");
  return read.map((row, at) => {
    const { reference, notes } = row;
    const externalId = reference === null ? row.externalId : ownReference(reference);
    if (reference === null || row.draft === null || isRefused)
      return { ...NOTHING, outcome: "failed", externalId, notes };
    const last = places.get(reference) ?? at;
    if (last !== at)
      return { ...NOTHING, outcome: "superseded", externalId, notes: [...notes, superseded(last)] };
    const { property, outcome, changes } = written.get(reference) ?? failWithout(reference);
    const isNew = !isKept && outcome === "inserted";
    const id = isNew ? null : property.id;
    return {
      outcome,
      id,
      externalId,
      property: isNew ? unnumbered(property) : property,
      changes,
      notes,
    };
  });
}

const NOTHING = { id: null, property: null, changes: [] } as const;

/** The id that a new home got in a dry run may be another's tomorrow. */
const unnumbered = (property: PartnerProperty): PartnerProperty => ({
  ...property,
  id: "new",
  url: "/property/new",
});

interface NamedRow extends ReadRow {
  /** The home's name in the stock; null where the row has none, because it cannot be written. */
  readonly reference: string | null;
}
interface Written {
  readonly outcome: "inserted" | "updated" | "unchanged";
  readonly property: PartnerProperty;
  readonly changes: readonly MemberChange[];
}

const ROWS_A_TURN = 25;

/** A thousand rows take long enough for others to wait, so they have their turns in between. */
async function readAll(rows: readonly unknown[], as: string | undefined): Promise<NamedRow[]> {
  const read: NamedRow[] = [];
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
  return { externalId: null, draft: null, notes: notes.all };
}

/** A row with the name it is written under. */
function named(row: ReadRow, as: string | undefined): NamedRow {
  if (row.draft === null) return { ...row, reference: null };
  if (as === undefined) return { ...row, reference: row.externalId ?? hashReference(row.draft) };
  // The address of the request is its reference.
  const notes = row.notes.filter(({ code }) => code !== "external_id.advised");
  if (row.externalId === null || row.externalId === as) return { ...row, notes, reference: as };
  const more = takeNotes();
  more.note("external_id.fixed", { field: "external_id" }, { value: row.externalId });
  return { ...row, draft: null, notes: [...notes, ...more.all], reference: null };
}

/** Where the last row of each reference stands. */
function lastPlaces(rows: readonly NamedRow[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [at, { reference }] of rows.entries())
    if (reference !== null) places.set(reference, at);
  return places;
}

const superseded = (at: number): RowNote => {
  const notes = takeNotes();
  notes.note("row.superseded", { field: "external_id" }, { words: { later: at + 1 } });
  return notes.all[0] as RowNote;
};

const failWithout = (reference: string): never => {
  throw new Error(`nothing was written under ${reference}`);
};

/** Writes each reference's last row, and the changes to the log. */
async function writeDrafts(
  client: pg.PoolClient,
  { partnerId, now }: { readonly partnerId: string; readonly now: Date },
  rows: readonly NamedRow[],
  places: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, Written>> {
  const source = stockOf(partnerId);
  const references = [...places.keys()];
  const before = await statesOf(client, source, references, now);
  await insertListings(
    client,
    [...places].flatMap(([reference, at]) => {
      const draft = rows[at]?.draft;
      return draft ? [recordOf({ ...draft, externalId: reference }, source)] : [];
    }),
  );
  await confirmListings(client, source, references);
  const after = await statesOf(client, source, references, now);
  const written = new Map<string, Written>();
  for (const [reference, property] of after) {
    const old = before.get(reference);
    const changes = old === undefined ? [] : changesBetween(old, property);
    const outcome = old === undefined ? "inserted" : changes.length > 0 ? "updated" : "unchanged";
    written.set(reference, { outcome, property, changes });
  }
  await appendChanges(
    client,
    partnerId,
    references.flatMap((reference) => changeOf(written.get(reference))),
  );
  return written;
}

async function statesOf(
  client: pg.PoolClient,
  source: string,
  references: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PartnerProperty>> {
  const rows = await findByReference(client, source, references);
  return new Map(rows.map((row) => [row.external_id, partnerProperty(row, now)]));
}

/** What was sent anew without a change of meaning is no event. */
function changeOf(written: Written | undefined) {
  if (written === undefined || written.outcome === "unchanged") return [];
  const { outcome, property, changes } = written;
  return [
    {
      op: outcome,
      listingId: property.id,
      externalId: property.external_id,
      fields: changes.map(({ field }) => field),
    },
  ];
}
