import { describe, expect, it } from "vitest";
import { askedByArea, carryQuestion } from "./carry-question.ts";

const PRICES = "what do condos in Bangkok cost?";
const RENT = "how much is a 1 bedroom condo to rent in Watthana?";
const LOAN = "home loan 3 million over 30 years at 6.5%";
const LOAN_TH = "ผ่อน 3 ล้าน 30 ปี เดือนละเท่าไหร่";

describe("a question is asked again with what is named instead", () => {
  it.each([
    [PRICES, "and in Phuket?", "what do condos in Phuket cost?"],
    [PRICES, "Phuket?", "what do condos in Phuket cost?"],
    [PRICES, "ok, and houses?", "what do houses in Bangkok cost?"],
    [PRICES, "how about near BTS Asok", "what do condos near BTS Asok cost?"],
    [PRICES, "what about houses in Phuket?", "what do houses in Phuket cost?"],
    [PRICES, "compared to Phuket?", "what do condos in Bangkok cost compared to Phuket?"],
    ["what do condos cost on average?", "in Phuket?", "what do condos cost on average in Phuket?"],
    [RENT, "and to buy?", "how much is a 1 bedroom condo to buy in Watthana?"],
    ["is 25,000 a month usual in Ari?", "and 30k?", "is 30k usual in Ari?"],
    ["compare rents in Ari and Asok", "and Ekkamai?", "compare rents in Ari and Asok and Ekkamai"],
    ["can a foreigner own a house?", "and a condo?", "can a foreigner own a condo?"],
    ["ราคาคอนโดแถวอารีย์เท่าไหร่", "แล้วทองหล่อล่ะ", "ราคาคอนโดแถวทองหล่อเท่าไหร่"],
    ["ราคาคอนโดแถวอารีย์เท่าไหร่", "บ้านล่ะ", "ราคาบ้านแถวอารีย์เท่าไหร่"],
    ["ต่างชาติซื้อบ้านได้ไหม", "แล้วคอนโดล่ะ", "ต่างชาติซื้อคอนโดได้ไหม"],
  ])("%s + %s", (asked, said, question) => {
    expect(carryQuestion(asked, said, false)).toBe(question);
  });
});

describe("a sum also takes what was not in it", () => {
  it.each([
    ["transfer fee on 3 million", "and on 5 million?", "transfer fee on 5 million"],
    [
      "transfer fee on 3 million",
      "and if I'm a foreigner?",
      "transfer fee on 3 million if I'm a foreigner",
    ],
    [LOAN, "and over 20 years?", "home loan 3 million over 20 years at 6.5%"],
    [LOAN, "what about 4%?", "home loan 3 million over 30 years at 4%"],
    ["what can I borrow with a 60k salary", "and 80k?", "what can I borrow with a 80k salary"],
    [LOAN_TH, "ถ้า 20 ปีล่ะ", "ผ่อน 3 ล้าน 20 ปี เดือนละเท่าไหร่"],
    [LOAN_TH, "แล้ว 5 ล้านล่ะ", "ผ่อน 5 ล้าน 30 ปี เดือนละเท่าไหร่"],
  ])("%s + %s", (asked, said, question) => {
    expect(carryQuestion(asked, said, true)).toBe(question);
  });
});

describe("what asks nothing again is left alone", () => {
  it.each([
    [PRICES, "show me houses"],
    [PRICES, "I want a house in Phuket"],
    [PRICES, "condo in Phuket under 3 million"],
    [PRICES, "and Thong Lo is too expensive"],
    [PRICES, "and with a pool?"],
    [PRICES, "and under 3 million?"],
    [PRICES, "thanks"],
    [PRICES, "and?"],
    [PRICES, ""],
    [PRICES, "ขอดูบ้านในภูเก็ต"],
    [PRICES, `and in Phuket ${"very ".repeat(40)}`],
    [`${PRICES} ${"really ".repeat(60)}`, "and in Phuket?"],
  ])("%s + %s", (asked, said) => {
    expect(carryQuestion(asked, said, false)).toBeNull();
  });
});

describe("a sum is not asked again by a search", () => {
  it.each([
    "in Phuket, a condo under 5 million",
    "and a condo in Phuket under 5 million",
    "for a house under 5 million",
    "2 bedrooms, 5 million",
    "แล้วคอนโดในภูเก็ตไม่เกิน 5 ล้าน",
  ])("%s", (said) => {
    expect(carryQuestion("transfer fee on 3 million", said, true)).toBeNull();
  });
});

describe("a price asked for by the area", () => {
  it.each([
    [
      "what's the average price in Bangkok?",
      "and per square meter?",
      "what's the average price in Bangkok per square metre",
    ],
    ["ราคาเฉลี่ยคอนโดอารีย์เท่าไหร่", "แล้วตารางเมตรละเท่าไหร่", "ราคาเฉลี่ยคอนโดอารีย์เท่าไหร่ ต่อตารางเมตร"],
  ])("%s + %s", (asked, said, question) => expect(askedByArea(asked, said)).toBe(question));

  it.each([
    ["price per sqm in Ari?", "and per square meter?"],
    ["what's the average price in Bangkok?", "and in Ari per square meter?"],
    ["what's the average price in Bangkok?", "and houses?"],
  ])("is no other question: %s + %s", (asked, said) => expect(askedByArea(asked, said)).toBeNull());
});
