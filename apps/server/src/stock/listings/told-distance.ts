/** A distance as people are told it. Whole metres. */
export interface ToldDistance {
  readonly metres: number;
  /** The home lies where its text says, not where coordinates do: the distance is about so far. */
  readonly is_about?: true;
}

/** A point that is off by more says nothing of a walk, and of a drive only where it is long. Metres. */
const WALK_M = 1_000;
const STEP_M = 100;

/**
 * Metres from a home's point to a place; null where the point is too rough to say them.
 * @param precisionM how far the home may lie from its point; null where that was given
 */
export function toldDistance(metres: number, precisionM: number | null): ToldDistance | null {
  if (precisionM === null) return { metres: Math.round(metres) };
  if (precisionM > Math.max(WALK_M, metres / 2)) return null;
  return { metres: Math.max(STEP_M, Math.round(metres / STEP_M) * STEP_M), is_about: true };
}
