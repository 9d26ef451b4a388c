import type { Queryable } from "@propertyvr/database";
import type { Deal } from "@propertyvr/vocabulary";
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
      return fittingCounts(rows[0]);
    },
    async findPage(query, page) {
      const statement = searchOffers(query, page, shownCardColumns("page.deal"));
      if (statement === undefined) return { counts: NOTHING, homes: [] };
      const { rows } = await pool.query<CountRow & FoundRow>(statement);
      return {
        counts: fittingCounts(rows[0]),
        homes: rows.flatMap((row) => (row.place === null ? [] : [{ row, deal: dealOf(row.deal) }])),
      };
    },
    async countLadders(searches) {
      const { rows } = await pool.query<LadderRow>(countLadders(searches));
      return rows;
    },
  };
}

type CountRow = Counts & { readonly [Name in `samples_${keyof Counts}`]: number };
/** `place` is null on the only row of an empty page, and all else of it with it. */
type FoundRow = ShownCardRow & { readonly deal: number; readonly place: number | null };

const NONE: Counts = { total: 0, rent: 0, sale: 0, stated: 0 };
const NOTHING: FittingCounts = { all: NONE, samples: NONE };

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
  };
}

const dealOf = (code: number): Deal => (code === DEAL_CODES.rent ? "rent" : "sale");
