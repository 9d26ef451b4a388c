import type { Amenity, Tenure } from "@propertyvr/vocabulary";
import { baht, grouped, quotable, trimmed } from "../words/figures.ts";
import {
  ASKED_NAMES,
  claimOf,
  dayOf,
  distance,
  markWords,
  priced,
  spaced,
  TYPE_NAMES,
} from "../words/th.ts";
import type { FactKey, HomeFactsWords, StatedFact } from "./words.ts";

export const homeFactsWords: HomeFactsWords = {
  factsOf: () => "ข้อมูลตามประกาศ",
  factLabel,
  fact,
  notStated: () => "ไม่ได้ระบุ",
  factHead: () => "ข้อมูล",
  homeNumber: (number) => `หมายเลข ${String(number)}`,
  differs: () => "ต่างกัน",
  sameRows: (rows) => `เหมือนกันทุกรายการ ${grouped(rows)} ข้อ`,
  moreRows: (rows) => `อีก ${grouped(rows)} ข้อ`,
  fewerRows: () => "แสดงน้อยลง",
  sampleMark: () => "ตัวอย่าง",
};

function factLabel(key: FactKey): string {
  switch (key) {
    case "rent":
      return "ค่าเช่า";
    case "sale":
      return "ราคาขาย";
    case "rent_per_sqm":
      return "ค่าเช่าต่อ ตร.ม.";
    case "sale_per_sqm":
      return "ราคาต่อ ตร.ม.";
    case "rent_mark":
      return "ค่าเช่าเทียบประกาศที่คล้ายกัน";
    case "sale_mark":
      return "ราคาขายเทียบประกาศที่คล้ายกัน";
    case "status":
      return "สถานะ";
    case "type":
      return "ประเภท";
    case "bedrooms":
      return "ห้องนอน";
    case "bathrooms":
      return "ห้องน้ำ";
    case "area":
      return "พื้นที่ใช้สอย";
    case "land":
      return "ขนาดที่ดิน";
    case "floor":
      return "ชั้น";
    case "year_built":
      return "ปีที่สร้าง";
    case "available_from":
      return "เข้าอยู่ได้ตั้งแต่";
    case "location":
      return "ทำเล";
    case "distance":
      return "ระยะทาง";
    case "pet_friendly":
      return "สัตว์เลี้ยง";
    default:
      return ASKED_NAMES[key];
  }
}

const STATUSES = { available: "ยังว่าง", pending: "ติดจอง", sold: "ขายแล้ว", rented: "ปล่อยเช่าแล้ว" };

function fact(stated: StatedFact): string {
  switch (stated.kind) {
    case "price":
      if (stated.amount === null) return "สอบถามราคา";
      return priced(stated.amount, stated.deal === "rent" ? "month" : "total");
    case "per_sqm":
      return stated.deal === "rent" ? `${baht(stated.amount)} ต่อเดือน` : baht(stated.amount);
    case "price_mark":
      return stated.mark === null ? "มีประกาศให้เทียบน้อยเกินไป" : markWords(stated.mark, "ประกาศ");
    case "not_offered":
      return stated.deal === "rent" ? "ไม่ได้ให้เช่า" : "ไม่ได้ขาย";
    case "status":
      return STATUSES[stated.status];
    case "type":
      return TYPE_NAMES[stated.type];
    case "bedrooms":
      return stated.count === 0 ? "สตูดิโอ" : String(stated.count);
    case "bathrooms":
      return String(stated.count);
    case "size":
      return `${trimmed(stated.sqm)} ตร.ม.`;
    case "year":
      return String(stated.year + BUDDHIST_ERA);
    case "day":
      return dayOf(stated.day);
    case "words":
      return quotable(stated.text, 120);
    case "distance":
      return `ห่างจาก${spaced(quotable(stated.to))} ${stated.isAbout ? "ประมาณ " : ""}${distance(stated.metres)}`;
    case "has":
      return claimOf(stated.what);
    case "lacks":
      return LACKS[stated.what] ?? lack(stated.what);
  }
}

/** Thai years count from here. */
const BUDDHIST_ERA = 543;

const LACKS: Partial<Readonly<Record<Amenity | Tenure, string>>> = {
  pet_friendly: "เลี้ยงสัตว์ไม่ได้",
  foreign_quota: "ไม่ได้อยู่ในโควตาต่างชาติ",
};

const lack = (what: Amenity | Tenure): string => `ไม่${claimOf(what)}`;
