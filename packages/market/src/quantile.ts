/**
 * The value below which a fraction of the values lies, interpolated between neighbours as
 * `percentile_cont` of SQL does it.
 * @param sorted ascending, at least one
 * @param fraction 0 to 1
 */
export function quantileOf(sorted: readonly number[], fraction: number): number {
  const at = fraction * (sorted.length - 1);
  const lower = sorted[Math.floor(at)];
  const upper = sorted[Math.ceil(at)];
  if (lower === undefined || upper === undefined) throw new Error("no values");
  return lower + (upper - lower) * (at - Math.floor(at));
}
