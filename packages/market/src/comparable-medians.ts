import { comparableAreas } from "./comparables.ts";
import { rankedValues, type RankedValues } from "./ranked-values.ts";
import { quantileOf } from "./quantile.ts";

/** A home among those of the same deal, kind, rooms and district. */
export interface ComparedOffer {
  readonly areaSqm: number;
  readonly priceThb: number;
  /** Shared by likely duplicates, which count once, at the median of their prices; null of all others. */
  readonly groupId: string | null;
}

export interface ComparableMedian {
  /** Of the asking prices; not rounded. */
  readonly medianThb: number;
  /** How many homes they are, likely duplicates counted once. */
  readonly units: number;
}

/**
 * For each home: the median of the homes whose size lies within a quarter of its own, itself and its
 * duplicates left out; null where there is none. O(n log n): a window moves over the sizes.
 * @param homes in any order; the answers stand in the same
 */
export function comparableMedians(
  homes: readonly ComparedOffer[],
): readonly (ComparableMedian | null)[] {
  const bySize = homes
    .map((home, at) => ({ home, at }))
    .toSorted((one, other) => one.home.areaSqm - other.home.areaSqm);
  const unitsIn = unitWindow(homes);
  const found: (ComparableMedian | null)[] = homes.map(() => null);
  let entered = 0;
  let left = 0;
  for (const { home, at } of bySize) {
    const { min, max } = comparableAreas(home.areaSqm);
    for (let next = bySize[entered]; next && next.home.areaSqm <= max; next = bySize[++entered])
      unitsIn.enter(next.home);
    for (let next = bySize[left]; next && next.home.areaSqm < min; next = bySize[++left])
      unitsIn.leave(next.home);
    found[at] = unitsIn.medianBeside(home);
  }
  return found;
}

/** The prices of the homes in a window, each home once. */
function unitWindow(homes: readonly ComparedOffer[]) {
  const prices = rankedValues(possiblePrices(homes));
  /** Ascending, of the members of each group that are in the window. */
  const groups = new Map<string, readonly number[]>();
  const regroup = (groupId: string, members: readonly number[]): void => {
    const before = medianOf(groups.get(groupId));
    if (before !== undefined) prices.remove(before);
    groups.set(groupId, members);
    const after = medianOf(members);
    if (after !== undefined) prices.add(after);
  };
  return {
    enter({ groupId, priceThb }: ComparedOffer): void {
      if (groupId === null) prices.add(priceThb);
      else regroup(groupId, ascending([...(groups.get(groupId) ?? []), priceThb]));
    },
    leave({ groupId, priceThb }: ComparedOffer): void {
      if (groupId === null) prices.remove(priceThb);
      else {
        const members = groups.get(groupId) ?? [];
        regroup(groupId, members.toSpliced(members.indexOf(priceThb), 1));
      }
    },
    medianBeside({ groupId, priceThb }: ComparedOffer): ComparableMedian | null {
      const own = groupId === null ? priceThb : medianOf(groups.get(groupId));
      if (own === undefined) return null;
      prices.remove(own);
      const median = medianRanked(prices);
      prices.add(own);
      return median;
    },
  };
}

const ascending = (values: readonly number[]): readonly number[] =>
  values.toSorted((one, other) => one - other);

const medianOf = (sorted: readonly number[] | undefined): number | undefined =>
  sorted === undefined || sorted.length === 0 ? undefined : quantileOf(sorted, 0.5);

function medianRanked(prices: RankedValues): ComparableMedian | null {
  const units = prices.count();
  if (units === 0) return null;
  const middle = [prices.at(Math.floor((units - 1) / 2)), prices.at(Math.floor(units / 2))];
  return { medianThb: quantileOf(middle, 0.5), units };
}

/** Every price that a home can count with: of a group, the median of any of its members. */
function possiblePrices(homes: readonly ComparedOffer[]): readonly number[] {
  const groups = new Map<string, number[]>();
  for (const { groupId, priceThb } of homes) {
    if (groupId === null) continue;
    const members = groups.get(groupId);
    if (members === undefined) groups.set(groupId, [priceThb]);
    else members.push(priceThb);
  }
  const between = [...groups.values()].flatMap((prices) =>
    prices.flatMap((one) => prices.map((other) => quantileOf(ascending([one, other]), 0.5))),
  );
  return [...homes.map(({ priceThb }) => priceThb), ...between];
}
