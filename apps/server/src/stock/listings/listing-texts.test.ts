import { expect, it } from "vitest";
import { toldDistance } from "./listing-texts.ts";

it("a listing gives a distance to the metre where its coordinates were given", () => {
  expect(toldDistance(316.4, null)).toEqual({ metres: 316 });
});

it("a listing placed by its text gives a distance in hundreds of metres", () => {
  expect(toldDistance(316.4, 1_000)).toEqual({ metres: 300, is_about: true });
  expect(toldDistance(12, 600)).toEqual({ metres: 100, is_about: true });
});

it("a listing placed too roughly gives no walking distance, but a long drive", () => {
  expect(toldDistance(316.4, 1_001)).toBeNull();
  expect(toldDistance(14_020, 5_000)).toEqual({ metres: 14_000, is_about: true });
});
