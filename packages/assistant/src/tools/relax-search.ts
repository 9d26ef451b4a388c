import { z } from "zod";
import { type CountedChange, Relaxation } from "../results/relaxation.ts";
import { NamedSearch, withIds } from "./named-search.ts";
import { shownHome } from "./shown-home.ts";
import { tool } from "./tool.ts";

export const relaxSearch = tool({
  name: "relax_search",
  description:
    "Counts what a search would find with less asked: each condition in a smaller measure and let go, two together where hardly anything comes by one, and, where nothing fits, the homes that miss least with what each misses.",
  input: z.object({ query: NamedSearch }),
  output: Relaxation,
  run: (ports, { query }, { language, placeRefs }) =>
    ports.relaxSearch({ query: withIds(query, placeRefs), language }),
  visibleToModel: ({ now, alone, pairs, nearest }) => ({
    homes_now: now,
    with_one_change: alone.map(shownChange),
    with_two_changes: pairs.map(shownChange),
    nearest: nearest.map(({ card, misses }) => ({ ...shownHome(card), misses })),
  }),
});

const shownChange = ({ changes, count, isMore, allSample }: CountedChange) => ({
  changes,
  homes: count,
  ...(isMore && { or_more: true }),
  ...(allSample && { are_samples: true }),
});
