import { findPlaces } from "@propertyvr/gazetteer";
import type { ContactKind, PropertyType } from "@propertyvr/vocabulary";
import type { DocumentText } from "../document-text.ts";
import { plainText } from "../plain-text.ts";
import { amountsIn, type FoundAmount } from "../values/amounts.ts";
import { arabicDigits } from "../values/plain-digits.ts";
import { withoutContacts } from "./without-contacts.ts";

/** A home as a post tells it; null where it doesn't. */
export interface PostFields {
  readonly title: string | null;
  readonly description: string | null;
  readonly property_type: PropertyType | null;
  /** Baht a month. */
  readonly rent_price: number | null;
  /** Baht. */
  readonly sale_price: number | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly area_sqm: number | null;
  /** As it is written: "80 ตร.ว.", "2-1-50 ไร่". */
  readonly land: string | null;
  readonly floor: string | null;
  /** The places that it names. */
  readonly location: string | null;
  readonly furnishing: "unfurnished" | "partly" | "fully" | null;
  readonly pets: boolean | null;
}

export interface Post {
  readonly fields: PostFields;
  /** Ways to reach somebody and names that were cut out of its texts. */
  readonly leftOut: readonly ContactKind[];
  /** Lines that no field was read of; they stay in the description. */
  readonly unread: readonly string[];
}

const TYPES: readonly (readonly [PropertyType, RegExp])[] = [
  ["condo", /คอนโด|\bcondo|ห้องชุด/iu],
  ["townhouse", /ทาวน์|\btown\s?(?:house|home)/iu],
  ["villa", /วิลล่า|\bvilla/iu],
  ["shophouse", /อาคารพาณิชย์|ตึกแถว|\bshop\s?house/iu],
  ["warehouse", /โกดัง|\bwarehouse/iu],
  ["office", /สำนักงาน|ออฟฟิศ|\boffice (?:for|space)/iu],
  ["apartment", /อพาร์|\bapartment/iu],
  ["house", /บ้าน|\bhouse\b/iu],
  ["land", /ที่ดิน|\bland for|\bplot of land/iu],
];
const BEDROOMS =
  /(?<![\d.])(\d{1,2})\s*(?:ห้อง\s?)?นอน|(?<![\d.])(\d{1,2})\s*-?\s*(?:bed(?:room)?s?|br)\b/iu;
const STUDIO = /\bstudio\b|สตูดิโอ/iu;
const BATHROOMS = /(?<![\d.])(\d{1,2})\s*(?:ห้อง\s?)?น้ำ|(?<![\d.])(\d{1,2})\s*-?\s*bath/iu;
const AREA =
  /(?<![\d.,])(\d{1,3}(?:,\d{3})*(?:\.\d+)?|\d+(?:\.\d+)?)\s*(?:ตร\.?\s?ม|ตารางเมตร|sq\.?\s?m|sqm|m²|square met)/iu;
const LAND =
  /\d+-\d-\d{1,2}(?:\.\d+)?\s*ไร่|\d+(?:\.\d+)?\s*(?:ไร่|rai)(?:\s*\d\s*งาน)?(?:\s*\d+\s*(?:ตร\.?\s?ว\.?|ตารางวา|วา))?|\d+(?:\.\d+)?\s*(?:ตร\.?\s?ว\.?|ตารางวา|sq\.?\s?wah)/iu;
const FLOOR =
  /ชั้น\s*(?:ที่\s*)?(\d{1,2}[A-Z]?)(?!\d)|\bfloor\s*(\d{1,2})|(\d{1,2})(?:st|nd|rd|th)\s+floor/iu;
const FURNISHING = [
  ["unfurnished", /unfurnished|ห้องเปล่า|ไม่มีเฟอร์/iu],
  ["partly", /part(?:ly|ially) furnished|เฟอร์(?:นิเจอร์)?บางส่วน/iu],
  ["fully", /fully furnished|full(?:y)?[ -]furnish|เฟอร์(?:นิเจอร์)?\s?(?:ครบ|พร้อม)|furnished/iu],
] as const;
const NO_PETS = /no pets|pets? (?:are )?not|(?:ไม่|ห้าม)(?:อนุญาตให้|ให้)?เลี้ยงสัตว์/iu;
const PETS = /pets?(?:[ -](?:ok|friendly|welcome)| (?:are )?allowed)|เลี้ยงสัตว์ได้|เลี้ยงสัตว์ ?ok/iu;
const RENT = /ค่าเช่า|เช่า|\brent(?:al)?\b|\blease\b|(?:\/|ต่อ|per |a )\s?(?:เดือน|month|mo\b)/iu;
const OF_SALE = /ขาย|\bsale\b|\bselling\b|ราคา|\bprice\b/iu;
const NO_PRICE =
  /มัดจำ|ประกัน|ล่วงหน้า|ส่วนกลาง|deposit|advance|common fee|maintenance|จอง|โอน|transfer|tax/iu;
/** Rents end and prices begin somewhere between. Baht. */
const MOST_RENT = 400_000;
const LEAST_RENT = 1_000;
const TITLE_LENGTH = 150;
const LOCATION_LINES = 2;
const NAMES_MAX = 4;
const UNREAD_MAX = 12;

/** A home as a post or a listing's text tells it, without anybody's ways to be reached. */
export function readPost(document: DocumentText): Post {
  const { text, leftOut } = withoutContacts(plainText(document));
  const lines = text
    .split("\n")
    .map((line) => line.replace(/(?:^|\s)#[\p{L}\p{M}\w]+/gu, "").trim())
    .filter((line) => /\p{L}/u.test(line));
  const read = new Set<string>();
  const plain = (line: string): string => arabicDigits(line);
  /** The first line that tells a thing, and what it tells. */
  const first = <T>(of: (line: string) => T | null): T | null => {
    for (const line of lines) {
      const value = of(plain(line));
      if (value === null) continue;
      read.add(line);
      return value;
    }
    return null;
  };
  const located = lines.filter((line) => findPlaces(line).length > 0).slice(0, LOCATION_LINES);
  for (const line of located) read.add(line);
  const places = [...new Set(located.flatMap((line) => findPlaces(line).map(({ text }) => text)))];
  const [title = null, ...rest] = lines;
  const isRent = lines.some((line) => RENT.test(line));
  const fields: PostFields = {
    title: title === null ? null : cutAtWord(title),
    description: rest.length === 0 ? null : rest.join("\n"),
    property_type: first((line) => TYPES.find(([, words]) => words.test(line))?.[0] ?? null),
    rent_price: isRent ? first((line) => priceIn(line, "rent")) : null,
    sale_price: first((line) => priceIn(line, "sale")),
    bedrooms: first((line) => (STUDIO.test(line) ? 0 : numberOf(BEDROOMS, line))),
    bathrooms: first((line) => numberOf(BATHROOMS, line)),
    area_sqm: first((line) => numberOf(AREA, line)),
    land: first((line) => LAND.exec(line)?.[0].trim() ?? null),
    floor: first((line) => wordOf(FLOOR, line)),
    location: places.length === 0 ? null : places.slice(0, NAMES_MAX).join(", "),
    furnishing: first((line) => FURNISHING.find(([, words]) => words.test(line))?.[0] ?? null),
    pets: first((line) => (NO_PETS.test(line) ? false : PETS.test(line) ? true : null)),
  };
  const unread = lines.filter((line) => !read.has(line) && line !== title).slice(0, UNREAD_MAX);
  return { fields, leftOut, unread };
}

function priceIn(line: string, deal: "rent" | "sale"): number | null {
  const fits = ({ thb }: FoundAmount): boolean =>
    deal === "rent" ? thb >= LEAST_RENT && thb <= MOST_RENT : thb > MOST_RENT;
  if (!(deal === "rent" ? RENT : OF_SALE).test(line) && !/ล้าน|million|\bmb\b/iu.test(line))
    return null;
  const amounts = amountsIn(line).filter(
    (amount) => fits(amount) && !NO_PRICE.test(line.slice(Math.max(0, amount.at - 20), amount.at)),
  );
  return amounts[0]?.thb ?? null;
}

const wordOf = (pattern: RegExp, line: string): string | null =>
  pattern
    .exec(line)
    ?.slice(1)
    .find((group) => group !== undefined) ?? null;

function numberOf(pattern: RegExp, line: string): number | null {
  const word = wordOf(pattern, line);
  return word === null ? null : Number(word.replaceAll(",", ""));
}

const cutAtWord = (title: string): string =>
  title.length <= TITLE_LENGTH
    ? title
    : title.slice(0, Math.max(title.lastIndexOf(" ", TITLE_LENGTH), TITLE_LENGTH / 2)).trim();
