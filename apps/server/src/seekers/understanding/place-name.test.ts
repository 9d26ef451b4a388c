import { understand } from "@propertyvr/understanding";
import { expect, it } from "vitest";
import { placeName } from "./place-name.ts";

it.each([
  [{ name: "Asok", id: "station:bts-asok" }, "BTS Asok", "BTS อโศก"],
  [{ name: "Sukhumvit", id: "station:mrt-sukhumvit" }, "MRT Sukhumvit", "MRT สุขุมวิท"],
  [{ name: "Asok", id: "area:asok" }, "Asok", "อโศก"],
  [{ name: "Phuket" }, "Phuket", "ภูเก็ต"],
  [{ name: "ภูเก็ต" }, "Phuket", "ภูเก็ต"],
  [{ name: "park" }, "park", "สวนสาธารณะ"],
  [{ name: "Nowhere Known", id: "area:gone" }, "Nowhere Known", "Nowhere Known"],
])("%j is called %s and %s", (place, english, thai) => {
  expect(placeName(place, "en")).toBe(english);
  expect(placeName(place, "th")).toBe(thai);
});

it.each([
  "ใกล้สวนสาธารณะ", "ใกล้ตลาด", "ใกล้ทางด่วน", "ใกล้นิคมอุตสาหกรรม", "ใกล้คาเฟ่", "ใกล้ร้านอาหาร", "ใกล้วัด",
  "ใกล้ท่าเรือ", "ใกล้ถนนใหญ่", "ใกล้แม่น้ำ", "ใกล้เซเว่น", "ใกล้ใจกลางเมือง", "near a park",
])("says no common noun in English to somebody who writes Thai: %s", (text) => {
  const [thing] = understand({ text }).criteria.near;
  expect(thing?.name).toMatch(/^[a-z0-9]/);
  expect(placeName({ name: thing?.name ?? "" }, "th")).toMatch(/^[ก-๙]/);
}); // prettier-ignore
