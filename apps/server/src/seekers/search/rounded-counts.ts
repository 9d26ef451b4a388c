import { roundToDigits } from "@propertyvr/vocabulary";

/** One listing of so many is looked at, by its id; the partial index `offers_sampled` holds them. */
export const SAMPLED_ONE_OF = 128;

/** So many sampled offers and more stand for two digits, fewer for one: the standard error is 3 % there. */
const TWO_DIGITS_FROM = 1_000;

/**
 * How many offers a sample stands for, rounded to the digits that it can tell.
 * @param hits of the sample
 */
export function roundedCount(hits: number): number {
  return roundToDigits(hits * SAMPLED_ONE_OF, hits >= TWO_DIGITS_FROM ? 2 : 1);
}
