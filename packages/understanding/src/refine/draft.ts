import type { PlaceMention } from "@propertyvr/gazetteer";
import type {
  Amenity,
  CriteriaKey,
  CriteriaSort,
  Deal,
  ListingStatus,
  PropertyType,
  Range,
  Tenure,
} from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type {
  AreaName,
  RequestedChange,
  DayPlace,
  Measure,
  NearMention,
  TypeWord,
} from "../shapes/meanings.ts";

/** Two statements about one thing that exclude each other; the one taken stands first. */
export interface Contradiction {
  readonly key: "bedrooms" | "area_sqm" | "land_sqm";
  /** The later of the two. */
  readonly fact: Fact;
  readonly ranges: readonly [Range, Range];
}

/** What one message says, before it meets what was said earlier. */
export interface MessageDraft {
  deals: Deal[];
  isBothDeals: boolean;
  types: TypeWord[];
  /** "Land instead": the kind of home, and not the land that goes with it. */
  isLandInstead: boolean;
  /** "Go back to rooms", "a room instead": a kind said so takes the place of another, however loosely it is named. */
  isKindInstead: boolean;
  money: { readonly measure: Measure; readonly fact: Fact }[];
  bedrooms: Range | null;
  bathrooms: { readonly min: number } | null;
  area: Range | null;
  land: Range | null;
  areas: AreaName[];
  targets: NearMention[];
  /** A distance no thing was named for. */
  looseWithinM: number | null;
  /** Where the days are spent (work, school): wanted only where nothing else is, or "near there". */
  dayPlaces: DayPlace[];
  isThere: boolean;
  /** "Same area or Phra Khanong": the place told of, and another. */
  isThereToo: boolean;
  /** Places a story only told of. */
  told: PlaceMention[];
  amenities: Amenity[];
  /** An instalment was told, which a loan is paid by: the home is bought. */
  isFinanced: boolean;
  /** Amenities that would be nice to have. */
  softened: Amenity[];
  /** Kinds of home refused outright; never among the criteria. */
  notTypes: PropertyType[];
  /** Kinds refused earlier that would do after all. */
  allowed: PropertyType[];
  /** Homes that are sold, rented, taken, or again available. */
  status: ListingStatus | null;
  tenure: Tenure | null;
  /** Kinds of ownership that would do as well. */
  tolerated: Tenure[];
  sort: CriteriaSort | null;
  /** Lengths of stay; null where only "a lease" was said. */
  stays: (Measure | null)[];
  without: {
    types: PropertyType[];
    amenities: Amenity[];
    deals: Deal[];
    tenures: Tenure[];
    places: string[];
    targets: NearMention[];
    /** Counts of bedrooms; a studio has none. */
    rooms: number[];
    keys: CriteriaKey[];
  };
  wishes: Fact[];
  changes: RequestedChange[];
  /** Said "also", "or": joins what was said before instead of replacing it. */
  isAlso: boolean;
  /** "2 bedrooms is fine" after 6: the count that would do stands alone. */
  isCountAlone: boolean;
  contradictions: Contradiction[];
  /** What had been said before a word of correction. */
  uncorrected: MessageDraft | null;
}

export function emptyDraft(): MessageDraft {
  return {
    deals: [],
    isBothDeals: false,
    types: [],
    isLandInstead: false,
    isKindInstead: false,
    money: [],
    bedrooms: null,
    bathrooms: null,
    area: null,
    land: null,
    areas: [],
    targets: [],
    looseWithinM: null,
    dayPlaces: [],
    isThere: false,
    isThereToo: false,
    told: [],
    amenities: [],
    isFinanced: false,
    softened: [],
    notTypes: [],
    allowed: [],
    status: null,
    tenure: null,
    tolerated: [],
    sort: null,
    stays: [],
    without: {
      types: [],
      amenities: [],
      deals: [],
      tenures: [],
      places: [],
      targets: [],
      rooms: [],
      keys: [],
    },
    wishes: [],
    changes: [],
    isAlso: false,
    isCountAlone: false,
    contradictions: [],
    uncorrected: null,
  };
}
