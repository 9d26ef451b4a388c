/** Values of a known range that come and go, found by their rank; O(log n) each (a Fenwick tree). */
export interface RankedValues {
  add(value: number): void;
  /** One of those equal to it, which was added before. */
  remove(value: number): void;
  count(): number;
  /** @param rank 0 is the least; less than the count */
  at(rank: number): number;
}

/** @param possible every value that will ever be added; repeats are fine */
export function rankedValues(possible: readonly number[]): RankedValues {
  const values = Float64Array.from(new Set(possible)).sort();
  const size = values.length;
  const top = 2 ** Math.floor(Math.log2(Math.max(size, 1)));
  const ranks = new Map(Array.from(values, (value, at) => [value, at + 1]));
  const tree = new Int32Array(size + 1);
  let count = 0;
  const change = (value: number, by: 1 | -1): void => {
    count += by;
    for (let at = ranks.get(value) ?? size + 1; at <= size; at += at & -at)
      tree[at] = (tree[at] ?? 0) + by;
  };
  return {
    add: (value) => change(value, 1),
    remove: (value) => change(value, -1),
    count: () => count,
    at(rank) {
      let at = 0;
      let before = 0;
      for (let step = top; step > 0; step >>= 1) {
        const next = at + step;
        const through = before + (tree[next] ?? 0);
        if (next > size || through > rank) continue;
        at = next;
        before = through;
      }
      const value = values[at];
      if (value === undefined) throw new Error("no value of that rank");
      return value;
    },
  };
}
