import type { ScriptFolding } from "../../engine/source.ts";

const UNHEARD = /[\u0e47-\u0e4c]/;
const CONSONANTS = /[\u0e01-\u0e2e]/;

/** Thai as typed: own digits, marks in the wrong order, vowels built from two keys. */
export const THAI_SCRIPT: ScriptFolding = {
  digits: new Map(
    Array.from({ length: 10 }, (_, i) => [String.fromCharCode(0x0e50 + i), String(i)]),
  ),
  spellings: [
    ["\u0e40\u0e40", "\u0e41"],
    ["\u0e4d\u0e32", "\u0e33"],
    ["\u0e4d\u0e48\u0e32", "\u0e48\u0e33"],
    ["\u0e4d\u0e49\u0e32", "\u0e49\u0e33"],
    ["\u0e48\u0e4d\u0e32", "\u0e48\u0e33"],
    ["\u0e49\u0e4d\u0e32", "\u0e49\u0e33"],
    ["\u0e33\u0e48", "\u0e48\u0e33"],
    ["\u0e33\u0e49", "\u0e49\u0e33"],
    ["\u0e24\u0e32", "\u0e24\u0e45"],
    ["สุขุมวิส", "สุขุมวิท"],
    ["ห้องนอร", "ห้องนอน"],
    ["ฟิสเนส", "ฟิตเนส"],
    ["ม่ายเกิน", "ไม่เกิน"],
    ["ม่ายเอา", "ไม่เอา"],
  ],
  marks: new Set([
    "\u0e48",
    "\u0e49",
    "\u0e4a",
    "\u0e4b",
    "\u0e31",
    "\u0e34",
    "\u0e35",
    "\u0e36",
    "\u0e37",
    "\u0e38",
    "\u0e39",
    "\u0e47",
    "\u0e4c",
  ]),
  // No tones, no silenced letters, letters of one sound as one.
  hurried: {
    unheardAt(text, at) {
      if (text.charAt(at + 1) === "\u0e4c") return 2;
      return UNHEARD.test(text.charAt(at)) ? 1 : 0;
    },
    alike: new Map(
      Object.entries({ ศ: "ส", ษ: "ส", ณ: "น", ฎ: "ด", ฏ: "ต", ฬ: "ล", ฑ: "ท", ฒ: "ท" }),
    ),
  },
  stretched: (unit) => CONSONANTS.test(unit) || unit === "\u0e32" || unit === "\u0e46",
};
