import type { Insight } from "@propertyvr/parts";
import type {
  AreasAsked,
  Language,
  MarketAskKind,
  MarketMetric,
  NearKind,
  PlaceRef,
  Result,
  SearchQuery,
} from "@propertyvr/vocabulary";
import type { PlaceMap } from "./place-name.ts";
import type { HomeDistance } from "./results/home-distance.ts";
import type { ListingFacts } from "./results/listing-facts.ts";
import type { Relaxation } from "./results/relaxation.ts";
import type { HomeCounts } from "./results/home-counts.ts";
import type { SearchOutcome } from "./results/search-outcome.ts";
import type { Understand } from "./understand.ts";

/** A page of what a search finds. */
export interface ListingSearchRequest {
  readonly query: SearchQuery;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Titles and locations come in this language where they are known in it. */
  readonly language: Language;
}

/** Tries every constraint of a search, alone and in pairs. */
export type RelaxSearch = (
  request: Pick<ListingSearchRequest, "query" | "language">,
) => Promise<Result<Relaxation, "unavailable">>;

/** The nearest of the kind where no name is given. */
export type DistanceTo = (request: {
  readonly listingId: string;
  readonly near: { readonly kind: NearKind; readonly name: string | null };
  readonly placeRefs: readonly PlaceRef[];
  readonly language: Language;
}) => Promise<Result<HomeDistance, "not_found" | "unavailable">>;

/** What is asked of the market. */
export interface MarketRequest {
  readonly kind: MarketAskKind;
  /** The one that is told first; at least one. */
  readonly metrics: readonly MarketMetric[];
  /** The homes that are meant. */
  readonly query: SearchQuery;
  /** A price to be placed among the others, in baht. */
  readonly askedThb: number | null;
  /** Of "listing_position" the home that is placed; of "level" one whose like are meant, under the deal of the query. */
  readonly listingId: string | null;
  /** Of "compare": numbers of bedrooms side by side, in each of the places. */
  readonly bedrooms?: readonly number[];
  /** Of "affordable_areas"; districts, the cheapest first, where left out. */
  readonly areas?: AreasAsked;
  /** Of "level": how large the homes are is told too. */
  readonly isOfSize?: boolean;
  readonly language: Language;
}
export type MarketInsight = (request: MarketRequest) => Promise<Result<Insight, "unavailable">>;

export type SearchListings = (
  request: ListingSearchRequest,
) => Promise<Result<SearchOutcome, "unavailable">>;

/**
 * What `SearchListings` counts for the same query, without a page of homes.
 * @param upTo homes that are counted at most; as far as the search itself counts where it is left out
 */
export type CountListings = (
  query: SearchQuery,
  upTo?: number,
) => Promise<
  Result<{ readonly counts: HomeCounts; readonly unplaced: readonly string[] }, "unavailable">
>;

export type GetListing = (
  id: string,
  language: Language,
) => Promise<Result<ListingFacts, "not_found" | "unavailable">>;

/** What tools are made of. They never throw for what can be expected to happen. */
export interface ToolPorts {
  readonly searchListings: SearchListings;
  readonly countListings: CountListings;
  readonly relaxSearch: RelaxSearch;
  readonly getListing: GetListing;
  readonly distanceTo: DistanceTo;
  readonly marketInsight: MarketInsight;
  /** The day in Bangkok, "2026-11-23": rules hold from one day to another. */
  readonly today: () => string;
}

/** All that the server lends a turn. */
export interface AssistantPorts extends ToolPorts, PlaceMap {
  readonly understand: Understand;
}
