import type { PriceRange } from "@propertyvr/vocabulary";
import { expect, it } from "vitest";
import { understand } from "../understand.ts";

const priceIn = (text: string): PriceRange | null => understand({ text }).criteria.price;
const upTo = (max: number) => ({ max, per: max < 400_000 ? "month" : "total" });

it.each([
  ["My budget was 22k but now I can only do 17k, 1 bed near On Nut", 17_000],
  ["our budget was 30k, but it's 24k now, two bedrooms in Ari", 24_000],
  ["max used to be 15k, now 18k is fine, studio in Bang Na", 18_000],
  ["I had a budget of 40k, now it is 32k. condo in Phrom Phong", 32_000],
  ["we were thinking 3 million but now it's 2.6 million, townhouse in Bang Yai", 2_600_000],
  ["I was looking at 20k places but would go up to 25k for a pool, Ari", 25_000],
  ["originally we said 12k, however 14k is ok, room near Kaset", 14_000],
  ["first I wanted to spend 5 million but 4.2 million is safer, house in Hang Dong", 4_200_000],
  ["งบเดิม 24000 ตอนนี้เหลือ 17000 คอนโดพญาไท", 17_000],
  ["old budget 28k, down to 20k now, 1 bed in Thong Lo", 20_000],
  ["ตอนแรกตั้งงบไว้ 4 ล้าน แต่ตอนนี้ได้แค่ 3.2 ล้าน หาบ้านบางใหญ่", 3_200_000],
  ["เคยตั้งงบไว้ 20000 แต่ตอนนี้ไหวแค่ 15000 คอนโดอ่อนนุช", 15_000],
  ["ทีแรกวางงบ 12000 แต่เพิ่มได้ถึง 14000 หาห้องแถวลาดพร้าว", 14_000],
])("the budget of before gives way to that of now: %s", (text, max) => {
  expect(priceIn(text)).toEqual(upTo(max));
});

it.each([
  ["1 bed in Ari from 18k up to 25k", { min: 18_000, max: 25_000, per: "month" }],
  ["budget 18k to 25k, I was told Ari is nice", { min: 18_000, max: 25_000, per: "month" }],
  [
    "we want 2 to 3 million, but up to 20 minutes from the BTS is fine",
    { min: 2_000_000, max: 3_000_000, per: "total" },
  ],
  ["condo built in 2015, budget 18k", upTo(18_000)],
  ["my budget is 25k but 2 bedrooms would be great", upTo(25_000)],
  ["งบ 15000 ถึง 20000 คอนโดอารีย์", { min: 15_000, max: 20_000, per: "month" }],
  ["2 bed 2 bath, parking for each car, 20k", upTo(20_000)],
] as const)("two ends of one budget stay: %s", (text, price) => {
  expect(priceIn(text)).toEqual(price);
});

it.each([
  ["two of us, 8k each so 16k together, 2 bed near Ramkhamhaeng", 16_000],
  ["we are three nurses, 5k each makes 15k, house in Pak Kret", 15_000],
  ["หารกันสองคน คนละ 4000 รวม 8000 หาห้องแถวรังสิต", 8_000],
  ["อยู่ 3 คน คนละ 3500 รวมเป็น 10500 บ้านเช่าบางนา", 10_500],
] as const)("what each pays gives way to what all pay: %s", (text, max) => {
  expect(priceIn(text)).toEqual(upTo(max));
});

it.each([
  ["I pay 15k now and can add 3k, one bed in Ari", 18_000],
  [
    "we currently pay 22k for a studio in Sathorn and could add another 4k, condo in Bang Na",
    26_000,
  ],
  ["ตอนนี้จ่าย 4500 เพิ่มได้อีกไม่เกิน 2 พัน ขอห้องแถวบางนา", 6_500],
  ["มีงบล้านสอง กู้ได้อีกล้าน หาทาวน์โฮมรังสิต", 2_200_000],
])("what is paid or at hand and what is added to it make the budget: %s", (text, max) => {
  expect(priceIn(text)).toEqual(upTo(max));
});

it.each([
  ["budget 5m but the bank only gives 4.2, so realistically 4.2, townhouse in Salaya", 4_200_000],
  ["งบ 3 ล้าน แต่เอาจริงๆได้แค่ 2.6 ล้าน บ้านบางใหญ่", 2_600_000],
])("what can really be paid is the budget: %s", (text, max) => {
  expect(priceIn(text)).toEqual(upTo(max));
});

it("the same money as today is the budget: we currently pay 28k", () => {
  const text =
    "we currently pay 28k for a 1 bed in Ekkamai, two bedrooms in Udom Suk for the same money";
  expect(priceIn(text)).toEqual(upTo(28_000));
});

it("what is paid today is no budget where nothing is added to it", () => {
  expect(priceIn("I pay 15k now, looking for a one bed in Ari")).toBeNull();
});

it.each([
  "I'm 58, want a house in Hua Hin",
  "I'm British, 58, looking for a house in Hua Hin",
  "retired, 62, looking for a house in Hua Hin",
])("how old somebody is is no budget: %s", (text) => {
  expect(priceIn(text)).toBeNull();
  expect(understand({ text }).finances?.age).toBeGreaterThan(50);
});

it.each([
  "my salary is 28k and my sister's 21k, condo in Ari",
  "I earn 28k and my husband makes 21000, looking for a condo in Ari",
  "เงินเดือน 28000 แฟน 21000 หาคอนโดอารีย์",
])("what the other one earns is no budget: %s", (text) => {
  const { criteria, finances } = understand({ text });
  expect(criteria).toMatchObject({ price: null, places: ["Ari"] });
  expect(finances?.income_month).toBe(49_000);
});

it.each([
  ["my salary is 30k and my wife has cats, condo in Ari", { amenities: ["pet_friendly"] }],
  ["I make 30000 and my wife 2 bedrooms condo", { bedrooms: { min: 2, max: 2 } }],
  ["เงินเดือน 30000 แฟนมีแมว หาคอนโดอารีย์", { amenities: ["pet_friendly"] }],
  ["condo in Ari 15k, my salary is 25k and my sister's 20k", { price: upTo(15_000) }],
])("what else is told of the other one is asked for: %s", (text, criteria) => {
  expect(understand({ text }).criteria).toMatchObject(criteria);
});

it.each([
  ["the company gives 30,000 and I add 5,000, so 35, condo in Ari rent", 35_000],
  ["the company gives 500 and I add 9,500, so 10k, condo in Ari rent", 10_000],
  ["บริษัทให้ 12000 ผมเพิ่ม 6000 รวม 18000 เช่าคอนโดอารีย์", 18_000],
])("what two figures come to is the budget: %s", (text, max) => {
  expect(priceIn(text)).toEqual(upTo(max));
});

it("what is paid until now is the budget where the same price is wished for", () => {
  const same = "same price please";
  expect(priceIn(`from 13,000 to 16,000 the owner wants, the ${same}, condo in Ari`)).toEqual(
    upTo(13_000),
  );
  expect(priceIn(`the owner raises my 8,000 to 9,500, ${same}, room in Bang Na`)).toEqual(
    upTo(8_000),
  );
});

it("a size of today is the least where something larger is looked for", () => {
  const sizeIn = (text: string) => understand({ text }).criteria.area_sqm;
  expect(sizeIn("we have 36 sqm now and I'd like something larger, condo in Ari to rent")).toEqual({
    min: 36,
  });
  const plain = sizeIn("36 sqm and something larger, condo in Ari to rent");
  expect(plain?.min).toBeLessThan(36);
  expect(plain?.max).toBeGreaterThan(36);
});
