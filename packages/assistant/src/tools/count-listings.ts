import { ok } from "@propertyvr/vocabulary";
import { z } from "zod";
import { HomeCounts } from "../results/home-counts.ts";
import { NamedSearch, withIds } from "./named-search.ts";
import { tool } from "./tool.ts";

export const countListings = tool({
  name: "count_listings",
  description:
    "Counts the homes that fit a search, as the search itself counts them, without listing any: for saying what a change of the search would find.",
  input: z.object({
    query: NamedSearch,
    up_to: z
      .number()
      .int()
      .positive()
      .optional()
      .describe("Counts no further; is_capped says that there are more"),
  }),
  output: HomeCounts,
  run: async (ports, { query, up_to: upTo }, { placeRefs }) => {
    const counted = await ports.countListings(withIds(query, placeRefs), upTo);
    return counted.ok ? ok(counted.value.counts) : counted;
  },
  visibleToModel: (counts) => counts,
});
