import { Insight } from "@propertyvr/parts/schemas";
import {
  AREA_KINDS,
  AREA_ORDERS,
  COMPARED_MOST,
  DISTRICTS_BY_PRICE,
  MARKET_ASK_KINDS,
  MARKET_METRICS,
} from "@propertyvr/vocabulary";
import { z } from "zod";
import { NamedSearch, withIds } from "./named-search.ts";
import { tool } from "./tool.ts";

export const marketInsight = tool({
  name: "market_insight",
  description:
    "What the listed homes ask: median and quartiles of price, rent or either per square metre, places or numbers of bedrooms side by side, " +
    "rental yield, the districts or stations a budget reaches or that ask least, how much is offered, one home among its like, how asking prices moved over the months that are known. Asking prices only, " +
    "never a forecast or a valuation; refused where fewer than ten homes stand behind a figure.",
  input: z.object({
    kind: z.enum(MARKET_ASK_KINDS),
    metrics: z.array(z.enum(MARKET_METRICS)).min(1),
    query: NamedSearch.describe("The homes that are meant; a price in it bounds them"),
    asked_thb: z
      .number()
      .int()
      .positive()
      .nullable()
      .default(null)
      .describe("A price to be placed among the others"),
    listing_id: z
      .string()
      .nullable()
      .default(null)
      .describe(
        "Of listing_position; of level: homes of its kind and rooms in its district, in place of a query",
      ),
    bedrooms: z
      .array(z.number().int().min(0).max(50))
      .max(COMPARED_MOST)
      .default([])
      .describe(
        "Of compare: numbers of bedrooms side by side, 0 for a studio; empty to compare places",
      ),
    areas: z
      .object({ by: z.enum(AREA_KINDS), order: z.enum(AREA_ORDERS) })
      .default({ ...DISTRICTS_BY_PRICE })
      .describe(
        "Of affordable_areas: districts or railway stations, and which end comes first without a price",
      ),
    sizes: z.boolean().default(false).describe("Of level: also how large the homes are"),
  }),
  output: Insight,
  run: (ports, { asked_thb, query, listing_id, sizes, ...asked }, { language, placeRefs }) =>
    ports.marketInsight({
      ...asked,
      askedThb: asked_thb,
      isOfSize: sizes,
      query: withIds(query, placeRefs),
      listingId: listing_id,
      language,
    }),
  visibleToModel: (insight) => insight,
});
