import { expect, it } from "vitest";
import { EMPTY_CRITERIA, isSameCriteria, isSameUnder } from "./criteria.ts";

it("criteria are the same whatever the order of their lists and members", () => {
  const one = {
    ...EMPTY_CRITERIA,
    price: { min: 1, max: 2, per: "month" as const },
    near: [
      { kind: "transit" as const, name: "Ari", within_m: 500 },
      { kind: "mall" as const, name: null, within_m: null },
    ],
  };
  const other = {
    ...EMPTY_CRITERIA,
    price: { per: "month" as const, max: 2, min: 1 },
    near: [
      { within_m: null, name: null, kind: "mall" as const },
      { name: "Ari", within_m: 500, kind: "transit" as const },
    ],
  };
  expect(isSameCriteria(one, other)).toBe(true);
  expect(isSameUnder("price", one, { ...other, price: { ...other.price, max: 3 } })).toBe(false);
  expect(isSameCriteria(one, { ...other, near: other.near.slice(1) })).toBe(false);
});

it("a bound that is left out and one that is undefined are the same", () => {
  const one = { ...EMPTY_CRITERIA, bedrooms: { min: 2 } };
  expect(
    isSameUnder("bedrooms", one, {
      ...EMPTY_CRITERIA,
      bedrooms: { min: 2, max: undefined as never },
    }),
  ).toBe(true);
});
