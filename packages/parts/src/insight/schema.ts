import {
  AREA_KINDS,
  AREA_ORDERS,
  DEALS,
  LANGUAGES,
  MARKET_METRICS,
  PROPERTY_TYPES,
  type ReadonlyDeep,
} from "@propertyvr/vocabulary";
import { Criteria, PlaceRef } from "@propertyvr/vocabulary/schemas";
import { z } from "zod";

const Thb = z.number().int().describe("Whole baht, a month for rent");
const Count = z.number().int().min(0);
const Day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .describe("YYYY-MM-DD");

/** The homes that figures are of, as a search for them. */
const InsightScope = z.object({
  criteria: Criteria,
  place_refs: z.array(PlaceRef),
  /** Its places as people of the language call them. */
  places: z.array(z.string()),
});

const Bin = z.object({ from_thb: Thb, to_thb: Thb, count: Count });

/** What homes ask. Likely duplicates are one home, at the median of its prices that fit. */
export const MarketFigure = z
  .object({
    metric: z.enum(MARKET_METRICS),
    n_listings: Count.describe("Listings with a price"),
    n_units: Count.describe("Homes they likely are: the sample"),
    p25_thb: Thb,
    median_thb: Thb,
    p75_thb: Thb,
    low_thb: Thb.describe("The median lies between low and high in 95 of 100 draws"),
    high_thb: Thb,
    confidence: z.enum(["high", "medium", "low"]),
    bins: z.array(Bin).describe("How the prices are spread; the outer bins hold what lies beyond"),
    first_listed: Day,
    last_listed: Day,
  })
  .meta({ id: "MarketFigure" });
export type MarketFigure = ReadonlyDeep<z.infer<typeof MarketFigure>>;

const Median = z.object({ n_units: Count, median_thb: Thb });

const Sizes = z.object({
  deal: z.enum(DEALS),
  n_units: Count.describe("Homes that state a size"),
  p25_sqm: z.number(),
  median_sqm: z.number(),
  p75_sqm: z.number(),
});

const Level = z.object({
  kind: z.literal("level"),
  scope: InsightScope,
  figures: z.array(MarketFigure).min(1),
  asked: z
    .object({
      price_thb: Thb,
      difference_pct: z.number().int(),
      share_below_pct: z.number().int().min(0).max(100),
    })
    .nullable()
    .describe("A price that was asked about, against the first of the figures"),
  sizes: z
    .array(Sizes)
    .optional()
    .describe("Where it was asked: how large the homes are; empty where too few state it"),
});

const Compare = z.object({
  kind: z.literal("compare"),
  metric: z.enum(MARKET_METRICS),
  places: z
    .array(
      z.object({
        scope: InsightScope,
        n_units: Count,
        figure: MarketFigure.nullable().describe("null: too few homes"),
      }),
    )
    .min(2)
    .max(4),
});

/** What a landlord pays or goes without; each is an assumption, none a statistic. */
const Assumptions = z.object({
  vacant_months: z.number(),
  agent_months: z.number(),
  common_fee_thb_per_sqm: z.number(),
  upkeep_pct: z.number().describe("Repairs and insurance, of the price"),
});

const RentalYield = z.object({
  kind: z.literal("yield"),
  scope: InsightScope,
  gross_pct: z.number(),
  net_pct: z.number().nullable().describe("Before income tax; null where no sizes are known"),
  assumptions: Assumptions,
  cells: z
    .array(
      z.object({
        type: z.enum(PROPERTY_TYPES),
        bedrooms: Count.nullable(),
        area: z.string().nullable().describe("The district; null where the scope is one place"),
        rent: Median,
        sale: Median,
        area_sqm: z.number().nullable(),
        gross_pct: z.number(),
        net_pct: z.number().nullable(),
      }),
    )
    .min(1),
});

const AffordableAreas = z.object({
  kind: z.literal("affordable_areas"),
  scope: InsightScope,
  by: z
    .enum(AREA_KINDS)
    .optional()
    .describe(
      "station: homes near each, those near two stations are counted at both; else districts",
    ),
  order: z
    .enum(AREA_ORDERS)
    .optional()
    .describe("Without a price: which median comes first; cheapest where it is left out"),
  metric: z.enum(MARKET_METRICS),
  n_units: Count,
  areas: z.array(
    z.object({
      district_code: z.number().int().nullable().describe("null: a station"),
      name: z.string(),
      n_units: Count,
      median_thb: Thb.nullable().describe("null: too few homes"),
    }),
  ),
});

const ListingPosition = z.object({
  kind: z.literal("listing_position"),
  scope: InsightScope.optional().describe("A place that was named; else the district of the home"),
  listing_id: z.string(),
  title: z.string(),
  price_thb: Thb,
  figure: MarketFigure,
  difference_pct: z.number().int(),
  share_below_pct: z.number().int().min(0).max(100),
  comparables: z.array(
    z.object({ id: z.string(), title: z.string(), price_thb: Thb, area_sqm: z.number() }),
  ),
});

const Supply = z.object({
  kind: z.literal("supply"),
  scope: InsightScope,
  counts: z.array(z.object({ deal: z.enum(DEALS), n_listings: Count, n_units: Count })),
});

const Trend = z.object({
  kind: z.literal("trend"),
  scope: InsightScope,
  metric: z.enum(DEALS),
  months: z
    .array(
      z.object({
        month: z
          .string()
          .regex(/^\d{4}-\d{2}$/)
          .describe("YYYY-MM, a month in Thailand"),
        n_units: Count.describe("Homes listed today that were priced at its end"),
        median_thb: Thb.nullable().describe("Of all of them; null: too few homes"),
        n_matched: Count.nullable().describe("Of them, those that were priced a month before too"),
        index: z
          .number()
          .nullable()
          .describe("The same homes followed from month to month, 100 in the first; null: too few"),
      }),
    )
    .min(2),
  span_months: Count.describe("Between the first median and the last"),
  index_span_months: Count.describe("Between the first index and the last"),
  change_pct: z.number().nullable().describe("Of the index; null: the same homes were too few"),
});

const REFUSED_REASONS = [
  "too_few",
  "unknown_place",
  "forecast",
  "no_history",
  "no_comparables",
  "sample_home",
  "home_gone",
  "one_side",
] as const;
const Refused = z.object({
  kind: z.literal("refused"),
  reason: z.enum(REFUSED_REASONS),
  scope: InsightScope.nullable(),
  n_units: Count.nullable(),
  unknown_place: z.string().nullable(),
  wider: z
    .object({ scope: InsightScope, n_units: Count })
    .nullable()
    .describe("A wider place where enough homes are offered"),
});

const about = {
  basis: z.literal("asking_prices"),
  is_sample: z.boolean().describe("Sample data, not market figures"),
  one_of: z
    .number()
    .int()
    .min(2)
    .optional()
    .describe("Figures are of one home of so many; numbers of homes are rounded to two digits"),
  first_listed: Day.optional().describe("The first of the homes behind the figures was listed"),
  last_listed: Day.optional().describe("The last of them was"),
  as_of: Day.nullable().describe("The day in Thailand on which it was looked up"),
};

/** What is known of the market: asking prices of the homes that are listed, never a forecast. */
export const Insight = z
  .discriminatedUnion("kind", [
    Level.extend(about),
    Compare.extend(about),
    RentalYield.extend(about),
    AffordableAreas.extend(about),
    ListingPosition.extend(about),
    Supply.extend(about),
    Trend.extend(about),
    Refused.extend(about),
  ])
  .meta({ id: "Insight" });
export type Insight = ReadonlyDeep<z.infer<typeof Insight>>;
/** The insights of one kind. */
export type InsightOf<Kind extends Insight["kind"]> = Extract<Insight, { readonly kind: Kind }>;

/** A market figure with the words that its answer gives its homes. */
export const InsightPart = z.object({
  type: z.literal("insight"),
  version: z.literal(1),
  result: Insight,
  /** What the figures are of ("condos to rent in Ari"). */
  label: z.string(),
  /** Heads the figures. */
  text: z.string(),
  language: z.enum(LANGUAGES),
});
export type InsightPart = ReadonlyDeep<z.infer<typeof InsightPart>>;
