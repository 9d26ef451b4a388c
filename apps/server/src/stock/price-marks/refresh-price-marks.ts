import { inTransaction } from "@propertyvr/database";
import { comparableMedians, FEWEST } from "@propertyvr/market";
import type pg from "pg";
import type { Clock } from "../../platform/config/deps.ts";
import {
  ageCells,
  foldNotes,
  readCells,
  saveMarks,
  takeCells,
  type CellOffer,
  type SavedMark,
} from "./price-mark-store.ts";

/** In one transaction: requests are answered in between. */
const CELLS_A_TURN = 20;
const TURNS_A_RUN = 500;
/** The day that a mark names is no older than this. */
const DAYS_KEPT = 7;

const DAY_MS = 86_400_000;
const THAILAND_AHEAD_MS = 7 * 3_600_000;
const dayInThailand = (ms: number): string =>
  new Date(ms + THAILAND_AHEAD_MS).toISOString().slice(0, 10);

/**
 * Works out the marks of the cells in which something has changed, and of those whose day is past.
 * Each turn commits, so that a run which is cut off has done part of it, and the next does the rest.
 */
export async function refreshPriceMarks(
  { pool, clock }: { readonly pool: pg.Pool; readonly clock: Clock },
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now().getTime();
  for (let turn = 0; turn < TURNS_A_RUN; turn += 1) {
    if (signal?.aborted === true) return;
    if (!(await foldNotes(pool))) break;
  }
  await ageCells(pool, dayInThailand(now - DAYS_KEPT * DAY_MS));
  for (let turn = 0; turn < TURNS_A_RUN; turn += 1) {
    if (signal?.aborted === true) return;
    const taken = await inTransaction(pool, async (client) => {
      const cells = await takeCells(client, CELLS_A_TURN, dayInThailand(now));
      if (cells.length > 0) await saveMarks(client, cells, marksOf(await readCells(client, cells)));
      return cells.length;
    });
    if (taken === 0) return;
  }
}

function marksOf(offers: readonly CellOffer[]): readonly SavedMark[] {
  const cells = new Map<number, CellOffer[]>();
  for (const offer of offers) {
    const cell = cells.get(offer.cell_id);
    if (cell === undefined) cells.set(offer.cell_id, [offer]);
    else cell.push(offer);
  }
  return [...cells].flatMap(([cellId, homes]) => {
    const medians = comparableMedians(
      homes.map(({ area_sqm, price, group_id }) => ({
        areaSqm: area_sqm,
        priceThb: price,
        groupId: group_id,
      })),
    );
    return homes.flatMap(({ id }, at) => {
      const median = medians[at];
      if (!median || median.units < FEWEST) return [];
      const { medianThb, units } = median;
      return [{ listingId: id, cellId, medianThb: Math.round(medianThb), units }];
    });
  });
}
