import { PINPOINT_EDITION } from "@propertyvr/gazetteer";
import { inTransaction } from "@propertyvr/database";
import { placeByText } from "@propertyvr/ingest";
import type pg from "pg";
import type { Clock } from "../../platform/config/deps.ts";
import { refreshOffers } from "../listings/refresh-offers.ts";
import { appendChanges } from "../partner-listings/change-store.ts";
import { partnerOf } from "../partner-listings/stock-store.ts";
import type { WriteStock } from "../partner-listings/write-stock.ts";
import {
  findProgress,
  findUnplaced,
  lockUnplaced,
  recordProgress,
  placeRows,
  type UnplacedRow,
} from "./placing-store.ts";

export interface PlacingDeps {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly writeStock: WriteStock;
}

/** In one transaction a stock: other writers wait no longer than for these. */
const HOMES_A_TURN = 200;

/**
 * Places the homes that were stored without coordinates by their texts, once for each edition of the
 * gazetteer's law. Each turn commits and is noted, so that a run which is cut off goes on from there;
 * what is written meanwhile is placed as it is read.
 */
export async function placeListings(
  { pool, clock, writeStock }: PlacingDeps,
  signal: AbortSignal = NEVER,
  edition = PINPOINT_EDITION,
): Promise<void> {
  let lastId = await findProgress(pool, edition);
  while (lastId !== undefined && !signal.aborted) {
    const homes = await findUnplaced(pool, lastId, HOMES_A_TURN);
    for (const [source, ids] of bySource(homes)) {
      const partnerId = partnerOf(source);
      const work = (client: pg.ClientBase) => placeHomes(client, partnerId, ids);
      await (partnerId === undefined ? inTransaction(pool, work) : writeStock(partnerId, work));
    }
    lastId = homes.at(-1)?.id ?? lastId;
    const isLast = homes.length < HOMES_A_TURN;
    await recordProgress(pool, { edition, lastId, finishedAt: isLast ? clock.now() : null });
    if (isLast) return;
  }
}

const NEVER = new AbortController().signal;

function bySource(
  homes: readonly { readonly id: number; readonly source: string }[],
): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const { id, source } of homes) found.set(source, [...(found.get(source) ?? []), id]);
  return found;
}

async function placeHomes(
  client: pg.ClientBase,
  partnerId: string | undefined,
  ids: readonly number[],
): Promise<void> {
  const rows = await lockUnplaced(client, ids);
  const homes = rows.map((row) => ({ row, at: placeByText(textsOf(row)) }));
  const moved = await placeRows(client, homes);
  await refreshOffers(client, moved);
  if (partnerId === undefined) return;
  const changes = homes.flatMap(({ row, at }) =>
    at.districtCode === row.district_code
      ? []
      : [{ listingId: String(row.id), externalId: row.external_id, ...DISTRICT_CHANGED }],
  );
  await appendChanges(client, partnerId, changes, { isOfImport: true });
}

/** A district is a member that a partner reads back. */
const DISTRICT_CHANGED = { op: "updated", fields: ["district"] } as const;

const textsOf = (row: UnplacedRow) => ({
  location: row.address,
  city: row.city,
  titles: [row.title_en, row.title_th].filter((title) => title !== null),
  provinceCode: row.province_code,
  districtCode: row.district_code,
});
