import type {
  Amenity,
  Constraint,
  ConversationState,
  Criteria,
  Language,
  ListingCard,
  ListingContact,
  ListingStatus,
  SearchExtensions,
  Localised,
  Known,
  NearKind,
  PlaceRef,
  PropertyType,
  Result,
  SearchCounts,
  SearchSort,
  Tenure,
  Understood,
} from "@propertyvr/vocabulary";

/** What an assistant asks of the listing search. */
export interface ListingSearchRequest {
  readonly criteria: Criteria;
  readonly extensions?: SearchExtensions | undefined;
  /** Absent: homes that are available. */
  readonly status?: ListingStatus | undefined;
  /** In the order "best", homes that state more of these come first. */
  readonly niceToHave?: readonly Amenity[] | undefined;
  /** Ids for the names in `criteria`, where they are known; a name without one is looked up. */
  readonly placeRefs: readonly PlaceRef[];
  /** Absent: the criteria's own sort, else best first. */
  readonly sort?: SearchSort | undefined;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Titles and locations come in this language where they are known in it. */
  readonly language: Language;
  /** Words to match in titles; where no fitting home bears them, they do not narrow. */
  readonly text?: string | undefined;
}

export interface SearchOutcome {
  readonly counts: SearchCounts;
  readonly cards: readonly ListingCard[];
  readonly sort: SearchSort;
  /** The radius searched for each `near` whose `within_m` is null, in the order of `criteria.near`. */
  readonly impliedWithinM: readonly (number | null)[];
  /** Names that are on no map, so they did not narrow the search. */
  readonly unplaced: readonly string[];
  /** Whether the words of `text` narrowed the search. */
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
  request: Pick<
    ListingSearchRequest,
    "criteria" | "extensions" | "status" | "placeRefs" | "language"
  >,
) => Promise<Result<Relaxation, "unavailable">>;

/** One listing with its unknowns: what `GET /api/properties/{id}` answers, as far as an answer tells it. */
export interface ListingFacts {
  readonly id: string;
  readonly type: PropertyType;
  readonly status: ListingStatus;
  readonly title: string;
  readonly title_language: Language;
  readonly location: string;
  readonly location_language: Language;
  /** null: not offered so; price null: on request. Whole baht, a month for rent. */
  readonly rent: { readonly price: number | null } | null;
  readonly sale: { readonly price: number | null } | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly area_sqm: number | null;
  readonly land_sqm: number | null;
  readonly floor: string | null;
  readonly year_built: number | null;
  readonly available_from: string | null;
  readonly amenities: Readonly<Record<Amenity, Known>>;
  readonly tenure: Readonly<Record<Tenure, Known>>;
  readonly nearest_station: {
    readonly name: Localised;
    readonly metres: number;
    readonly is_about?: true | undefined;
  } | null;
  readonly website_url: string | null;
  readonly contact: ListingContact | null;
  readonly is_sample: boolean;
}

/**
 * How far one home lies from a place, in a straight line. "no_point": it is not known where the home
 * is; "no_place": the place is on no map.
 */
export type HomeDistance =
  | {
      readonly kind: "known";
      readonly to: Localised;
      readonly metres: number;
      /** The home is placed by what its text names, so the distance is about right only. */
      readonly isAbout: boolean;
    }
  | { readonly kind: "no_point" | "no_place" };

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

/** The tools of a turn. They never throw for what can be expected to happen. */
export interface AssistantPorts {
  readonly understand: Understand;
  readonly searchListings: SearchListings;
  readonly relaxSearch: RelaxSearch;
  readonly getListing: GetListing;
  readonly distanceTo: DistanceTo;
  readonly placeName: PlaceName;
}
