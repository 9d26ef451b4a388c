import type {
  Amenity,
  Deal,
  ListingStatus,
  NearKind,
  PricePeriod,
  PropertyType,
  Tenure,
} from "@propertyvr/vocabulary";

/** What a home has instead of what was asked; null is what its listing does not state. */
export type Miss =
  | { readonly kind: "status"; readonly status: ListingStatus }
  | { readonly kind: "deal"; readonly deal: Deal }
  | { readonly kind: "type"; readonly type: PropertyType }
  | { readonly kind: "bedrooms" | "bathrooms"; readonly has: number | null }
  | { readonly kind: "area" | "land"; readonly sqm: number | null }
  | {
      readonly kind: "over_budget" | "under_budget";
      readonly by: number;
      readonly per: PricePeriod;
    }
  | { readonly kind: "price" | "price_unknown" }
  | { readonly kind: "place"; readonly location: string }
  | { readonly kind: "far"; readonly to: string; readonly metres: number }
  | { readonly kind: "not_near"; readonly near: NearKind | null }
  | { readonly kind: "amenity"; readonly amenity: Amenity }
  | { readonly kind: "tenure"; readonly tenure: Tenure };

export interface NearestWords {
  /** Heads the homes that come closest where none fits. */
  readonly nearest: (count: number) => string;
  readonly miss: (miss: Miss) => string;
}
