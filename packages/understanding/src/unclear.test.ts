import { type Criteria, EMPTY_CRITERIA, type Unclear } from "@propertyvr/vocabulary";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DIALOGUES } from "./corpus/dialogues.ts";
import { understand } from "./understand.ts";

const unclear = (text: string, history: readonly string[] = []): readonly Unclear[] =>
  understand({ text, history }).unclear;
const choicesOf = (text: string, language: "en" | "th" = "en") =>
  unclear(text)[0]?.choices.map(({ means }) => means[language]);

describe("asked, in both languages alike", () => {
  test.each([
    ["2 bed studio in Ari", "สตูดิโอ 2 ห้องนอน อารีย์", ["2 bedrooms", "A studio"]],
    [
      "condo to rent, at least 30k, under 20k",
      "เช่าคอนโด 30000 ขึ้นไป ไม่เกิน 20000",
      ["Up to ฿20,000 a month", "From ฿30,000 a month", "฿20,000 to ฿30,000 a month"],
    ],
    [
      "condo over 80 sqm, under 50 sqm",
      "คอนโด 80 ตรม.ขึ้นไป ไม่เกิน 50 ตรม.",
      ["Up to 50 sqm", "From 80 sqm", "50 to 80 sqm"],
    ],
    [
      "condo in On Nut under 5",
      "คอนโดอ่อนนุชไม่เกิน 5",
      ["Rent: Up to ฿5,000 a month", "Buy: Up to ฿5,000,000"],
    ],
    [
      "house in Hang Dong, at least 4",
      "บ้านหางดง อย่างน้อย 4",
      ["Rent: From ฿4,000 a month", "Buy: From ฿4,000,000"],
    ],
    ["freehold condo for rent", "เช่าคอนโด กรรมสิทธิ์ขาด", ["Rent", "Buy, freehold"]],
    [
      "condo for rent in Ari, 3 million",
      "เช่าคอนโดอารีย์ 3 ล้าน",
      ["Buy: Up to ฿3,000,000", "Rent: Up to ฿3,000,000 a month"],
    ],
    ["condo in Phetchaburi", "คอนโดเพชรบุรี", ["Phetchaburi Road", "Phetchaburi province"]],
    ["townhouse in Lat Phrao", "ทาวน์โฮมลาดพร้าว", ["Lat Phrao Road", "Lat Phrao district"]],
    [
      "condo near Terminal 21",
      "คอนโดใกล้เทอร์มินอล 21",
      ["Terminal 21 Asok", "Terminal 21 Pattaya", "Terminal 21 Rama 3", "Terminal 21 Korat"],
    ],
  ])("%s / %s", (english, thai, choices) => {
    expect(choicesOf(english)).toEqual(choices);
    expect(choicesOf(thai)).toEqual(choices);
    expect(choicesOf(thai, "th")?.every((text) => /[\u0e01-\u0e5b]/.test(text))).toBe(true);
  });

  test("the words asked about are those of the text, without what leads to them", () => {
    expect(unclear("a condo in Phetchaburi please")).toMatchObject([
      { about: "places", why: "ambiguous", text: "Phetchaburi", start: 11, end: 22 },
    ]);
  });
});

describe("not asked", () => {
  test.each([
    "condo to rent in On Nut, under 5",
    "condo in On Nut, under 5 million",
    "condo in On Nut, budget 2.5",
    "condo in On Nut for 5 people",
    "condo in Phetchaburi, Bangkok",
    "house in Cha-am, Phetchaburi",
    "condo on Phetchaburi road",
    "condo near MRT Phetchaburi",
    "บ้านจังหวัดเพชรบุรี",
    "คอนโดถนนลาดพร้าว",
    "condo near Terminal 21 in Korat",
    "condo in Bang Na",
    "condo near BTS Chatuchak",
    "studio or 2 bed in Ari",
    "condo under 20k or up to 30k with parking",
    "foreign quota condo to buy",
    "what are rents like in Phetchaburi?",
    "not in Lat Phrao, in Ari",
  ])("%s", (text) => expect(unclear(text)).toEqual([]));

  test("where the conversation is already there", () => {
    expect(unclear("near Terminal 21", ["condo in Pattaya"])).toEqual([]);
    expect(
      understand({ text: "near Terminal 21", history: ["condo in Pattaya"] }).criteria.near,
    ).toMatchObject([{ name: "Terminal 21 Pattaya" }]);
    expect(unclear("what about Phetchaburi", ["house in Cha-am"])).toEqual([]);
  });
});

describe("a choice", () => {
  const first = "condo to rent in Phetchaburi";
  const said = (answer: string): Criteria =>
    understand({ text: answer, history: [first] }).criteria;

  test.each(["the province", "Phetchaburi province", "the second", "2", "จังหวัด", "อันที่สอง"])(
    "is made by words: %s",
    (answer) => expect(said(answer).places).toEqual(["Phetchaburi"]),
  );
  test.each(["either", "I don't know", "ไม่รู้", "อันไหนก็ได้", "the first", "the road", "ถนน"])(
    "may stay as it was taken: %s",
    (answer) => expect(said(answer).places).toEqual(["Phetchaburi Road"]),
  );
  test("does not swallow what says something else", () => {
    expect(said("with a pool")).toMatchObject({
      places: ["Phetchaburi Road"],
      amenities: ["pool"],
    });
    expect(said("in Ari instead").places).toEqual(["Ari"]);
  });
});

describe("whatever is typed", () => {
  const words = fc.constantFrom(
    ...DIALOGUES.flatMap((turns) => turns.map(([text]) => text)),
    "2 bed studio", "Phetchaburi", "ลาดพร้าว", "Terminal 21", "over 9m under 3m", "freehold rent",
  ); // prettier-ignore
  test("a question has two choices or more that differ, over words of the text, and sets known keys", () => {
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 3 }), (parts) => {
        const text = parts.join(" ");
        for (const { start, end, text: quoted, choices } of unclear(text)) {
          expect(text.slice(start, end)).toBe(quoted);
          expect(choices.length).toBeGreaterThanOrEqual(2);
          expect(new Set(choices.map(({ means }) => means.en)).size).toBe(choices.length);
          for (const { sets } of choices)
            expect(Object.keys(EMPTY_CRITERIA)).toEqual(expect.arrayContaining(Object.keys(sets)));
        }
      }),
      { numRuns: 200 },
    );
  });
});
