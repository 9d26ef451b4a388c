import type { ConversationState, HomeAsk } from "@propertyvr/vocabulary";
import { describe, expect, test } from "vitest";
import { understand } from "../understand.ts";
import { phrases } from "./corpus.ts";

const { criteria } = understand({ text: "condo to rent in Ari, 25k" });
const shown = ["a", "b", "c"].map((id) => ({ id, title: `Condo ${id}` }));
const ABOUT: ConversationState = { criteria, shown, about_home: "b" };

const airport = { topic: "distance", near: { kind: "airport", name: null } } as const;
const amenity = (name: NonNullable<HomeAsk["amenity"]>): HomeAsk => ({
  topic: "amenity",
  amenity: name,
});

test.each(
  phrases(
    "the second one please, what floor is it on | number 2 looks nice, what floor is it on | the second one and what floor is it on",
  ),
)("a home that is picked and asked about at once: %s", (text) => {
  const { about_home: _none, ...state } = ABOUT;
  expect(understand({ text, state }).about_shown).toEqual({ index: 2, asks: [{ topic: "floor" }] });
});

describe("a question about the home that was talked about", () => {
  test.each<readonly [readonly HomeAsk[], readonly string[]]>([
    [[airport], phrases("how far from the airport? | how far is it from the airport | is it far from the airport? | ไกลสนามบินไหม | อยู่ใกล้สนามบินไหม")],
    [[{ topic: "distance", near: { kind: "transit", name: "BTS" } }], phrases("is it close to the BTS? | how far to the BTS? | อยู่ไกลจาก BTS ไหม")],
    [[{ topic: "distance", near: { kind: "mall", name: "Siam Paragon" } }], phrases("how far is it from Siam Paragon?")],
    [[{ topic: "tenure", tenure: "foreign_quota" }], phrases("is it foreign freehold? | is it in the foreign quota? | can foreigners buy it? | ต่างชาติซื้อได้ไหม")],
    [[{ topic: "tenure", tenure: "leasehold" }], phrases("is it leasehold?")],
    [[amenity("parking")], phrases("does it have parking? | is there parking? | has it got parking? | มีที่จอดรถไหม | มีที่จอดรถมั้ยคะ")],
    [[amenity("pet_friendly")], phrases("is it pet friendly? | can I have a dog there? | are pets allowed? | เลี้ยงแมวได้ไหม | เอาหมาไปอยู่ด้วยได้มั้ย | เอาน้องแมวไปด้วยได้ไหม")],
    [[amenity("wifi")], phrases("is the wifi included?")],
    [[amenity("pool"), amenity("gym")], phrases("does it have a pool and a gym? | มีสระกับฟิตเนสไหม")],
    [[{ topic: "floor" }], phrases("what floor? | which floor is it on? | อยู่ชั้นไหน | ชั้นอะไรคะ")],
    [[{ topic: "size" }], phrases("how big is it? | what's the size? | how many sqm is it? | กี่ตารางเมตร | ห้องใหญ่แค่ไหน")],
    [[{ topic: "price" }], phrases("how much is it? | what's the price? | ราคาเท่าไหร่ | เท่าไหร่คะ")],
    [[{ topic: "fees" }], phrases("what are the fees? | how much is the common fee? | ค่าส่วนกลางเท่าไหร่")],
    [[{ topic: "availability" }], phrases("is it still available? | is it sold? | has it been rented? | can I move in next month? | is it already tenanted? | move in เดือนหน้าได้เลยไหม | ย้ายเข้าเดือนหน้าได้ไหม | ยังว่างไหม | ขายไปแล้วหรือยัง")],
    [[{ topic: "age" }], phrases("how old is the building? | when was it built? | ตึกสร้างปีไหน")],
    [[{ topic: "location" }], phrases("where is it exactly? | what's the address? | อยู่ตรงไหน")],
  ])("%j", (asks, texts) => {
    for (const text of texts) {
      const got = understand({ text, state: ABOUT });
      expect({ text, about: got.about_shown, action: got.action, intent: got.intent }).toEqual({
        text,
        about: { index: 2, asks },
        action: { type: "select", index: 2 },
        intent: "refine",
      });
      expect(got).toMatchObject({ criteria, unread: [], wishes: [], touched: {} });
    }
  }); // prettier-ignore

  test("is about the home it points at, or the only one shown", () => {
    const pointed = understand({ text: "does the third one have parking?", state: ABOUT });
    expect(pointed.about_shown).toEqual({ index: 3, asks: [amenity("parking")] });
    const only = { criteria, shown: shown.slice(0, 1) };
    expect(understand({ text: "what floor?", state: only }).about_shown?.index).toBe(1);
    const gone = { criteria, shown, about_home: "x" };
    expect(understand({ text: "what floor?", state: gone })).toMatchObject({
      about_shown: { index: null },
      action: { type: "select" },
    });
  });

  test.each(
    phrases(
      "with parking | any with parking? | do you have any with parking? | are there any with a pool? | can foreigners own condos? | what about Thong Lo? | can you make it cheaper? | is there anything cheaper? | how about 2 bedrooms? | what is a usufruct? | can I get a mortgage? | do they usually want two months deposit? | how much is rent in Ari? | show me ones near the BTS | is there a house in Ari? | can I see it on Sunday? | what else do you have? | thanks | มีอันไหนมีที่จอดรถบ้าง | ขอที่มีที่จอดรถ | ต่างชาติซื้อคอนโดได้ไหม | มีถูกกว่านี้ไหม | มีอีกไหม | แล้วแถวทองหล่อล่ะ | มีคอนโดใกล้ BTS ไหม | กู้ได้ไหม | ค่าโอนเท่าไหร่ | ช่วงนี้ราคาแถวนั้นขึ้นเยอะไหม",
    ),
  )("is none: %s", (text) =>
    expect(understand({ text, state: ABOUT }).about_shown).toBeNull(),
  ); // prettier-ignore

  test("is none where no home is in view, or several are and none was talked about", () => {
    expect(understand({ text: "does it have parking?", state: { criteria } }).about_shown).toBeNull();
    const several = understand({ text: "is there parking?", state: { criteria, shown } });
    expect(several.about_shown).toBeNull();
    expect(several.criteria.amenities).toEqual(["parking"]);
  });
}); // prettier-ignore

describe("a question which of the homes shown stands out", () => {
  const bts = { topic: "distance", near: { kind: "transit", name: "BTS" } } as const;
  test.each<readonly [HomeAsk, "least" | "most", readonly string[]]>([
    [bts, "least", phrases("which one is closer to the BTS? | which of them is closest to the BTS? | ห้องไหนใกล้ BTS กว่า | อันไหนใกล้ BTS ที่สุด")],
    [{ topic: "distance" }, "least", phrases("which is closer? | ห้องไหนใกล้กว่ากัน")],
    [{ topic: "price_per_sqm" }, "least", phrases("which is cheaper per square metre? | which one is cheapest per sqm? | ห้องไหนถูกกว่าต่อตารางเมตร")],
    [{ topic: "price" }, "least", phrases("which is cheaper? | and which one is the cheapest? | which of the two costs less? | ห้องไหนถูกกว่า | อันไหนถูกสุด")],
    [{ topic: "size" }, "most", phrases("which one is bigger? | which is the largest? | อันไหนใหญ่กว่ากัน | ห้องไหนกว้างที่สุด")],
    [{ topic: "age" }, "most", phrases("which one is newer? | ห้องไหนใหม่กว่า")],
  ])("%j", (ask, wants, texts) => {
    for (const text of texts) {
      const got = understand({ text, state: ABOUT });
      expect({ text, about: got.about_shown, action: got.action }).toEqual({
        text,
        about: { index: null, among: [1, 2, 3], wants, asks: [ask] },
        action: { type: "compare", indexes: [1, 2, 3] },
      });
      expect(got).toMatchObject({ criteria, intent: "refine", touched: {}, adjusts: [] });
    }
  }); // prettier-ignore

  test("is about those compared last", () => {
    const state = { ...ABOUT, compared: ["a", "c"] };
    const got = understand({ text: "which one is closer to the BTS?", state });
    expect(got.about_shown?.among).toEqual([1, 3]);
  });

  test("is about all on screen where only one of those compared last is still there", () => {
    const state = { ...ABOUT, compared: ["a", "x"] };
    const got = understand({ text: "which one is closer to the BTS?", state });
    expect(got.about_shown?.among).toEqual([1, 2, 3]);
  });

  test("is about the first ten where more are on screen", () => {
    const many = Array.from({ length: 11 }, (_, at) => ({ id: String(at), title: "Condo" }));
    const got = understand({ text: "which is the cheapest?", state: { criteria, shown: many } });
    expect(got.about_shown?.among).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test("asks of the only home on screen how far it is, and of none where none is", () => {
    const text = "which is closer to the BTS?";
    const only = understand({ text, state: { criteria, shown: shown.slice(0, 1) } });
    expect(only.about_shown).toEqual({ index: 1, asks: [bts] });
    expect(understand({ text, state: { criteria } }).about_shown).toBeNull();
    expect(understand({ text }).about_shown).toBeNull();
  });

  test.each(
    phrases(
      "which area is cheaper? | which condos are cheaper? | which is cheaper, Ari or Thong Lo? | show me which are cheaper | is there anything cheaper? | which is cheaper, renting or buying? | cheaper | แถวไหนถูกกว่า | มีห้องไหนถูกกว่านี้ไหม | มีอันไหนใกล้ BTS กว่านี้บ้าง | ขอถูกกว่านี้",
    ),
  )("is none: %s", (text) =>
    expect(understand({ text, state: ABOUT }).about_shown?.among).toBeUndefined(),
  );

  test("is none where fewer than two homes are on screen", () => {
    const state = { criteria, shown: shown.slice(0, 1) };
    expect(understand({ text: "which is cheaper?", state }).about_shown).toBeNull();
  });
}); // prettier-ignore

describe("comparing with one other home", () => {
  test.each(phrases("compare it with number 3 | compare with the third one | เทียบกับอันที่ 3"))(
    "means the home talked about last: %s",
    (text) =>
      expect(understand({ text, state: ABOUT }).action).toEqual({
        type: "compare",
        indexes: [2, 3],
      }),
  );

  test("takes both ends of a range of numbers: compare 1 to 3, เทียบ 1-3", () => {
    for (const text of ["compare 1 to 3", "เทียบ 1-3"])
      expect(understand({ text, state: { criteria, shown } }).action).toEqual({
        type: "compare",
        indexes: [1, 3],
      });
  });

  test("leaves one number where no home was talked about", () => {
    const state = { criteria, shown };
    expect(understand({ text: "compare with number 3", state }).action?.indexes).toEqual([3]);
  });
});
