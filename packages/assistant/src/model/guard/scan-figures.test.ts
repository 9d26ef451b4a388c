import { describe, expect, it } from "vitest";
import { cleanText } from "./clean-text.ts";
import { scanFigures } from "./scan-figures.ts";

/** Each figure as its readings, "32000 thb"; "~" where it is about so much, "#" where it points. */
const read = (text: string): readonly string[] =>
  scanFigures(cleanText(text)).map(({ readings, isAbout, isPointer }) => {
    const told = readings.map(({ value, unit }) => `${String(value)} ${unit}`).join("|");
    return `${told}${isAbout ? "~" : ""}${isPointer ? "#" : ""}`;
  });

describe("a figure", () => {
  it.each<[string, readonly string[]]>([
    ["32,000 baht a month", ["32000 thb"]],
    ["฿1,250,000.50", ["1250000.5 thb"]],
    ["1.250.000 baht", ["1250000 thb"]],
    ["about 32k", ["32000 any~"]],
    ["3.2 million baht", ["3200000 thb"]],
    ["32 000 baht", ["32000 thb"]],
    ["3 2,000", ["32000 any"]],
    ["3\u200b2,0\u200b00", ["32000 any"]],
    ["３２,０００ baht", ["32000 thb"]],
    ["๓๒,๐๐๐ บาท", ["32000 thb"]],
    ["45 m², 45 sqm and 45 ตร.ม.", ["45 sqm", "45 sqm", "45 sqm"]],
    ["870 metres, 1.2 km", ["870 metre", "1200 metre"]],
    ["6.5%", ["6.5 percent"]],
    ["ร้อยละ 6.5", ["6.5 percent"]],
    ["2 bedrooms and two bathrooms", ["2 rooms", "2 rooms"]],
    ["สองห้องนอน", ["2 rooms"]],
    ["one bedroom", ["1 rooms"]],
    ["one to two million", ["1000000 any", "2000000 any"]],
    ["forty-five thousand baht", ["45000 thb"]],
    ["two hundred and fifty thousand", ["250000 any"]],
    ["three point two five percent", ["3.25 percent"]],
    ["one and a half million baht", ["1500000 thb"]],
    ["a hundred metres", ["100 metre"]],
    ["สามหมื่นสองพันบาท", ["32000 thb"]],
    ["สามหมื่นสอง", ["30002 any|32000 any"]],
    ["หมื่นห้า", ["10005 any|15000 any"]],
    ["3 ล้าน 2 แสนบาท", ["3200000 thb"]],
    ["หนึ่งล้านครึ่ง", ["1500000 any"]],
    ["ล้านบาท", ["1000000 thb"]],
    ["สองแสนกว่าบาท", ["200000 any~"]],
    ["20-30k", ["20000 any", "30000 any"]],
    ["between 3 and 5 million baht", ["3000000 thb", "5000000 thb"]],
    ["สองถึงสามหมื่นบาท", ["20000 thb", "30000 thb"]],
    ["5m", ["5 metre|5000000 any"]],
    ["eight one two three", ["8123 any"]],
    ["the 3rd home, home 2 and #1", ["3 any#", "2 any#", "1 any#"]],
    ["1. Near the park\n2. With a pool", ["1 any#", "2 any#"]],
    ["ห้องที่ 2", ["2 any#"]],
    ["มาตรา 49", ["49 any"]],
    ["the third one, on the third floor", ["3 any#", "3 floor"]],
    ["on the 3rd floor", ["3 any"]],
    ["ชั้นสาม", ["3 any"]],
    ["ปีละสองครั้ง", ["2 any"]],
    ["3-2-0-0-0", [""]],
    ["a ten-minute walk", ["10 minute"]],
    ["half of them", [""]],
    ["twice the rent", [""]],
    ["dozens of homes", [""]],
    ["hundreds", [""]],
    ["ครึ่งหนึ่งของราคา", [""]],
    ["หลายแสน", [""]],
    ["½", ["1 any", "", "2 any"]],
    ["٣٢", [""]],
    ["B12", [""]],
  ])("%j counts", (text, figures) => {
    expect(read(text)).toEqual(figures);
  });

  it.each([
    "One of them is on a quiet lane, and the first has a pool.",
    "หนึ่งในนั้นมีสระว่ายน้ำ",
    "ห้างสามย่านอยู่ใกล้สี่แยก สามารถเดินได้",
    "ของแสนสิริ พันธุ์ไม้ร่มรื่นและเรียบร้อย",
    "ศูนย์การค้าและสองฝั่งถนน",
    "A double room with an even layout, someone lives there often.",
    "At one point the second bedroom was an office.",
    "ห้ามเลี้ยงสัตว์",
    "m² is short for square metres",
  ])("is in none of: %s", (text) => {
    expect(read(text)).toEqual([]);
  });
});
