import { expect, test } from "vitest";
import { eitherAsBoth } from "../refine/either-as-both.ts";
import { understand } from "../understand.ts";

const both = (text: string) => eitherAsBoth(text, understand({ text }));

test.each([
  ["condo in Phuket, either a gym or a garden would do", ["gym or a garden"]],
  ["near the beach or with a pool, 2 bedroom condo", ["near the beach or with a pool"]],
  ["คอนโดภูเก็ต มีฟิตเนสหรือสวน", ["ฟิตเนสหรือสวน"]],
  ["in Ari or near BTS Mo Chit and near a mall or a hospital", ["near a mall or a hospital"]],
])("a choice that is asked for together is told: %s", (text, expected) => {
  expect(both(text)).toEqual(expected);
});

test.each([
  "condo in Ari or near BTS Mo Chit",
  "condo in Ari or Thong Lo with a pool",
  "near a mall or a hospital",
  "house or townhouse in Nonthaburi with a garden",
  "condo with a gym and a garden",
  "2 or 3 bedrooms with a pool",
  "คอนโดแถวอารีย์หรือใกล้ BTS หมอชิต",
])("a choice that is one is not: %s", (text) => {
  expect(both(text)).toEqual([]);
});
