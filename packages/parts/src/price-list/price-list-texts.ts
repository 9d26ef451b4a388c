import { priceListWords as english } from "./en.ts";
import type { PriceListPart } from "./schema.ts";
import { priceListWords as thai } from "./th.ts";
import type { PriceListWords } from "./words.ts";

export const priceListWordsOf = ({ language }: Pick<PriceListPart, "language">): PriceListWords =>
  ({ en: english, th: thai })[language];

/** A row for each unit type: what it is, how many rows, sizes and prices. */
export function priceListRows(part: PriceListPart): readonly (readonly string[])[] {
  const words = priceListWordsOf(part);
  return part.groups.map(({ bedrooms, rows, size_sqm: size, price_thb: price }) => [
    words.unitType(bedrooms),
    words.listRows(rows),
    size === null ? "–" : words.listSize(size),
    words.listPrice(price, part.deal),
  ]);
}
