import type { PartnerProperty, RowOutcome } from "@propertyvr/contracts";
import {
  type EditedMembers,
  type Held,
  heldAfter,
  type PartnerDraft,
  type ReadRow,
  withHeld,
} from "@propertyvr/ingest";
import { setImmediate as nextTurn } from "node:timers/promises";
import type pg from "pg";
import { confirmListings } from "../listings/confirm-listings.ts";
import { hashReference } from "../listings/hash-reference.ts";
import { upsertRows } from "../listings/insert-listings.ts";
import { recordOf, type ListingRow, listingRow } from "../listings/listing-row.ts";
import { appendChanges, type ListingChange } from "./change-store.ts";
import {
  changesBetween,
  type MemberChange,
  ownReference,
  partnerProperty,
} from "./partner-property.ts";
import { findByReference, findKnown, type KnownListing, stockOf } from "./stock-store.ts";

/** Whose stock is written, and when. */
export interface StockWriteContext {
  readonly partnerId: string;
  /** Where the homes go beside the partner's stock ("import:<name>"); then no log and no webhook tells of them. */
  readonly source?: string;
  readonly now: Date;
  /** Rows of a file, of which webhooks are told once for all unless they asked for each. */
  readonly isOfImport?: boolean;
}

/** A row as the rule book read it. */
export type RowToWrite = Pick<ReadRow, "externalId" | "draft" | "notes">;

export interface WriteReadOptions {
  /** The whole run, and then nothing of it is kept. */
  readonly dryRun?: boolean;
  /** Reads each home that was taken as it stands now, whether it changed or not. */
  readonly wantsProperties?: boolean;
  /** Of a single row that is the whole home after an edit by hand: what was edited. */
  readonly edited?: EditedMembers;
}

/** What became of one row, whichever way it came: with the row itself, as it was read. */
export interface WrittenRow<Row extends RowToWrite = RowToWrite> {
  readonly row: Row;
  readonly outcome: RowOutcome;
  /** null for a row that was not taken, and for a new home of a dry run. */
  readonly id: string | null;
  /** The partner's own reference. */
  readonly externalId: string | null;
  /** What the home is called in the stock (`listings.external_id`); null for a row that failed. */
  readonly reference: string | null;
  /** Of an update: what changed, member by member. */
  readonly changes: readonly MemberChange[];
  /** Where it was asked for, and the row was taken. */
  readonly property: PartnerProperty | null;
  /** Of a superseded row: which of the rows took its place, from 0. */
  readonly supersededBy: number | null;
}

/**
 * Writes rows to a partner's stock, with their offers and the log of changes: the one way in. Of
 * rows with one reference the last counts; a row without a draft has failed. A row that says what is
 * stored already costs a look at its hash and writes nothing. In the caller's transaction, under the
 * lock of the stock.
 */
export async function writeReadRows<Row extends RowToWrite>(
  client: pg.ClientBase,
  writing: StockWriteContext,
  rows: readonly Row[],
  { dryRun = false, wantsProperties = false, edited }: WriteReadOptions = {},
): Promise<readonly WrittenRow<Row>[]> {
  const references = rows.map(referenceOf);
  const places = lastPlaces(references);
  if (dryRun) await client.query("savepoint not_kept");
  const taken = await writeDrafts(client, writing, { rows, places, wantsProperties, edited });
  if (dryRun) await client.query("rollback to savepoint not_kept; release savepoint not_kept");
  return rows.map((row, at) => {
    const reference = references[at] ?? null;
    if (reference === null) return notTaken(row, "failed");
    const named = { ...NOTHING, row, externalId: ownReference(reference), reference };
    const last = places.get(reference);
    if (last !== at) return { ...named, outcome: "superseded", supersededBy: last ?? null };
    const { id, property, ...rest } = taken.get(reference) ?? failWithout(reference);
    if (dryRun && rest.outcome === "inserted")
      return { ...named, ...rest, property: property && unnumbered(property) };
    return { ...named, ...rest, id, property };
  });
}

/** What a row is written under: its own reference, or what it says; null where it cannot be written. */
const referenceOf = ({ externalId, draft }: RowToWrite): string | null =>
  draft === null ? null : (externalId ?? hashReference(draft));

/** Of a row that is not written. */
export const notTaken = <Row extends RowToWrite>(
  row: Row,
  outcome: "failed" | "superseded",
): WrittenRow<Row> => ({ ...NOTHING, row, externalId: row.externalId, outcome });

const NOTHING = {
  id: null,
  reference: null,
  changes: [],
  property: null,
  supersededBy: null,
} as const;

/** The id that a new home got in a dry run may be another's tomorrow. */
const unnumbered = (property: PartnerProperty): PartnerProperty => ({
  ...property,
  id: "new",
  url: "/property/new",
});

/** Where the last row of each reference stands. */
function lastPlaces(references: readonly (string | null)[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [at, reference] of references.entries())
    if (reference !== null) places.set(reference, at);
  return places;
}

const failWithout = (reference: string): never => {
  throw new Error(`nothing was written under ${reference}`);
};

interface StoredRow {
  readonly outcome: "inserted" | "updated" | "unchanged";
  readonly id: string;
  readonly changes: readonly MemberChange[];
  readonly property: PartnerProperty | null;
}

interface RowBatch {
  readonly rows: readonly RowToWrite[];
  readonly places: ReadonlyMap<string, number>;
  readonly wantsProperties: boolean;
  readonly edited: EditedMembers | undefined;
}

/** Writes each reference's last row, and the changes to the log. */
async function writeDrafts(
  client: pg.ClientBase,
  { partnerId, source = stockOf(partnerId), now, isOfImport = false }: StockWriteContext,
  batch: RowBatch,
): Promise<ReadonlyMap<string, StoredRow>> {
  const references = [...batch.places.keys()];
  const known = await knownOf(client, source, references);
  const records = await recordsOf(source, batch, known);
  const differing = references.filter(
    (reference) => known.get(reference)?.row_hash !== records.get(reference)?.hash,
  );
  const changed = differing.filter((reference) => known.has(reference));
  const before = await statesOf(client, source, changed, now);
  const stands = new Set(differing);
  const upserted = await upsertRows(
    client,
    [...records].flatMap(([reference, row]) => (stands.has(reference) ? [row] : [])),
  );
  await confirmListings(
    client,
    [...known.values()].flatMap(({ id, external_id: reference, wants_confirming: wants }) =>
      wants && !stands.has(reference) ? [id] : [],
    ),
  );
  const wanted = batch.wantsProperties ? references : changed;
  const after = await statesOf(client, source, wanted, now);
  const newIds = new Map(upserted.map(({ externalId, id }) => [externalId, String(id)]));
  const taken = new Map<string, StoredRow>();
  for (const reference of references) {
    const [old, property] = [before.get(reference), after.get(reference)];
    const changes = old && property ? changesBetween(old, property) : [];
    const oldId = known.get(reference)?.id;
    const outcome = oldId === undefined ? "inserted" : changes.length > 0 ? "updated" : "unchanged";
    const id = oldId ?? newIds.get(reference) ?? failWithout(reference);
    const answered = batch.wantsProperties ? (property ?? null) : null;
    taken.set(reference, { outcome, id, changes, property: answered });
  }
  if (source === stockOf(partnerId))
    await appendChanges(client, partnerId, changesOf(taken), { isOfImport });
  return taken;
}

const ROWS_A_TURN = 100;

/** A thousand rows take long enough for others to wait, so they have their turns in between. */
async function recordsOf(
  source: string,
  { rows, places, edited }: RowBatch,
  known: ReadonlyMap<string, KnownListing>,
): Promise<ReadonlyMap<string, ListingRow>> {
  const records = new Map<string, ListingRow>();
  for (const [reference, at] of places) {
    const { draft = null, notes = [] } = rows[at] ?? {};
    if (draft !== null) {
      const held = known.get(reference)?.held ?? null;
      const home = homeOf({ draft, notes }, held, edited);
      const record = recordOf({ ...home.draft, externalId: reference }, source, home.held);
      records.set(reference, listingRow(record));
    }
    if (records.size % ROWS_A_TURN === 0) await nextTurn();
  }
  return records;
}

/** What was edited by hand holds against a row; an edit says anew what is held. */
const homeOf = (
  row: { readonly draft: PartnerDraft; readonly notes: RowToWrite["notes"] },
  held: Held | null,
  edited: EditedMembers | undefined,
) =>
  edited === undefined
    ? withHeld(row, held)
    : { draft: row.draft, held: heldAfter(row.draft, held, edited) };

async function knownOf(
  client: pg.ClientBase,
  source: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, KnownListing>> {
  const rows = await findKnown(client, source, references);
  return new Map(rows.map((row) => [row.external_id, row]));
}

async function statesOf(
  client: pg.ClientBase,
  source: string,
  references: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PartnerProperty>> {
  if (references.length === 0) return new Map();
  const rows = await findByReference(client, source, references);
  return new Map(rows.map((row) => [row.external_id, partnerProperty(row, now)]));
}

/** What was sent anew without a change of meaning is no event. */
const changesOf = (taken: ReadonlyMap<string, StoredRow>): readonly ListingChange[] =>
  [...taken].flatMap(([reference, { outcome, id, changes }]) =>
    outcome === "unchanged"
      ? []
      : [
          {
            op: outcome,
            listingId: id,
            externalId: ownReference(reference),
            fields: changes.map(({ field }) => field),
          },
        ],
  );
