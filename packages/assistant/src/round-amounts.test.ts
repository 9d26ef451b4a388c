import { expect, it } from "vitest";
import { roundAmounts, roundedDown, roundedUp } from "./round-amounts.ts";

it.each([
  [46_300, 47_000, 46_000],
  [47_000, 47_000, 47_000],
  [38_400, 39_000, 38_000],
  [4_510_000, 4_600_000, 4_500_000],
  [99, 99, 99],
  [101, 110, 100],
  [7, 7, 7],
  [0.4, 1, 0],
])("%f is rounded to two figures that count: up to %i, down to %i", (amount, up, down) => {
  expect(roundedUp(amount)).toBe(up);
  expect(roundedDown(amount)).toBe(down);
});

it("amounts that people name lie between two amounts, both counted in", () => {
  expect(roundAmounts(8_000, 15_000)).toEqual([8_000, 9_000, 10_000, 12_000, 15_000]);
  expect(roundAmounts(8_001, 14_999)).toEqual([9_000, 10_000, 12_000]);
  expect(roundAmounts(4_000_000, 5_000_000)).toEqual([4_000_000, 4_500_000, 5_000_000]);
  expect(roundAmounts(10_001, 11_000)).toEqual([]);
});
