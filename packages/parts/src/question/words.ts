import type {
  Amenity,
  Deal,
  NearKind,
  PricePeriod,
  PropertyType,
  Tenure,
  Unclear,
} from "@propertyvr/vocabulary";

/** Chooses among wordings: the same for the same conversation, different along it. */
export type Choose = (slot: string, wordings: readonly [string, ...string[]]) => string;

/** What could be asked differently: one thing, or two of them together. */
export type Change = SingleChange | { readonly kind: "both"; readonly of: readonly SingleChange[] };

export type SingleChange =
  | { readonly kind: "price"; readonly max: number; readonly per: PricePeriod }
  | { readonly kind: "any_price" }
  | { readonly kind: "within"; readonly metres: number }
  | { readonly kind: "bedrooms"; readonly min: number | null; readonly max: number | null }
  | { readonly kind: "area"; readonly minSqm: number }
  | { readonly kind: "without"; readonly amenities: readonly Amenity[] }
  | { readonly kind: "any_tenure"; readonly tenure: Tenure }
  /** Homes that are available, in the place of those that are sold or rented. */
  | { readonly kind: "available" }
  | { readonly kind: "any_deal" }
  | { readonly kind: "any_type" }
  | { readonly kind: "allow_type"; readonly type: PropertyType }
  | { readonly kind: "any_bedrooms" }
  | { readonly kind: "any_bathrooms" }
  | { readonly kind: "any_area" }
  | { readonly kind: "any_land" }
  /** Everything of the kind that was to be near; null where a place was named, or several kinds. */
  | { readonly kind: "not_near"; readonly near: NearKind | null }
  /** The parent that was named beside a place in it. */
  | { readonly kind: "wider_area" }
  | { readonly kind: "anywhere" };

export type StartAbout = "places" | "price" | "bedrooms";

/** A first thing to say about the home one seeks. */
export type Start =
  | { readonly about: "places"; readonly place: string; readonly isNearBts: boolean }
  | {
      readonly about: "price";
      readonly deal: Deal;
      readonly min: number | null;
      readonly max: number;
    }
  | { readonly about: "bedrooms"; readonly who: "alone" | "two" | "family" | "parents" };

/** What an answer asks, and the choices under it. */
export interface QuestionWords {
  /** The answers of a question, as a voice offers them. */
  readonly canSay: (answers: readonly string[]) => string;
  /** Homes that an answer would find, where they are samples. */
  readonly sampleCount: (count: number) => string;
  /** Asks which of several readings of the person's words is meant. */
  readonly unclear: (asked: { readonly why: Unclear["why"]; readonly text: string }) => string;
  readonly dealQuestion: (choose: Choose) => string;
  readonly dealLabel: (deal: Deal) => string;
  readonly dealSay: (deal: Deal) => string;
  readonly changeQuestion: (choose: Choose) => string;
  readonly changeLabel: (change: Change) => string;
  readonly changeSay: (change: Change) => string;
  /** Asks which two things may be given up together. */
  readonly pairQuestion: () => string;
  /** Said and shown alike: it is understood as a reset. */
  readonly startOverLabel: () => string;
  /** Asks whether the message alone was meant. */
  readonly onlyThisQuestion: () => string;
  readonly startQuestion: (about: StartAbout) => string;
  readonly startLabel: (start: Start) => string;
}
