import {
  AMENITIES,
  CONSTRAINT_KEYS,
  CRITERIA_KEYS,
  LANGUAGES,
  LISTING_STATUSES,
  nameLike,
  PLACE_KINDS,
  PLACED_BY,
  PROPERTY_TYPES,
  SEARCH_SORTS,
  TENURES,
} from "@propertyvr/vocabulary";
import {
  Criteria,
  ListingCard,
  Localised,
  NiceToHave,
  PlaceRefs,
  PriceMark,
  SearchCounts,
  SearchExtensions,
  SearchQuery,
  SingleChange,
  TitleWords,
  WantedStatus,
} from "@propertyvr/vocabulary/schemas";
import { z } from "zod";
import { Facets, WantedFacets } from "./facets.ts";
import { Photo } from "./photos.ts";

export const SEARCH_PAGE_SIZE = 6;
export const SEARCH_PAGE_SIZE_MAX = 48;

const FILTER_KEYS = [...CRITERIA_KEYS, "status"] as const;

/** Names that no filter has, the first with the one that is likely meant. */
function unknownFilters(names: readonly string[]): string {
  const name = names[0] ?? "";
  const meant =
    nameLike(name, FILTER_KEYS) ?? FILTER_KEYS.find((key) => key.startsWith(`${name}_`));
  return meant === undefined
    ? `There is no filter "${name.slice(0, 40)}". The filters are ${FILTER_KEYS.join(", ")}`
    : `There is no filter "${name}". Perhaps "${meant}" is meant`;
}

const SearchFilters = z.strictObject(
  { ...Criteria.partial().shape, status: WantedStatus.optional() },
  {
    error: (issue) => (issue.code === "unrecognized_keys" ? unknownFilters(issue.keys) : undefined),
  },
);

export const SearchRequest = z
  .object({
    search: SearchQuery.optional().describe(
      "A complete search as returned in an answer, to get another page of it. Besides it, only page, page_size, language, facets and relax are used",
    ),
    query: z.string().max(100_000).default(""),
    /** A key that is present overrides what was read from `query`. */
    filters: SearchFilters.nullish(),
    /** A key that is present overrides what was read from `query`. */
    extensions: SearchExtensions.optional(),
    /** Overrides what was read from `query`; available homes where neither says. */
    status: WantedStatus.optional(),
    /** Homes that have more of these come first in the order "best". */
    nice_to_have: NiceToHave.optional(),
    /** Goes before the ids read from `query`. */
    place_refs: PlaceRefs.optional(),
    sort: z.enum(SEARCH_SORTS).optional(),
    page: z.number().int().min(1).max(10_000).default(1),
    page_size: z.number().int().min(1).max(SEARCH_PAGE_SIZE_MAX).default(SEARCH_PAGE_SIZE),
    language: z.enum(LANGUAGES).optional(),
    facets: WantedFacets.optional().describe(
      "Counts of the homes that match, by kind: true for all of them, or the names of some",
    ),
    relax: z
      .boolean()
      .default(false)
      .describe("true: the answer also lists changes that find more homes if some match already"),
  })
  .meta({ id: "SearchRequest" });

/** What can be let go of a search by itself. */
export const Constraint = z
  .object({
    key: z.enum(CONSTRAINT_KEYS),
    items: z
      .array(z.number().int().min(0))
      .optional()
      .describe("Which items of the list under the key, counted from 0; omitted: all of them"),
  })
  .meta({ id: "Constraint" });

export const RelaxedSearch = z
  .object({
    changes: z
      .array(SingleChange)
      .describe("What is asked for differently; two changes if no single one finds more homes"),
    label: z.string().describe("The changes in words, in the language of the search"),
    drop: z
      .array(Constraint)
      .describe("The criteria that are dropped; empty if criteria are only widened"),
    count: z.number().int().describe("Number of homes that match after the change"),
    count_is_capped: z
      .boolean()
      .describe("true if more homes than count match; they are counted up to 10,000"),
    all_sample: z.boolean(),
    criteria: Criteria.describe("The criteria after the change, to be sent as filters"),
    extensions: SearchExtensions,
    status: WantedStatus,
  })
  .meta({ id: "RelaxedSearch" });

export const SearchReply = z
  .object({
    properties: z.array(ListingCard),
    total: z
      .number()
      .int()
      .describe("Homes that match; exact below 10,000, rounded to two digits from there on"),
    total_is_rounded: z.boolean().optional().describe("true if the total is rounded"),
    all_sample: z
      .boolean()
      .describe(
        "true if the homes are samples because no real home matches; the two are never mixed",
      ),
    counts: SearchCounts,
    search: SearchQuery.describe("The complete search, to be sent for another page"),
    criteria: Criteria,
    extensions: SearchExtensions,
    status: WantedStatus,
    sort: z.enum(SEARCH_SORTS),
    page: z.number().int(),
    page_size: z.number().int(),
    unplaced: z.array(z.string()),
    facets: Facets.optional().describe("Only if asked for"),
    relax: z
      .array(RelaxedSearch)
      .optional()
      .describe(
        "If nothing matches, or relax was sent: changes that find more homes, with how many each finds. The smallest change comes first",
      ),
  })
  .meta({ id: "SearchReply" });

export const CountRequest = z
  .object({
    search: SearchQuery.optional().describe("A complete search; nothing else is used then"),
    criteria: Criteria.optional().describe("Required if there is no search"),
    extensions: SearchExtensions.optional(),
    status: WantedStatus.optional(),
    place_refs: PlaceRefs.optional(),
    /** Narrows by title where some fitting home's title holds all the words, as a search does. */
    text: TitleWords.optional(),
  })
  .refine(({ search, criteria }) => search !== undefined || criteria !== undefined, {
    path: ["criteria"],
    error: "criteria or search is required",
  })
  .meta({ id: "CountRequest" });

/** How many homes a search with these criteria finds; where a real one fits, samples do not count. */
export const CountReply = z
  .object({ counts: SearchCounts, unplaced: z.array(z.string()) })
  .meta({ id: "CountReply" });

const known = z.enum(["yes", "no", "unknown"]);

const Offer = z.object({
  price: z.number().nullable().describe("null: price on request"),
  price_mark: PriceMark.nullish().describe(
    "null or left out: fewer than 10 comparable homes, a sample, or not available",
  ),
});

/** One listing in full. Every amenity and tenure is answered: yes, no or unknown. */
export const ListingDetail = z
  .object({
    id: z.string(),
    type: z.enum(PROPERTY_TYPES),
    status: z.enum(LISTING_STATUSES),
    image: z.string().nullable(),
    image_alt: Localised.nullable(),
    photos: z.array(Photo).describe("In the order of the listing; image is the first one"),
    title: z.string(),
    title_language: z.enum(LANGUAGES),
    description: Localised.nullable(),
    location: z.string(),
    location_language: z.enum(LANGUAGES),
    administrative_area: z
      .string()
      .nullable()
      .describe(
        "District and province, if location is the partner's own text and doesn't name them",
      ),
    rent: Offer.nullable().describe("Whole baht a month; null if it is not for rent"),
    sale: Offer.nullable().describe("Whole baht in total; null if it is not for sale"),
    bedrooms: z.number().nullable(),
    bathrooms: z.number().nullable(),
    area_sqm: z.number().nullable(),
    land_sqm: z.number().nullable(),
    floor: z.string().nullable(),
    year_built: z.number().nullable(),
    project: z.string().nullable(),
    furnishing: z.enum(["unfurnished", "partly", "fully"]).nullable(),
    amenities: z.record(z.enum(AMENITIES), known),
    tenure: z.record(z.enum(TENURES), known),
    point: z.object({ lat: z.number(), lon: z.number() }).nullable(),
    placed: z
      .object({
        by: z.enum(PLACED_BY),
        kind: z.enum(PLACE_KINDS),
        near: z.string(),
        precision_m: z.number().int(),
      })
      .nullable()
      .describe(
        "What the point is based on, and how far the home may be from it; null if the lister gave the point",
      ),
    nearest_station: z
      .object({ name: Localised, metres: z.number(), is_about: z.literal(true).optional() })
      .nullable(),
    website_url: z.string().nullable(),
    available_from: z.string().nullable(),
    is_sample: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
    /** When its partner last said that it still holds; samples, which nobody offers, have none. */
    last_confirmed_at: z.string().optional(),
  })
  .meta({ id: "ListingDetail" });
export type ListingDetail = z.infer<typeof ListingDetail>;
export type SearchReply = z.infer<typeof SearchReply>;
