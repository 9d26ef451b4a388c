import { calculate, type SheetValues } from "@propertyvr/knowledge";
import {
  EMPTY_CRITERIA,
  type Criteria,
  type MarketMetric,
  type NearKind,
  type SingleChange,
} from "@propertyvr/vocabulary";
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

const looked = (criteria: Partial<Criteria>, over: Partial<Homes> = {}): Homes => ({
  ...BARE_HOMES,
  criteria: { ...EMPTY_CRITERIA, ...criteria },
  ...over,
});
const near = (kind: NearKind, name: string | null, withinM: number | null = null) => ({
  kind,
  name,
  isCommonNoun: name === "cafe",
  withinM,
});
/** Near all of these, or near those of a group that is enough. */
const nearOf = (each: Homes["near"], groups: readonly (readonly number[])[], places: readonly string[] = []) =>
  looked({}, { places, near: each, where: groups.map((group, at) => ({ hasPlaces: places.length > 0 && at === 0, near: group })) }); // prettier-ignore
const ASOK = near("transit", "Asok", 500);
const [MALL, HOSPITAL] = [near("mall", null), near("hospital", null)];

test.each<readonly [homes: Homes, en: string, th: string]>([
  [looked({}), "Homes", "ที่พัก"],
  [looked({ bedrooms: { min: 0, max: 0 } }), "Studios", "ห้องสตูดิโอ"],
  [looked({ types: ["condo"], bedrooms: { min: 0, max: 0 } }), "Studio condos", "คอนโด แบบสตูดิโอ"],
  [looked({ types: ["condo", "villa"] }), "Condos and villas", "คอนโด และ วิลล่า"],
  [looked({ bedrooms: { min: 3, max: 3 } }), "Three-bedroom homes", "ที่พัก 3 ห้องนอน"],
  [looked({ bedrooms: { min: 2 } }), "Homes, at least 2 bedrooms", "ที่พัก อย่างน้อย 2 ห้องนอน"],
  [looked({ bedrooms: { max: 1 } }), "Homes, up to 1 bedroom", "ที่พัก ไม่เกิน 1 ห้องนอน"],
  [looked({ bedrooms: { min: 0, max: 2 } }), "Homes, studio to 2 bedrooms", "ที่พัก สตูดิโอถึง 2 ห้องนอน"],
  [looked({ bedrooms: { min: 1, max: 3 } }), "Homes, 1 to 3 bedrooms", "ที่พัก 1–3 ห้องนอน"],
  [looked({ bathrooms: { min: 1 } }), "Homes, at least 1 bathroom", "ที่พัก อย่างน้อย 1 ห้องน้ำ"],
  [looked({ area_sqm: { min: 40 }, land_sqm: { max: 400 } }), "Homes, at least 40 m², up to 400 m² of land", "ที่พัก พื้นที่ใช้สอยอย่างน้อย 40 ตร.ม. ที่ดินไม่เกิน 400 ตร.ม."],
  [looked({ deal: "sale" }, { status: "sold" }), "Sold homes", "ที่พักที่ขายแล้ว"],
  [looked({ deal: "rent" }, { status: "sold" }), "Sold homes to rent", "ที่พักให้เช่าที่ขายแล้ว"],
  [looked({ deal: "rent" }, { status: "rented" }), "Rented homes", "ที่พักที่ปล่อยเช่าแล้ว"],
  [looked({}, { notTypes: ["condo", "villa"] }), "Homes, no condos or villas", "ที่พัก ไม่รวมคอนโด และ วิลล่า"],
  [looked({}, { titleWords: "Zorvex" }), "Homes, “Zorvex” in the title", "ที่พัก ชื่อประกาศมีคำว่า “Zorvex”"],
  [nearOf([near("transit", "BTS")], [[0]]), "Homes near a BTS station", "ที่พักใกล้สถานี BTS"],
  [nearOf([near("poi", "cafe")], [[0]]), "Homes near a cafe", "ที่พักใกล้ cafe"],
  [nearOf([near("beach", null, 500)], [[0]]), "Homes within 500 m of the beach", "ที่พักในระยะ 500 ม. จากชายหาด"],
  [nearOf([ASOK, MALL], [[0, 1]]), "Homes within 500 m of Asok or near a shopping mall", "ที่พักในระยะ 500 ม. จาก Asok หรือ ใกล้ห้าง"],
  [nearOf([ASOK, MALL, HOSPITAL], [[0, 1], [2]]), "Homes either within 500 m of Asok or near a shopping mall and near a hospital", "ที่พักในระยะ 500 ม. จาก Asok หรือ ใกล้ห้างอย่างใดอย่างหนึ่ง และ ใกล้โรงพยาบาล"],
  [nearOf([HOSPITAL], [[], [0]], ["Ari"]), "Homes in Ari near a hospital", "ที่พักใน Ari ใกล้โรงพยาบาล"],
  [nearOf([ASOK, HOSPITAL], [[0], [1]], ["Ari"]), "Homes in Ari or within 500 m of Asok, and near a hospital", "ที่พักใน Ari หรือ ในระยะ 500 ม. จาก Asok และ ใกล้โรงพยาบาล"],
])("what is looked for is said as people say it (%#)", (homes, en, th) => {
  expect(english.title(homes)).toBe(en);
  expect(thai.title(homes)).toBe(th);
}); // prettier-ignore

test.each<readonly [first: number, last: number, isSample: boolean, en: string, th: string]>([
  [13, 13, false, "Number 13 of 13 condos for sale.", "รายการที่ 13 จากทั้งหมด 13: คอนโดขาย"],
  [7, 12, false, "7 to 12 of 13 condos for sale.", "รายการที่ 7–12 จากทั้งหมด 13: คอนโดขาย"],
  [13, 13, true, "Sample homes 13 of 13; no real listing fits yet.", "รายการตัวอย่างที่ 13 จากทั้งหมด 13 ยังไม่มีประกาศจริงที่ตรง"],
  [7, 12, true, "Sample homes 7 to 12 of 13; no real listing fits yet.", "รายการตัวอย่างที่ 7–12 จากทั้งหมด 13 ยังไม่มีประกาศจริงที่ตรง"],
])("a further page says which homes it shows: %i to %i, samples: %s", (first, last, areSamples, en, th) => {
  const facts = { homes: HOMES, areSamples, total: 13, first, last };
  expect(english.nextPage(facts, (_, [one]) => one)).toBe(en);
  expect(thai.nextPage(facts, (_, [one]) => one)).toBe(th);
}); // prettier-ignore

test("a description too long for a line says only what kind of homes fit", () => {
  const homes = looked(
    { types: ["condo"], deal: "rent", price: { max: 40_000, per: "month" } },
    { titleWords: "Zorvex" },
  );
  const found = (total: number, isFollowed: boolean) =>
    english.found(
      { homes, areSamples: false, total, first: 1, last: total, isFollowed },
      (_, [one]) => one,
    );
  expect(found(1, true)).toBe("I found 1 condo to rent that fits.");
  expect(found(5, true)).toBe("I found 5 condos to rent that fit.");
  expect(found(5, false)).toBe(
    "I found 5 condos to rent, up to ฿40,000 a month, “Zorvex” in the title.",
  );
});

test("which home stands out is not said where they are alike or placed only roughly", () => {
  const none = { topic: "distance", wants: "least", winner: null, homes: 3, silent: 0 } as const;
  const said = (because: "alike" | "rough" | "unknown") =>
    [english, thai].map((writer) => writer.whichHome({ ...none, because }));
  expect(said("alike")).toEqual(["They are the same:", "ไม่ต่างกัน:"]);
  expect(said("unknown")).toEqual(["None of the three listings says.", "ทั้ง 3 รายการไม่ได้ระบุข้อมูลนี้"]);
  const [en, th] = said("rough");
  expect(en).toMatch(/^Some of them are placed only roughly/);
  expect(th).toMatch(/^บางรายการทราบตำแหน่งเพียงคร่าว/);
});

test("homes are compared by their two main differences and one price of a square metre", () => {
  const homes = [1, 2].map((number) => ({ facts: factsOf({ id: `x${String(number)}` }), number }));
  const differences = [
    { kind: "rent", winner: 0, figure: 20_000, by: 2_000 },
    { kind: "rent_per_sqm", winner: 1, figure: 300, by: 20 },
    { kind: "area", winner: 0, figure: 50, by: 5 },
    { kind: "bedrooms", winner: 1, figure: 3, by: 1 },
    { kind: "sale_per_sqm", winner: 0, figure: 90_000, by: 700 },
  ] as const;
  expect(english.comparison(homes, differences)).toBe(
    "Number 1 costs ฿2,000 a month less and is 5 m² larger. Per square metre, number 2 costs ฿20 a month less.",
  );
  expect(thai.comparison(homes, differences)).toBe(
    "หมายเลข 1 ค่าเช่าถูกกว่า ฿2,000 ต่อเดือน และกว้างกว่า 5 ตร.ม. หมายเลข 2 ค่าเช่าต่อ ตร.ม. ถูกกว่า ฿20 ต่อเดือน",
  );
});

test("what no longer has to be near is named, where it is of one kind", () => {
  const found = { count: 3, isMore: false, allSample: false };
  const without = (near: NearKind | null) =>
    english.wouldFind({ ...found, change: { kind: "not_near", near } });
  expect(without("hospital")).toBe("Without having to be near a hospital there would be 3.");
  expect(without(null)).toBe("At any distance there would be 3.");
});

test("a question of the market is of rents or of prices, also by the square metre", () => {
  const asked = (metric: MarketMetric) => english.askMarket(HOMES, metric);
  expect(asked("rent_per_sqm")).toBe("Average rent of condos for sale");
  expect(asked("sale_per_sqm")).toBe("Average price of condos for sale");
});

test("a term of a contract is named within a sentence", () => {
  const term = { key: "deposit", values: [] } as const;
  expect(english.contractStates(term, "rental_contract")).toBe(
    "The contract has a passage on this: security deposit.",
  );
  expect(english.contractSilent(["deposit"], "rental_contract")).toBe(
    "I didn't find this in it: security deposit.",
  );
});

test("of several kinds some are found of one and of the other, one or none of either", () => {
  const homes = looked({ types: ["condo", "villa"] });
  const found = (total: number) =>
    english.found(
      { homes, areSamples: false, total, first: 1, last: total },
      (_, [wording]) => wording,
    );
  expect(found(2)).toBe("I found 2 condos and villas.");
  expect(found(1)).toBe("I found 1 condo or villa.");
  expect(english.nothing(homes, (_, [wording]) => wording)).toBe(
    "I couldn't find any condos or villas.",
  );
});
