import { expect, test } from "vitest";
import { understand } from "../understand.ts";

test.each([
  "a gym nearby is fine, doesn't have to be in the building",
  "near a gym is ok",
  "ใกล้ gym ก็ได้ ไม่ต้องมีในตึก",
])("a gym that may be outside is near, and no amenity of the home any more: %s", (text) => {
  const { criteria } = understand({ text, history: ["condo to rent in Bang Sue with a gym"] });
  expect(criteria.amenities).toEqual([]);
  expect(criteria.near).toEqual([{ kind: "poi", name: "gym", within_m: null }]);
});
