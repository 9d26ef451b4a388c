/** The values that criteria, listings and conversations choose from. */
export const LANGUAGES = ["en", "th"] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEALS = ["rent", "sale"] as const;
export type Deal = (typeof DEALS)[number];

export const PROPERTY_TYPES = [
  "condo",
  "house",
  "townhouse",
  "villa",
  "apartment",
  "land",
  "shophouse",
  "office",
  "warehouse",
] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** Kinds that have no number of bedrooms. */
const ROOMLESS: ReadonlySet<PropertyType> = new Set(["land", "shophouse", "office", "warehouse"]);
export const isRoomless = (type: PropertyType): boolean => ROOMLESS.has(type);

export const AMENITIES = [
  "pool",
  "gym",
  "parking",
  "pet_friendly",
  "furnished",
  "balcony",
  "garden",
  "sea_view",
  "river_view",
  "city_view",
  "mountain_view",
  "security",
  "elevator",
  "washing_machine",
  "wifi",
  "kitchen",
  "bathtub",
  "coworking",
  "ev_charger",
  "aircon",
  "maid_room",
] as const;
/** Pets are one of the amenities: `pet_friendly`. The order is stored as bits: append only. */
export type Amenity = (typeof AMENITIES)[number];

export const TENURES = ["freehold", "leasehold", "foreign_quota"] as const;
export type Tenure = (typeof TENURES)[number];

export const CRITERIA_SORTS = ["cheapest", "newest", "largest"] as const;
export type CriteriaSort = (typeof CRITERIA_SORTS)[number];

export const SEARCH_SORTS = [
  "best",
  "cheapest",
  "expensive",
  "newest",
  "largest",
  "nearest",
] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

export const LISTING_STATUSES = ["available", "sold", "rented", "pending"] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

export const NEAR_KINDS = [
  "transit",
  "school",
  "beach",
  "mall",
  "hospital",
  "airport",
  "poi",
] as const;
export type NearKind = (typeof NEAR_KINDS)[number];

/** What a search asks of where a home lies: to be in its places, or near something of a kind. */
export const WHERE_KEYS = ["places", ...NEAR_KINDS] as const;
export type WhereKey = (typeof WHERE_KEYS)[number];

export const PRICE_PERIODS = ["month", "total", "sqm", "night", "year"] as const;
export type PricePeriod = (typeof PRICE_PERIODS)[number];

export const PLACE_KINDS = [
  "country",
  "region",
  "province",
  "district",
  "subdistrict",
  "neighbourhood",
  "road",
  "soi",
  "station",
  "landmark",
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** The twelve keys of the criteria, in the order people say them. */
export const CRITERIA_KEYS = [
  "deal",
  "types",
  "bedrooms",
  "bathrooms",
  "price",
  "area_sqm",
  "land_sqm",
  "places",
  "near",
  "amenities",
  "tenure",
  "sort",
] as const;
export type CriteriaKey = (typeof CRITERIA_KEYS)[number];

/** The longest question that is kept as `ConversationState.asked`. UTF-16 units. */
export const ASKED_MAX = 300;
