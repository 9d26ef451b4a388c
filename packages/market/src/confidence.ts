export type Confidence = "high" | "medium" | "low";

/** Fewer homes than this say nothing of a market. */
export const FEWEST = 10;
const MEDIUM_FROM = 30;
const HIGH_FROM = 100;

/** How far a figure of so many homes can be relied on; null: not at all, so none is told. */
export function confidenceOf(units: number): Confidence | null {
  if (units < FEWEST) return null;
  if (units < MEDIUM_FROM) return "low";
  return units < HIGH_FROM ? "medium" : "high";
}
