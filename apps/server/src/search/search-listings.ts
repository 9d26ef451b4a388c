import type {
  Deal,
  Language,
  ListingCard,
  SearchCounts,
  SearchSort,
  Wanted,
} from "@propertyvr/vocabulary";
import type { CardRow } from "../listings/stored-listing.ts";
import { titleQuery } from "../listings/title-words.ts";
import { listingCard } from "./listing-card.ts";
import { dealsOf } from "./offer-conditions.ts";
import type { FittingCounts, OfferPage, OfferQuery } from "./offer-search.ts";
import type { PlaceNames, SearchTarget } from "../listings/place-names.ts";

export interface SearchRequest {
  readonly wanted: Wanted;
  readonly targets: readonly SearchTarget[];
  readonly sort: SearchSort;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly language: Language;
  /** Words that narrow by title where some fitting home's title holds them all. */
  readonly text?: string | undefined;
}

export interface SearchPage {
  readonly counts: SearchCounts;
  readonly cards: readonly ListingCard[];
  readonly sort: SearchSort;
  readonly textMatched: boolean;
}

/**
 * Counts what fits and reads one page of it. Real homes and samples never mix:
 * where any real home fits, only real ones count.
 */
export async function searchListings(
  ports: SearchPorts,
  request: SearchRequest,
): Promise<SearchPage> {
  const sort = sortFor(request);
  const { query, found } = await countNarrowed(ports, request);
  const textMatched = query.titleQuery !== undefined;
  const counts = countsOf(found);
  const offset = (request.page - 1) * request.pageSize;
  if (counts.total <= offset) return { counts, cards: [], sort, textMatched };
  const rows = await ports.listPage(query, {
    sort,
    offset,
    limit: request.pageSize,
    onlyReal: !counts.all_sample,
    ranksTitles: counts.total <= RANKED_AT_MOST,
  });
  const setting = { ...request, names: ports.names };
  const cards = rows.map(({ row, deal }) => listingCard(row, deal, setting));
  return { counts, cards, sort, textMatched };
}

/** Ranking reads each home's title; beyond this many, the usual order stands. */
const RANKED_AT_MOST = 1_000;

/**
 * Rents and sale prices are never put in one order, and "nearest" needs something
 * to be near: the newest come first where the order asked for cannot be given.
 */
export function sortFor({
  sort,
  wanted,
  targets,
}: Pick<SearchRequest, "sort" | "wanted" | "targets">): SearchSort {
  const isByPrice = sort === "cheapest" || sort === "expensive";
  if (isByPrice && dealsOf(wanted).length > 1) return "newest";
  const hasTarget = targets.length > 0 || wanted.near.length > 0;
  return sort === "nearest" && !hasTarget ? "newest" : sort;
}

async function countNarrowed(
  ports: SearchPorts,
  { wanted, targets, text }: SearchRequest,
): Promise<{ query: OfferQuery; found: FittingCounts }> {
  const everything: OfferQuery = { wanted, targets: targets.map(({ point }) => point) };
  const words = text === undefined ? undefined : titleQuery(text);
  if (words !== undefined) {
    const query = { ...everything, titleQuery: words };
    const found = await ports.countFitting(query);
    if (found.all.total > 0) return { query, found };
  }
  return { query: everything, found: await ports.countFitting(everything) };
}

/** Where a real home fits, samples do not count. */
function countsOf({ all, samples }: FittingCounts): SearchCounts {
  if (all.total === samples.total) return { ...all, all_sample: all.total > 0 };
  return {
    total: all.total - samples.total,
    rent: all.rent - samples.rent,
    sale: all.sale - samples.sale,
    stated: all.stated - samples.stated,
    all_sample: false,
  };
}

export interface SearchPorts {
  countFitting(query: OfferQuery): Promise<FittingCounts>;
  listPage(
    query: OfferQuery,
    page: OfferPage,
  ): Promise<readonly { readonly row: CardRow; readonly deal: Deal }[]>;
  readonly names: PlaceNames;
}
