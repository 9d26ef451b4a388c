import { spokenText } from "../text/spoken.ts";
import type { PriceListPart } from "./schema.ts";
import { priceListWordsOf } from "./price-list-texts.ts";

/** A list that is heard must be short. */
const SAID_MAX = 3;

/** The first unit types with their prices, and whose they are. */
export function spokenPriceList(part: PriceListPart): string {
  const words = priceListWordsOf(part);
  const lines = part.groups
    .slice(0, SAID_MAX)
    .map(
      ({ bedrooms, price_thb: price }) =>
        `${words.unitType(bedrooms)}: ${words.listPrice(price, part.deal)}`,
    );
  return spokenText({
    text: [part.text, ...lines, words.notMarket()].join("\n"),
    language: part.language,
  });
}
