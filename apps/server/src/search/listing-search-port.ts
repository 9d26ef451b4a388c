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
export interface SearchQuestion {
  readonly criteria: Criteria;
  /** What understanding found the places to be; without it they are found by name. */
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

/** Why a search could not run; nothing is known about what would fit. */
export interface SearchUnavailable {
  readonly kind: "unavailable";
  /** For the log, never for the person. */
  readonly reason: string;
}

/** Homes found and homes read: the door for the assistant's tools and the routes. */
export interface ListingSearch {
  /** @throws SearchFailed where the database cannot answer */
  search(question: SearchQuestion): Promise<SearchOutcome>;
  /** undefined: no such listing. @throws SearchFailed */
  get(id: string, language: Language): Promise<ListingDetail | undefined>;
  /** As `search`, with the failure as a value. */
  trySearch(question: SearchQuestion): Promise<Result<SearchOutcome, SearchUnavailable>>;
}
