/** From `from` up to but without `to`; the first holds what lies below too, the last what lies above. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const BINS_MOST = 12;

/**
 * How values are spread, in bins of one round width between the 2nd and the 98th hundredth, so that
 * one palace does not press all others into one bin. The counts sum up to `units`.
 * @param sorted ascending: all values, or quantiles in even steps that stand for `units`
 */
export function binsOf(sorted: readonly number[], units: number): readonly Bin[] {
  const low = at(sorted, 0.02);
  const high = at(sorted, 0.98);
  const width = roundWidth((high - low) / BINS_MOST);
  const start = Math.floor(low / width) * width;
  const count = Math.max(1, Math.floor((high - start) / width) + 1);
  const counts = Array.from({ length: count }, () => 0);
  for (const value of sorted) {
    const bin = Math.min(count - 1, Math.max(0, Math.floor((value - start) / width)));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return scaled(counts, units).map((each, n) => ({
    from: start + n * width,
    to: start + (n + 1) * width,
    count: each,
  }));
}

const at = (sorted: readonly number[], fraction: number): number =>
  sorted[Math.round(fraction * (sorted.length - 1))] ?? 0;

/** 1, 2 or 5 times a power of ten, no less than asked and never below 1. */
function roundWidth(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((step) => step * power >= least) ?? 10) * power;
}

/** Brought to a total, the largest remainders rounded up. */
function scaled(counts: readonly number[], total: number): readonly number[] {
  const sum = counts.reduce((all, each) => all + each, 0);
  const exact = counts.map((each) => (each * total) / sum);
  const whole = exact.map(Math.floor);
  let missing = total - whole.reduce((all, each) => all + each, 0);
  const byRemainder = exact
    .map((value, n) => ({ n, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.n - b.n);
  for (const { n } of byRemainder) {
    if (missing <= 0) break;
    whole[n] = (whole[n] ?? 0) + 1;
    missing -= 1;
  }
  return whole;
}
