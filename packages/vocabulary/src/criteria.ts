/**
 * What a person asks for. The twelve keys are the public contract of
 * understanding: always present, null or [] where nothing was said.
 */
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

export const PRICE_PERIODS = ["month", "total", "sqm", "night", "year"] as const;
export type PricePeriod = (typeof PRICE_PERIODS)[number];

/** Inclusive at both ends. At least one end is present. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}
/** Baht, whole or fractional as said. */
export interface PriceRange extends Range {
  readonly per: PricePeriod;
}
export interface Near {
  readonly kind: NearKind;
  /** Canonical English name, "BTS" / "MRT" for a network, null for any of the kind. */
  readonly name: string | null;
  /** Metres as said; null when only "near" was said. */
  readonly within_m: number | null;
}

export interface Criteria {
  readonly deal: Deal | null;
  readonly types: readonly PropertyType[];
  /** 0 is a studio. */
  readonly bedrooms: Range | null;
  readonly bathrooms: { readonly min: number } | null;
  readonly price: PriceRange | null;
  readonly area_sqm: Range | null;
  readonly land_sqm: Range | null;
  /** Canonical English names of provinces, districts, neighbourhoods, roads, sois. */
  readonly places: readonly string[];
  readonly near: readonly Near[];
  readonly amenities: readonly Amenity[];
  readonly tenure: Tenure | null;
  readonly sort: CriteriaSort | null;
}

/** What a search asks beside the twelve keys. A key that is left out asks for nothing. */
export interface SearchExtensions {
  /** Kinds of home that never fit: "no condos". */
  readonly not_types?: readonly PropertyType[] | undefined;
  /** One of `criteria.near` is enough, whatever their kinds: "near the BTS or near a beach". */
  readonly near_any?: boolean | undefined;
}

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
] as const satisfies readonly (keyof Criteria)[];
export type CriteriaKey = (typeof CRITERIA_KEYS)[number];

export const EMPTY_CRITERIA: Criteria = {
  deal: null,
  types: [],
  bedrooms: null,
  bathrooms: null,
  price: null,
  area_sqm: null,
  land_sqm: null,
  places: [],
  near: [],
  amenities: [],
  tenure: null,
  sort: null,
};

/** True when the person has said nothing that narrows a search (a sort alone does not narrow). */
export function isEmptyCriteria(criteria: Criteria): boolean {
  return CRITERIA_KEYS.every((key) => {
    if (key === "sort") return true;
    const value = criteria[key];
    return value === null || (Array.isArray(value) && value.length === 0);
  });
}

/** True where nothing was asked under this key. */
export function isOpen(criteria: Criteria, key: CriteriaKey): boolean {
  const value = criteria[key];
  return value === null || (Array.isArray(value) && value.length === 0);
}

/** Whether two criteria say the same under a key; the order within a list does not matter. */
export function isSameUnder(key: CriteriaKey, one: Criteria, other: Criteria): boolean {
  return canonical(one[key]) === canonical(other[key]);
}

/** Whether two criteria ask for the same homes in the same order. */
export const isSameCriteria = (one: Criteria, other: Criteria): boolean =>
  CRITERIA_KEYS.every((key) => isSameUnder(key, one, other));

function canonical(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(canonical).sort());
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return JSON.stringify(
    entries
      .map(([key, inner]) => [key, canonical(inner)])
      .sort(([a = ""], [b = ""]) => (a < b ? -1 : 1)),
  );
}
