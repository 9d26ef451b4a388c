import type { ListingCard, PropertyType } from "@propertyvr/vocabulary";
import { formatBaht } from "../../lib/format.ts";
import type { Language } from "@propertyvr/vocabulary";
import { resultsMessages } from "./messages.ts";
import { type ResultsId, type ResultsText, insideSentence } from "./words.ts";

/** Types in which people sleep: there, unknown rooms are worth saying. */
const DWELLINGS: ReadonlySet<PropertyType> = new Set([
  "condo",
  "house",
  "townhouse",
  "villa",
  "apartment",
]);

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

/** What was asked for, or anybody would ask, and the listing does not state. */
export function unknownsText(card: ListingCard, t: ResultsText): string | null {
  const names = card.unknown.map((code) => nameOf(code, t));
  if (DWELLINGS.has(card.type)) {
    if (card.bedrooms === null) names.push(t("results.unknown.bedrooms"));
    if (card.bathrooms === null) names.push(t("results.unknown.bathrooms"));
  }
  if (card.area === null && card.land_sqm === null) names.push(t("results.unknown.area"));
  if (names.length === 0) return null;
  const what = [...new Set(names)].map(insideSentence).join(", ");
  return t("results.card.unknown", { what });
}

function nameOf(code: string, t: ResultsText): string {
  for (const group of ["amenity", "tenure", "unknown"] as const) {
    const id = `results.${group}.${code}`;
    if (id in resultsMessages.en) return t(id as ResultsId);
  }
  return code.replaceAll("_", " ");
}
