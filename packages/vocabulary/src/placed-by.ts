import type { PlaceKind } from "./closed-lists.ts";

/** The member of a partner's row that placed a home without coordinates. */
export const PLACED_BY = ["location", "city", "title", "district"] as const;

/** The place that a home's text names, which gave the home its point. */
export interface PlacedBy {
  readonly by: (typeof PLACED_BY)[number];
  readonly kind: PlaceKind;
  readonly name: string;
  readonly nameTh: string;
}
