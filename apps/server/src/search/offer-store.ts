import type { Deal } from "@propertyvr/vocabulary";
import type pg from "pg";
import { DEAL_CODES } from "../listings/offer-codes.ts";
import { CARD_COLUMNS, type CardRow } from "../listings/stored-listing.ts";
import { countOffers, pageOfOffers } from "./offer-search.ts";
import type { FittingCounts, SearchPorts } from "./search-listings.ts";

/** Runs the searches of `offer-search.ts`. */
export function offerStore(
  pool: Pick<pg.Pool, "query">,
): Pick<SearchPorts, "countFitting" | "listPage"> {
  return {
    async countFitting(query) {
      const statement = countOffers(query);
      if (statement === undefined) return [];
      return (await pool.query<FittingCounts>(statement)).rows;
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
