import type { Amenity, Deal, ListingStatus, PropertyType, Tenure } from "./closed-lists.ts";
import type { PriceRange, Range } from "./criteria.ts";
import type { Point } from "./geo.ts";
import type { NearestKind } from "./listing.ts";

/** A place that has been found on the map: an administrative area by code, or a circle. */
export type Area =
  | { readonly kind: "province"; readonly code: number }
  | { readonly kind: "district"; readonly code: number }
  | { readonly kind: "subdistrict"; readonly code: number }
  | {
      readonly kind: "circle";
      readonly center: Point;
      readonly radiusM: number;
      /** How wide the place is that this circle is a part of, e.g. a road; left out where it is the whole place. */
      readonly acrossM?: number | undefined;
    };

/** How wide across the place is that a circle stands for. Metres. */
export const acrossM = (circle: {
  readonly radiusM: number;
  readonly acrossM?: number | undefined;
}) => circle.acrossM ?? 2 * circle.radiusM;

/** Something to be near: one or more named spots, or the nearest of a kind anywhere. */
export type NearTarget =
  | { readonly kind: "spots"; readonly spots: readonly Point[]; readonly withinM: number }
  | { readonly kind: "nearest"; readonly nearest: NearestKind; readonly withinM: number };

/** Criteria whose places the gazetteer has put on the map. `fits` and SQL both read this. */
export interface ResolvedCriteria {
  /** null: both. */
  readonly deal: Deal | null;
  /** Any of; [] for all. */
  readonly types: readonly PropertyType[];
  /** None of these, whatever `types` says. */
  readonly notTypes: readonly PropertyType[];
  readonly bedrooms: Range | null;
  readonly bathrooms: Range | null;
  readonly price: PriceRange | null;
  readonly areaSqm: Range | null;
  readonly landSqm: Range | null;
  /** Any of; [] for anywhere. */
  readonly areas: readonly Area[];
  /** Near one of these is as good as in one of `areas`; [] for none, and where `areas` is empty. */
  readonly orNear: readonly NearTarget[];
  /** All groups must hold; within a group any target does (same kind: any of; different kinds: all of, unless one of them was said to be enough). */
  readonly near: readonly (readonly NearTarget[])[];
  readonly amenities: readonly Amenity[];
  readonly tenure: Tenure | null;
  readonly status: ListingStatus;
}

/** Everything that is available, for rent or for sale. */
export const ANY_HOME: ResolvedCriteria = {
  deal: null,
  types: [],
  notTypes: [],
  bedrooms: null,
  bathrooms: null,
  price: null,
  areaSqm: null,
  landSqm: null,
  areas: [],
  orNear: [],
  near: [],
  amenities: [],
  tenure: null,
  status: "available",
};
