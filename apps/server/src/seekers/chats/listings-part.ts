import type { ListingsPart } from "@propertyvr/parts";
import { searchQuery, type SaidSearch } from "@propertyvr/vocabulary";

/** Stored before a part held its search whole: what was asked stood beside the cards. */
type EarlierPart = Omit<ListingsPart, "search" | "language" | "criteria"> &
  Omit<SaidSearch, "sort" | "title_words">;

/**
 * A list of homes as it is read today. The one place that knows how it was stored earlier.
 * @param titleWords those of the conversation after the message, for a part that holds none
 */
export function listingsPart(
  stored: ListingsPart | EarlierPart,
  titleWords: string | undefined,
): ListingsPart {
  if ("search" in stored) return stored;
  const { extensions, status, nice_to_have, place_refs, ...part } = stored;
  const { criteria, sort } = part;
  const beside = { extensions, status, nice_to_have, place_refs };
  const search = searchQuery({ criteria, ...beside, sort, title_words: titleWords });
  const language = /[\u0E01-\u0E5B]/.test(part.query) ? "th" : "en";
  return { ...part, language, search };
}
