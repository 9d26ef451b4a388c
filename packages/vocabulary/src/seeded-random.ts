/** A stream of chance that repeats for the same seed (mulberry32). Never for secrets. */
export interface SeededRandom {
  /** In [0, 1). */
  readonly next: () => number;
  /** In [min, max). */
  readonly between: (min: number, max: number) => number;
  /** A whole number from min to max, both included. */
  readonly whole: (min: number, max: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(from: readonly [T, ...T[]]) => T;
  /** Picks with the weights given, which need not sum to one. */
  readonly weighted: <T>(from: readonly (readonly [T, number])[]) => T;
  /** About 0 with a standard deviation of 1 (sum of twelve uniforms). */
  readonly normal: () => number;
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + next() * (max - min);
  const whole = (min: number, max: number) => Math.floor(between(min, max + 1));
  const pick = <T>(from: readonly [T, ...T[]]): T => from[whole(0, from.length - 1)] ?? from[0];
  const weighted = <T>(from: readonly (readonly [T, number])[]): T => {
    const first = from[0];
    if (first === undefined) throw new Error("nothing to pick from");
    let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
    return (from.find(([, weight]) => (left -= weight) < 0) ?? first)[0];
  };
  const normal = () => {
    let sum = -6;
    for (let i = 0; i < 12; i += 1) sum += next();
    return sum;
  };
  return { next, between, whole, chance: (p) => next() < p, pick, weighted, normal };
}
