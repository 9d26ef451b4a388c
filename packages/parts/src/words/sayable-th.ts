import { grouped } from "./figures.ts";
import { landInWords, replacedIn, type Replacement } from "./sayable.ts";

const MONTHS: Readonly<Record<string, string>> = {
  "ม.ค.": "มกราคม",
  "ก.พ.": "กุมภาพันธ์",
  "มี.ค.": "มีนาคม",
  "เม.ย.": "เมษายน",
  "พ.ค.": "พฤษภาคม",
  "มิ.ย.": "มิถุนายน",
  "ก.ค.": "กรกฎาคม",
  "ส.ค.": "สิงหาคม",
  "ก.ย.": "กันยายน",
  "ต.ค.": "ตุลาคม",
  "พ.ย.": "พฤศจิกายน",
  "ธ.ค.": "ธันวาคม",
};
const LINES: Readonly<Record<string, string>> = {
  BTS: "บีทีเอส",
  MRT: "เอ็มอาร์ที",
  ARL: "แอร์พอร์ต เรล ลิงก์",
  BRT: "บีอาร์ที",
  SRT: "เอสอาร์ที",
};

/** A thousand by its letter is a figure, a million a word: "35k" -> "35,000", "3.5M" -> "3.5 ล้าน". */
function scaled(figure: string, letter = ""): string {
  const of = letter.charAt(0).toLowerCase();
  if (of === "k") return grouped(Number(figure.replaceAll(",", "")) * 1_000);
  return of === "m" || letter === "ล้าน" ? `${figure} ล้าน` : figure;
}

const inBaht = (figure: string, letter: string): string =>
  `${scaled(figure, letter)} บาท`.replace("ล้าน บาท", "ล้านบาท");

const FIGURE = String.raw`(\d+(?:,\d{3})*(?:\.\d+)?)`;
const SCALE = String.raw`(?:\s?(k|m|mn|ล้าน)(?![a-z]))?`;
const BAHT = String.raw`(?:฿|\bTHB)\s?`;
/** Before and after a Thai abbreviation of one letter: nothing that makes it part of a word. */
const ALONE = String.raw`(?<![\u0E01-\u0E4E.])`;
const BEFORE_WORD = String.raw`\.\s?(?=[\u0E01-\u0E4E\d])`;
const LAND = { rai: " ไร่", ngan: " งาน", wah: " ตารางวา", between: " " };

const UNITS: readonly Replacement[] = [
  [/ ?\/ ?(?=เดือน|ปี|คืน|วัน|ไร่|ตร|m²|sqm|หลัง|ยูนิต|ห้อง)/g, "ต่อ"],
  [/ตร\.? ?ม\.?(?![\u0E01-\u0E4E])|m²|sqm\b|sq\.? ?m\b\.?/gi, "ตารางเมตร"],
  [/ตร\.? ?ว\.?(?![\u0E01-\u0E4E])/g, "ตารางวา"],
  [/ตร\.? ?ฟุต/g, "ตารางฟุต"],
  [/(ไร่) 0 งาน/g, "$1"],
  [/((?:ไร่|งาน)) 0 ตารางวา/g, "$1"],
  [/(\d) ?(?:กม\.?(?![\u0E01-\u0E4E])|km\b)/g, "$1 กิโลเมตร"],
  [/(\d) ?(?:ม\.(?![\u0E01-\u0E4E])|m\b)/g, "$1 เมตร"],
  [/(\d) ?ชม\./g, "$1 ชั่วโมง"],
  [/(\d{1,2})[.:](\d{2}) ?น\./g, "$1 นาฬิกา $2 นาที"],
  [/นาฬิกา 00 นาที/g, "นาฬิกา"],
];

const REPLACEMENTS: readonly Replacement[] = [
  [/[“”"]/g, ""],
  [/(\d+)-([0-3])-(\d{1,2}(?:\.\d+)?) ?ไร่/g, (_, ...parts) => landInWords(parts, LAND)],
  [
    /(ม\.ค\.|ก\.พ\.|มี\.ค\.|เม\.ย\.|พ\.ค\.|มิ\.ย\.|ก\.ค\.|ส\.ค\.|ก\.ย\.|ต\.ค\.|พ\.ย\.|ธ\.ค\.)/g,
    (month) => MONTHS[month] ?? month,
  ],
  [
    new RegExp(`${BAHT}${FIGURE}${SCALE}\\s?[–-]\\s?(?:${BAHT})?${FIGURE}${SCALE}`, "gi"),
    (_, least = "", of = "", most = "", ofMost = "") =>
      `${scaled(least, of)} ถึง ${inBaht(most, ofMost)}`,
  ],
  [new RegExp(`${BAHT}${FIGURE}${SCALE}`, "gi"), (_, figure = "", of = "") => inBaht(figure, of)],
  [/(\d) ?THB\b/g, "$1 บาท"],
  [new RegExp(`${FIGURE} ?(k)\\b`, "gi"), (_, figure = "", of = "") => scaled(figure, of)],
  [/(\d)–(?=\d)/g, "$1 ถึง "],
  ...UNITS,
  [/บาท ต่อ/g, "บาทต่อ"],
  [/\b(BTS|MRT|ARL|BRT|SRT)\b/g, (line) => LINES[line] ?? line],
  [new RegExp(`${ALONE}ถ${BEFORE_WORD}`, "g"), "ถนน"],
  [new RegExp(`${ALONE}ซ\\.\\s?(?=\\d)`, "g"), "ซอย "],
  [new RegExp(`${ALONE}ซ${BEFORE_WORD}`, "g"), "ซอย"],
  [new RegExp(`${ALONE}จ${BEFORE_WORD}`, "g"), "จังหวัด"],
  [new RegExp(`${ALONE}อ${BEFORE_WORD}`, "g"), "อำเภอ"],
  [new RegExp(`${ALONE}ต${BEFORE_WORD}`, "g"), "ตำบล"],
  [/กทม\.?/g, "กรุงเทพมหานคร"],
  [/พ\.ศ\. ?/g, "พุทธศักราช "],
  [/ค\.ศ\. ?/g, "คริสต์ศักราช "],
  [/พ\.ร\.บ\. ?/g, "พระราชบัญญัติ"],
  [/โทร\. ?/g, "โทร "],
  [/ฯลฯ/g, "และอื่น ๆ"],
  [/(\d)%/g, "$1 เปอร์เซ็นต์"],
  [/(\d[\d,]*)\+/g, "มากกว่า $1"],
  [/[~≈]\s?(?=\d)/g, "ประมาณ "],
  [/≤\s?/g, "ไม่เกิน "],
  [/≥\s?/g, "อย่างน้อย "],
  [/ ?& ?/g, " และ "],
  [/ ?[·•] ?/g, " "],
];

/** A text as a voice reads it: signs, units and abbreviations in words. */
export const sayable = (text: string): string => replacedIn(text, REPLACEMENTS);
