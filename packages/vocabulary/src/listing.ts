import type { Amenity, Deal, ListingStatus, PropertyType, Tenure } from "./closed-lists.ts";
import type { Point } from "./geo.ts";

export type {
  ListingCard,
  ListingContact,
  Localised,
  PriceMark,
  SearchCounts,
} from "./schemas/listing.ts";

/** yes and no were stated; unknown is the absence of a statement, never a no. */
export type Known = "yes" | "no" | "unknown";

/** What the network of stations, schools, beaches ... says about a point: metres to the nearest, null when none is known. */
export const NEAREST_KINDS = [
  "bts",
  "mrt",
  "arl",
  "srt",
  "transit",
  "school",
  "beach",
  "mall",
  "hospital",
  "airport",
] as const;
export type NearestKind = (typeof NEAREST_KINDS)[number];
export type NearestM = Readonly<Record<NearestKind, number | null>>;

/** Of a home whose point is not known. */
export const NEAREST_UNKNOWN: NearestM = {
  bts: null,
  mrt: null,
  arl: null,
  srt: null,
  transit: null,
  school: null,
  beach: null,
  mall: null,
  hospital: null,
  airport: null,
};

/** A home (or land, shop, office) somebody offers. Money is whole baht. */
export interface Listing {
  readonly id: string;
  readonly type: PropertyType;
  /** Baht a month when it can be rented; "on_request" when offered without a price; null when not for rent. */
  readonly rentPrice: number | "on_request" | null;
  /** Baht in total when it can be bought; as above. */
  readonly salePrice: number | "on_request" | null;
  /** 0 is a studio; null is unknown. */
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly areaSqm: number | null;
  readonly landSqm: number | null;
  /** Official codes of the Department of Provincial Administration: 2, 4 and 6 digits. */
  readonly provinceCode: number;
  readonly districtCode: number | null;
  readonly subdistrictCode: number | null;
  readonly point: Point | null;
  /** How far the home may lie from its point, which its text named. Metres; null where the point was given, or there is none. */
  readonly pointPrecisionM: number | null;
  readonly nearestM: NearestM;
  readonly amenities: Readonly<Partial<Record<Amenity, "yes" | "no">>>;
  readonly tenure: Readonly<Partial<Record<Tenure, "yes" | "no">>>;
  readonly status: ListingStatus;
  /** Drawn from our generator, not a real home. */
  readonly isSample: boolean;
  readonly createdAt: string;
}

/** What the listing offers under a deal: a price, "on_request", or null when not offered so. */
export function offeredPrice(listing: Listing, deal: Deal): number | "on_request" | null {
  return deal === "rent" ? listing.rentPrice : listing.salePrice;
}

export function knownAmenity(listing: Listing, amenity: Amenity): Known {
  return listing.amenities[amenity] ?? "unknown";
}
