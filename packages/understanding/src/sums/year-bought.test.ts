import { expect, it } from "vitest";
import { yearBought } from "./year-bought.ts";

it.each([
  ["a condo I bought in 2021 for 4 million", 2021],
  ["purchased back in 2019", 2019],
  ["I have owned it since March 2015", 2015],
  ["inherited in 2563", 2020],
  ["ซื้อปี 2564 ราคา 4 ล้าน", 2021],
  ["ซื้อมาเมื่อปี พ.ศ. 2560", 2017],
  ["ได้มาปี 62", 2019],
  ["ถือครองตั้งแต่ปี 2015", 2015],
  ["ซื้อมาปี 21", 2021],
  ["bought it for 5.2m in 2019", 2019],
  ["ซื้อมา 6.5 ล้านเมื่อปี 2561", 2018],
])("the year in which a home was bought is read of the common era: %s", (text, year) => {
  expect(yearBought(text)?.year).toBe(year);
});

it.each([
  "bought for 2021 baht",
  "a house built in 2015",
  "I want to buy in 2027",
  "bought 2 years ago",
  "ซื้อบ้าน 2564000 บาท",
  "ซื้อมาแล้ว 3 ปี",
  "ถือครองมา 5 ปี",
])("an amount, a time and another year are none: %s", (text) => {
  expect(yearBought(text)).toBeNull();
});
