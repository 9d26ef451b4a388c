import type { Language, PriceMark } from "@propertyvr/vocabulary";
import { formatNumber } from "../format.ts";
import type { ListingWord } from "./messages.ts";

/** Where an asking price stands among those of comparable homes; null where that is not known. */
export function priceMarkText(
  mark: PriceMark | null | undefined,
  language: Language,
  word: ListingWord,
): string | null {
  if (!mark) return null;
  const { difference_pct, n_units } = mark;
  const at = Math.abs(difference_pct) <= 1 ? "about" : difference_pct < 0 ? "below" : "above";
  return word(`listing.price.${at}`, {
    pct: formatNumber(Math.abs(difference_pct), language),
    n: formatNumber(n_units, language),
  });
}
