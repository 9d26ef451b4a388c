import { roundToDigits } from "@propertyvr/vocabulary";

/** One listing of so many is looked at, by its id; the partial index `offers_sampled` holds them. */
export const SAMPLED_ONE_OF = 128;

/**
 * How many offers a sample stands for, in two digits: of 10,000 the standard error is 11 %, of 100,000
 * it is 4 %.
 * @param hits of the sample
 */
export const roundedCount = (hits: number): number => roundToDigits(hits * SAMPLED_ONE_OF, 2);
