import type { WrittenProperty } from "@propertyvr/contracts";
import type { EditedMembers } from "@propertyvr/ingest";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type pg from "pg";
import type { Clock } from "../../platform/config/deps.ts";
import { mayChange } from "../../platform/http/entity-tags.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { removeListingsById } from "../../stock/listings/refresh-offers.ts";
import { appendChanges } from "../../stock/partner-listings/change-store.ts";
import { isRow, patchedRow } from "./merge-patch.ts";
import { ownReference, partnerProperty } from "../../stock/partner-listings/partner-property.ts";
import {
  findOne,
  type StockName,
  stockOf,
  type StockRow,
} from "../../stock/partner-listings/stock-store.ts";
import { editedMembers, standingRow } from "./standing-row.ts";
import { writeRows } from "./write-rows.ts";
import type { WriteStock } from "../../stock/partner-listings/write-stock.ts";
import { propertyReply } from "./written-reply.ts";

export interface ChangeDeps {
  readonly writeStock: WriteStock;
  readonly clock: Clock;
}

/** Which home is to be changed, and from which version on. */
export interface ChangeOf {
  readonly partnerId: string;
  /** undefined for an address that names none. */
  readonly name: StockName | undefined;
  readonly ifMatch: string | undefined;
  /** The whole run, and nothing of it is kept. */
  readonly dryRun: boolean;
}

/** Called last in the transaction of a change that was made. */
export type WhenWritten = (client: pg.PoolClient, written: WrittenProperty) => Promise<void>;

/** Puts a row in the place of what was sent of a home before; under a new reference it is a new home. */
export const replaceListing = (
  deps: ChangeDeps,
  of: ChangeOf,
  body: unknown,
  whenWritten: WhenWritten,
): Promise<Result<WrittenProperty, Failure>> =>
  inStock(deps, of, async (client, name, found) => {
    if ("id" in name && found === undefined) return NOT_FOUND;
    return writeOne(deps, of, { client, found, name, row: body, whenWritten });
  });

/** Changes members of a home as it stands (RFC 7396): an edit by hand, which later rows keep where they leave it out. */
export const changeListing = (
  deps: ChangeDeps,
  of: ChangeOf,
  body: unknown,
  whenWritten: WhenWritten,
): Promise<Result<WrittenProperty, Failure>> =>
  inStock(deps, of, async (client, name, found) => {
    if (found === undefined) return NOT_FOUND;
    // What is no object has no members; the rule book says so.
    if (!isRow(body)) return writeOne(deps, of, { client, found, name, row: body, whenWritten });
    const row = patchedRow(await standingRow(client, found, deps.clock.now()), body);
    const edited = editedMembers(body);
    return writeOne(deps, of, { client, found, name, row, edited, whenWritten });
  });

/** Takes a home off the market for good; its offers go with it. */
export const deleteListing = (
  deps: ChangeDeps,
  of: ChangeOf,
): Promise<Result<undefined, Failure>> =>
  inStock(deps, of, async (client, _name, found) => {
    if (found === undefined) return NOT_FOUND;
    await removeListingsById(client, [Number(found.id)]);
    const externalId = ownReference(found.external_id);
    const change = { listingId: found.id, externalId, op: "deleted", fields: [] } as const;
    await appendChanges(client, of.partnerId, [change]);
    return ok(undefined);
  });

export const NOT_FOUND = fail({ code: "not_found" } as const);

/** Finds the home under the lock of its stock, and holds it to the version that is asked for. */
export const inStock = async <T>(
  { writeStock, clock }: ChangeDeps,
  { partnerId, name, ifMatch, dryRun }: ChangeOf,
  change: (
    client: pg.PoolClient,
    name: StockName,
    found: StockRow | undefined,
  ) => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> => {
  if (name === undefined) return NOT_FOUND;
  const work = async (client: pg.PoolClient): Promise<Result<T, Failure>> => {
    const found = await findOne(client, stockOf(partnerId), name);
    if ("id" in name && found === undefined) return NOT_FOUND;
    const version = found && partnerProperty(found, clock.now()).version;
    if (!mayChange(ifMatch, version)) return fail({ code: "precondition_failed" });
    return change(client, name, found);
  };
  return writeStock(partnerId, work, { dryRun });
};

export const writeOne = async (
  { clock }: ChangeDeps,
  { partnerId, dryRun }: ChangeOf,
  one: {
    readonly client: pg.PoolClient;
    readonly found: StockRow | undefined;
    readonly name: StockName;
    readonly row: unknown;
    /** Of an edit by hand. */
    readonly edited?: EditedMembers;
    readonly whenWritten: WhenWritten;
  },
): Promise<Result<WrittenProperty, Failure>> => {
  const { client, found, name, edited, whenWritten } = one;
  const as = found?.external_id ?? ("reference" in name ? name.reference : undefined);
  const reference = as === undefined ? null : ownReference(as);
  // The address states the reference: a row that leaves it out is kept with it, and read by its rules.
  const row =
    isRow(one.row) && reference !== null ? { external_id: reference, ...one.row } : one.row;
  const rows = await writeRows(client, { partnerId, now: clock.now() }, [row], {
    wantsProperties: true,
    dryRun,
    ...(as !== undefined && { as }),
    ...(edited && { edited }),
  });
  const answered = propertyReply(rows, dryRun);
  if (answered.ok) await whenWritten(client, answered.value);
  return answered;
};
