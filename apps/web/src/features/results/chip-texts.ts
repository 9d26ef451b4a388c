import type { Language, PriceRange, Range } from "@propertyvr/vocabulary";
import { formatBaht, formatDistance, formatSqm } from "../../lib/format.ts";
import { type ResultsText, rangeText } from "./words.ts";

/** What the texts of chips are written with. */
export interface ChipTexts {
  readonly language: Language;
  readonly t: ResultsText;
}

export function withinNote(
  said: number | null,
  implied: number | null,
  { language, t }: ChipTexts,
): string {
  if (said !== null) return t("results.chip.within", { distance: formatDistance(said, language) });
  if (implied === null) return t("results.chip.near");
  return t("results.chip.withinImplied", { distance: formatDistance(implied, language) });
}

export function bedroomsText(range: Range, { t }: ChipTexts): string {
  if (range.min === 0 && range.max === 0) return t("results.chip.studio");
  if (range.min === 0 && range.max !== undefined) {
    return t("results.chip.upToStudio", { count: range.max });
  }
  if (range.min !== undefined && range.min === range.max) {
    return t("results.chip.bedroomsExact", { count: range.min });
  }
  if (range.min !== undefined && range.max === undefined) {
    return t("results.chip.bedrooms", { range: t("results.range.orMore", { min: range.min }) });
  }
  return t("results.chip.bedrooms", { range: rangeText(range, String, t) });
}

export function priceText(
  price: PriceRange,
  { language, t }: ChipTexts,
): { readonly text: string; readonly note: string } {
  return {
    text: rangeText(price, (value) => formatBaht(value, language), t),
    note: t(`results.per.${price.per}`),
  };
}

export const sizeText = (range: Range, { language, t }: ChipTexts): string =>
  rangeText(range, (value) => formatSqm(value, language), t);
