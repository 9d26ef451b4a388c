import type { FigureUnit } from "./figure.ts";

export interface UnitSaid {
  readonly unit: FigureUnit;
  /** What the number is multiplied by, so that kilometres count in metres. */
  readonly factor: number;
  readonly length: number;
}

const UNITS: readonly (readonly [FigureUnit, string, number?])[] = [
  ["percent", "%|per ?cent(?:age points?)?|pct|เปอร์เซ็นต์|เปอร์เซนต์"],
  ["thb", "baht|thb|฿|บาท"],
  [
    "other_money",
    "usd|us\\$|dollars?|euros?|eur|gbp|pounds?|yen|yuan|rmb|ดอลลาร์|ยูโร|ปอนด์|เยน|หยวน",
  ],
  [
    "sqm",
    "m²|m2|sq\\.? ?m(?:et(?:re|er)s?)?\\b\\.?|sqm|square ?met(?:re|er)s?|ตร\\.? ?ม\\.?|ตารางเมตร",
  ],
  ["sqft", "sq\\.? ?(?:ft|feet)|sqft|ft²|ft2|square f(?:ee|oo)t|ตารางฟุต"],
  ["wah", "(?:sq(?:uare|\\.)? ?)?wah|sqw|ตร\\.? ?ว\\.?|ตารางวา|วา"],
  ["rai", "rai|ไร่"],
  ["ngan", "ngan|งาน"],
  ["metre", "km|kilomet(?:re|er)s?|kms|กม\\.?|กิโลเมตร|กิโล", 1_000],
  ["mile", "miles?|ไมล์"],
  ["rooms", "(?:-| )?(?:bed(?:room)?s?|bath(?:room)?s?|br|ห้องนอน|ห้องน้ำ|นอน|น้ำ|rooms?)"],
  [
    "homes",
    "(?:more |other |of (?:them|these|those|the) ?|similar |such |real |sample |matching |available )*(?:homes?|listings?|propert(?:y|ies)|results?|units?|condos?|houses?|apartments?|villas?|townhouses?|options?|places|matches|of (?:them|these|those))|หลัง|รายการ|ยูนิต|ประกาศ|แห่ง|ห้อง|แปลง",
  ],
  ["minute", "min(?:ute)?s?|นาที"],
  ["hour", "hours?|hrs?|ชั่วโมง|ชม\\.?"],
  ["day", "days?|nights?|วัน|คืน"],
  ["week", "weeks?|สัปดาห์|อาทิตย์"],
  ["month", "months?|เดือน"],
  ["year", "years?|yrs?|ปี"],
  ["people", "people|persons?|adults?|children|kids|คน|ท่าน"],
  ["floor", "floors?|storeys?|stories|ชั้น"],
  ["times", "times|fold|เท่า"],
  ["metre", "met(?:re|er)s?|เมตร|ม\\.|m"],
  // What else is counted in Thai; in English the number alone tells that something is.
  ["any", "ครั้ง|สถานี|สาย|ป้าย|คัน|ตัว|ใบ|ตึก|อาคาร|โครงการ|เขต|บาน|ซอย"],
];
const SAID = UNITS.map(([unit, words, factor = 1]) => ({
  unit,
  factor,
  // A unit of letters ends where they end; Thai runs on.
  pattern: new RegExp(`[ -]?(?:${words})(?![a-z0-9²³])`, "iy"),
}));

/** The unit that follows a number; null where nothing tells what it counts. */
export function unitBehind(text: string, at: number): UnitSaid | null {
  for (const { unit, factor, pattern } of SAID) {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return { unit, factor, length: found.length };
  }
  return null;
}

const BAHT_BEFORE = /(?:฿|\bTHB|\bbaht)\s?$/i;
const MONEY_BEFORE = /(?:[$€£¥]|\b(?:USD|EUR|GBP))\s?$/i;
const PERCENT_BEFORE = /ร้อยละ\s?$/;

/** The unit that stands before a number ("฿32,000", "ร้อยละ 5"). */
export function unitBefore(before: string): FigureUnit | null {
  if (BAHT_BEFORE.test(before)) return "thb";
  if (MONEY_BEFORE.test(before)) return "other_money";
  return PERCENT_BEFORE.test(before) ? "percent" : null;
}
