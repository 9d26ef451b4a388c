import type { Queryable } from "@propertyvr/database";
import { COUNTED_EXACTLY, type Deal } from "@propertyvr/vocabulary";
import { DEAL_CODES } from "../../stock/listings/offer-codes.ts";
import { shownCardColumns, type ShownCardRow } from "../../stock/listings/stored-listing.ts";
import {
  countOffers,
  searchOffers,
  type Counts,
  type FittingCounts,
  type OfferPage,
  type OfferQuery,
} from "./offer-search.ts";
import { countLadders } from "./ladder-sql.ts";
import { anyReal, countSampled, mayBeBroad, pageBroadly } from "./broad-search.ts";
import { roundedCount } from "./rounded-counts.ts";
import type { LadderRow, RelaxPorts } from "./relax-search.ts";
import type { FoundPage } from "./search-listings.ts";

export interface OfferStore extends Pick<RelaxPorts, "countLadders"> {
  countFitting(query: OfferQuery): Promise<FittingCounts>;
  findPage(query: OfferQuery, page: OfferPage): Promise<FoundPage>;
}

/** Runs the searches of `offer-search.ts`. */
export function offerStore(pool: Queryable): OfferStore {
  return {
    async countFitting(query) {
      const sampled = mayBeBroad(query) ? await readSampled(pool, query) : undefined;
      if (sampled?.is_broad === true) return broadCounts(pool, query, sampled);
      const counting = countOffers(query);
      if (counting === undefined) return NOTHING;
      const { rows } = await pool.query<CountRow>(counting);
      return rows[0]?.is_broad === true
        ? broadCounts(pool, query, sampled)
        : fittingCounts(rows[0]);
    },
    async findPage(query, page) {
      const sampled = mayBeBroad(query) ? await readSampled(pool, query) : undefined;
      if (sampled?.is_broad === true) return broadPage(pool, query, page, sampled);
      const searching = searchOffers(query, page, shownCardColumns("page.deal"));
      if (searching === undefined) return { counts: NOTHING, homes: [] };
      const { rows } = await pool.query<CountRow & FoundRow>(searching);
      return rows[0]?.is_broad === true
        ? broadPage(pool, query, page, sampled)
        : { counts: fittingCounts(rows[0]), homes: homesOf(rows) };
    },
    async countLadders(searches) {
      const { rows } = await pool.query<LadderRow>(countLadders(searches));
      return rows;
    },
  };
}

type CountRow = Counts & { readonly [Name in `samples_${keyof Counts}`]: number } & {
  readonly is_broad: boolean;
};
/** `place` is null on the only row of an empty page, and all else of it with it. */
type FoundRow = ShownCardRow & { readonly deal: number; readonly place: number | null };

const NONE: Counts = { total: 0, rent: 0, sale: 0, stated: 0 };
const NOTHING: FittingCounts = { all: NONE, samples: NONE, isRounded: false };

const homesOf = (rows: readonly FoundRow[]): FoundPage["homes"] =>
  rows.flatMap((row) => (row.place === null ? [] : [{ row, deal: dealOf(row.deal) }]));

function fittingCounts(row: CountRow | undefined): FittingCounts {
  if (row === undefined) return NOTHING;
  const { total, rent, sale, stated } = row;
  return {
    all: { total, rent, sale, stated },
    samples: {
      total: row.samples_total,
      rent: row.samples_rent,
      sale: row.samples_sale,
      stated: row.samples_stated,
    },
    isRounded: false,
  };
}

/** undefined: nothing can fit. */
async function readSampled(pool: Queryable, query: OfferQuery): Promise<CountRow | undefined> {
  const counting = countSampled(query);
  return counting && (await pool.query<CountRow>(counting)).rows[0];
}

async function broadPage(
  pool: Queryable,
  query: OfferQuery,
  page: OfferPage,
  sampled: CountRow | undefined,
): Promise<FoundPage> {
  const counts = await broadCounts(pool, query, sampled);
  const known = {
    hasReal: counts.all.total > counts.samples.total,
    isStatedCommon: counts.all.stated >= COUNTED_EXACTLY,
  };
  const paging = pageBroadly(query, page, known, shownCardColumns("page.deal"));
  const { rows } = await pool.query<FoundRow>(paging);
  return { counts, homes: homesOf(rows) };
}

/**
 * What a sample stands for: the real homes, or the samples where there is no other.
 * @param known the sample where it was read already
 */
async function broadCounts(
  pool: Queryable,
  query: OfferQuery,
  known: CountRow | undefined,
): Promise<FittingCounts> {
  const { all, samples } = fittingCounts(known ?? (await readSampled(pool, query)));
  const isAnyReal = all.total > samples.total || (await readAnyReal(pool, query));
  const standsFor = (name: keyof Counts): number =>
    roundedCount(isAnyReal ? all[name] - samples[name] : all[name]);
  const told: Counts = {
    // More were read than are counted one by one.
    total: Math.max(COUNTED_EXACTLY, standsFor("total")),
    rent: standsFor("rent"),
    sale: standsFor("sale"),
    stated: standsFor("stated"),
  };
  return { all: told, samples: isAnyReal ? NONE : told, isRounded: true };
}

async function readAnyReal(pool: Queryable, query: OfferQuery): Promise<boolean> {
  const asking = anyReal(query);
  if (asking === undefined) return false;
  const { rows } = await pool.query<{ readonly has_real: boolean }>(asking);
  return rows[0]?.has_real === true;
}

const dealOf = (code: number): Deal => (code === DEAL_CODES.rent ? "rent" : "sale");
