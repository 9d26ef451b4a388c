import { z } from "zod";
import { DEALS, LANGUAGES, LISTING_STATUSES, PROPERTY_TYPES } from "../closed-lists.ts";
import type { ReadonlyDeep } from "../readonly-deep.ts";

/** A text in one language, so that it can be marked with `lang`. */
export const Localised = z.object({ text: z.string(), language: z.enum(LANGUAGES) });
export type Localised = ReadonlyDeep<z.infer<typeof Localised>>;

/** How whoever offers a home can be reached; null is what the listing does not state. */
export const ListingContact = z
  .object({
    name: z.string().nullable(),
    phone: z.string().nullable(),
    /** A LINE ID, e.g. "@agency". */
    line: z.string().nullable(),
    email: z.string().nullable(),
    /** An address of the web. */
    website: z.string().nullable(),
  })
  .meta({ id: "ListingContact" });
export interface ListingContact extends ReadonlyDeep<z.infer<typeof ListingContact>> {}

/** Where an asking price stands among those of comparable homes. It is no valuation. */
export const PriceMark = z
  .object({
    difference_pct: z
      .number()
      .int()
      .describe("How far the price lies above (positive) or below the median. Per cent"),
    median_thb: z.number().int().describe("Median asking price of the others, in whole baht"),
    n_units: z
      .number()
      .int()
      .describe(
        "How many homes it is compared with: same kind, rooms and district, a size within a quarter; likely duplicates count once",
      ),
    as_of: z.string().describe("The day in Thailand of which the median is"),
  })
  .meta({ id: "PriceMark" });
export interface PriceMark extends ReadonlyDeep<z.infer<typeof PriceMark>> {}

/** A card as it stood when the answer was written, so that old chats still open. */
export const ListingCard = z
  .object({
    id: z.string(),
    type: z.enum(PROPERTY_TYPES),
    /** Picture address on our own origin, or null; absolute for whoever is not on it. */
    image: z.string().nullable(),
    /** What a drawn picture shows; null for a photo. */
    image_alt: Localised.nullable(),
    title: z.string(),
    title_language: z.enum(LANGUAGES),
    location: z.string(),
    location_language: z.enum(LANGUAGES),
    administrative_area: z
      .string()
      .nullish()
      .describe(
        "District and province, where location is the partner's own and does not name them",
      ),
    /** The deal under which this card was found. */
    deal: z.enum(DEALS),
    /** Whole baht: a month for rent, in total for sale; null is price on request. */
    price: z.number().nullable(),
    /** A card from before this was kept has none. */
    price_mark: PriceMark.nullish().describe(
      "null or left out: fewer than 10 comparable homes, a sample, or not available",
    ),
    /** The other offer of a home that is both for rent and for sale. */
    other_offer: z.object({ deal: z.enum(DEALS), price: z.number().nullable() }).nullable(),
    bedrooms: z.number().nullable(),
    bathrooms: z.number().nullable(),
    /** Square metres of floor. */
    area: z.number().nullable(),
    land_sqm: z.number().nullable(),
    /** The page "View Details" opens: the partner's own, else ours. Never null. */
    websiteUrl: z.string(),
    is_sample: z.boolean(),
    /** A card from before this was kept has none. */
    status: z.enum(LISTING_STATUSES).optional().describe("Left out: available"),
    /** Metres to what was asked for, with its name; null when nothing was. */
    distance: z
      .object({ to: Localised, metres: z.number(), is_about: z.literal(true).optional() })
      .nullable()
      .describe("is_about: the home was placed by its text, so it is about so far"),
    /** What was asked for and the listing does not state ("pet_friendly", "foreign_quota"). */
    unknown: z.array(z.string()),
    created_at: z.string(),
    /** When its partner last said that it still holds; none of a sample, nor of a card from before this was kept. */
    last_confirmed_at: z.string().optional(),
  })
  .meta({ id: "ListingCard" });
export interface ListingCard extends ReadonlyDeep<z.infer<typeof ListingCard>> {}

/** What a search found, apart from the cards. */
export const SearchCounts = z
  .object({
    /** Homes that fit (a home for rent and for sale counts once). */
    total: z.number().int(),
    rent: z.number().int(),
    sale: z.number().int(),
    /** Of the total: those that state every asked amenity and the asked tenure. */
    stated: z.number().int(),
    all_sample: z
      .boolean()
      .describe("The homes are samples, because no real home fits; the two are never mixed"),
    is_rounded: z
      .boolean()
      .optional()
      .describe(
        "True if more than 10,000 homes fit: the counts are then rounded, worked out from a sample",
      ),
  })
  .meta({ id: "SearchCounts" });
export interface SearchCounts extends ReadonlyDeep<z.infer<typeof SearchCounts>> {}
