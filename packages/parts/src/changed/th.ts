import type { Criteria, PriceRange } from "@propertyvr/vocabulary";
import { criteriaWords } from "../criteria/th.ts";
import type { SingleKey } from "../criteria/words.ts";
import { baht } from "../words/figures.ts";
import { joined, priced, spaced } from "../words/th.ts";
import type { CriterionChange } from "./schema.ts";
import type { ChangedWords, ChangeWords, ChangeTexts } from "./words.ts";

const NAMES: Readonly<Record<string, string>> = {
  types: "ประเภท",
  price: "งบ",
  area_sqm: "พื้นที่",
  land_sqm: "ที่ดิน",
  places: "ทำเล",
  tenure: "กรรมสิทธิ์",
  sort: "ลำดับ",
  status: "สถานะ",
};

const changes: ChangeWords = {
  ...criteriaWords,
  name: (key) => NAMES[key] ?? null,
  fromTo(key, before, after) {
    const amounts = key === "price" ? limits(before.price, after.price) : null;
    return amounts ?? [bare(key, before), bare(key, after)];
  },
  oneOf: (items) => `ตัวเลือก${spaced(joined(items, "หรือ"))}`,
};

export const changedWords: ChangedWords = {
  changes,
  changed: (changes) => `ที่เปลี่ยน: ${changes.map(sentence).join(", ")}`,
  undoSay: () => "ยกเลิกการเปลี่ยนล่าสุด",
};

/** The name of what changed stands before both values: "พื้นที่" is not said three times. */
const bare = (key: SingleKey, criteria: Criteria): string =>
  criteriaWords
    .value(key, criteria)
    .replace(/^(?:พื้นที่|ที่ดิน)/, "")
    .trim();

function sentence(change: CriterionChange): string {
  const { key, kind } = change;
  const [from, to] = [change.from ?? "", change.to ?? ""];
  if (key === "sort") return kind === "removed" ? `ไม่เรียง${from}แล้ว` : `เรียง${to}`;
  if (kind === "changed") return `${change.name ?? ""}จาก${wide(from)}เป็น${wide(to).trimEnd()}`;
  if (kind === "added") return ADDED[key]?.(to) ?? `เพิ่ม${noun(to)}`;
  return REMOVED[key]?.(from) ?? `เอา${noun(from)}ออก`;
}

/** What is no noun ("เลี้ยงสัตว์ได้") is called a condition. */
const noun = (what: string): string =>
  /^(?:เลี้ยง|ใกล้|ในระยะ)/.test(what) ? `เงื่อนไข${what}` : spaced(what);

const ADDED: ChangeTexts = {
  deal: (to) => `ดูแบบ${to}`,
  bedrooms: (to) => `กำหนด${spaced(to)}`,
  bathrooms: (to) => `กำหนด${spaced(to)}`,
  price: (to) => `ตั้งงบ${spaced(to)}`,
  area_sqm: (to) => `กำหนด${to}`,
  land_sqm: (to) => `กำหนด${to}`,
  not_types: (to) => to,
  near_any: (to) => to,
};
const REMOVED: ChangeTexts = {
  deal: () => "ดูทั้งเช่าและซื้อ",
  bedrooms: () => "ไม่จำกัดห้องนอน",
  bathrooms: () => "ไม่จำกัดห้องน้ำ",
  price: () => "ไม่จำกัดงบ",
  area_sqm: () => "ไม่จำกัดพื้นที่",
  land_sqm: () => "ไม่จำกัดขนาดที่ดิน",
  not_types: (from) => `รวม${from.replace(/^ไม่เอา/, "")}ด้วย`,
  near_any: () => "ต้องใกล้ทุกที่",
};

/** A figure or a Latin name stands apart on both sides. */
const wide = (text: string): string =>
  `${/^[\u0E01-\u0E3A\u0E40-\u0E5B]/.test(text) ? "" : " "}${text}${/[\u0E01-\u0E3A\u0E40-\u0E5B]$/.test(text) ? "" : " "}`;

/** Two limits of one kind: the period is said once. */
function limits(
  before: PriceRange | null,
  after: PriceRange | null,
): readonly [string, string] | null {
  if (before?.max === undefined || after?.max === undefined || before.per !== after.per)
    return null;
  if (before.min !== undefined || after.min !== undefined) return null;
  return [baht(before.max), priced(after.max, after.per)];
}
