import type { HomeCounts } from "@propertyvr/assistant";
import {
  isRoundedCount,
  roundToDigits,
  type Amenity,
  type Deal,
  type Language,
  type ListingCard,
  type SearchCounts,
  type SearchSort,
  type ResolvedCriteria,
} from "@propertyvr/vocabulary";
import type { ShownCardRow } from "../../stock/listings/stored-listing.ts";
import { titleQuery } from "../../stock/listings/title-words.ts";
import { listingCard } from "./listing-card.ts";
import { dealsOf } from "./offer-conditions.ts";
import type { Counts, FittingCounts, OfferPage, OfferQuery } from "./offer-search.ts";
import type { PlaceNames, SearchTarget } from "../../stock/listings/place-names.ts";

export interface SearchRequest {
  readonly resolved: ResolvedCriteria;
  readonly targets: readonly SearchTarget[];
  readonly niceToHave?: readonly Amenity[] | undefined;
  readonly sort: SearchSort;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly language: Language;
  /** Words that narrow by title where some fitting home's title holds them all. */
  readonly titleWords: string | null;
}

export interface SearchPage {
  readonly counts: SearchCounts;
  readonly cards: readonly ListingCard[];
  readonly sort: SearchSort;
  readonly textMatched: boolean;
}

/** Counts what fits and reads one page of it, narrowed by words of the title where any home has them. */
export async function searchListings(
  ports: SearchPorts,
  request: SearchRequest,
): Promise<SearchPage> {
  const sort = sortFor(request);
  const { resolved, targets, niceToHave, pageSize } = request;
  const query: OfferQuery = { resolved, niceToHave, targets: targets.map(({ point }) => point) };
  const page: OfferPage = { sort, limit: pageSize, offset: (request.page - 1) * pageSize };
  const { found, textMatched } = await narrowedByTitle(query, request.titleWords, (asked) =>
    ports.findPage(asked, page),
  );
  const setting = { ...request, names: ports.names };
  return {
    counts: countsOf(found),
    cards: found.homes.map(({ row, deal }) => listingCard(row, deal, setting)),
    sort,
    textMatched,
  };
}

/** The first homes of a search that is known to find some, without counting them. */
export async function firstListings(
  ports: FirstHomesPorts,
  { areSamples, ...request }: FirstHomesRequest,
): Promise<readonly ListingCard[]> {
  const { resolved, targets, pageSize, isMeasuredToTargets } = request;
  const points = targets.map(({ point }) => point);
  const query = { resolved, targets: points, isMeasuredToTargets, areSamples };
  const page = { sort: sortFor(request), limit: pageSize, offset: 0 };
  const homes = await ports.readPage(query, page);
  return homes.map(({ row, deal }) => listingCard(row, deal, { ...request, names: ports.names }));
}

export interface FirstHomesRequest extends Pick<
  SearchRequest,
  "resolved" | "targets" | "sort" | "pageSize" | "language"
> {
  /** Whether samples are read, or real homes. */
  readonly areSamples: boolean;
  /** Distances are those to `targets` alone. */
  readonly isMeasuredToTargets?: boolean;
}

/** What `searchListings` counts for the same wishes, without reading a home; `upTo` homes where that is given. */
export async function countListings(
  ports: CountPorts,
  {
    resolved,
    titleWords,
    upTo,
  }: Pick<SearchRequest, "resolved" | "titleWords"> & { readonly upTo?: number | undefined },
): Promise<{ readonly counts: HomeCounts; readonly textMatched: boolean }> {
  const { found, textMatched } = await narrowedByTitle({ resolved }, titleWords, (asked) =>
    ports.countFitting(asked, upTo),
  );
  const counts = countsOf(found);
  return { counts: found.isCapped === true ? { ...counts, is_capped: true } : counts, textMatched };
}

/**
 * Words narrow by title where some fitting home's title holds them all; else they do not count. A
 * sample's title does not narrow where a real home fits without them.
 */
async function narrowedByTitle<Found extends FittingCounts>(
  query: OfferQuery,
  titleWords: string | null,
  find: (query: OfferQuery) => Promise<Found>,
): Promise<{ readonly found: Found; readonly textMatched: boolean }> {
  const words = titleWords === null ? undefined : titleQuery(titleWords);
  const narrowed = words === undefined ? undefined : await find({ ...query, titleQuery: words });
  if (narrowed !== undefined && hasReal(narrowed)) return { found: narrowed, textMatched: true };
  const found = await find(query);
  return narrowed === undefined || narrowed.counts.total === 0 || hasReal(found)
    ? { found, textMatched: false }
    : { found: narrowed, textMatched: true };
}

const hasReal = ({ counts, areSamples }: FittingCounts): boolean => counts.total > 0 && !areSamples;

/**
 * Rents and sale prices are never put in one order, and "nearest" needs something
 * to be near: the newest come first where the order asked for cannot be given.
 */
export function sortFor({
  sort,
  resolved,
  targets,
}: Pick<SearchRequest, "sort" | "resolved" | "targets">): SearchSort {
  const isByPrice = sort === "cheapest" || sort === "expensive";
  if (isByPrice && dealsOf(resolved).length > 1) return "newest";
  const hasTarget = targets.length > 0 || resolved.near.length + resolved.orNear.length > 0;
  return sort === "nearest" && !hasTarget ? "newest" : sort;
}

/** So many homes that nobody reads to the last are told in two digits. */
function countsOf({ counts, areSamples, isRounded: isEstimate }: FittingCounts): SearchCounts {
  const isRounded = isEstimate || isRoundedCount(counts.total);
  const told = (name: keyof Counts): number =>
    isRounded ? roundToDigits(counts[name], 2) : counts[name];
  return {
    total: told("total"),
    rent: told("rent"),
    sale: told("sale"),
    stated: told("stated"),
    all_sample: areSamples,
    ...(isRounded && { is_rounded: true }),
  };
}

export interface FoundPage extends FittingCounts {
  readonly homes: PageHomes;
}

export type PageHomes = readonly { readonly row: ShownCardRow; readonly deal: Deal }[];

export interface SearchPorts {
  /** A page of real homes, or of samples where no real home fits. */
  findPage(query: OfferQuery, page: OfferPage): Promise<FoundPage>;
  readonly names: PlaceNames;
}

export interface FirstHomesPorts {
  /** A page of real homes or of samples, as the query says. */
  readPage(query: OfferQuery, page: OfferPage): Promise<PageHomes>;
  readonly names: PlaceNames;
}

export interface CountPorts {
  /**
   * Counts real homes, or samples where no real home fits.
   * @param upTo homes that are counted at most
   */
  countFitting(query: OfferQuery, upTo?: number): Promise<FittingCounts>;
}
