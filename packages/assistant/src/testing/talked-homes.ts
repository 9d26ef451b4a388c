import type { SmallHome } from "./small-market.ts";

/** Two condos to rent that differ by little. */
export const ARI_CONDOS: readonly SmallHome[] = [
  { id: "1", type: "condo", place: "Ari", rent: 30_000, bedrooms: 2 },
  { id: "2", type: "condo", place: "Ari", rent: 31_000, bedrooms: 2 },
];

/** Two villas to buy: the second is larger and cheaper. */
export const RAWAI_VILLAS: readonly SmallHome[] = [
  { id: "1", type: "villa", place: "Rawai", sale: 11_000_000, area: 200 },
  { id: "2", type: "villa", place: "Rawai", sale: 9_000_000, area: 240 },
];
