import { expect, test } from "vitest";
import { understand } from "../understand.ts";

const placesAfter = (before: string, text: string): readonly string[] =>
  understand({ text, history: [before] }).criteria.places;

test.each([
  ["pool villa in Hua Hin", "soi 94 or 112", ["Hua Hin"]],
  ["บ้านเช่าเชียงใหม่", "ซอย 9", ["Chiang Mai"]],
  ["pool villa in Hua Hin", "condo in Sukhumvit 24 or 26", ["Sukhumvit 24", "Sukhumvit 26"]],
  ["condo in Sukhumvit", "soi 24", ["Sukhumvit 24"]],
  ["condo in Bangkok", "soi 24 or 26", ["Sukhumvit 24", "Sukhumvit 26"]],
])(
  "a soi by its number is one of Sukhumvit only in Bangkok: %s, then %s",
  (before, text, places) => {
    expect(placesAfter(before, text)).toEqual(places);
  },
);

test("a tenure that is ok is no condition", () => {
  const { criteria } = understand({ text: "leasehold ok", history: ["villa in Hua Hin to buy"] });
  expect(criteria.tenure).toBeNull();
});
