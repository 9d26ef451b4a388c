import { SEARCH_SORTS, type ReadonlyDeep } from "@propertyvr/vocabulary";
import { ListingCard, SearchCounts } from "@propertyvr/vocabulary/schemas";
import { z } from "zod";

/** A page of what a search finds. */
export const SearchOutcome = z.object({
  counts: SearchCounts,
  cards: z.array(ListingCard),
  sort: z.enum(SEARCH_SORTS),
  /** The radius searched for each `near` whose `within_m` is null, in the order of `criteria.near`. */
  impliedWithinM: z.array(z.number().nullable()),
  /** Names that are on no map, so they did not narrow the search. */
  unplaced: z.array(z.string()),
  /** Whether the words for titles narrowed the search. */
  textMatched: z.boolean(),
});
export interface SearchOutcome extends ReadonlyDeep<z.infer<typeof SearchOutcome>> {}
