import {
  AMENITIES,
  PROPERTY_TYPES,
  TENURES,
  type Amenity,
  type Deal,
  type ListingStatus,
  type PropertyType,
  type Tenure,
} from "@propertyvr/vocabulary";

/** How words are kept in `offers`. Stored: a code is never given to another word. */
export const DEAL_CODES = { rent: 0, sale: 1 } as const satisfies Record<Deal, number>;

export const TYPE_CODES = {
  condo: 1,
  house: 2,
  townhouse: 3,
  villa: 4,
  apartment: 5,
  land: 6,
  shophouse: 7,
  office: 8,
  warehouse: 9,
} as const satisfies Record<PropertyType, number>;

export const typeOfCode = (code: number): PropertyType =>
  PROPERTY_TYPES.find((type) => TYPE_CODES[type] === code) ?? "condo";

/** 0 is what the covering indexes of `offers` are for. */
export const STATUS_CODES = {
  available: 0,
  pending: 1,
  sold: 2,
  rented: 3,
} as const satisfies Record<ListingStatus, number>;

/** The tenure bits stand above the amenities in `offers.traits_yes` and `traits_no`. */
export const TENURE_SHIFT = 27;

export const amenityBit = (amenity: Amenity): number => 1 << AMENITIES.indexOf(amenity);
export const tenureBit = (tenure: Tenure): number => 1 << TENURES.indexOf(tenure);

/** The bits of what was asked for, as `offers` keeps them. */
export const traitMask = (amenities: readonly Amenity[], tenure: Tenure | null): number =>
  amenities.reduce((mask, amenity) => mask | amenityBit(amenity), 0) |
  (tenure === null ? 0 : tenureBit(tenure) << TENURE_SHIFT);
