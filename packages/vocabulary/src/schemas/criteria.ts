import { z } from "zod";
import {
  AMENITIES,
  CRITERIA_SORTS,
  DEALS,
  LISTING_STATUSES,
  NEAR_KINDS,
  PLACE_KINDS,
  PRICE_PERIODS,
  PROPERTY_TYPES,
  TENURES,
  WHERE_KEYS,
} from "../closed-lists.ts";
import type { ReadonlyDeep } from "../readonly-deep.ts";

const amount = z.number().min(0).max(1e12);
const rangeOf = <T extends z.ZodType>(bound: T) =>
  z
    .object({ min: bound.exactOptional(), max: bound.exactOptional() })
    .refine(
      (range) => range.min !== undefined || range.max !== undefined,
      "min or max is required",
    );
const name = z.string().min(1).max(120);

/** Inclusive at both ends. At least one end is present. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** Baht, whole or fractional as said. Inclusive at both ends, at least one of which is present. */
const PriceRange = z
  .object({ min: amount.exactOptional(), max: amount.exactOptional(), per: z.enum(PRICE_PERIODS) })
  .refine((price) => price.min !== undefined || price.max !== undefined, "min or max is required");
export type PriceRange = ReadonlyDeep<z.infer<typeof PriceRange>>;

export const Near = z.object({
  kind: z.enum(NEAR_KINDS),
  /** Canonical English name, "BTS" / "MRT" for a network, null for any of the kind. */
  name: name.nullable(),
  /** Metres as said; null when only "near" was said. */
  within_m: z.number().min(0).max(1e6).nullable(),
});
export type Near = ReadonlyDeep<z.infer<typeof Near>>;

/**
 * What a person asks for. The twelve keys are the public contract of
 * understanding: always present, null or [] where nothing was said.
 */
export const Criteria = z
  .object({
    deal: z.enum(DEALS).nullable(),
    types: z
      .array(z.enum(PROPERTY_TYPES))
      .max(PROPERTY_TYPES.length)
      .describe(
        "Any of these kinds; empty: every kind of home, so no office, no warehouse, and land only where land_sqm is asked for",
      ),
    /** 0 is a studio. */
    bedrooms: rangeOf(z.number().int().min(0).max(99)).nullable(),
    bathrooms: z.object({ min: z.number().int().min(0).max(99) }).nullable(),
    price: PriceRange.nullable(),
    area_sqm: rangeOf(amount).nullable(),
    land_sqm: rangeOf(amount).nullable(),
    /** Canonical English names of provinces, districts, neighbourhoods, roads, sois. */
    places: z.array(name).max(20),
    near: z.array(Near).max(20),
    amenities: z.array(z.enum(AMENITIES)).max(AMENITIES.length),
    tenure: z.enum(TENURES).nullable(),
    sort: z.enum(CRITERIA_SORTS).nullable(),
  })
  .meta({ id: "Criteria" });
export interface Criteria extends ReadonlyDeep<z.infer<typeof Criteria>> {}

export const ONE_OF_MEANING =
  "Of these one is enough: to lie in one of criteria.places, or near what criteria.near asks of a kind. All other kinds in criteria.near must hold as well";

/** What a search asks beside the twelve keys. A key that is left out asks for nothing. */
export const SearchExtensions = z
  .object({
    /** "no condos" */
    not_types: z
      .array(z.enum(PROPERTY_TYPES))
      .max(PROPERTY_TYPES.length)
      .optional()
      .describe("Kinds of home that never fit"),
    /** "near the BTS or near a beach" */
    near_any: z
      .boolean()
      .optional()
      .describe("One of criteria.near is enough, whatever their kinds"),
    /** "in Ari or near BTS Mo Chit", "near the BTS, and near a mall or a hospital" */
    one_of: z.array(z.enum(WHERE_KEYS)).max(WHERE_KEYS.length).optional().describe(ONE_OF_MEANING),
  })
  .meta({ id: "SearchExtensions" });
export type SearchExtensions = ReadonlyDeep<z.infer<typeof SearchExtensions>>;

/** Which homes are asked for; left out: those that are available. */
export const WantedStatus = z.enum(LISTING_STATUSES);

export const NiceToHave = z.array(z.enum(AMENITIES)).max(AMENITIES.length);

/** A named place as an id at the contract's edge. */
export const PlaceRef = z.object({
  /** The name as it stands in `criteria.places` or `criteria.near[].name`. */
  name,
  id: z.string().max(200),
  kind: z.enum(PLACE_KINDS),
});
export type PlaceRef = ReadonlyDeep<z.infer<typeof PlaceRef>>;

/** Which places names mean: many share one. */
export const PlaceRefs = z.array(PlaceRef).max(40);
