import type {
  Constraint,
  ConversationState,
  Language,
  ListingCard,
  NearKind,
  PlaceRef,
  Result,
  SearchCounts,
  SearchQuery,
  SearchSort,
  Understood,
} from "@propertyvr/vocabulary";

import type { HomeDistance } from "./results/home-distance.ts";
import type { ListingFacts } from "./results/listing-facts.ts";

/** A page of what a search finds. */
export interface ListingSearchRequest {
  readonly query: SearchQuery;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Titles and locations come in this language where they are known in it. */
  readonly language: Language;
}

export interface SearchOutcome {
  readonly counts: SearchCounts;
  readonly cards: readonly ListingCard[];
  readonly sort: SearchSort;
  /** The radius searched for each `near` whose `within_m` is null, in the order of `criteria.near`. */
  readonly impliedWithinM: readonly (number | null)[];
  /** Names that are on no map, so they did not narrow the search. */
  readonly unplaced: readonly string[];
  /** Whether the words for titles narrowed the search. */
  readonly textMatched: boolean;
}

/** What a search finds once some of what it asks for is let go: counted as the search counts. */
export interface RelaxedCount {
  readonly drop: readonly Constraint[];
  readonly count: number;
  /** True where these are samples, because no real home fits even so. */
  readonly allSample: boolean;
}

/** A home that does not fit, and all that it misses. */
export interface NearestHome {
  readonly card: ListingCard;
  readonly misses: readonly Constraint[];
}

/** What a search that finds nothing would find with less asked. */
export interface Relaxation {
  /** Each constraint by itself, in the order of the chips; also those that find none. */
  readonly alone: readonly RelaxedCount[];
  /** Any two of them that find homes together and neither alone. */
  readonly pairs: readonly RelaxedCount[];
  /** At most three, those that miss least first; never samples beside real homes. */
  readonly nearest: readonly NearestHome[];
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

export type SearchListings = (
  request: ListingSearchRequest,
) => Promise<Result<SearchOutcome, "unavailable">>;

export type GetListing = (
  id: string,
  language: Language,
) => Promise<Result<ListingFacts, "not_found" | "unavailable">>;

/** Reading is pure and always succeeds; it is a port so that a turn can be shown any reading. */
export type Understand = (message: {
  readonly text: string;
  readonly state?: ConversationState;
  readonly language?: Language;
}) => Understood;

/**
 * A place as people of a language call it ("Asok" -> "BTS อโศก"); the canonical English
 * name where the map knows no other.
 */
export type PlaceName = (
  place: { readonly name: string; readonly id?: string | undefined },
  language: Language,
) => string;

/** What tools are made of. They never throw for what can be expected to happen. */
export interface ToolPorts {
  readonly searchListings: SearchListings;
  readonly relaxSearch: RelaxSearch;
  readonly getListing: GetListing;
  readonly distanceTo: DistanceTo;
}

/** All that the server lends a turn. */
export interface AssistantPorts extends ToolPorts {
  readonly understand: Understand;
  readonly placeName: PlaceName;
}
