import type { Numeral } from "./numerals.ts";

/** A word that says a number, or part of one, where it begins in a text. */
export interface NumberWord {
  readonly numeral: Numeral;
  readonly length: number;
}

const word = (n: number): Numeral => ({ kind: "word", n });
const scale = (n: number): Numeral => ({ kind: "scale", n });

const ENGLISH: Readonly<Record<string, Numeral>> = {
  ...Object.fromEntries(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
      .split(" ")
      .map((name, n) => [name, word(n)]),
  ),
  ...Object.fromEntries(
    "twenty thirty forty fifty sixty seventy eighty ninety"
      .split(" ")
      .map((name, at) => [name, word((at + 2) * 10)]),
  ),
  fourty: word(40),
  dozen: scale(12),
  hundred: scale(100),
  thousand: scale(1_000),
  grand: scale(1_000),
  million: scale(1_000_000),
  millions: scale(1_000_000),
  mil: scale(1_000_000),
  billion: scale(1_000_000_000),
  half: { kind: "half" },
  point: { kind: "point" },
};
const ENGLISH_WORD = new RegExp(
  `(?:${Object.keys(ENGLISH).sort(longest).join("|")})(?![a-z])`,
  "iy",
);

/**
 * Each with what must not follow: Thai runs on, and "ห้าง" (a mall) begins like "ห้า" (five). A mark
 * that belongs to a letter of the word makes it another word everywhere.
 */
const THAI: readonly (readonly [string, Numeral, string?])[] = [
  ["หนึ่ง", word(1)],
  ["นึง", word(1)],
  ["เอ็ด", word(1)],
  ["ยี่", word(2)],
  ["สอง", word(2), "แถว|ฝั่ง|พี่น้อง"],
  ["สาม", word(3), "ย่าน|เสน|พราน|โคก|ัญ|ล้อ|แยก|ชุก|ัค"],
  ["สี่", word(4), "แยก|พระยา|เหลี่ยม"],
  ["ห้า", word(5), "ง|ม|ว"],
  ["หก", word(6), "ล้ม|เหลี่ยม"],
  ["เจ็ด", word(7), "ยอด|เสมียน"],
  ["แปด", word(8), "ริ้ว|เหลี่ยม"],
  ["เก้า", word(9), "อี้"],
  ["ศูนย์", word(0), "การ|กลาง|อาหาร|บริการ|ราชการ|วัฒน|สิริ|ฝึก|กีฬา|แพทย์|ประชุม|แสดง|ข้อมูล"],
  ["สิบ", scale(10), "ล้อ"],
  ["ร้อย", scale(100), "เอ็ด(?:\\s|$|จ)|ละ"],
  ["พัน", scale(1_000), "ธ|ทิป|ผูก|กัน|แผล|ท้าย"],
  ["หมื่น", scale(10_000)],
  ["แสน", scale(100_000), "สิริ|สุข|ดี|สบาย|ง่าย|สนุก|ปวด|ยาก|จะ"],
  ["ล้าน", scale(1_000_000), "นา|ช้าง"],
  ["ครึ่ง", { kind: "half" }, "ทาง|วัน|ชั้น|หลัง"],
  ["จุด", { kind: "point" }, "เด่น|ชม|หมาย|เริ่ม|แข็ง|อ่อน|จอด|ที่|นี้|ประสงค์|เปลี่ยน"],
];
const THAI_WORDS = THAI.map(([text, numeral, not]) => ({
  text,
  numeral,
  pattern: new RegExp(
    `${text}(?![\\u0e30-\\u0e3a\\u0e45\\u0e47-\\u0e4e]${not === undefined ? "" : `|${not}`})`,
    "y",
  ),
}));
/** Letters before which "ร้อย" and "พัน" are the end of another word. */
const NOT_BEHIND = /(?:เรียบ|สัม|ผูก|ประ|เกี่ยว|แพร|ถัก)$/;

function longest(one: string, other: string): number {
  return other.length - one.length;
}

/** The English number word at a place in a text; null where none begins there. */
export function englishWordAt(text: string, at: number): NumberWord | null {
  if (/[a-z]/i.test(text.charAt(at - 1))) return null;
  ENGLISH_WORD.lastIndex = at;
  const found = ENGLISH_WORD.exec(text)?.[0];
  const numeral = found === undefined ? undefined : ENGLISH[found.toLowerCase()];
  return found === undefined || numeral === undefined ? null : { numeral, length: found.length };
}

/** The Thai number word at a place in a text; null where none begins there. */
export function thaiWordAt(text: string, at: number): NumberWord | null {
  if (!/[\u0e01-\u0e46]/.test(text.charAt(at))) return null;
  for (const { text: said, numeral, pattern } of THAI_WORDS) {
    pattern.lastIndex = at;
    if (!pattern.test(text)) continue;
    if (NOT_BEHIND.test(text.slice(Math.max(0, at - 8), at))) return null;
    return { numeral, length: said.length };
  }
  return null;
}
