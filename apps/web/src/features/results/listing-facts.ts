import type { Criteria, Language, ListingCard } from "@propertyvr/vocabulary";
import { formatBaht } from "../../lib/format.ts";
import { isDwelling } from "../../lib/listing-words/is-dwelling.ts";
import {
  type ListingWord,
  type ListingWordId,
  listingWords,
} from "../../lib/listing-words/messages.ts";
import { type ResultsText, insideSentence } from "./words.ts";

/** The same home under the other deal, in one line; null when it is offered once. */
export function otherOfferText(
  card: ListingCard,
  language: Language,
  t: ResultsText,
): string | null {
  const other = card.other_offer;
  if (other === null) return null;
  const isRent = other.deal === "rent";
  if (other.price === null) {
    return t(isRent ? "results.card.alsoRentOnRequest" : "results.card.alsoSaleOnRequest");
  }
  const price = formatBaht(other.price, language);
  return t(isRent ? "results.card.alsoRent" : "results.card.alsoSale", { price });
}

/** The wishes a card is read against. */
export type CardCriteria = Pick<Criteria, "near" | "amenities" | "tenure">;

/** What was asked for and the listing states. A home that states a no is never found, so what is not unknown is a yes. */
export function statedText(
  card: ListingCard,
  asked: CardCriteria,
  word: ListingWord,
): string | null {
  const isStated = (code: string): boolean => !card.unknown.includes(code);
  const names = asked.amenities.filter(isStated).map((name) => word(`listing.amenity.${name}`));
  if (asked.tenure !== null && isStated(asked.tenure)) {
    names.push(word(`listing.tenure.${asked.tenure}`));
  }
  return names.length === 0 ? null : names.join(" · ");
}

/** What was asked for, or anybody would ask, and the listing does not state. */
export function unknownsText(card: ListingCard, t: ResultsText, word: ListingWord): string | null {
  const names = card.unknown.map((code) => nameOf(code, word));
  if (isDwelling(card.type)) {
    if (card.bedrooms === null) names.push(t("results.unknown.bedrooms"));
    if (card.bathrooms === null) names.push(t("results.unknown.bathrooms"));
  }
  if (card.area === null && card.land_sqm === null) names.push(t("results.unknown.area"));
  if (names.length === 0) return null;
  const what = [...new Set(names)].map(insideSentence).join(", ");
  return t("results.card.unknown", { what });
}

function nameOf(code: string, word: ListingWord): string {
  for (const group of ["amenity", "tenure"] as const) {
    const id = `listing.${group}.${code}`;
    if (id in listingWords.en) return word(id as ListingWordId);
  }
  return code.replaceAll("_", " ");
}
