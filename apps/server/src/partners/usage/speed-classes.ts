/**
 * Response times in 32 classes: under a millisecond, then each class reaching √2 times as far as
 * the one before, the last one open from 32.8 s. Sums of classes tell percentiles of any window.
 */
export const SPEED_CLASSES = 32;
const CLASSES_AN_OCTAVE = 2;

export const speedClassOf = (elapsedMs: number): number =>
  elapsedMs < 1
    ? 0
    : Math.min(SPEED_CLASSES - 1, 1 + Math.floor(CLASSES_AN_OCTAVE * Math.log2(elapsedMs)));

/** Where a class begins, in milliseconds. */
const startOf = (speedClass: number): number =>
  speedClass === 0 ? 0 : 2 ** ((speedClass - 1) / CLASSES_AN_OCTAVE);

/**
 * The time within which that share of the requests was answered, in milliseconds: in the class the
 * exact percentile is in, as far in as its rank. Null where nothing was asked.
 * @param speeds how many requests fell into each class
 */
export const percentileMs = (speeds: readonly number[], share: number): number | null => {
  const total = speeds.reduce((sum, each) => sum + each, 0);
  const rank = Math.max(1, Math.ceil(share * total));
  let before = 0;
  for (const [speedClass, count] of speeds.entries()) {
    if (before + count >= rank && count > 0) {
      const start = startOf(speedClass);
      if (speedClass === SPEED_CLASSES - 1) return start;
      return start + ((rank - before) / count) * (startOf(speedClass + 1) - start);
    }
    before += count;
  }
  return null;
};
