import { LISTING_STATUSES } from "@propertyvr/vocabulary";
import { describe, expect, it, test } from "vitest";
import { factsOf } from "../testing/small-market.ts";
import { english } from "./en/index.ts";
import type { Difference } from "./listing-facts.ts";
import { thai } from "./th/index.ts";
import type { ComparedHome, WhichHave, WhichHome } from "./writer.ts";

/** So many homes on screen; without numbers where they are gone from it. */
const homesOf = (count: number, areGone = false): readonly ComparedHome[] =>
  Array.from({ length: count }, (_, at) => ({
    facts: factsOf({ id: `x${String(at + 1)}` }),
    number: areGone ? null : at + 1,
  }));
const differs = (kind: Difference["kind"], winner: number, figure: number, by: number) => ({
  kind,
  winner,
  figure,
  by,
});

describe("how compared homes differ", () => {
  test.each<readonly [homes: number, difference: Difference, en: string, th: string]>([
    [2, differs("rent", 0, 20_000, 2_000), "Number 1 costs ฿2,000 a month less.", "หมายเลข 1 ค่าเช่าถูกกว่า ฿2,000 ต่อเดือน"],
    [2, differs("sale", 1, 4_000_000, 300_000), "Number 2 costs ฿300,000 less.", "หมายเลข 2 ราคาถูกกว่า ฿300,000"],
    [2, differs("rent_per_sqm", 0, 300, 20), "Per square metre, number 1 costs ฿20 a month less.", "หมายเลข 1 ค่าเช่าต่อ ตร.ม. ถูกกว่า ฿20 ต่อเดือน"],
    [2, differs("sale_per_sqm", 1, 90_000, 700), "Per square metre, number 2 costs ฿700 less.", "หมายเลข 2 ราคาต่อ ตร.ม. ถูกกว่า ฿700"],
    [2, differs("area", 0, 50, 5.5), "Number 1 is 5.5 m² larger.", "หมายเลข 1 กว้างกว่า 5.5 ตร.ม."],
    [2, differs("bedrooms", 1, 3, 1), "Number 2 has 1 more bedroom.", "หมายเลข 2 มีห้องนอนมากกว่า 1 ห้อง"],
    [2, differs("bedrooms", 1, 3, 2), "Number 2 has 2 more bedrooms.", "หมายเลข 2 มีห้องนอนมากกว่า 2 ห้อง"],
    [2, differs("station", 0, 300, 600), "Number 1 is 600 m closer to a station.", "หมายเลข 1 ใกล้สถานีกว่า 600 ม."],
    [3, differs("rent", 0, 20_000, 2_000), "Number 1 costs least, ฿20,000 a month.", "หมายเลข 1 ค่าเช่าถูกที่สุด ฿20,000 ต่อเดือน"],
    [3, differs("sale", 1, 4_000_000, 300_000), "Number 2 costs least, ฿4,000,000.", "หมายเลข 2 ราคาถูกที่สุด ฿4,000,000"],
    [3, differs("rent_per_sqm", 0, 300, 20), "Per square metre, number 1 costs least, ฿300 a month.", "หมายเลข 1 ค่าเช่าต่อ ตร.ม. ถูกที่สุด ฿300 ต่อเดือน"],
    [3, differs("sale_per_sqm", 1, 90_000, 700), "Per square metre, number 2 costs least, ฿90,000.", "หมายเลข 2 ราคาต่อ ตร.ม. ถูกที่สุด ฿90,000"],
    [3, differs("area", 0, 50, 5.5), "Number 1 is the largest, at 50 m².", "หมายเลข 1 กว้างที่สุด 50 ตร.ม."],
    [3, differs("bedrooms", 1, 3, 1), "Number 2 has the most bedrooms, 3.", "หมายเลข 2 ห้องนอนมากที่สุด 3 ห้อง"],
    [3, differs("station", 0, 300, 600), "Number 1 is closest to a station, at 300 m.", "หมายเลข 1 ใกล้สถานีที่สุด 300 ม."],
  ])("of %i homes: %o", (homes, difference, en, th) => {
    expect(english.comparison(homesOf(homes), [difference])).toBe(en);
    expect(thai.comparison(homesOf(homes), [difference])).toBe(th);
  }); // prettier-ignore

  it("is told of two homes in turn where each is ahead in something", () => {
    const two = [differs("rent", 0, 1_000, 100), differs("area", 1, 50, 5)];
    expect(english.comparison(homesOf(2), two)).toBe(
      "Number 1 costs ฿100 a month less; number 2 is 5 m² larger.",
    );
    expect(thai.comparison(homesOf(2), two)).toBe(
      "หมายเลข 1 ค่าเช่าถูกกว่า ฿100 ต่อเดือน หมายเลข 2 กว้างกว่า 5 ตร.ม.",
    );
  });

  it("is told with the titles of homes that are no longer on screen", () => {
    const gone = [homesOf(2, true), [differs("rent", 0, 1_000, 100)]] as const;
    expect(english.comparison(...gone)).toBe("“Home x1” costs ฿100 a month less.");
    expect(thai.comparison(...gone)).toBe("“Home x1” ค่าเช่าถูกกว่า ฿100 ต่อเดือน");
  });

  it("is left to the table where none is ahead in anything", () => {
    expect(english.comparison(homesOf(3), [])).toBe("Here are the three side by side.");
    expect(thai.comparison(homesOf(3), [])).toBe("เปรียบเทียบ 3 รายการตามข้อมูลในประกาศ");
  });
});

describe("which home is ahead", () => {
  const winner = { homes: homesOf(1), figure: "F1" };
  const ahead = { topic: "rent", wants: "least", winner, because: null, homes: 3, silent: 0 } as const;
  test.each<readonly [over: Partial<WhichHome>, en: string, th: string]>([
    [{ topic: "distance" }, "Number 1 is the closest: F1 in a straight line.", "หมายเลข 1 ใกล้ที่สุด: F1 (วัดเป็นเส้นตรง)"],
    [{ topic: "distance", wants: "most", homes: 2 }, "Number 1 is farther away: F1 in a straight line.", "หมายเลข 1 ไกลกว่า: F1 (วัดเป็นเส้นตรง)"],
    [{ homes: 2 }, "Number 1 is cheaper: F1.", "หมายเลข 1 ค่าเช่าถูกกว่า: F1"],
    [{ topic: "sale", wants: "most" }, "Number 1 is the most expensive: F1.", "หมายเลข 1 ราคาแพงที่สุด: F1"],
    [{ silent: 1 }, "Number 1 is the cheapest: F1. One listing doesn't say.", "หมายเลข 1 ค่าเช่าถูกที่สุด: F1 (เทียบเฉพาะรายการที่ระบุไว้ อีก 1 รายการไม่ได้ระบุ)"],
    [{ silent: 2 }, "Number 1 is the cheapest: F1. Two listings don't say.", "หมายเลข 1 ค่าเช่าถูกที่สุด: F1 (เทียบเฉพาะรายการที่ระบุไว้ อีก 2 รายการไม่ได้ระบุ)"],
    [{ winner: { homes: homesOf(2), figure: "F1" } }, "Numbers 1 and 2 are the cheapest: F1.", "หมายเลข 1 และ 2 ค่าเช่าถูกที่สุด: F1"],
    [{ winner: { homes: homesOf(1, true), figure: "F1" } }, "“Home x1” is the cheapest: F1.", "“Home x1” ค่าเช่าถูกที่สุด: F1"],
  ])("is told where %o", (over, en, th) => {
    expect(english.whichHome({ ...ahead, ...over })).toBe(en);
    expect(thai.whichHome({ ...ahead, ...over })).toBe(th);
  });
}); // prettier-ignore

test.each<readonly [has: number, hasNot: number, silent: number, en: string, th: string]>([
  [0, 0, 3, "None of the 3 listings says whether they have a pool.", "ทั้ง 3 รายการไม่ได้ระบุว่ามีสระว่ายน้ำหรือไม่"],
  [0, 3, 0, "None of them has a pool.", "ไม่มีรายการไหนที่มีสระว่ายน้ำ"],
  [0, 2, 1, "None of them has a pool. 1 listing doesn't say.", "ไม่มีรายการไหนที่มีสระว่ายน้ำ อีก 1 รายการไม่ได้ระบุ"],
  [0, 1, 2, "None of them has a pool. 2 listings don't say.", "ไม่มีรายการไหนที่มีสระว่ายน้ำ อีก 2 รายการไม่ได้ระบุ"],
  [3, 0, 0, "All 3 of them have a pool.", "ทั้ง 3 รายการมีสระว่ายน้ำ"],
  [1, 1, 1, "Number 1 has a pool. 1 listing doesn't say.", "หมายเลข 1 มีสระว่ายน้ำ อีก 1 รายการไม่ได้ระบุ"],
  [2, 0, 2, "Numbers 1 and 2 have a pool. 2 listings don't say.", "หมายเลข 1 และ 2 มีสระว่ายน้ำ อีก 2 รายการไม่ได้ระบุ"],
  [2, 1, 0, "Numbers 1 and 2 have a pool.", "หมายเลข 1 และ 2 มีสระว่ายน้ำ"],
])("%i homes have a pool, %i have none and %i do not say", (has, hasNot, silent, en, th) => {
  const which: WhichHave = { what: "pool", having: homesOf(has), without: hasNot, silent };
  expect(english.whichHave(which)).toBe(en);
  expect(thai.whichHave(which)).toBe(th);
}); // prettier-ignore

test("homes that welcome pets or are furnished are told so, one or more", () => {
  const said = (count: number, what: WhichHave["what"]) =>
    english.whichHave({ what, having: homesOf(count), without: 1, silent: 0 });
  expect(said(1, "pet_friendly")).toBe("Number 1 welcomes pets.");
  expect(said(2, "pet_friendly")).toBe("Numbers 1 and 2 welcome pets.");
  expect(said(1, "furnished")).toBe("Number 1 is furnished.");
  expect(said(2, "furnished")).toBe("Numbers 1 and 2 are furnished.");
});

test("a home that is described is told as reserved, taken or a sample", () => {
  const behind = (opening: string) => (said: string) => said.replace(opening, "");
  const en = behind("Here is what the listing says about “Home x1”.");
  const th = behind("ข้อมูลของ “Home x1” ตามประกาศ");
  const told = LISTING_STATUSES.map((status) => {
    const facts = factsOf({ id: "x1", status });
    return [status, en(english.described(facts)), th(thai.described(facts))];
  });
  expect(told).toEqual([
    ["available", "", ""],
    ["sold", " It is already sold.", " ขายไปแล้ว"],
    ["rented", " It is already rented.", " ปล่อยเช่าไปแล้ว"],
    ["pending", " It is reserved at the moment.", " ขณะนี้ติดจอง"],
  ]);
  const sample = factsOf({ id: "x1", isSample: true });
  expect(en(english.described(sample))).toBe(" It is a sample, not a real offer.");
  expect(th(thai.described(sample))).toBe(" เป็นรายการตัวอย่าง ไม่ใช่ประกาศจริง");
});

test("a home that is not on screen is answered by how many are", () => {
  const shown = [0, 1, 3];
  expect(shown.map((count) => english.notShown(count))).toEqual([
    "No homes are on screen yet. Tell me what you are looking for first.",
    "Only one home is on screen.",
    "Three homes are on screen; tell me a number from 1 to 3.",
  ]);
  expect(shown.map((count) => thai.notShown(count))).toEqual([
    "ยังไม่มีรายการบนหน้าจอ บอกก่อนว่ามองหาแบบไหน",
    "บนหน้าจอมีรายการเดียว",
    "บนหน้าจอมี 3 รายการ บอกหมายเลข 1 ถึง 3 ได้เลย",
  ]);
  expect(english.selectWhich(0)).toContain("No homes are on screen yet.");
  expect(english.selectWhich(2)).toContain("Say its number, 1 to 2.");
  expect(thai.selectWhich(0)).toContain("ยังไม่มีรายการบนหน้าจอ");
  expect(thai.selectWhich(2)).toContain("บอกเป็นหมายเลข 1 ถึง 2 ได้");
  expect(english.compareWhich(1)).toContain("not two homes on screen");
  expect(english.compareWhich(2)).toContain("Tell me which ones to compare");
  expect(thai.compareWhich(1)).toContain("ยังไม่มีสองรายการ");
  expect(thai.compareWhich(2)).toContain("ให้เทียบรายการไหนบ้าง");
});
