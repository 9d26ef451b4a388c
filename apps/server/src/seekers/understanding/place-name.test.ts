import { expect, it } from "vitest";
import { placeName } from "./place-name.ts";

it.each([
  [{ name: "Asok", id: "station:bts-asok" }, "BTS Asok", "BTS อโศก"],
  [{ name: "Sukhumvit", id: "station:mrt-sukhumvit" }, "MRT Sukhumvit", "MRT สุขุมวิท"],
  [{ name: "Asok", id: "area:asok" }, "Asok", "อโศก"],
  [{ name: "Phuket" }, "Phuket", "ภูเก็ต"],
  [{ name: "ภูเก็ต" }, "Phuket", "ภูเก็ต"],
  [{ name: "Nowhere Known", id: "area:gone" }, "Nowhere Known", "Nowhere Known"],
])("%j is called %s and %s", (place, english, thai) => {
  expect(placeName(place, "en")).toBe(english);
  expect(placeName(place, "th")).toBe(thai);
});
