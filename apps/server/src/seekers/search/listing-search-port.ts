import type {
  CountListings,
  DistanceTo,
  ListingSearchRequest,
  Relaxation,
  SearchOutcome,
} from "@propertyvr/assistant";
import type { Facet, Facets, ListingDetail } from "@propertyvr/contracts";
import type { Language, ListingContact, Result, SearchQuery } from "@propertyvr/vocabulary";

export type { ListingSearchRequest, SearchOutcome };

/**
 * Homes found and homes read: the door for the assistant's tools and the routes.
 * "unavailable": the database could not answer, so nothing is known about what fits.
 */
export interface ListingSearch {
  search(request: ListingSearchRequest): Promise<Result<SearchOutcome, "unavailable">>;
  /** The counts that `search` answers for the same query, or `upTo` homes at most. */
  readonly count: CountListings;
  /**
   * How many of what `search` counts are of each kind.
   * @param textMatched what `search` said of the same query
   */
  facets(
    query: SearchQuery,
    textMatched: boolean,
    wanted: readonly Facet[],
  ): Promise<Result<Facets, "unavailable">>;
  /**
   * What the same search finds with less asked: for a search that finds nothing. Of each change as
   * many homes are counted as a search counts, or `upTo`.
   */
  relax(
    request: Pick<ListingSearchRequest, "query" | "language"> & { readonly upTo?: number },
  ): Promise<Result<Relaxation, "unavailable">>;
  /**
   * What the assistant may say of a home, with how its agent can be reached; not found where its
   * partner keeps it from the assistant, or has not confirmed it in time.
   */
  getForAssistant(
    id: string,
    language: Language,
  ): Promise<
    Result<ListingDetail & { readonly contact: ListingContact | null }, "not_found" | "unavailable">
  >;
  /** How far a home that the assistant may speak of lies from a place. */
  readonly distanceTo: DistanceTo;
  /** "expired": it was not confirmed in time, and may be shown again once it is. */
  get(
    id: string,
    language: Language,
  ): Promise<Result<ListingDetail, "not_found" | "expired" | "unavailable">>;
}
