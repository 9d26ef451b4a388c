import { seededRandom, type SeededRandom } from "@propertyvr/vocabulary";
import { quantileOf } from "./quantile.ts";

/** In the unit of the values. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

const RESAMPLES = 400;
const SEED = 20_261_123;

/**
 * Where the median of such homes lies in 95 of 100 draws: the bootstrap, drawn by a fixed seed, so that
 * the same homes give the same interval.
 * @param sorted ascending: all values, or quantiles in even steps that stand for more
 * @param units how many values there are in all; as many as `sorted` holds, or more
 */
export function medianInterval(sorted: readonly number[], units: number): Interval {
  const random = seededRandom(SEED + units);
  const draw =
    units > sorted.length
      ? () => quantileOf(sorted, rankOfMedian(units, random))
      : () => resampledMedian(sorted, random);
  const medians = Array.from({ length: RESAMPLES }, draw).sort((a, b) => a - b);
  return { low: quantileOf(medians, 0.025), high: quantileOf(medians, 0.975) };
}

/** Draws as many values as there are, with replacement; counting them by rank saves the sorting. */
function resampledMedian(sorted: readonly number[], random: SeededRandom): number {
  const count = sorted.length;
  const drawn = new Uint16Array(count);
  for (let n = 0; n < count; n += 1) {
    const at = Math.floor(random.next() * count);
    drawn[at] = (drawn[at] ?? 0) + 1;
  }
  const lowerRank = Math.floor((count - 1) / 2);
  const upperRank = Math.ceil((count - 1) / 2);
  let lower: number | undefined;
  let seen = 0;
  for (let at = 0; at < count; at += 1) {
    seen += drawn[at] ?? 0;
    const value = sorted[at] ?? 0;
    if (lower === undefined && seen > lowerRank) lower = value;
    if (seen > upperRank) return ((lower ?? value) + value) / 2;
  }
  throw new Error("no values");
}

/** The share of the values below the median of so many draws: about normal around one half. */
function rankOfMedian(units: number, random: SeededRandom): number {
  const rank = 0.5 + random.normal() / (2 * Math.sqrt(units));
  return Math.min(1, Math.max(0, rank));
}
