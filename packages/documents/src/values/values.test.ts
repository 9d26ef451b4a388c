import { describe, expect, it } from "vitest";
import { amountsIn } from "./amounts.ts";
import { daysIn } from "./days.ts";
import { durationsIn } from "./durations.ts";
import { percentsIn } from "./percents.ts";
import { arabicDigits } from "./plain-digits.ts";

describe("an amount of money in a document", () => {
  it.each([
    ["THB 25,000 per month", [25_000]],
    ["25,000 (Twenty-Five Thousand) Baht", [25_000]],
    ["25000 baht", [25_000]],
    ["เดือนละ ๒๕,๐๐๐ บาท (สองหมื่นห้าพันบาทถ้วน)", [25_000]],
    ["ค่าเช่า 25,000.- ต่อเดือน", [25_000]],
    ["฿4.2M or 4.2 million baht", [4_200_000, 4_200_000]],
    ["ราคา 4.2 ล้านบาท", [4_200_000]],
    ["84,000.50 บาท", [84_000.5]],
    ["transfer fee 84,000", [84_000]],
  ])("is read: %s", (text, amounts) => {
    expect(amountsIn(arabicDigits(text)).map(({ thb }) => thb)).toEqual(amounts);
  });
  it.each([
    "unit 1203, floor 12, 45 sq.m.",
    "1,200 sq.m. of land",
    "30 days, 12 months, 2%",
    "since 2015",
    "ห้องเลขที่ 99/123 ชั้น 5",
  ])("is not seen in other figures: %s", (text) => {
    expect(amountsIn(text)).toEqual([]);
  });
});

it.each([
  ["two (2) months", [[2, "months"]]],
  ["2 (สอง) เดือน", [[2, "months"]]],
  [
    "a period of 1 year and 30 days",
    [
      [1, "years"],
      [30, "days"],
    ],
  ],
  [
    "มีกำหนด ๑ ปี บอกกล่าวสามสิบวัน",
    [
      [1, "years"],
      [30, "days"],
    ],
  ],
  ["thirty (30) calendar days", [[30, "days"]]],
  ["paid on the 5th of each month", []],
  ["25,000 บาท/เดือน ภายในวันที่ 5", []],
])("a length of time is read: %s", (text, told) => {
  expect(durationsIn(arabicDigits(text)).map(({ count, unit }) => [count, unit])).toEqual(told);
});

it.each([
  ["from 1 January 2026 until 31st December 2026", ["2026-01-01", "2026-12-31"]],
  ["January 1, 2026", ["2026-01-01"]],
  ["ตั้งแต่วันที่ ๑ มกราคม พ.ศ. ๒๕๖๙ ถึง 31 ธ.ค. 2569", ["2026-01-01", "2026-12-31"]],
  ["01/02/2569", ["2026-02-01"]],
  ["2026-03-04", ["2026-03-04"]],
  ["the 1st day of May 2026", ["2026-05-01"]],
  ["31 February 2026, 99/12/2026", []],
])("a day of the calendar is read: %s", (text, days) => {
  expect(daysIn(arabicDigits(text)).map(({ day }) => day)).toEqual(days);
});

it("a share is read in both languages", () => {
  expect(percentsIn("2%, 3.3 percent, ร้อยละ 15").map(({ percent }) => percent)).toEqual([
    2, 3.3, 15,
  ]);
});
