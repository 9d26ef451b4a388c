import type { FigureReading, FigureUnit } from "./figure.ts";
import { cleanText } from "./clean-text.ts";
import type { Grounds } from "./grounds.ts";
import { scanFigures } from "./scan-figures.ts";

/** Texts of partners: what they claim is no fact of ours, so their figures ground nothing; they are names. */
const OF_PARTNERS = /^(?:title|titles|location|floor|administrative_area|name|text)$/;

/** Marks of ours, which say nothing of a home. */
const MARKS =
  /^(?:id|\w+_id|url|\w*Url|image\w*|slug|key|code|\w+_code|version|page|page_size|created_at|last_confirmed_at|language|\w+_language)$/;

/** What the numbers under a key count; the first that fits. */
const KEYS: readonly (readonly [RegExp, FigureUnit])[] = [
  [/^(?:total|rent|sale|stated|count|homes|homes_now|total_homes|n_\w+|share_of|one_of)$/, "homes"],
  [/pct|percent/, "percent"],
  [/sqm_?thb|thb|price|amount|median|budget|deposit|fee|income|instalment/, "thb"],
  [/sqm|^area$|land/, "sqm"],
  [/metres|within_m|searched_within|distance/, "metre"],
  [/bedroom|bathroom|rooms/, "rooms"],
  [/months?$/, "month"],
  [/year|^from$|^day$|_at$|_by$|as_of|listed|available/, "year"],
];

const SHEET_UNITS: Readonly<Record<string, FigureUnit>> = {
  thb: "thb",
  percent: "percent",
  years: "year",
  months: "month",
  sqm: "sqm",
  rai: "rai",
  ngan: "ngan",
  wah: "wah",
  sqft: "sqft",
};

/** Gathers what an answer may rest on, result by result. */
export class Groundwork {
  readonly #figures: FigureReading[] = [];
  readonly #words: string[] = [];
  readonly #names = new Set<string>();
  #homes = 0;
  #grounds: Grounds | null = null;

  /** What the person wrote: figures and names of it may be said back. */
  addWords(text: string): void {
    this.#trusted(text);
  }

  /** A result of a tool, or the state: plain JSON. */
  addData(data: unknown): void {
    this.#walk(data, "", null);
  }

  /** So many homes are on screen. */
  addHomes(count: number): void {
    this.#homes = Math.max(this.#homes, count);
    this.#figures.push({ value: count, unit: "homes" });
    this.#grounds = null;
  }

  get grounds(): Grounds {
    this.#grounds ??= {
      figures: this.#figures,
      words: fold(this.#words.join(" \n ")),
      names: [...this.#names].sort((one, other) => other.length - one.length),
      homes: this.#homes,
    };
    return this.#grounds;
  }

  #walk(data: unknown, key: string, unit: FigureUnit | null): void {
    if (MARKS.test(key)) return;
    if (typeof data === "number") this.#number(data, unit ?? unitOfKey(key));
    else if (typeof data === "string") this.#string(data, key);
    else if (Array.isArray(data)) {
      if (data.some((each) => typeof each === "object" && each !== null))
        this.addHomes(data.length);
      for (const each of data) this.#walk(each, key, unit);
    } else if (typeof data === "object" && data !== null) {
      const own = "unit" in data && typeof data.unit === "string" ? unitOfSheet(data.unit) : unit;
      for (const [name, value] of Object.entries(data)) this.#walk(value, name, own);
    }
  }

  #number(value: number, unit: FigureUnit): void {
    this.#figures.push({ value: Math.abs(value), unit });
    this.#grounds = null;
  }

  #string(text: string, key: string): void {
    if (OF_PARTNERS.test(key)) this.#claimed(text);
    else this.#trusted(text);
  }

  #trusted(text: string): void {
    const clean = cleanText(text);
    this.#words.push(clean);
    for (const { readings } of scanFigures(clean)) this.#figures.push(...readings);
    const day = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(clean);
    if (day !== null) {
      this.#number(Number(day[1]), "year");
      this.#number(Number(day[2]), "any");
      this.#number(Number(day[3]), "any");
    }
    for (const name of namesWithFigures(clean)) this.#names.add(fold(name));
    this.#grounds = null;
  }

  #claimed(text: string): void {
    const clean = cleanText(text);
    this.#words.push(clean);
    if (/\d/.test(clean) && !CLAIMS.test(clean)) this.#names.add(fold(clean));
    for (const name of namesWithFigures(clean)) this.#names.add(fold(name));
    this.#grounds = null;
  }
}

const unitOfKey = (key: string): FigureUnit =>
  KEYS.find(([pattern]) => pattern.test(key))?.[1] ?? "any";

const unitOfSheet = (unit: string): FigureUnit =>
  unit.startsWith("thb") ? "thb" : (SHEET_UNITS[unit] ?? "any");

/** A title that speaks of money, shares or telephones is never repeated whole. */
const CLAIMS =
  /[฿$%]|baht|thb|บาท|ล้าน|แสน|หมื่น|ร้อยละ|\d\s?k\b|\d\s?m\b|\d[\d,.]{3,}|\d{3}[- ]\d{3}|price|rent|ราคา|เช่า|โทร|tel\b|call/i;

/** "Sukhumvit 39", "Soi 11", "ซอย 39": a name and a small number that belongs to it. */
const NAMED =
  /(?:\b(?:Soi|[A-Z][a-z]{2,})|(?:ซอย|ถนน|สุขุมวิท|ลาดพร้าว|พหลโยธิน|รามคำแหง|เพชรเกษม|[ก-๛]{4,}))[ ]?\d{1,3}(?:\/\d{1,3})?(?![\d,.%]|[ ]?(?:%|k\b|m\b|mb\b|sq|bed|bath|baht|thb|min|met|year|month|home|บาท|ล้าน|แสน|หมื่น|พัน|ร้อย|ตร|นาที|เมตร|ห้อง|นอน|ปี|เดือน|คน|กม|ไร่|งาน|วา))/gu;
const NO_NAME =
  /^(?:rent|price|only|just|sale|pay|call|tel|deposit|fee|discount|from|about|over|under|the|for|home|number|option|floor|size|save|now|off)\b|ราคา|เช่า|ขาย|เพียง|แค่|โทร|ลด|ประมาณ|เหลือ|จ่าย|มัดจำ|ไม่เกิน|ขนาด/i;

const namesWithFigures = (text: string): readonly string[] =>
  [...text.matchAll(NAMED)].map(([name]) => name).filter((name) => !NO_NAME.test(name));

/** One spelling for what is compared: small letters, no spaces beside signs. */
export const fold = (text: string): string =>
  text.toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, " ").trim();
