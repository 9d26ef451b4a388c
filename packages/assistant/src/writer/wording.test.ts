import { calculate, type SheetValues } from "@propertyvr/knowledge";
import { EMPTY_CRITERIA, type SingleChange } from "@propertyvr/vocabulary";
import { expect, test } from "vitest";
import { BARE_HOMES } from "../testing/bare-homes.ts";
import { factsOf } from "../testing/small-market.ts";
import { english } from "./en/index.ts";
import { thai } from "./th/index.ts";
import type { Homes, SumSheet } from "./writer.ts";

const WITHOUT: SingleChange = { kind: "without", amenities: ["garden", "pet_friendly"] };
const ONE = { asked: ["aircon", "wifi"], total: 1, areFirst: false } as const;
const HOMES: Homes = {
  ...BARE_HOMES,
  criteria: { ...EMPTY_CRITERIA, types: ["condo"], deal: "sale" },
};

test("amenities that are no longer demanded read as a sentence, pets as well", () => {
  const found = { change: WITHOUT, count: 3, isMore: false, allSample: false };
  expect(english.wouldFind(found)).toBe(
    "Without asking for a garden and a pet-friendly home there would be 3.",
  );
  expect(english.changeLabel(WITHOUT)).toBe("Not needed: a garden and a pet-friendly home");
  expect(thai.wouldFind(found)).toBe("ถ้าไม่ต้องมีสวน และ เลี้ยงสัตว์ได้ จะพบ 3 รายการ");
  expect(thai.changeLabel({ ...WITHOUT, amenities: ["pet_friendly"] })).toBe("ไม่ต้องเลี้ยงสัตว์ได้");
  expect(thai.changeLabel({ ...WITHOUT, amenities: ["sea_view"] })).toBe("ไม่ต้องเห็นวิวทะเล");
  expect(thai.niceToHave(["pet_friendly"])).toMatch(/^เลี้ยงสัตว์ได้ยิ่งดี/);
});

test("a count that stops says that there are more", () => {
  const found = {
    change: { kind: "anywhere" },
    count: 10_000,
    isMore: true,
    allSample: false,
  } as const;
  expect(english.wouldFind(found)).toBe("Anywhere in Thailand there would be more than 10,000.");
  expect(thai.wouldFind(found)).toBe("ถ้าที่ไหนก็ได้ในไทย จะพบมากกว่า 10,000 รายการ");
});

test("a lowest figure above the highest is told as prices or as other values", () => {
  expect(english.contradiction("price")).toContain("The lowest price is above the highest");
  expect(english.contradiction("area_sqm")).toContain("The smallest value is above the largest");
  expect(thai.contradiction("price")).toContain("ราคาต่ำสุดสูงกว่าราคาสูงสุด");
  expect(thai.contradiction("area_sqm")).toContain("ค่าต่ำสุดมากกว่าค่าสูงสุด");
});

test("a single home is no group", () => {
  const first = (_: string, wordings: readonly [string, ...string[]]) => wordings[0];
  expect(thai.standing({ ...ONE, stated: 1 }, first)).toBe("รายการนี้ระบุครบทุกข้อ");
  expect(thai.standing({ ...ONE, stated: 0 }, first)).toBe("รายการนี้ไม่ได้ระบุบางข้อ");
  expect(english.standing({ ...ONE, stated: 0 }, first)).toBe("It leaves some details out.");
});

/** A sum as its calculator gives it. */
const sumOf = (tool: SumSheet["tool"], values: SheetValues): SumSheet => ({
  ...calculate(tool, values, "2026-11-23"),
  sources: [],
});

test("a sum that lacks something asks for all of it by name", () => {
  const nothing = sumOf("rental_yield", {});
  expect(english.sum(nothing)).toBe("Fill in the price and the rent below, and I'll work it out.");
  expect(thai.sum(nothing)).toBe("ใส่ราคาและค่าเช่าด้านล่าง แล้วจะคิดให้ทันที");
});

test("a sum with a figure that cannot be says how far it can go", () => {
  const wrong = sumOf("mortgage", { price_thb: 3_000_000, years: 900 });
  expect(english.sum(wrong)).toBe("I can't work this out yet. Term: 40 years at most.");
  expect(thai.sum(wrong)).toBe("ยังคิดให้ไม่ได้ ระยะเวลาต้องไม่เกิน 40 ปี");
});

test("a home that is no longer on screen is named by its title", () => {
  const gone = { facts: factsOf({ id: "x1" }), number: null };
  const which = { what: "pool", having: [gone], without: 1, silent: 0 } as const;
  expect(english.whichHave(which)).toBe("“Home x1” has a pool.");
  expect(thai.whichHave(which)).toBe("“Home x1” มีสระว่ายน้ำ");
});

test("a Thai figure stands apart from the word behind it", () => {
  const last = (_: string, wordings: readonly [string, ...string[]]) => wordings.at(-1) ?? "";
  const dear = { ...HOMES.criteria, price: { max: 1_500_000, per: "total" as const } };
  expect(thai.nothing({ ...HOMES, criteria: dear }, last)).toMatch(/1,500,000 ไม่พบ$|1,500,000$/);
  expect(thai.noMore(3, (_, [one]) => one)).toBe("ดูครบทั้ง 3 รายการแล้ว");
});

test("a miss says near what, where one kind was asked for", () => {
  expect(english.miss({ kind: "not_near", near: "hospital" })).toBe("not near a hospital");
  expect(thai.miss({ kind: "not_near", near: "hospital" })).toBe("ไม่ได้อยู่ใกล้โรงพยาบาล");
});
