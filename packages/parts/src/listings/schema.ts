import { LANGUAGES, SEARCH_SORTS, type ReadonlyDeep } from "@propertyvr/vocabulary";
import { Criteria, ListingCard, SearchCounts, SearchQuery } from "@propertyvr/vocabulary/schemas";
import { z } from "zod";

/** The homes that a search found: one page of cards as they stood, and what asks for more of them. */
export const ListingsPart = z.object({
  type: z.literal("listings"),
  version: z.literal(1),
  /** The heading: the person's words, or what was asked in ours. Nothing reads it. */
  query: z.string(),
  /** Of the answer, which its cards are in as far as they know it. */
  language: z.enum(LANGUAGES),
  /** What was asked: with another page or order, it asks for more of the same. */
  search: SearchQuery,
  /** Those of `search`. */
  criteria: Criteria,
  counts: SearchCounts,
  /** The order of the cards: that of `search`, or the newest where it could not be given. */
  sort: z.enum(SEARCH_SORTS),
  /** Which page the cards are, from 1; left out for the first. */
  page: z.number().int().min(1).optional(),
  page_size: z.number().int(),
  cards: z.array(ListingCard),
});
export type ListingsPart = ReadonlyDeep<z.infer<typeof ListingsPart>>;
