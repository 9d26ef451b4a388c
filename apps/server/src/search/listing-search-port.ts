import type { ListingDetail } from "@propertyvr/contracts";
import type {
  Criteria,
  Language,
  ListingCard,
  PlaceRef,
  Result,
  SearchCounts,
  SearchSort,
} from "@propertyvr/vocabulary";

/** A search as the assistant and the HTTP interface ask for it. */
export interface ListingSearchRequest {
  readonly criteria: Criteria;
  /** What understanding found the places to be; a name without one is looked up. */
  readonly placeRefs?: readonly PlaceRef[] | undefined;
  /** Unset: the order of the criteria, else "best". */
  readonly sort?: SearchSort | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly language: Language;
  /**
   * Words nothing was read from: they narrow by title where some fitting home's
   * title holds them all, and are left out where none does.
   */
  readonly text?: string | undefined;
}

export interface SearchOutcome {
  readonly counts: SearchCounts;
  readonly cards: readonly ListingCard[];
  /** The order the cards are in: not always the one asked for (no price order over rent and sale). */
  readonly sort: SearchSort;
  /** Searched radius for each `near` without one, in their order; null where one was said. Metres. */
  readonly impliedWithinM: readonly (number | null)[];
  /** Names that are on no map of ours and did not narrow the search. */
  readonly unplaced: readonly string[];
  /** Whether the words of `text` narrowed the search. */
  readonly textMatched: boolean;
}

/**
 * Homes found and homes read: the door for the assistant's tools and the routes.
 * "unavailable": the database could not answer, so nothing is known about what fits.
 */
export interface ListingSearch {
  search(request: ListingSearchRequest): Promise<Result<SearchOutcome, "unavailable">>;
  get(id: string, language: Language): Promise<Result<ListingDetail, "not_found" | "unavailable">>;
}
