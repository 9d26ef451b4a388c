import { LISTING_STATUSES, PROPERTY_TYPES, TENURES } from "@propertyvr/vocabulary";
import { COLUMN_WORDS, type ColumnTarget } from "../../mapping/column-words.ts";
import {
  FLAG_WORDS,
  FURNISHING_WORDS,
  STATUS_WORDS,
  TENURE_WORDS,
  TYPE_WORDS,
} from "../../partner-row/word-lists.ts";

export type TemplateLanguage = "en" | "th";
type ByTemplateLanguage<Value> = Readonly<Record<TemplateLanguage, Value>>;

/** What a person is told about a column, and what stands there in the two example homes. */
interface ColumnGuide {
  readonly says: ByTemplateLanguage<string>;
  readonly isNeeded?: true;
  readonly examples: ByTemplateLanguage<readonly [string, string]>;
}
const same = (one: string, other: string): ByTemplateLanguage<readonly [string, string]> => ({
  en: [one, other],
  th: [one, other],
});

/** Members that another column of the template says as well, or that only programs send. */
type CoveredMember =
  | "title"
  | "description"
  | "deal"
  | "price"
  | "price_period"
  | "city"
  | "square_footage"
  | "coordinates"
  | "rooms";
export type TemplateTarget = Exclude<ColumnTarget, CoveredMember>;

/** The references of the example homes, which are passed over when they come back unchanged. */
export const EXAMPLE_REFERENCES = ["EXAMPLE-1", "EXAMPLE-2"] as const;

/** Every column of the template, in its order. A new member of a row that is told nowhere does not compile. */
export const COLUMN_GUIDES: Readonly<Record<TemplateTarget, ColumnGuide>> = {
  external_id: {
    says: {
      en: "Your own reference. Send it again to update the listing",
      th: "รหัสของคุณเอง ส่งรหัสเดิมอีกครั้งเพื่อแก้ไขประกาศนั้น",
    },
    examples: same(...EXAMPLE_REFERENCES),
  },
  title_th: {
    says: {
      en: "Title in Thai; one of the two titles is enough",
      th: "หัวข้อภาษาไทย มีภาษาเดียวก็ได้",
    },
    isNeeded: true,
    examples: same("ให้เช่าคอนโด 2 ห้องนอน ใกล้ BTS อารีย์", "ขายบ้านเดี่ยวพร้อมสวน หางดง"),
  },
  title_en: {
    says: {
      en: "Title in English; one of the two titles is enough",
      th: "หัวข้อภาษาอังกฤษ มีภาษาเดียวก็ได้",
    },
    examples: same("Two-bedroom condo near BTS Ari", "House with a garden in Hang Dong"),
  },
  property_type: {
    says: { en: "Property type", th: "ประเภททรัพย์" },
    isNeeded: true,
    examples: { en: ["condo", "house"], th: ["คอนโด", "บ้าน"] },
  },
  rent_price: {
    says: {
      en: 'Baht per month, or "on_request"; leave empty if not for rent',
      th: 'บาทต่อเดือน หรือ "สอบถาม" เว้นว่างถ้าไม่ให้เช่า',
    },
    isNeeded: true,
    examples: same("32000", ""),
  },
  sale_price: {
    says: {
      en: 'Baht, or "on_request"; leave empty if not for sale',
      th: 'บาท หรือ "สอบถาม" เว้นว่างถ้าไม่ขาย',
    },
    isNeeded: true,
    examples: same("", "5900000"),
  },
  province: {
    says: { en: "One of the 77 provinces", th: "จังหวัดใดจังหวัดหนึ่งใน 77 จังหวัด" },
    isNeeded: true,
    examples: { en: ["Bangkok", "Chiang Mai"], th: ["กรุงเทพมหานคร", "เชียงใหม่"] },
  },
  district: {
    says: { en: "District", th: "เขตหรืออำเภอ" },
    examples: { en: ["Phaya Thai", "Hang Dong"], th: ["พญาไท", "หางดง"] },
  },
  subdistrict: {
    says: { en: "Sub-district", th: "แขวงหรือตำบล" },
    examples: { en: ["Phaya Thai", "Hang Dong"], th: ["พญาไท", "หางดง"] },
  },
  location: {
    says: { en: "Address as shown to people", th: "ที่อยู่ที่แสดงในประกาศ" },
    examples: { en: ["Phahonyothin Road", ""], th: ["ถนนพหลโยธิน", ""] },
  },
  postcode: {
    says: { en: "Five digits", th: "เลขห้าหลัก" },
    examples: same("10400", "50230"),
  },
  latitude: {
    says: { en: "Degrees, WGS 84", th: "องศา WGS 84" },
    examples: same("13.7797", "18.6868"),
  },
  longitude: {
    says: { en: "Degrees, WGS 84", th: "องศา WGS 84" },
    examples: same("100.5446", "98.9197"),
  },
  project: {
    says: { en: "Condo, village or building", th: "โครงการ หมู่บ้าน หรืออาคาร" },
    examples: { en: ["Example Residence", ""], th: ["ตัวอย่าง เรสซิเดนซ์", ""] },
  },
  bedrooms: {
    says: { en: "A whole number; 0 is a studio", th: "จำนวนเต็ม 0 คือสตูดิโอ" },
    examples: same("2", "3"),
  },
  bathrooms: {
    says: { en: "A whole number", th: "จำนวนเต็ม" },
    examples: same("2", "2"),
  },
  area_sqm: {
    says: { en: "Floor area in square metres", th: "พื้นที่ใช้สอย ตารางเมตร" },
    examples: same("68", "180"),
  },
  land_sqm: {
    says: {
      en: "Land in square metres, or rai-ngan-wah such as 0-1-20",
      th: "ที่ดินเป็นตารางเมตร หรือ ไร่-งาน-วา เช่น 0-1-20",
    },
    examples: same("", "0-1-20"),
  },
  floor: {
    says: { en: "As the building numbers it: 12A, G, 9-10", th: "ตามที่อาคารใช้ เช่น 12A, G, 9-10" },
    examples: same("12A", ""),
  },
  furnishing: {
    says: { en: "How it is furnished", th: "เฟอร์นิเจอร์" },
    examples: { en: ["fully", "unfurnished"], th: ["เฟอร์ครบ", "ไม่มีเฟอร์นิเจอร์"] },
  },
  amenities: {
    says: { en: "Separate several with |", th: "หลายอย่างคั่นด้วย |" },
    examples: {
      en: ["pool|gym|parking", "garden|parking"],
      th: ["สระว่ายน้ำ|ฟิตเนส|ที่จอดรถ", "สวน|ที่จอดรถ"],
    },
  },
  pets: {
    says: { en: "Whether pets are allowed", th: "เลี้ยงสัตว์ได้หรือไม่" },
    examples: { en: ["no", "yes"], th: ["ไม่", "ใช่"] },
  },
  tenure: {
    says: { en: "Freehold or leasehold", th: "กรรมสิทธิ์หรือสิทธิการเช่า" },
    examples: { en: ["", "freehold"], th: ["", "กรรมสิทธิ์"] },
  },
  foreign_quota: {
    says: { en: "Whether the condo is in the foreign quota", th: "คอนโดอยู่ในโควตาต่างชาติหรือไม่" },
    examples: { en: ["", ""], th: ["", ""] },
  },
  status: {
    says: { en: "Leave empty if available", th: "เว้นไว้ได้ถ้ายังว่าง" },
    examples: { en: ["available", ""], th: ["ว่าง", ""] },
  },
  year_built: {
    says: { en: "Four digits, A.D. or B.E.", th: "ค.ศ. หรือ พ.ศ. สี่หลัก" },
    examples: { en: ["2018", ""], th: ["2561", ""] },
  },
  available_from: {
    says: { en: "YYYY-MM-DD, or day/month/year", th: "วัน/เดือน/ปี หรือ YYYY-MM-DD" },
    examples: { en: ["2027-01-15", ""], th: ["15/1/2570", ""] },
  },
  description_th: {
    says: { en: "Up to 20,000 characters", th: "ไม่เกิน 20,000 ตัวอักษร" },
    examples: same("ห้องมุมชั้นสูง ลมดี เฟอร์นิเจอร์ครบ", ""),
  },
  description_en: {
    says: { en: "Up to 20,000 characters", th: "ไม่เกิน 20,000 ตัวอักษร" },
    examples: same("A corner unit on a high floor.", "Quiet, with a large garden."),
  },
  images: {
    says: {
      en: "Public photo links separated by |, the best first",
      th: "ลิงก์รูปที่เปิดได้แบบสาธารณะ คั่นด้วย | เรียงรูปที่ดีที่สุดก่อน",
    },
    examples: same(
      "https://example.com/1.jpg|https://example.com/2.jpg",
      "https://example.com/3.jpg",
    ),
  },
  website_url: {
    says: { en: "The home's page on your website", th: "หน้าเว็บของทรัพย์" },
    examples: same("https://example.com/home/1", ""),
  },
  "contact.name": {
    says: { en: "Contact person", th: "ชื่อผู้ติดต่อ" },
    examples: { en: ["Khun Example", ""], th: ["คุณตัวอย่าง", ""] },
  },
  "contact.phone": {
    says: { en: "Phone", th: "เบอร์โทร" },
    examples: same("02 000 0000", ""),
  },
  "contact.line": {
    says: { en: "LINE ID", th: "ไอดีไลน์" },
    examples: same("@example", ""),
  },
  "contact.email": {
    says: { en: "Email", th: "อีเมล" },
    examples: same("homes@example.com", ""),
  },
  allow_ai_display: {
    says: {
      en: "no hides it from the assistant and searches",
      th: "ใส่ ไม่ หากไม่ให้แสดงในผู้ช่วยและการค้นหา",
    },
    examples: { en: ["", ""], th: ["", ""] },
  },
};
export const TEMPLATE_TARGETS = Object.keys(COLUMN_GUIDES) as readonly TemplateTarget[];

const THAI = /[\u0e00-\u0e7f]/;

/** A column's name, by which its target is found again. */
export function columnName(target: TemplateTarget, language: TemplateLanguage): string {
  const words = COLUMN_WORDS[target];
  const thai = language === "th" ? words.find((word) => THAI.test(word)) : undefined;
  return thai ?? (target.startsWith("contact.") ? (words[0] ?? target) : target);
}

type TemplateWords = Readonly<Record<string, readonly string[]>>;
const chosen = (
  names: readonly string[],
  words: TemplateWords,
): ByTemplateLanguage<readonly string[]> => ({
  en: names,
  th: names.map((name) => words[name]?.find((word) => THAI.test(word)) ?? name),
});
const FLAGS = chosen(["yes", "no"], FLAG_WORDS);

/** What can be chosen in a column. */
export const CHOICES: Readonly<
  Partial<Record<TemplateTarget, ByTemplateLanguage<readonly string[]>>>
> = {
  property_type: chosen(PROPERTY_TYPES, TYPE_WORDS),
  status: chosen(LISTING_STATUSES, STATUS_WORDS),
  furnishing: chosen(["unfurnished", "partly", "fully"], FURNISHING_WORDS),
  tenure: chosen(
    TENURES.filter((tenure) => tenure !== "foreign_quota"),
    TENURE_WORDS,
  ),
  pets: FLAGS,
  foreign_quota: FLAGS,
  allow_ai_display: FLAGS,
};
