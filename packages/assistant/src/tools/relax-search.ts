import { z } from "zod";
import { Relaxation } from "../results/relaxation.ts";
import { NamedSearch, withIds } from "./named-search.ts";
import { shownHome } from "./shown-home.ts";
import { tool } from "./tool.ts";

export const relaxSearch = tool({
  name: "relax_search",
  description:
    "For a search that finds nothing: counts what it would find with each of its conditions let go, alone and in pairs, and gives the homes that miss least with what each misses.",
  input: z.object({ query: NamedSearch }),
  output: Relaxation,
  run: (ports, { query }, { language, placeRefs }) =>
    ports.relaxSearch({ query: withIds(query, placeRefs), language }),
  visibleToModel: ({ alone, pairs, nearest }) => ({
    without_one: alone,
    without_two: pairs,
    nearest: nearest.map(({ card, misses }) => ({ ...shownHome(card), misses })),
  }),
});
