import DataLoader from "dataloader";
import type { Queryable } from "@propertyvr/database";
import { COUNTED_EXACTLY, type Deal } from "@propertyvr/vocabulary";
import { DEAL_CODES } from "../../stock/listings/offer-codes.ts";
import { shownCardColumns, type ShownCardRow } from "../../stock/listings/stored-listing.ts";
import {
  countEach,
  countOffers,
  searchOffers,
  type Counts,
  type FittingCounts,
  type OfferPage,
  type OfferQuery,
} from "./offer-search.ts";
import { countLadders } from "./ladder-sql.ts";
import { countSampled, mayBeBroad, pageBroadly, type StatedHomes } from "./broad-search.ts";
import { roundedCount } from "./rounded-counts.ts";
import type { LadderRow, RelaxPorts } from "./relax-search.ts";
import type { PageHomes, FoundPage } from "./search-listings.ts";

export interface OfferStore extends Pick<RelaxPorts, "countLadders" | "readPage"> {
  countFitting(query: OfferQuery, upTo?: number): Promise<FittingCounts>;
  findPage(query: OfferQuery, page: OfferPage): Promise<FoundPage>;
}

/** Runs the searches of `offer-search.ts`. */
export function offerStore(pool: Queryable): OfferStore {
  const count = countingTogether(pool);
  return {
    countFitting: (query, upTo) =>
      realFirst(query, (asked) =>
        upTo === undefined ? countAlike(pool, asked) : countUpTo(count, asked, upTo),
      ),
    findPage: (query, page) => realFirst(query, (asked) => findAlike(pool, asked, page)),
    readPage: (query, page) => readPage(pool, query, page, { isCommon: false, atLeast: 0 }),
    async countLadders(searches) {
      const { rows } = await pool.query<LadderRow>(countLadders(searches));
      return rows;
    },
  };
}

/** Samples are looked for only where no real home fits. */
async function realFirst<Found extends FittingCounts>(
  query: OfferQuery,
  find: (query: OfferQuery) => Promise<Found>,
): Promise<Found> {
  const real = await find({ ...query, areSamples: false });
  if (real.counts.total > 0) return real;
  const samples = await find({ ...query, areSamples: true });
  return samples.counts.total > 0 ? { ...samples, areSamples: true } : real;
}

type CountRow = Counts & { readonly is_broad: boolean };
/** `place` is null on the only row of an empty page, and all else of it with it. */
type FoundRow = ShownCardRow & { readonly deal: number; readonly place: number | null };

const NONE: Counts = { total: 0, rent: 0, sale: 0, stated: 0 };

/** Counts real homes, or samples, as the query says. */
async function countAlike(pool: Queryable, query: OfferQuery): Promise<FittingCounts> {
  const sampled = mayBeBroad(query) ? await readSampled(pool, query) : undefined;
  if (sampled?.is_broad === true) return broadCounts(sampled);
  const counting = countOffers(query);
  const few = counting && (await pool.query<CountRow>(counting)).rows[0];
  return few?.is_broad === true
    ? broadCounts(sampled ?? (await readSampled(pool, query)))
    : fewCounts(few);
}

/** undefined: nothing can fit. */
type CountBounded = (query: OfferQuery, upTo: number) => Promise<CountRow | undefined>;

const COUNTED_TOGETHER = 16;

/** An answer counts a dozen choices at once: what is asked for at the same moment is one statement. */
function countingTogether(pool: Queryable): CountBounded {
  type Asked = Parameters<typeof countEach>[0][number];
  const loader = new DataLoader<Asked, CountRow | undefined>(
    async (asked) => {
      const counting = countEach(asked);
      if (counting === undefined) return asked.map(() => undefined);
      const { rows } = await pool.query<CountRow & { readonly at: number }>(counting);
      const rowAt = new Map(rows.map((row) => [row.at, row]));
      return asked.map((_, at) => rowAt.get(at));
    },
    { cache: false, maxBatchSize: COUNTED_TOGETHER },
  );
  return (query, upTo) => loader.load({ query, upTo });
}

/** Counts no further than it is asked to. */
async function countUpTo(
  count: CountBounded,
  query: OfferQuery,
  upTo: number,
): Promise<FittingCounts> {
  const row = await count(query, upTo);
  const few = fewCounts(row);
  const { total, rent, sale, stated } = few.counts;
  if (total <= upTo && row?.is_broad !== true) return few;
  const least = (homes: number): number => Math.min(homes, upTo);
  const counts: Counts = {
    total: upTo,
    rent: least(rent),
    sale: least(sale),
    stated: least(stated),
  };
  return { ...few, counts, isCapped: true };
}

/** The same with a page of them. */
async function findAlike(pool: Queryable, query: OfferQuery, page: OfferPage): Promise<FoundPage> {
  const sampled = mayBeBroad(query) ? await readSampled(pool, query) : undefined;
  if (sampled?.is_broad === true) return findBroadly(pool, query, page, sampled);
  const searching = searchOffers(query, page, shownCardColumns("page.deal"));
  const rows = searching && (await pool.query<CountRow & FoundRow>(searching)).rows;
  return rows?.[0]?.is_broad === true
    ? findBroadly(pool, query, page, sampled ?? (await readSampled(pool, query)))
    : { ...fewCounts(rows?.[0]), homes: homesOf(rows ?? []) };
}

async function findBroadly(
  pool: Queryable,
  query: OfferQuery,
  page: OfferPage,
  sampled: CountRow | undefined,
): Promise<FoundPage> {
  const told = broadCounts(sampled);
  const stated = {
    isCommon: told.counts.stated >= COUNTED_EXACTLY,
    atLeast: sampled?.stated ?? 0,
  };
  return { ...told, homes: await readPage(pool, query, page, stated) };
}

async function readPage(
  pool: Queryable,
  query: OfferQuery,
  page: OfferPage,
  stated: StatedHomes,
): Promise<PageHomes> {
  const paging = pageBroadly(query, page, stated, shownCardColumns("page.deal"));
  const { rows } = await pool.query<FoundRow>(paging);
  return homesOf(rows);
}

/** undefined: nothing can fit. */
async function readSampled(pool: Queryable, query: OfferQuery): Promise<CountRow | undefined> {
  const counting = countSampled(query);
  return counting && (await pool.query<CountRow>(counting)).rows[0];
}

function fewCounts(row: Counts | undefined): FittingCounts {
  const { total, rent, sale, stated } = row ?? NONE;
  return { counts: { total, rent, sale, stated }, areSamples: false, isRounded: false };
}

/** What a sample stands for. */
function broadCounts(sampled: Counts | undefined): FittingCounts {
  const { total, rent, sale, stated } = sampled ?? NONE;
  const counts: Counts = {
    // More were read than are counted one by one.
    total: Math.max(COUNTED_EXACTLY, roundedCount(total)),
    rent: roundedCount(rent),
    sale: roundedCount(sale),
    stated: roundedCount(stated),
  };
  return { counts, areSamples: false, isRounded: true };
}

const homesOf = (rows: readonly FoundRow[]): PageHomes =>
  rows.flatMap((row) => (row.place === null ? [] : [{ row, deal: dealOf(row.deal) }]));

const dealOf = (code: number): Deal => (code === DEAL_CODES.rent ? "rent" : "sale");
