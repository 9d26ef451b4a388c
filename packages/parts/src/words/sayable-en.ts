import { landInWords, replacedIn, type Replacement } from "./sayable.ts";

const MONTHS: Readonly<Record<string, string>> = {
  Jan: "January",
  Feb: "February",
  Mar: "March",
  Apr: "April",
  Jun: "June",
  Jul: "July",
  Aug: "August",
  Sep: "September",
  Sept: "September",
  Oct: "October",
  Nov: "November",
  Dec: "December",
};
const SCALES: Readonly<Record<string, string>> = { k: " thousand", m: " million", b: " billion" };

/** "3.5" and "M" as they are said; a figure without a letter is said as it stands. */
const scaled = (figure: string, letter = ""): string =>
  `${figure}${SCALES[letter.charAt(0).toLowerCase()] ?? ""}`;

const FIGURE = String.raw`(\d+(?:,\d{3})*(?:\.\d+)?)`;
const SCALE = String.raw`(?:\s?(k|m|mn|mil|million|bn|billion)\b)?`;
const BAHT = String.raw`(?:฿|\bTHB|\bBt\.?)\s?`;
const UNITS: readonly Replacement[] = [
  [/(?<![\d.,])1 ?(?:m²|sq\.? ?m\b\.?|sqm\b)/gi, "1 square metre"],
  [/(?: ?\/ ?| ?\bper )(?:m²|sq\.? ?m\b\.?|sqm\b)/gi, " per square metre"],
  [/ ?(?:m²|\bsq\.? ?m\b\.?|(?<=\d)sqm\b|\bsqm\b)/gi, " square metres"],
  [/\bsq\.? ?(?:ft|feet)\b\.?/gi, "square feet"],
  [/\bsq\.? ?wah\b/gi, "square wah"],
  [/\b(rai),? 0 ngan\b/g, "$1"],
  [/\b(rai|ngan),? 0 square wah\b/g, "$1"],
  [/(\d) ?km\b/g, "$1 kilometres"],
  [/(\d) ?m\b/g, "$1 metres"],
  [/(\d) ?mins?\b\.?/g, "$1 minutes"],
  [/(?<![\d.,])1 (kilometre|metre|minute)s/g, "1 $1"],
];

/** In this order: what stands for a price before what stands for a length. */
const REPLACEMENTS: readonly Replacement[] = [
  [/[“”"]/g, ""],
  [/(\d+)-([0-3])-(\d{1,2}(?:\.\d+)?) rai\b/g, (_, ...parts) => landInWords(parts, LAND)],
  [
    new RegExp(`${BAHT}${FIGURE}${SCALE}\\s?[–-]\\s?(?:${BAHT})?${FIGURE}${SCALE}`, "gi"),
    (_, least = "", of = "", most = "", ofMost = "") =>
      `${scaled(least, of)} to ${scaled(most, ofMost)} baht`,
  ],
  [
    new RegExp(`${BAHT}${FIGURE}${SCALE}`, "gi"),
    (_, figure = "", of = "") => `${scaled(figure, of)} baht`,
  ],
  [/(\d) ?THB\b/g, "$1 baht"],
  [/(\d) ?k\b/gi, "$1 thousand"],
  [/(\d)–(?=\d)/g, "$1 to "],
  ...UNITS,
  [/(\d) ?BR\b/g, "$1 bedrooms"],
  [/ ?\/ ?(month|mo|year|yr|night|rai)\b/g, (_, per = "") => ` a ${PERIODS[per] ?? per}`],
  [
    /\b(\d{1,2}) (Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?/g,
    (_, day = "", month = "") => `${day} ${MONTHS[month] ?? month}`,
  ],
  [/(\d)%/g, "$1 percent"],
  [/(\d[\d,]*)\+/g, "more than $1"],
  [/[~≈]\s?(?=\d)/g, "about "],
  [/≤\s?/g, "at most "],
  [/≥\s?/g, "at least "],
  [/ ?& ?/g, " and "],
  [/ ?[·•] ?/g, ", "],
  [/\bapprox\.?(?=\s)/gi, "approximately"],
  [/\bincl\.?(?=\s)/gi, "including"],
  [/\be\.g\.,?/gi, "for example"],
  [/\bi\.e\.,?/gi, "that is"],
  [/\bvs\b\.?/gi, "versus"],
  [/\bRd\b\.?/g, "Road"],
  [/\bNo\. ?(?=\d)/g, "number "],
];
const PERIODS: Readonly<Record<string, string>> = { mo: "month", yr: "year" };
const LAND = { rai: " rai", ngan: " ngan", wah: " square wah", between: ", " };

/** A text as a voice reads it: signs, units and abbreviations in words. */
export const sayable = (text: string): string => replacedIn(text, REPLACEMENTS);
