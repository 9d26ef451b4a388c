import { ok } from "@propertyvr/vocabulary";
import { SearchCounts } from "@propertyvr/vocabulary/schemas";
import { z } from "zod";
import { NamedSearch, withIds } from "./named-search.ts";
import { tool } from "./tool.ts";

export const countListings = tool({
  name: "count_listings",
  description:
    "Counts the homes that fit a search, as the search itself counts them, without listing any: for saying what a change of the search would find.",
  input: z.object({ query: NamedSearch }),
  output: SearchCounts,
  run: async (ports, { query }, { placeRefs }) => {
    const counted = await ports.countListings(withIds(query, placeRefs));
    return counted.ok ? ok(counted.value.counts) : counted;
  },
  visibleToModel: (counts) => counts,
});
