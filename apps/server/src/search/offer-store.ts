import type { Deal } from "@propertyvr/vocabulary";
import type pg from "pg";
import { DEAL_CODES } from "../listings/offer-codes.ts";
import { CARD_COLUMNS, type CardRow } from "../listings/stored-listing.ts";
import { countOffers, pageOfOffers, type Counts, type FittingCounts } from "./offer-search.ts";
import type { SearchPorts } from "./search-listings.ts";

/** Runs the searches of `offer-search.ts`. */
export function offerStore(
  pool: Pick<pg.Pool, "query">,
): Pick<SearchPorts, "countFitting" | "listPage"> {
  return {
    async countFitting(query) {
      const statement = countOffers(query);
      if (statement === undefined) return { all: NONE, samples: NONE };
      const { rows } = await pool.query<CountRow>(statement);
      return fittingCounts(rows[0]);
    },
    async listPage(query, page) {
      const statement = pageOfOffers(query, page, joinCards);
      if (statement === undefined) return [];
      const { rows } = await pool.query<CardRow & { deal: number }>(statement);
      return rows.map((row) => ({ row, deal: dealOf(row.deal) }));
    },
  };
}

/** The wide rows are read last, and only for the homes of the page. */
const joinCards = (pageSql: string): string =>
  `select ${CARD_COLUMNS}, page.deal from (${pageSql}) page
join listings l on l.id = page.listing_id order by page.place`;

const dealOf = (code: number): Deal => (code === DEAL_CODES.rent ? "rent" : "sale");

type CountRow = Counts & { readonly [Name in `samples_${keyof Counts}`]: number };

const NONE: Counts = { total: 0, rent: 0, sale: 0, stated: 0 };

function fittingCounts(row: CountRow | undefined): FittingCounts {
  if (row === undefined) return { all: NONE, samples: NONE };
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
