/**
 * Response times in 32 buckets: under a millisecond, then each bucket reaching √2 times as far as
 * the one before, the last one open from 32.8 s. Sums of buckets give percentiles of any window.
 */
export const LATENCY_BUCKETS = 32;
const BUCKETS_AN_OCTAVE = 2;

export const latencyBucketOf = (elapsedMs: number): number =>
  elapsedMs < 1
    ? 0
    : Math.min(LATENCY_BUCKETS - 1, 1 + Math.floor(BUCKETS_AN_OCTAVE * Math.log2(elapsedMs)));

/** Where a bucket begins, in milliseconds. */
const startOf = (bucket: number): number =>
  bucket === 0 ? 0 : 2 ** ((bucket - 1) / BUCKETS_AN_OCTAVE);

/**
 * The time within which that share of the requests was answered, in milliseconds: in the bucket the
 * exact percentile is in, as far in as its rank. Null where nothing was asked.
 * @param speeds how many requests fell into each class
 */
export const percentileMs = (speeds: readonly number[], share: number): number | null => {
  const total = speeds.reduce((sum, each) => sum + each, 0);
  const rank = Math.max(1, Math.ceil(share * total));
  let before = 0;
  for (const [bucket, count] of speeds.entries()) {
    if (before + count >= rank && count > 0) {
      const start = startOf(bucket);
      if (bucket === LATENCY_BUCKETS - 1) return start;
      return start + ((rank - before) / count) * (startOf(bucket + 1) - start);
    }
    before += count;
  }
  return null;
};
