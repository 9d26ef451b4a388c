import type { ListingCard } from "@propertyvr/vocabulary";
import {
  counted,
  distance,
  homesFigure,
  inWords,
  markWords,
  priced,
  STATUS_NAMES,
} from "../words/en.ts";
import { grouped, trimmed } from "../words/figures.ts";
import type { ListingsWords } from "./words.ts";

export const listingsWords: ListingsWords = {
  found: (total, query) =>
    `Found ${homesFigure(total)} ${total === 1 ? "Property" : "Properties"} for "${query}"`,
  samples: "Sample homes: made-up examples",
  facts: (card) =>
    [
      card.is_sample ? "sample" : "",
      card.status === undefined || card.status === "available" ? "" : STATUS_NAMES[card.status],
      priceOf(card.deal, card.price),
      card.price_mark ? markWords(card.price_mark) : "",
      card.other_offer === null
        ? ""
        : `also ${card.other_offer.deal === "rent" ? "for rent" : "for sale"}: ${priceOf(card.other_offer.deal, card.other_offer.price)}`,
      card.bedrooms === null
        ? ""
        : card.bedrooms === 0
          ? "studio"
          : counted(card.bedrooms, "bedroom"),
      card.bathrooms === null ? "" : counted(card.bathrooms, "bathroom"),
      card.area === null ? "" : `${trimmed(card.area)} m²`,
      card.land_sqm === null ? "" : `${trimmed(card.land_sqm)} m² of land`,
      card.location,
      card.distance === null
        ? ""
        : `${card.distance.is_about ? "about " : ""}${distance(card.distance.metres)} to ${card.distance.to.text}`,
    ].filter((fact) => fact !== ""),
  lead(said, shown) {
    if (said < shown) return `The first ${inWords(said)}:`;
    return said === 1 ? "This is the one:" : "These are the homes:";
  },
  range: (first, last, total) =>
    first === last
      ? `Number ${grouped(first)} of ${homesFigure(total)}`
      : `${grouped(first)} to ${grouped(last)} of ${homesFigure(total)}`,
};

const priceOf = (deal: ListingCard["deal"], price: number | null): string =>
  price === null ? "price on request" : priced(price, deal === "rent" ? "month" : "total");
