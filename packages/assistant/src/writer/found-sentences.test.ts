import type { Change } from "@propertyvr/vocabulary";
import { expect, test } from "vitest";
import { BARE_HOMES } from "../testing/bare-homes.ts";
import { english } from "./en/index.ts";
import { thai } from "./th/index.ts";
import type { Writer } from "./writer.ts";

const wording =
  (at: 0 | 1 | 2) =>
  (_: string, wordings: readonly [string, ...string[]]): string =>
    wordings[at] ?? wordings[0];
const first = wording(0);
const unplaced = (name: string, isCommonNoun: boolean) => ({ name, isCommonNoun });
const found = (total: number, areSamples: boolean, titleWords: string | null = null) => ({
  homes: { ...BARE_HOMES, titleWords },
  areSamples,
  total,
  first: 1,
  last: total,
});

test.each<readonly [what: string, say: (writer: Writer) => string, en: string, th: string]>([
  ["one sample", (w) => w.found(found(1, true), first), "No real listing fits yet; here is 1 sample home.", "ยังไม่มีประกาศจริงที่ตรง ลองดูตัวอย่าง 1 รายการ"],
  ["samples by words of their titles", (w) => w.found(found(2, true, "Zorvex"), first), "No real listing fits yet; here are 2 sample homes with “Zorvex” in the title.", "ยังไม่มีประกาศจริงที่ตรง ลองดูตัวอย่าง 2 รายการ ที่ชื่อมีคำว่า “Zorvex”"],
  ["one home, in second words", (w) => w.found(found(1, false), wording(1)), "There is 1 home.", "มีที่พัก 1 รายการ"],
  ["two homes, in second words", (w) => w.found(found(2, false), wording(1)), "There are 2 homes.", "มีที่พัก 2 รายการ"],
  ["one home, in third words", (w) => w.found(found(1, false), wording(2)), "Here is 1 home.", "ที่พัก มีอยู่ 1 รายการ"],
  ["two homes, in third words", (w) => w.found(found(2, false), wording(2)), "Here are 2 homes.", "ที่พัก มีอยู่ 2 รายการ"],
  ["a page of one home", (w) => w.nextPage({ ...found(13, false), first: 13 }, wording(1)), "Here is number 13 of the 13 homes.", "ต่อด้วยรายการที่ 13 จากที่พักทั้งหมด 13 รายการ"],
  ["a page of several homes", (w) => w.nextPage({ ...found(13, false), first: 7, last: 12 }, wording(1)), "Here are 7 to 12 of the 13 homes.", "ต่อด้วยรายการที่ 7–12 จากที่พักทั้งหมด 13 รายการ"],
  ["the end of a list of one", (w) => w.noMore(1, first), "That was the only one.", "มีเพียงรายการเดียว"],
  ["the end of a list of two", (w) => w.noMore(2, first), "That was all 2 of them.", "ดูครบทั้ง 2 รายการแล้ว"],
  ["counted homes under both deals", (w) => w.dealCounts({ total: 5, rent: 1, sale: 4 }), "One can be rented and four can be bought.", "แบ่งเป็นให้เช่า 1 รายการ และขาย 4 รายการ"],
  ["a rounded number under both deals", (w) => w.dealCounts({ total: 10_000, rent: 4_000, sale: 7_000 }), "About 4,000 can be rented and about 7,000 can be bought.", "แบ่งเป็นให้เช่าราว 4,000 รายการ และขายราว 7,000 รายการ"],
  ["no wish", (w) => w.niceToHave([]), "", ""],
  ["one wish", (w) => w.niceToHave(["pool"]), "Nice to have: a pool. Homes that state it come first.", "มีสระว่ายน้ำยิ่งดี จึงแสดงรายการที่ระบุไว้ก่อน"],
  ["two wishes", (w) => w.niceToHave(["pool", "gym"]), "Nice to have: a pool and a gym. Homes that state more of it come first.", "มีสระว่ายน้ำ และ มีฟิตเนสยิ่งดี จึงแสดงรายการที่ระบุไว้ก่อน"],
  ["no choice taken as both", (w) => w.takenAsBoth([]), "", ""],
  ["a choice taken as both", (w) => w.takenAsBoth(["pool or gym"]), "I can't search for “pool or gym” as a choice yet, so I asked for both.", "ยังค้นหา “pool or gym” แบบอย่างใดอย่างหนึ่งไม่ได้ จึงหาที่มีทั้งสองอย่าง"],
  ["no place without a map", (w) => w.unplaced([]), "", ""],
  ["one place without a map", (w) => w.unplaced([unplaced("Zorv", false)]), "I don't know where “Zorv” is, so it didn't narrow the search.", "ยังไม่รู้จัก “Zorv” จึงยังไม่ได้ใช้กรอง"],
  ["two places without a map", (w) => w.unplaced([unplaced("Zorv", false), unplaced("Qwix", false)]), "I don't know where “Zorv” and “Qwix” are, so they didn't narrow the search.", "ยังไม่รู้จัก “Zorv”, “Qwix” จึงยังไม่ได้ใช้กรอง"],
  ["no change that helps", (w) => w.moreByChange(0), "No single change would find more. You can start over, or tell me something else.", "ปรับข้อไหนก็ยังไม่พบเพิ่ม เริ่มใหม่ หรือบอกแบบอื่นมาได้เลย"],
  ["one change that helps", (w) => w.moreByChange(1), "One change would find more homes.", "ปรับข้อเดียวจะพบมากขึ้น"],
  ["two changes that help", (w) => w.moreByChange(2), "Any of these would find more homes.", "ปรับข้อใดข้อหนึ่งต่อไปนี้จะพบมากขึ้น"],
  ["a distance that shrinks", (w) => w.adjusted({ kind: "within", metres: 450, isUp: false }), "I narrowed the distance to 450 m.", "ปรับระยะทางเหลือ 450 ม."],
  ["a distance that grows", (w) => w.adjusted({ kind: "within", metres: 450, isUp: true }), "I widened the distance to 450 m.", "ขยายระยะทางเป็น 450 ม."],
  ["a price below the home talked about", (w) => w.adjusted({ kind: "price_max", amount: 20_000, per: "month", basis: "home" }), "I set the price to at most ฿20,000 a month, below the home we talked about.", "ปรับราคาเป็นไม่เกิน ฿20,000 ต่อเดือน (ต่ำกว่ารายการที่คุยถึงเมื่อกี้)"],
  ["a price above the last limit", (w) => w.adjusted({ kind: "price_min", amount: 20_000, per: "month", basis: "limit" }), "I set the price to at least ฿20,000 a month, above your last limit.", "ปรับราคาเป็นอย่างน้อย ฿20,000 ต่อเดือน (มากกว่าที่กำหนดไว้เดิม)"],
  ["a size of the homes shown", (w) => w.adjusted({ kind: "area_min", sqm: 40, basis: "shown" }), "I set the size to at least 40 m², the middle of the homes shown.", "ปรับพื้นที่เป็นอย่างน้อย 40 ตร.ม. (ค่ากลางของรายการที่แสดงอยู่)"],
  ["a size below the last limit", (w) => w.adjusted({ kind: "area_max", sqm: 40, basis: "limit" }), "I set the size to at most 40 m², below your last limit.", "ปรับพื้นที่เป็นไม่เกิน 40 ตร.ม. (ต่ำกว่าที่กำหนดไว้เดิม)"],
  ["a change that is not clear", (w) => w.cannotAdjust("unclear"), "I'm not sure what to change: the price, the size or the place?", "ยังไม่แน่ใจว่าต้องการปรับอะไร ราคา ขนาด หรือทำเล?"],
  ["a change of no figure", (w) => w.cannotAdjust("no_figures"), "There is no figure to start from yet. Tell me an amount or a size.", "ยังไม่มีตัวเลขให้เริ่มปรับ บอกราคาหรือขนาดที่ต้องการได้เลย"],
  ["a distance to nothing", (w) => w.cannotAdjust("no_place"), "Closer to what, or further from where? Name a station, a school or an area.", "ใกล้หรือไกลจากที่ไหนดี? บอกชื่อสถานี โรงเรียน หรือย่านได้เลย"],
  ["a price under either deal", (w) => w.cannotAdjust("deal_open"), "Rents and prices can't be compared. First tell me whether to rent or to buy.", "ค่าเช่ากับราคาขายเทียบกันไม่ได้ บอกก่อนว่าต้องการเช่าหรือซื้อ"],
])("what is said of %s", (_what, say, en, th) => {
  expect(say(english)).toBe(en);
  expect(say(thai)).toBe(th);
}); // prettier-ignore

test.each<readonly [change: Change, en: string, th: string]>([
  [{ kind: "any_deal" }, "Whether to rent or to buy", "ถ้าเช่าหรือซื้อก็ได้"],
  [{ kind: "any_price" }, "Without a price limit", "ถ้าไม่จำกัดราคา"],
  [{ kind: "price", max: 25_000, per: "month" }, "With up to ฿25,000 a month", "ถ้าเพิ่มงบเป็นไม่เกิน ฿25,000 ต่อเดือน"],
  [{ kind: "price_from", min: 12_000, per: "month" }, "With prices from ฿12,000 a month", "ถ้าราคาตั้งแต่ ฿12,000 ต่อเดือน"],
  [{ kind: "any_bedrooms" }, "With any number of bedrooms", "ถ้ากี่ห้องนอนก็ได้"],
  [{ kind: "any_bathrooms" }, "With any number of bathrooms", "ถ้ากี่ห้องน้ำก็ได้"],
  [{ kind: "any_area" }, "With any size", "ถ้าพื้นที่เท่าไรก็ได้"],
  [{ kind: "any_land" }, "With any plot size", "ถ้าที่ดินขนาดเท่าไรก็ได้"],
  [{ kind: "land", min_sqm: 320 }, "With a plot of at least 320 m²", "ถ้าที่ดินอย่างน้อย 320 ตร.ม."],
  [{ kind: "land_up_to", max_sqm: 320 }, "With a plot of up to 320 m²", "ถ้าที่ดินไม่เกิน 320 ตร.ม."],
  [{ kind: "within", metres: 500 }, "Within 500 m", "ถ้าขยายระยะเป็น 500 ม."],
  [{ kind: "allow_type", type: "condo" }, "With condos too", "ถ้ารวมคอนโดด้วย"],
  [{ kind: "any_type" }, "With any type of home", "ถ้าเป็นที่พักประเภทใดก็ได้"],
  [{ kind: "any_tenure", tenure: "freehold" }, "Without asking for freehold", "ถ้าไม่ต้องเป็นกรรมสิทธิ์ถาวร"],
  [{ kind: "available" }, "Among homes that are available", "ถ้าดูที่ยังว่าง"],
  [{ kind: "wider_area" }, "In the wider area", "ถ้าในพื้นที่กว้างขึ้น"],
  [{ kind: "both", of: [{ kind: "any_price" }, { kind: "any_area" }] }, "Without a price limit and with any size", "ถ้าไม่จำกัดราคา และ พื้นที่เท่าไรก็ได้"],
])("what a change would find is told as people say it: %o", (change, en, th) => {
  const counted = { change, count: 3, isMore: false, allSample: false };
  expect(english.wouldFind(counted)).toBe(`${en} there would be 3.`);
  expect(thai.wouldFind(counted)).toBe(`${th} จะพบ 3 รายการ`);
}); // prettier-ignore

test("things of a kind that no map has are named as a kind, and not as places", () => {
  const nouns = (...names: readonly string[]) => names.map((name) => unplaced(name, true));
  expect(english.unplaced(nouns("cafe", "bar"))).toBe(
    "I can't tell yet which homes are near a cafe or a bar.",
  );
  expect(thai.unplaced(nouns("ร้านกาแฟ", "บาร์"))).toBe("ยังบอกไม่ได้ว่าที่ไหนอยู่ใกล้ร้านกาแฟ หรือ บาร์");
});

test("samples that a change would find are told as samples, one or more", () => {
  const would = (count: number, isMore = false) => ({
    change: { kind: "anywhere" } as const,
    count,
    isMore,
    allSample: true,
  });
  expect(english.wouldFind(would(1))).toBe("Anywhere in Thailand there would be 1 sample home.");
  expect(english.wouldFind(would(2))).toBe("Anywhere in Thailand there would be 2 sample homes.");
  expect(thai.wouldFind(would(2, true))).toBe("ถ้าที่ไหนก็ได้ในไทย จะพบรายการตัวอย่างมากกว่า 2 รายการ");
});
