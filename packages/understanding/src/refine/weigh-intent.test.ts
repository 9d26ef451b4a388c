import { describe, expect, test } from "vitest";
import { ENGLISH_INTENTS } from "../corpus/intents/english.ts";
import { THAI_INTENTS } from "../corpus/intents/thai.ts";
import { ownExamples, seenOf } from "../training.ts";
import { understand } from "../understand.ts";
import { intentChances } from "./weigh-intent.ts";

/** Questions in words that no example has. */
const UNSEEN = [
  ["market", "how much do people pay for a two bed around Udomsuk these days"],
  ["market", "what's Nimman like for a family with small kids"],
  ["market", "are condo prices in Pattaya going down or what"],
  ["market", "is it better to buy in Ari or Chatuchak for investment"],
  ["market", "do townhouses in Rangsit cost more than condos there"],
  ["market", "ค่าเช่าคอนโดแถวพระราม 9 ตอนนี้ประมาณเท่าไหร่"],
  ["market", "คอนโดพัทยาราคาตกจริงไหม"],
  ["market", "ทำเลบางนาน่าอยู่ไหม"],
  ["knowledge", "can my landlord keep the deposit if i leave early"],
  ["knowledge", "who pays the common fee, tenant or owner"],
  ["knowledge", "what happens to my lease if the owner sells"],
  ["knowledge", "how long can i lease land for"],
  ["knowledge", "เจ้าของไม่คืนมัดจำทำไงดี"],
  ["knowledge", "ผู้เช่าไม่จ่ายค่าเช่าล็อกห้องได้ไหม"],
  ["calculator", "how much cash do i need to move in, rent 18k, 2 months deposit"],
  ["calculator", "เช่า 12000 มัดจำ 2 เดือน ล่วงหน้า 1 เดือน ต้องเตรียมเงินเท่าไหร่"],
  ["other", "can you help me rent out my house in Bang Saen"],
  ["other", "looking for a plumber in Sathorn"],
  ["other", "หาแม่บ้านแถวบางนา"],
  ["search", "something near Victory Monument, not too far, 10k"],
  ["search", "my wife wants a house with a big kitchen in Nonthaburi around 6 million"],
  ["search", "we are 4 students looking to share a house near Bangkok University Rangsit"],
  ["search", "หาบ้านเดี่ยวให้พ่อแม่อยู่ ชั้นเดียว แถวนครปฐม"],
  ["search", "คอนโดใกล้มหาลัยหอการค้า มีที่ไหนบ้าง"],
] as const;

describe("what a message is for, weighed by all that stands in it", () => {
  test.each(UNSEEN)("%s: %s", (intent, text) => {
    expect(understand({ text }).intent).toBe(intent);
  });

  test("the questions above are no examples that the weights were trained on", () => {
    const trained = new Set(ownExamples().map(({ text }) => text));
    expect(UNSEEN.filter(([, text]) => trained.has(text))).toEqual([]);
  });

  test("a question in the middle of a search is none of its wishes", () => {
    const history = ["2 bedroom condo for rent in Sathorn under 45k"];
    const got = understand({ text: "who pays the common fee, tenant or owner", history });
    expect(got.intent).toBe("knowledge");
    expect(got.criteria).toEqual(understand({ text: history[0] ?? "" }).criteria);
  });

  test("who names a home is never answered with small talk", () => {
    for (const text of ["haha a condo in Ari then", "lol ok studio near BTS Nana 15k"])
      expect(understand({ text }).intent).toBe("search");
  });

  test("the chances of all intents add up to one", () => {
    for (const text of ["", "condo", "why", "ทำไม", "x".repeat(3_000)]) {
      const seen = seenOf({ text });
      if (seen === null) continue;
      const sum = intentChances(seen.features).reduce((all, { chance }) => all + chance, 0);
      expect(sum).toBeCloseTo(1, 9);
    }
  });
});

test.each([
  ["English", ENGLISH_INTENTS],
  ["Thai", THAI_INTENTS],
])("each %s example stands once", (_, examples) => {
  const texts = Object.values(examples).flat();
  expect(new Set(texts).size).toBe(texts.length);
});
