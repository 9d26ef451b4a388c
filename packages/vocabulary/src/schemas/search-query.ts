import { z } from "zod";
import { PROPERTY_TYPES, SEARCH_SORTS, WHERE_KEYS } from "../closed-lists.ts";
import type { ReadonlyDeep } from "../readonly-deep.ts";
import { TitleWords } from "./conversation.ts";
import { Criteria, NiceToHave, ONE_OF_MEANING, PlaceRefs, WantedStatus } from "./criteria.ts";

/**
 * One search, whole: every key is always present. It is what a message comes to, what an answer
 * keeps, what the help with typing counts and what a further page asks for more of. Plain JSON, so it
 * is stored and sent as it is; page, page size and language belong to a request for it.
 */
export const SearchQuery = z
  .object({
    version: z.literal(1),
    criteria: Criteria,
    status: WantedStatus,
    /** Never one of `criteria.amenities`. */
    nice_to_have: NiceToHave.describe(
      'In the order "best", homes that state more of these come first',
    ),
    /** A name without an id is looked up. */
    place_refs: PlaceRefs.describe("The ids behind names in criteria"),
    title_words: TitleWords.nullable().describe(
      "Words to match in titles; where no fitting home bears them, they do not narrow",
    ),
    sort: z
      .enum(SEARCH_SORTS)
      .describe("The order asked for; where it cannot be given, the newest come first"),
    extensions: z.object({
      not_types: z
        .array(z.enum(PROPERTY_TYPES))
        .max(PROPERTY_TYPES.length)
        .describe("Kinds of home that never fit"),
      near_any: z.boolean().describe("One of criteria.near is enough, whatever their kinds"),
      // A search that was stored or is sent without it asks for nothing here.
      one_of: z
        .array(z.enum(WHERE_KEYS))
        .max(WHERE_KEYS.length)
        .default([])
        .describe(ONE_OF_MEANING),
    }),
  })
  .meta({ id: "SearchQuery" });
export interface SearchQuery extends ReadonlyDeep<z.infer<typeof SearchQuery>> {}
