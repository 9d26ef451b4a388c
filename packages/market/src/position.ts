/** How far a price lies above (positive) or below the median of others. Whole per cent. */
export const differencePct = (price: number, median: number): number =>
  Math.round((price / median - 1) * 100);

/** The share of the others that ask less. Whole per cent. */
export const shareBelow = (price: number, others: readonly number[]): number =>
  Math.round((others.filter((other) => other < price).length / others.length) * 100);
