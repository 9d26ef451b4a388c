import { z } from "zod";
import { SearchOutcome } from "../results/search-outcome.ts";
import { NamedSearch, withIds } from "./named-search.ts";
import { shownHome } from "./shown-home.ts";
import { tool } from "./tool.ts";

export const searchListings = tool({
  name: "search_listings",
  description:
    "Finds homes to rent or buy in Thailand and lists one page of them, with how many fit in all. " +
    "Places are named in English as people name them. What a listing does not state fails a bound and passes a wish. " +
    "Samples come only where no real home fits; then all_sample is true.",
  input: z.object({
    query: NamedSearch,
    page: z.number().int().min(1).max(10_000).default(1).describe("Counted from 1"),
    page_size: z.number().int().min(1).max(48).default(6),
  }),
  output: SearchOutcome,
  run: (ports, { query, page, page_size }, { language, placeRefs }) =>
    ports.searchListings({ query: withIds(query, placeRefs), page, pageSize: page_size, language }),
  visibleToModel: ({ counts, cards, sort, impliedWithinM, unplaced, textMatched }) => ({
    ...counts,
    sort,
    homes: cards.map(shownHome),
    searched_within_m: impliedWithinM,
    names_on_no_map: unplaced,
    title_words_matched: textMatched,
  }),
});
