import {
  isRoundedCount,
  type Amenity,
  type NearKind,
  type PriceMark,
  type PricePeriod,
  type PriceRange,
  type PropertyType,
  type Range,
  type Tenure,
} from "@propertyvr/vocabulary";
import { baht, grouped, kilometres, trimmed } from "./figures.ts";

export const TYPE_NAMES: Readonly<Record<PropertyType, string>> = {
  condo: "คอนโด",
  house: "บ้าน",
  townhouse: "ทาวน์เฮาส์",
  villa: "วิลล่า",
  apartment: "อพาร์ตเมนต์",
  land: "ที่ดิน",
  shophouse: "อาคารพาณิชย์",
  office: "ออฟฟิศ",
  warehouse: "โกดัง",
};

export const ASKED_NAMES: Readonly<Record<Amenity | Tenure, string>> = {
  pool: "สระว่ายน้ำ",
  gym: "ฟิตเนส",
  parking: "ที่จอดรถ",
  pet_friendly: "เลี้ยงสัตว์ได้",
  furnished: "เฟอร์นิเจอร์",
  balcony: "ระเบียง",
  garden: "สวน",
  sea_view: "วิวทะเล",
  river_view: "วิวแม่น้ำ",
  city_view: "วิวเมือง",
  mountain_view: "วิวภูเขา",
  security: "ระบบรักษาความปลอดภัย",
  elevator: "ลิฟต์",
  washing_machine: "เครื่องซักผ้า",
  wifi: "ไวไฟ",
  kitchen: "ครัว",
  bathtub: "อ่างอาบน้ำ",
  coworking: "โคเวิร์กกิ้งสเปซ",
  ev_charger: "ที่ชาร์จรถไฟฟ้า",
  aircon: "แอร์",
  maid_room: "ห้องแม่บ้าน",
  freehold: "กรรมสิทธิ์ถาวร",
  leasehold: "สิทธิการเช่าระยะยาว",
  foreign_quota: "โควตาต่างชาติ",
};

/** What was asked for, as a claim: "มีสระว่ายน้ำ". */
export function claimOf(asked: Amenity | Tenure): string {
  switch (asked) {
    case "pet_friendly":
      return ASKED_NAMES.pet_friendly;
    case "sea_view":
    case "river_view":
    case "city_view":
    case "mountain_view":
      return `เห็น${ASKED_NAMES[asked]}`;
    case "freehold":
    case "leasehold":
      return `เป็น${ASKED_NAMES[asked]}`;
    case "foreign_quota":
      return `อยู่ใน${ASKED_NAMES.foreign_quota}`;
    default:
      return `มี${ASKED_NAMES[asked]}`;
  }
}

export const ANY_OF_KIND: Readonly<Record<NearKind, string>> = {
  transit: "สถานีรถไฟฟ้า",
  school: "โรงเรียนหรือมหาวิทยาลัย",
  beach: "ชายหาด",
  mall: "ห้าง",
  hospital: "โรงพยาบาล",
  airport: "สนามบิน",
  poi: "สถานที่สำคัญ",
};

export const PER: Readonly<Record<PricePeriod, string>> = {
  month: " ต่อเดือน",
  total: "",
  sqm: " ต่อ ตร.ม.",
  night: " ต่อคืน",
  year: " ต่อปี",
};

export const priced = (amount: number, per: PricePeriod): string => `${baht(amount)}${PER[per]}`;

export const distance = (metres: number): string =>
  metres < 1_000 ? `${grouped(metres)} ม.` : `${kilometres(metres)} กม.`;

/** How many homes, in figures: "12", "ราว 420,000". */
export const homesFigure = (count: number): string =>
  isRoundedCount(count) ? `ราว ${grouped(count)}` : grouped(count);
export const counted = (count: number): string => `${homesFigure(count)} รายการ`;

export function joined(items: readonly string[], word: "และ" | "หรือ" = "และ"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1) ?? ""}`;
}

export const quoted = (items: readonly string[]): string =>
  items.map((item) => `“${item}”`).join(", ");

/** Latin letters, figures and "฿" stand apart from Thai letters. */
export const spaced = (name: string): string =>
  /^[\u0E01-\u0E3A\u0E40-\u0E5B]/.test(name) ? name : ` ${name}`;

export function roomRange(min: number | undefined, max: number | undefined): string {
  if (max === undefined) return `อย่างน้อย ${String(min ?? 0)} ห้องนอน`;
  if (min === undefined) return `ไม่เกิน ${String(max)} ห้องนอน`;
  if (min === max) return min === 0 ? "สตูดิโอ" : `${String(min)} ห้องนอน`;
  return min === 0 ? `สตูดิโอถึง ${String(max)} ห้องนอน` : `${String(min)}–${String(max)} ห้องนอน`;
}

export function sizeWords({ min, max }: Range): string {
  if (min === undefined) return `ไม่เกิน ${trimmed(max ?? 0)} ตร.ม.`;
  if (max === undefined) return `อย่างน้อย ${trimmed(min)} ตร.ม.`;
  return ` ${trimmed(min)}–${trimmed(max)} ตร.ม.`;
}

export function priceWords({ min, max, per }: PriceRange): string {
  if (min === undefined) return `ไม่เกิน ${priced(max ?? 0, per)}`;
  if (max === undefined) return `ตั้งแต่ ${priced(min, per)}`;
  return `${baht(min)}–${priced(max, per)}`;
}

const DAY = new Intl.DateTimeFormat("th-TH-u-ca-buddhist-nu-latn", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** "2026-12-01" -> "1 ธ.ค. 2569", in the calendar of the language. */
export const dayOf = (day: string): string => DAY.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));

/**
 * "ต่ำกว่าค่ากลางของ 41 ประกาศที่คล้ายกัน 9%"
 * @param of what the median is of
 */
export function markWords(
  { difference_pct: pct, n_units }: PriceMark,
  of = "ประกาศที่คล้ายกัน",
): string {
  const median = `ค่ากลางของ ${grouped(n_units)} ${of}`;
  if (Math.abs(pct) <= 1) return `ใกล้${median}`;
  return `${pct < 0 ? "ต่ำ" : "สูง"}กว่า${median} ${grouped(Math.abs(pct))}%`;
}
