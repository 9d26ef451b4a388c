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
import { countBroadly, pageBroadly } from "./broad-search.ts";
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
      const statement = countOffers(query);
      if (statement === undefined) return NOTHING;
      const { rows } = await pool.query<CountRow>(statement);
      return (await broadCounts(pool, query, rows[0])) ?? fittingCounts(rows[0]);
    },
    async findPage(query, page) {
      const statement = searchOffers(query, page, shownCardColumns("page.deal"));
      if (statement === undefined) return { counts: NOTHING, homes: [] };
      const { rows } = await pool.query<CountRow & FoundRow>(statement);
      const broad = await broadCounts(pool, query, rows[0]);
      if (broad === undefined) return { counts: fittingCounts(rows[0]), homes: homesOf(rows) };
      const known = {
        hasReal: broad.all.total > broad.samples.total,
        isStatedCommon: broad.all.stated >= COUNTED_EXACTLY,
      };
      const paged = pageBroadly(query, page, known, shownCardColumns("page.deal"));
      const found = await pool.query<FoundRow>(paged);
      return { counts: broad, homes: homesOf(found.rows) };
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

/** What a sample stands for: the real homes, or the samples where there is no other. undefined: few fit. */
async function broadCounts(
  pool: Queryable,
  query: OfferQuery,
  few: CountRow | undefined,
): Promise<FittingCounts | undefined> {
  const statement = few?.is_broad === true ? countBroadly(query) : undefined;
  if (statement === undefined) return undefined;
  const { rows } = await pool.query<CountRow & { readonly has_real: boolean }>(statement);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { all, samples } = fittingCounts(row);
  const standsFor = (name: keyof Counts): number =>
    roundedCount(row.has_real ? all[name] - samples[name] : all[name]);
  const told: Counts = {
    // More were read than are counted one by one.
    total: Math.max(COUNTED_EXACTLY, standsFor("total")),
    rent: standsFor("rent"),
    sale: standsFor("sale"),
    stated: standsFor("stated"),
  };
  return { all: told, samples: row.has_real ? NONE : told, isRounded: true };
}

const dealOf = (code: number): Deal => (code === DEAL_CODES.rent ? "rent" : "sale");
