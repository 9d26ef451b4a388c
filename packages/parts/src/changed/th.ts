import type { PriceRange } from "@propertyvr/vocabulary";
import { criteriaWords } from "../criteria/th.ts";
import { baht } from "../words/figures.ts";
import { joined, priced, spaced } from "../words/th.ts";
import type { CriterionChange } from "./schema.ts";
import type { ChangedWords, ChangeWords } from "./words.ts";

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
    return amounts ?? [criteriaWords.value(key, before), criteriaWords.value(key, after)];
  },
  oneOf: (items) => `ตัวเลือก${spaced(joined(items, "หรือ"))}`,
};

export const changedWords: ChangedWords = {
  changes,
  changed: (changes) => `ที่เปลี่ยน: ${changes.map(sentence).join(", ")}`,
  undoSay: () => "ยกเลิกการเปลี่ยนล่าสุด",
};

function sentence({ kind, name, from, to }: CriterionChange): string {
  if (kind === "added") return `เพิ่ม${spaced(to ?? "")}`;
  if (kind === "removed") return `เอา${spaced(from ?? "")}ออก`;
  return `${name ?? ""}จาก${wide(from ?? "")}เป็น${wide(to ?? "").trimEnd()}`;
}

/** A figure or a Latin name stands apart on both sides. */
const wide = (text: string): string =>
  /^[\u0E01-\u0E3A\u0E40-\u0E5B]/.test(text) ? text : ` ${text} `;

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
