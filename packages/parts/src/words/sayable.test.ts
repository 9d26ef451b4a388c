import { describe, expect, it } from "vitest";
import { sayable as english } from "./sayable-en.ts";
import { sayable as thai } from "./sayable-th.ts";

describe("a text as an English voice reads it", () => {
  it.each([
    ["฿32,000 a month", "32,000 baht a month"],
    ["up to ฿35k", "up to 35 thousand baht"],
    ["฿3.5M–฿4.2M", "3.5 million to 4.2 million baht"],
    ["฿20,000–฿40,000", "20,000 to 40,000 baht"],
    ["THB 35,000/month", "35,000 baht a month"],
    ["35,000 THB", "35,000 baht"],
    ["under 40k near BTS Asok", "under 40 thousand near BTS Asok"],
    ["for sale: ฿4,000,000, studio", "for sale: 4,000,000 baht, studio"],
    ["68 m²", "68 square metres"],
    ["1 m²", "1 square metre"],
    ["฿120,000 per m²", "120,000 baht per square metre"],
    ["฿450/m²", "450 baht per square metre"],
    ["35 sqm, 376 sq ft", "35 square metres, 376 square feet"],
    ["฿95,000 per sq wah", "95,000 baht per square wah"],
    [
      "1.2 km to Asok, 800 m to MRT Sukhumvit",
      "1.2 kilometres to Asok, 800 metres to MRT Sukhumvit",
    ],
    ["1 km away", "1 kilometre away"],
    ["1 rai 0 ngan 0 sq wah", "1 rai"],
    ["1 rai 2 ngan 0 sq wah", "1 rai 2 ngan"],
    ["2-1-50 rai of land", "2 rai, 1 ngan, 50 square wah of land"],
    ["0-2-00 rai", "2 ngan"],
    ["9% below, 100+ homes", "9 percent below, more than 100 homes"],
    ["on 20 Nov 2026", "on 20 November 2026"],
    ["approx. 5 min & quiet", "approximately 5 minutes and quiet"],
    ["No. 5, e.g. a condo", "number 5, for example a condo"],
  ])("%s is %s", (written, said) => {
    expect(english(written)).toBe(said);
  });

  it.each(["10 May 2026", "Mark 1-2-3", "a home in Soi 24", "mansion", "BTS Asok"])(
    "leaves alone what is said as it stands: %s",
    (text) => {
      expect(english(text)).toBe(text);
    },
  );
});

describe("a text as a Thai voice reads it", () => {
  it.each([
    ["32,000 บาท", "32,000 บาท"],
    ["เช่า ฿25,000 ต่อเดือน", "เช่า 25,000 บาทต่อเดือน"],
    ["ไม่เกิน ฿35k", "ไม่เกิน 35,000 บาท"],
    ["฿3.5M", "3.5 ล้านบาท"],
    ["฿3.5 ล้าน", "3.5 ล้านบาท"],
    ["THB 35,000/เดือน", "35,000 บาทต่อเดือน"],
    ["฿20,000–฿40,000", "20,000 ถึง 40,000 บาท"],
    ["ใกล้ BTS อโศก และ MRT สุขุมวิท", "ใกล้ บีทีเอส อโศก และ เอ็มอาร์ที สุขุมวิท"],
    ["ที่ดิน 2-1-50 ไร่", "ที่ดิน 2 ไร่ 1 งาน 50 ตารางวา"],
    ["1-0-0 ไร่", "1 ไร่"],
    ["1 ไร่ 0 งาน 0 ตร.ว.", "1 ไร่"],
    ["1 ไร่ 2 งาน 0 ตารางวา", "1 ไร่ 2 งาน"],
    ["17,222 ตร.ฟุต", "17,222 ตารางฟุต"],
    ["68 ตร.ม. ที่ดิน 60 ตร.ว.", "68 ตารางเมตร ที่ดิน 60 ตารางวา"],
    ["35 m² หรือ 40 ตรม.", "35 ตารางเมตร หรือ 40 ตารางเมตร"],
    ["฿4,000,000, สตูดิโอ", "4,000,000 บาท, สตูดิโอ"],
    ["ห่าง 1.2 กม. หรือ 800 ม.", "ห่าง 1.2 กิโลเมตร หรือ 800 เมตร"],
    ["1.2 km", "1.2 กิโลเมตร"],
    ["ณ วันที่ 20 พ.ย. 2569", "ณ วันที่ 20 พฤศจิกายน 2569"],
    ["ต่ำกว่า 9%", "ต่ำกว่า 9 เปอร์เซ็นต์"],
    ["ถ.สุขุมวิท ซ. 24 จ.ภูเก็ต", "ถนนสุขุมวิท ซอย 24 จังหวัดภูเก็ต"],
    ["กทม.", "กรุงเทพมหานคร"],
    ["เปิด 9.00 น.", "เปิด 9 นาฬิกา"],
    ["พ.ร.บ.คอนโด พ.ศ. 2522", "พระราชบัญญัติคอนโด พุทธศักราช 2522"],
  ])("%s is %s", (written, said) => {
    expect(thai(written)).toBe(said);
  });

  it.each(["บ้านเดี่ยว 3 ห้องนอน", "โครงการ เดอะ ไลน์", "20 ธันวาคม"])(
    "leaves alone what is said as it stands: %s",
    (text) => {
      expect(thai(text)).toBe(text);
    },
  );
});
