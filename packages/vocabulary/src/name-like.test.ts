import { expect, it } from "vitest";
import { nameLike } from "./name-like.ts";

const NAMES = ["bedrooms", "bathrooms", "price", "area_sqm", "tenure"] as const;

it.each([
  ["bedRooms", "bedrooms"],
  ["area-sqm", "area_sqm"],
  ["bedroom", "bedrooms"],
  ["bdrooms", "bedrooms"],
  ["bedroomss", "bedrooms"],
  ["bathroms", "bathrooms"],
  ["prise", "price"],
  ["pricee", "price"],
  ["tenrue", "tenure"],
])("the name that is nearest to %s is %s", (said, name) => {
  expect(nameLike(said, NAMES)).toBe(name);
});

it.each(["pr", "rooms", "prxxe9", "deal", "status", "p".repeat(25)])(
  "no name is near to %s",
  (said) => {
    expect(nameLike(said, NAMES)).toBeUndefined();
  },
);

it("of two names that are near, the nearer one is meant", () => {
  expect(nameLike("beds", ["bends", "bedz", "beds"])).toBe("beds");
  expect(nameLike("bathrooms", ["bedrooms", "bathroom"])).toBe("bathroom");
});
