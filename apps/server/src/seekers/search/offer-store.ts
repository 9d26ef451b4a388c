import type { Queryable } from "@propertyvr/database";
import type { Deal } from "@propertyvr/vocabulary";
import { DEAL_CODES } from "../../stock/listings/offer-codes.ts";
import { SHOWN_CARD_COLUMNS, type ShownCardRow } from "../../stock/listings/stored-listing.ts";
import {
  countOffers,
  searchOffers,
  type Counts,
  type FittingCounts,
  type OfferPage,
  type OfferQuery,
} from "./offer-search.ts";
import { missedConstraints, type LocatedConstraint } from "./relax-offers.ts";
import type { MissedRow, RelaxPorts } from "./relax-search.ts";
import type { FoundPage } from "./search-listings.ts";

export interface OfferStore extends Pick<RelaxPorts, "countMissed"> {
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
      const statement = searchOffers(query, page, SHOWN_CARD_COLUMNS);
      if (statement === undefined) return { counts: NOTHING, homes: [] };
      const { rows } = await pool.query<CountRow & FoundRow>(statement);
      return {
        counts: fittingCounts(rows[0]),
        homes: rows.flatMap((row) => (row.place === null ? [] : [{ row, deal: dealOf(row.deal) }])),
      };
    },
    async countMissed(constraints, status) {
      if (constraints.length === 0) return [];
      const { rows } = await pool.query<MaskRow>(missedConstraints(constraints, status));
      return rows.map((row) => missedRow(row, constraints));
    },
  };
}

/** `one` and `two` are bit masks, as text. */
interface MaskRow {
  readonly one: string | number;
  readonly two: string | number | null;
  readonly is_sample: boolean;
  readonly homes: number;
}

function missedRow(row: MaskRow, constraints: readonly LocatedConstraint[]): MissedRow {
  const indexes = (mask: string | number) =>
    constraints.flatMap((_, at) => (((BigInt(mask) >> BigInt(at)) & 1n) === 1n ? [at] : []));
  return {
    one: indexes(row.one),
    two: row.two === null ? null : indexes(row.two),
    isSample: row.is_sample,
    homes: row.homes,
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
