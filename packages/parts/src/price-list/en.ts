import { baht, grouped, trimmed } from "../words/figures.ts";
import type { PriceListWords } from "./words.ts";

export const priceListWords: PriceListWords = {
  priceListHead: () => "What this price list asks",
  unitType: (bedrooms) =>
    bedrooms === null
      ? "Other"
      : bedrooms === 0
        ? "Studio"
        : `${grouped(bedrooms)} bedroom${bedrooms === 1 ? "" : "s"}`,
  listRows: grouped,
  listSize: ({ min, max }) =>
    min === max ? `${trimmed(min)} m²` : `${trimmed(min)}–${trimmed(max)} m²`,
  listPrice: ({ min, max }, deal) =>
    `${min === max ? baht(min) : `${baht(min)}–${baht(max)}`}${deal === "rent" ? " a month" : ""}`,
  heads: () => ["Unit type", "Rows", "Size", "Price"],
  notMarket: () => "Asking prices of this file alone, not figures of the market.",
  listCut: () => "The file is longer: I read its beginning.",
};
