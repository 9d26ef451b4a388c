import type {
  Amenity,
  Deal,
  ListingStatus,
  PriceMark,
  PropertyType,
  Tenure,
} from "@propertyvr/vocabulary";

/** What a row can tell of a home. */
export type FactKey =
  | "rent"
  | "sale"
  | "rent_per_sqm"
  | "sale_per_sqm"
  | "rent_mark"
  | "sale_mark"
  | "status"
  | "type"
  | "bedrooms"
  | "bathrooms"
  | "area"
  | "land"
  | "floor"
  | "year_built"
  | "available_from"
  | "location"
  | "distance"
  | Amenity
  | Tenure;

/** A fact that a listing states or that follows from its figures. */
export type StatedFact =
  /** Whole baht, a month for rent; null is on request. */
  | { readonly kind: "price"; readonly deal: Deal; readonly amount: number | null }
  /** Whole baht for a square metre. */
  | { readonly kind: "per_sqm"; readonly deal: Deal; readonly amount: number }
  /** Where the asking price stands; null where too few homes can be compared. */
  | { readonly kind: "price_mark"; readonly mark: PriceMark | null }
  | { readonly kind: "not_offered"; readonly deal: Deal }
  | { readonly kind: "status"; readonly status: ListingStatus }
  | { readonly kind: "type"; readonly type: PropertyType }
  /** No bedroom of its own is a studio. */
  | { readonly kind: "bedrooms" | "bathrooms"; readonly count: number }
  | { readonly kind: "size"; readonly sqm: number }
  | { readonly kind: "year"; readonly year: number }
  /** A day of the calendar, "2026-12-01". */
  | { readonly kind: "day"; readonly day: string }
  /** In the lister's own words. */
  | { readonly kind: "words"; readonly text: string }
  /** In a straight line. */
  | {
      readonly kind: "distance";
      readonly to: string;
      readonly metres: number;
      readonly isAbout: boolean;
    }
  | { readonly kind: "has" | "lacks"; readonly what: Amenity | Tenure };

/** The words of a table of homes; what its renderers add to it is among them. */
export interface HomeFactsWords {
  /** Heads the table of so many homes. */
  readonly factsOf: (homes: number) => string;
  readonly factLabel: (key: FactKey) => string;
  readonly fact: (stated: StatedFact) => string;
  readonly notStated: () => string;
  /** Heads the column of the labels. */
  readonly factHead: () => string;
  /** A home by its number on screen. */
  readonly homeNumber: (number: number) => string;
  readonly differs: () => string;
  /** Opens the rows in which the homes agree. */
  readonly sameRows: (rows: number) => string;
  /** Opens the rest of a long table, and closes it again. */
  readonly moreRows: (rows: number) => string;
  readonly fewerRows: () => string;
  readonly sampleMark: () => string;
}
