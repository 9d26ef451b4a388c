import type { ListingCard, ShownHome } from "@propertyvr/vocabulary";
import { quotable } from "@propertyvr/parts/words";

/** Homes that are told beside each other. */
export const COMPARED_MAX = 4;

/** A home on screen by its number, counted from 1; a negative number counts from the end. */
export const shownAt = (shown: readonly ShownHome[], index: number): ShownHome | undefined =>
  shown.at(index < 0 ? index : index - 1);

/** A card as the conversation keeps it, so that people can point at it. */
export const shownHome = ({ id, title, price, bedrooms, area }: ListingCard): ShownHome => ({
  id,
  title: quotable(title, 200),
  price,
  bedrooms,
  area_sqm: area,
});
