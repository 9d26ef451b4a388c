import { expect, it } from "vitest";
import { understand } from "../understand.ts";

const sortOf = (text: string) => understand({ text }).criteria.sort;

it.each([
  "condo in Ari, the newest first",
  "show me the latest condos in Ari",
  "คอนโดอารีย์ เพิ่งลงประกาศ",
  "คอนโดอารีย์ ล่าสุด",
])("the newest listings are asked for: %s", (text) => {
  expect(sortOf(text)).toBe("newest");
});

it.each([
  "condo yields in Ari and Thong Lo, what's the latest?",
  "rents in Sathorn, what is the latest?",
  "a condo in the newest building in Ari",
  "เพิ่งลงเวร หาห้องแถวอารีย์",
  "เพิ่งลงเครื่องที่ภูเก็ต หาห้องเช่ารายเดือน",
])("news, a new house and somebody who has just come are no order: %s", (text) => {
  expect(sortOf(text)).toBeNull();
});
