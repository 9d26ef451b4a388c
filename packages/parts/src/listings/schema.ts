import { SEARCH_SORTS, type ReadonlyDeep } from "@propertyvr/vocabulary";
import {
  Criteria,
  ListingCard,
  NiceToHave,
  PlaceRefs,
  SearchCounts,
  SearchExtensions,
  WantedStatus,
} from "@propertyvr/vocabulary/schemas";
import { z } from "zod";

/** The homes that a search found: one page of cards as they stood, and what asks for more of them. */
export const ListingsPart = z.object({
  type: z.literal("listings"),
  version: z.literal(1),
  /** The person's words, as the heading quotes them. */
  query: z.string(),
  criteria: Criteria,
  /** Beside the criteria: left out where nothing is asked there. */
  extensions: SearchExtensions.optional(),
  /** Left out: homes that are available. */
  status: WantedStatus.optional(),
  /** With the criteria, all that is needed to search for more of the same. */
  nice_to_have: NiceToHave.optional(),
  place_refs: PlaceRefs.optional(),
  counts: SearchCounts,
  sort: z.enum(SEARCH_SORTS),
  /** Which page the cards are, from 1; left out for the first. */
  page: z.number().int().min(1).optional(),
  page_size: z.number().int(),
  cards: z.array(ListingCard),
});
export type ListingsPart = ReadonlyDeep<z.infer<typeof ListingsPart>>;
