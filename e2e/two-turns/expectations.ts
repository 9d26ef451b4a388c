import type {
  Amenity,
  CriteriaKey,
  Deal,
  ListingStatus,
  PricePeriod,
  PropertyType,
  Tenure,
} from "@propertyvr/vocabulary";

/** What must be true after one message of a person. What is left out is not looked at. */
export interface Expectation {
  readonly deal?: Deal | null;
  readonly types?: readonly PropertyType[];
  readonly bedrooms?: { readonly min?: number; readonly max?: number };
  readonly bathrooms?: { readonly min: number };
  /** The bounds that are given must be these, and no other may stand. */
  readonly price?: { readonly min?: number; readonly max?: number; readonly per: PricePeriod };
  /** The upper bound must have come down under, or gone up over, so many baht. */
  readonly priceMaxBelow?: number;
  readonly priceMaxAbove?: number;
  /** The lower bound of the area must be over so many square metres. */
  readonly areaMinAbove?: number;
  /** Canonical names, in any order. */
  readonly places?: readonly string[];
  /** "transit Asok": kind and the beginning of the name; "transit" for any of the kind. In any order. */
  readonly near?: readonly string[];
  readonly amenities?: readonly Amenity[];
  readonly tenure?: Tenure | null;
  readonly notTypes?: readonly PropertyType[];
  readonly nearAny?: boolean;
  /** "available" is what is found unless somebody asks for others. */
  readonly status?: ListingStatus;
  /** Keys under which nothing may be asked any more. */
  readonly nothingUnder?: readonly CriteriaKey[];
  /** Each must be found in what the answer says, labels of its parts included. */
  readonly says?: readonly RegExp[];
  /** None may be found in what the answer says. */
  readonly neverSays?: readonly RegExp[];
  /**
   * "homes": at least one home is listed. "search": homes, or a dead end that can be left by a tap.
   * "taps": at least two choices. "words": an answer in words, without a list of homes.
   */
  readonly answer: "homes" | "search" | "taps" | "words";
}

export interface Turn {
  readonly say: string;
  readonly expect: Expectation;
}

export interface Conversation {
  readonly id: string;
  readonly language: "en" | "th";
  /** What is tried: several instructions at once, a change of mind, alternatives, a dead end, a vague wish, a home in view. */
  readonly about: "combined" | "change" | "either" | "dead end" | "vague" | "in view";
  readonly turns: readonly [Turn, Turn];
}
