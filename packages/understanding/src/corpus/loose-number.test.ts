import { describe, expect, test } from "vitest";
import { understand } from "../understand.ts";

const priceOf = (text: string, history: readonly string[] = []) =>
  understand({ text, history }).criteria.price;
const month = (max: number, min?: number) => ({
  ...(min !== undefined && { min }),
  max,
  per: "month",
});

describe("a number that counts nothing, once a home is told", () => {
  test.each([
    ["condo in Ari to rent for 18", month(18_000)],
    ["1 bed near Asok, 20-28", month(28_000, 20_000)],
    ["1 bed near Asok, 20 to 28", month(28_000, 20_000)],
    ["2 bed Sathorn, 40", month(40_000)],
    ["2 bed Sathorn around 40", month(48_000, 32_000)],
    ["condo Thonglor 35 sqm 22-25", month(25_000, 22_000)],
    ["we could go to maybe 22-25, 1 bed in Ari", month(25_000)],
    ["stretch to 18, studio near BTS Bearing", month(18_000)],
    ["condo for rent Ari, 18 or 20", month(20_000, 18_000)],
    ["2 bed in Ari for 3 people, 25", month(25_000)],
    ["คอนโดอารีย์ 1 ห้องนอน 18-20", month(20_000, 18_000)],
    ["บ้านเช่าบางนา 3 นอน 35", month(35_000)],
    ["house to buy in Bang Na, 5-6", { min: 5_000_000, max: 6_000_000, per: "total" }],
  ])("is thousands of rent, or millions to buy: %s", (text, price) => {
    expect(priceOf(text)).toEqual(price);
  });

  test.each([
    "condo on floor 20-28 in Ari",
    "condo to rent in Ari from 15 to 20 march",
    "rent a room in Ari 18-20 december",
    "near Asok 5-10 min walk",
    "condo in Ari, 5",
    "condo near Sukhumvit 39",
    "land in Pai, 20",
    "house in Ari built in 2015",
    "18",
    "ห้องชั้น 20-28 แถวอารีย์",
    "คอนโดสุขุมวิท 39",
  ])("is no price where it counts something, or next to nothing was told: %s", (text) => {
    expect(priceOf(text)).toBeNull();
  });

  test.each([
    ["rent, near Ari", "18", month(18_000)],
    ["rent, near Ari", "18 or 20 maybe", month(20_000, 18_000)],
    ["house for rent in Bang Na, 3 bedrooms", "40", month(40_000)],
    ["เช่าคอนโดอารีย์ 1 นอน", "18", month(18_000)],
    ["house to buy in Bang Na with 3 bedrooms", "12", { max: 12_000_000, per: "total" }],
  ])("is the first price of a search whose deal is known: %s, then %s", (before, text, price) => {
    expect(priceOf(text, [before])).toEqual(price);
  });

  test.each([
    ["condo in Ari 20k", "40k, no wait, 35", month(35_000)],
    ["condo in Ari 20k", "50k sorry 25", month(25_000)],
  ])("corrects the amount before it in its size: %s, then %s", (before, text, price) => {
    expect(priceOf(text, [before])).toEqual(price);
  });

  test.each([
    ["condo for rent in Ari, 35k", "too expensive, what about 25", month(25_000)],
    ["condo for rent in Ari, 35k", "too expensive? what about 25", month(25_000)],
    ["condo for rent in Ari, 35k", "more expensive is ok, 45", month(45_000)],
    ["condo in Lat Phrao 15k", "raise the budget to 18", month(18_000)],
    ["คอนโดเช่าลาดพร้าว 15000", "เพิ่มงบได้ถึง 18", month(18_000)],
    ["คอนโดเช่าลาดพร้าว 15000", "แพงไป ขอ 12", month(12_000)],
    ["house in Hang Dong, 5 million", "cheaper, 4", { max: 4_000_000, per: "total" }],
  ])("is where to a change of the price leads: %s, then %s", (before, text, price) => {
    expect(priceOf(text, [before])).toEqual(price);
  });

  test("moves the size where a change of the size is said", () => {
    const { criteria } = understand({
      text: "too small, what about 50",
      history: ["condo in Ari, 35 sqm, 15k"],
    });
    expect(criteria.area_sqm).toEqual({ min: 40, max: 60 });
    expect(criteria.price).toEqual(month(15_000));
  });

  test.each([
    ["studio near MRT Sutthisan 12k", "Sutthisan"],
    ["studio in Bangkok near the MRT 12k", "MRT"],
  ])("closer to the station is closer to the one asked for: %s", (before, name) => {
    const { criteria } = understand({ text: "closer to the station", history: [before] });
    expect(criteria.near.map((each) => each.name)).toEqual([name]);
  });

  test.each([
    ["my budget was 15k but i think i can stretch to 18, studio near BTS Bearing", month(18_000)],
    ["I pay 14k now and could stretch to 18, studio in Ari", month(18_000)],
  ])("is the budget where a story tells two: %s", (text, price) => {
    expect(priceOf(text)).toEqual(price);
  });
});

test.each([
  ["condo for rent in Ratchada", "what about Huai Khwang", "put Ratchada back in"],
  ["คอนโดเช่ารัชดา", "ห้วยขวางล่ะ", "เอารัชดากลับมาด้วย"],
])("a place that is put back in joins the one that stands: %s, %s, %s", (first, second, text) => {
  expect(understand({ text, history: [first, second] }).criteria.places.toSorted()).toEqual([
    "Huai Khwang",
    "Ratchada",
  ]);
});
