import { Insight } from "@propertyvr/parts/schemas";
import {
  AMENITIES,
  AREA_KINDS,
  AREA_ORDERS,
  DEALS,
  LANGUAGES,
  MARKET_METRICS,
  nameLike,
  PROPERTY_TYPES,
  TENURES,
  type MarketAskKind,
} from "@propertyvr/vocabulary";
import { z } from "zod";

/** What the market can be asked over HTTP. There is no forecast to be asked for. */
export const MARKET_KINDS = [
  "level",
  "compare",
  "yield",
  "affordable_areas",
  "supply",
  "listing_position",
  "trend",
] as const satisfies readonly MarketAskKind[];

/** As many places as stand side by side. */
const PLACES_MAX = 4;
/** More than any home costs, in baht. */
const PRICE_MAX = 100_000_000_000;

/** A parameter that may stand several times. */
const several = <Each extends z.ZodType>(each: Each, most: number) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(each).max(most).default([]),
  );
const baht = z.coerce.number().int().min(1).max(PRICE_MAX).optional();
const sqm = z.coerce.number().min(1).max(10_000_000).optional();

const parameters = {
  kind: z
    .enum(MARKET_KINDS)
    .default("level")
    .describe(
      "level: median and quartiles; compare: two to four places or numbers of bedrooms side by side; yield: rents compared with prices; affordable_areas: the districts or stations where most homes fit, or that ask least or most; supply: how many homes are offered; listing_position: one home among similar ones; trend: month by month",
    ),
  metric: several(z.enum(MARKET_METRICS), MARKET_METRICS.length).describe(
    "What is measured, the most important first; may be repeated. By default the prices for the deal, in total and per square metre, of land per square wah",
  ),
  place: several(z.string().min(1).max(100), PLACES_MAX).describe(
    "The name of a place in English or Thai, as listed by GET /api/places; may be repeated",
  ),
  near: z.string().min(1).max(100).optional().describe("The name of a station or landmark"),
  within_m: z.coerce.number().int().min(50).max(50_000).optional().describe("Only with near; by default as in a search"),
  deal: z.enum(DEALS).optional(),
  type: several(z.enum(PROPERTY_TYPES), PROPERTY_TYPES.length).describe("May be repeated"),
  bedrooms: several(z.coerce.number().int().min(0).max(50), PLACES_MAX).describe("0: a studio; repeated with compare, each number is a side"),
  bathrooms: z.coerce.number().int().min(1).max(50).optional().describe("At least so many"),
  amenity: several(z.enum(AMENITIES), AMENITIES.length).describe("Only homes that state it; may be repeated"),
  tenure: z.enum(TENURES).optional().describe("Only homes that state it"),
  price_min_thb: baht.describe("Needs deal; per month for rent"),
  price_max_thb: baht.describe("Needs deal; per month for rent"),
  area_min_sqm: sqm,
  area_max_sqm: sqm,
  land_min_sqm: sqm,
  land_max_sqm: sqm,
  by: z.enum(AREA_KINDS).optional().describe("With affordable_areas: what is ranked; by default districts"),
  order: z.enum(AREA_ORDERS).optional().describe("With affordable_areas and no price: which median comes first"),
  sizes: z.stringbool().default(false).describe("With level: true tells how large the homes are too"),
  asked_thb: baht.describe("With level: a price to compare with the others"),
  listing_id: z.string().min(1).max(64).optional().describe("With listing_position; with level the figures are of homes of its kind and rooms in its district, and of the criteria only deal counts"),
  language: z.enum(LANGUAGES).default("en").describe("Language of place names and titles"),
}; // prettier-ignore

const NAMES = Object.keys(parameters);

/** A name that is not known would change which homes the figures are of: it is refused. */
function unknownParameters(names: readonly string[]): string {
  const name = (names[0] ?? "").slice(0, 40);
  const meant = nameLike(name, NAMES) ?? NAMES.find((known) => known.startsWith(`${name}_`));
  return meant === undefined
    ? `There is no parameter "${name}". The parameters are ${NAMES.join(", ")}`
    : `There is no parameter "${name}". Perhaps "${meant}" is meant`;
}

export const MarketQuery = z.strictObject(parameters, {
  error: (issue) => (issue.code === "unrecognized_keys" ? unknownParameters(issue.keys) : undefined),
}); // prettier-ignore

export { Insight as MarketReply };
