import type { ShownHome } from "@propertyvr/vocabulary";

/** A home on screen by its number, counted from 1; a negative number counts from the end. */
export const shownAt = (shown: readonly ShownHome[], index: number): ShownHome | undefined =>
  shown.at(index < 0 ? index : index - 1);
