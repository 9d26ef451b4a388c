import { Insight } from "@propertyvr/parts/schemas";
import { MARKET_ASK_KINDS, MARKET_METRICS } from "@propertyvr/vocabulary";
import { z } from "zod";
import { NamedSearch, withIds } from "./named-search.ts";
import { tool } from "./tool.ts";

export const marketInsight = tool({
  name: "market_insight",
  description:
    "What the listed homes ask: median and quartiles of price, rent or either per square metre, places side by side, " +
    "rental yield, the districts a budget reaches, how much is offered, one home among its like. Asking prices only, " +
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
    listing_id: z.string().nullable().default(null).describe("Of listing_position"),
  }),
  output: Insight,
  run: (ports, { kind, metrics, query, asked_thb, listing_id }, { language, placeRefs }) =>
    ports.marketInsight({
      kind,
      metrics,
      askedThb: asked_thb,
      query: withIds(query, placeRefs),
      listingId: listing_id,
      language,
    }),
  visibleToModel: (insight) => insight,
});
