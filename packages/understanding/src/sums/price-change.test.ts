import { describe, expect, it } from "vitest";
import { priceChange, sellsAtPercent } from "./price-change.ts";

describe("what a home gains or loses until it is sold", () => {
  it.each([
    ["what if the price doesn't go up", 0, false],
    ["suppose the value stays the same", 0, false],
    ["and if it drops 10%?", -10, false],
    ["and with prices going up 3% a year?", 3, true],
    ["if property appreciates by 4 percent per year", 4, true],
    ["with 2.5% annual growth", 2.5, true],
    ["ถ้าราคาไม่ขึ้นล่ะ", 0, false],
    ["ถ้าลง 10% ล่ะ", -10, false],
    ["แล้วถ้าราคาขึ้นปีละ 3% ล่ะ", 3, true],
    ["ราคาบ้านตก 15 เปอร์เซ็นต์", -15, false],
    ["if prices go up 3% a year, no, if they fall 5%", -5, false],
  ])("is read, and what is said last holds: %s", (text, percent, isYearly) => {
    expect(priceChange(text)).toMatchObject({ percent, isYearly });
  });

  it.each(["the rent goes up 5%", "interest of 3% a year", "20% down", "a house that is going up"])(
    "is no rent, interest or part paid down: %s",
    (text) => {
      expect(priceChange(text)).toBeNull();
    },
  );

  it.each([
    [{ percent: -10, isYearly: false }, 90],
    [{ percent: 3, isYearly: true }, 115.9],
    [{ percent: 0, isYearly: false }, 100],
  ])("is compounded where it is of every year: %o over 5 years", (change, percent) => {
    expect(sellsAtPercent({ ...change, start: 0, end: 1 }, 5)).toBe(percent);
  });

  it("is looked for quickly in a long text", () => {
    expect(priceChange("the price it goes up ".repeat(5_000))).toBeNull();
  });
});
