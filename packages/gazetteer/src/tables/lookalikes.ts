/** Ordinary words that fold to, or lie one slip from, the name of a place: never read as one unless spelt exactly so. */
export const LOOKALIKES: ReadonlySet<string> = new Set([
  "near",
  "condo",
  "the",
  "for",
  "rent",
  "sale",
  "house",
  "room",
  "view",
  "park",
  "with",
  "and",
]);
