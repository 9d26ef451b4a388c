import type { PlaceKind, PricePeriod, PriceRange, Tenure } from "@propertyvr/vocabulary";
import { grouped } from "../grouped.ts";
import type { ChoiceWords } from "../language.ts";

const PER: Readonly<Record<PricePeriod, string>> = {
  month: "ต่อเดือน",
  total: "",
  sqm: "ต่อตร.ม.",
  night: "ต่อคืน",
  year: "ต่อปี",
};

function price({ min, max, per }: PriceRange): string {
  const [low, high] = [min, max].map((n) => (n === undefined ? "" : grouped(n)));
  if (min !== undefined && max !== undefined) return `${low} ถึง ${high} บาท${PER[per]}`;
  return max === undefined ? `ตั้งแต่ ${low} บาท${PER[per]}` : `ไม่เกิน ${high} บาท${PER[per]}`;
}

const OWNED: Readonly<Record<Tenure, string>> = {
  freehold: "กรรมสิทธิ์ขาด",
  leasehold: "สิทธิการเช่า",
  foreign_quota: "โควตาต่างชาติ",
};

const KINDS: Readonly<Partial<Record<PlaceKind, string>>> = {
  province: "จังหวัด",
  district: "อำเภอ",
  subdistrict: "ตำบล",
  road: "ถนน",
  neighbourhood: "ย่าน",
  station: "สถานี",
};
const KINDS_IN_BANGKOK: Readonly<Partial<Record<PlaceKind, string>>> = {
  district: "เขต",
  subdistrict: "แขวง",
};

export const CHOICE_WORDS: ChoiceWords = {
  price,
  bedrooms({ min, max }) {
    if (max === 0) return "สตูดิโอ";
    if (max === undefined) return `${min ?? 0} ห้องนอนขึ้นไป`;
    if (min === undefined) return `ไม่เกิน ${max} ห้องนอน`;
    return min === max ? `${max} ห้องนอน` : `${min} ถึง ${max} ห้องนอน`;
  },
  area({ min, max }) {
    const [low, high] = [min, max].map((n) => (n === undefined ? "" : grouped(n)));
    if (min !== undefined && max !== undefined) return `${low} ถึง ${high} ตร.ม.`;
    return max === undefined ? `${low} ตร.ม. ขึ้นไป` : `ไม่เกิน ${high} ตร.ม.`;
  },
  deal: (deal, range) => `${deal === "sale" ? "ซื้อ" : "เช่า"} ${price(range)}`,
  tenure: (tenure) => (tenure === "rent" ? "เช่า" : `ซื้อ ${OWNED[tenure]}`),
  place({ kind, name, isInBangkok, province }) {
    const word = (isInBangkok ? KINDS_IN_BANGKOK[kind] : undefined) ?? KINDS[kind] ?? "";
    const said = name.startsWith(word) ? name : `${word}${name}`;
    return province === null ? said : `${said} ${province}`;
  },
};
