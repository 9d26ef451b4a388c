import fc from "fast-check";
import { expect, it } from "vitest";
import { chainedIndex } from "./chained-index.ts";

const link = (step: number | null, matched = 10) => ({ matched, step });

it("multiplies the steps of the same homes, from 100", () => {
  expect(chainedIndex([link(1.1), link(0.5), link(null, 0)])).toEqual([100, 110, 55]);
});

it("where a month had too few homes in common, the chained index has only the months after it", () => {
  expect(chainedIndex([link(1.5), link(2, 9), link(1.2), link(1)])).toEqual([null, null, 100, 120]);
});

it("the chained index is empty where the last two months have too few homes in common", () => {
  expect(chainedIndex([link(1.5), link(1.2, 9), link(1)])).toEqual([null, null, null]);
  expect(chainedIndex([link(1)])).toEqual([null]);
  expect(chainedIndex([])).toEqual([]);
});

it("the chained index stays at 100 where no home changed its price, whatever homes came and went", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 10, max: 500 }), { minLength: 2 }), (matched) => {
      const index = chainedIndex(matched.map((count) => link(1, count)));
      expect(index.every((value) => value === 100)).toBe(true);
    }),
  );
});
