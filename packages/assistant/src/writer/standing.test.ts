import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
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
