import { EMPTY_CRITERIA, type Amenity } from "@propertyvr/vocabulary";
import { expect, it } from "vitest";
import { writerOf } from "../context.ts";
import { BARE_HOMES } from "../testing/bare-homes.ts";

const first = (_slot: string, [wording]: readonly [string, ...string[]]) => wording;
const standing = (language: "en" | "th", total: number, stated: number) =>
  writerOf(language).standing({ asked: ["pool"], total, stated, areFirst: true }, first);

it.each([
  [420_000, 60_000, "About 60,000 say that they have a pool and come first; for about 360,000 it is not stated."],
  [420_000, 0, "Hardly any of them say that they have a pool; those that do come first."],
  [420_000, 420_000, "Nearly all of them say that they have a pool."],
])("of %i homes with a rounded %i that state it, English tells no more than is known", (total, stated, said) => {
  expect(standing("en", total, stated)).toBe(said);
}); // prettier-ignore

it.each([
  [420_000, 60_000, "ในจำนวนนี้ราว 60,000 รายการระบุว่ามีสระว่ายน้ำและแสดงก่อน อีกราว 360,000 รายการไม่ได้ระบุ"],
  [420_000, 0, "มีน้อยรายการที่ระบุว่ามีสระว่ายน้ำและแสดงรายการเหล่านั้นก่อน"],
])("of %i homes with a rounded %i that state it, Thai tells no more than is known", (total, stated, said) => {
  expect(standing("th", total, stated)).toBe(said);
}); // prettier-ignore

it("a rounded number is told as about so many", () => {
  const homes = { total: 280_000, areSamples: false, first: 1, last: 6 };
  const facts = {
    ...homes,
    homes: { ...BARE_HOMES, criteria: { ...EMPTY_CRITERIA, types: ["condo"] } },
  } as const;
  expect(writerOf("en").found(facts, first)).toBe("I found about 280,000 condos.");
  expect(writerOf("th").found(facts, first)).toBe("พบคอนโด ราว 280,000 รายการ");
});

it.each<readonly [asked: readonly Amenity[], stated: number, total: number, areFirst: boolean, en: string, th: string]>([
  [["pool"], 1, 1, true, "The listing says that it has a pool.", "ประกาศระบุว่ามีสระว่ายน้ำ"],
  [["aircon"], 1, 1, true, "The listing says that there is air conditioning.", "ประกาศระบุว่ามีแอร์"],
  [["pool"], 5, 5, true, "All of them say that they have a pool.", "ทุกรายการระบุว่ามีสระว่ายน้ำ"],
  [["pool"], 0, 1, true, "The listing doesn't say whether it has a pool.", "ยังไม่มีรายการใดระบุว่ามีสระว่ายน้ำหรือไม่"],
  [["pool"], 0, 5, true, "None of them says whether they have a pool.", "ยังไม่มีรายการใดระบุว่ามีสระว่ายน้ำหรือไม่"],
  [["pool"], 2, 5, true, "Two say that they have a pool and come first; for three it is not stated.", "ในจำนวนนี้ 2 รายการระบุว่ามีสระว่ายน้ำและแสดงก่อน อีก 3 รายการไม่ได้ระบุ"],
  [["pool"], 2, 5, false, "Two say that they have a pool; for three it is not stated.", "ในจำนวนนี้ 2 รายการระบุว่ามีสระว่ายน้ำ อีก 3 รายการไม่ได้ระบุ"],
  [["pool", "gym"], 1, 1, true, "It has everything you asked for.", "รายการนี้ระบุครบทุกข้อ"],
  [["pool", "gym"], 5, 5, true, "All of them have everything you asked for.", "ทุกรายการระบุครบทุกข้อ"],
  [["pool", "gym"], 0, 1, true, "It leaves some details out.", "รายการนี้ไม่ได้ระบุบางข้อ"],
  [["pool", "gym"], 0, 5, true, "None of them gives every detail you asked for.", "ยังไม่มีรายการที่ระบุครบทุกข้อ"],
  [["pool", "gym"], 1, 5, true, "One has everything you asked for and comes first; four leave some details out.", "ในจำนวนนี้ 1 รายการระบุครบทุกข้อและแสดงก่อน อีก 4 รายการไม่ได้ระบุบางข้อ"],
  [["pool", "gym"], 4, 5, false, "Four have everything you asked for; one leaves some details out.", "ในจำนวนนี้ 4 รายการระบุครบทุกข้อ อีก 1 รายการไม่ได้ระบุบางข้อ"],
])("how many homes state %s: %i of %i, those first: %s", (asked, stated, total, areFirst, en, th) => {
  const facts = { asked, stated, total, areFirst };
  expect(writerOf("en").standing(facts, first)).toBe(en);
  expect(writerOf("th").standing(facts, first)).toBe(th);
}); // prettier-ignore
