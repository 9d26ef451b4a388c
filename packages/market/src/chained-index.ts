import { FEWEST } from "./confidence.ts";

/** Of one month: the homes listed in it and in the next, and how their prices moved between the two. */
export interface MonthLink {
  readonly matched: number;
  /** The geometric mean of later by earlier price; null where none was listed in both. */
  readonly step: number | null;
}

/**
 * The prices of the same homes, month after month, 100 in the first. Homes that come and go move no link.
 * A link of fewer than ten homes breaks the chain: only the stretch that reaches the last month is told.
 * @param links one a month, the last unused; a month without homes has no match
 * @returns one value a month, one decimal; null before the stretch, all null where it is one month long
 */
export function chainedIndex(links: readonly MonthLink[]): readonly (number | null)[] {
  let first = links.length - 1;
  while (first > 0 && isSound(links[first - 1])) first -= 1;
  if (first >= links.length - 1) return links.map(() => null);
  let index = 100;
  return links.map((_, at) => {
    if (at < first) return null;
    if (at > first) index *= links[at - 1]?.step ?? 1;
    return Math.round(index * 10) / 10;
  });
}

const isSound = (link: MonthLink | undefined): boolean =>
  link !== undefined && link.matched >= FEWEST && link.step !== null;
