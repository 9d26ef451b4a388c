import type { ROW_MEMBERS } from "../partner-row/index.ts";

type Member = (typeof ROW_MEMBERS)[number];

/** What a column can be read as: a member of a partner's row, one of a contact, or two members in one cell. */
export type ColumnTarget =
  | Exclude<Member, "contact" | "amenities_no">
  | `contact.${"name" | "phone" | "line" | "email"}`
  | "coordinates"
  | "rooms";

/**
 * How agencies call their columns, in both languages, as `nameOf` writes them: small letters,
 * signs as spaces, without the unit. The first is the usual one.
 */
export const COLUMN_WORDS: Readonly<Record<ColumnTarget, readonly string[]>> = {
  external_id: ["external id", "id", "ref", "reference", "code", "property code", "property id", "listing id", "listing", "unit code", "stock", "asset code", "รหัส", "รหัสทรัพย์", "รหัสประกาศ", "รหัสอ้างอิง", "เลขที่ประกาศ", "รหัสห้อง", "รหัสสินทรัพย์"],
  title: ["title", "headline", "listing title", "listing name", "property name", "subject", "topic", "ชื่อประกาศ", "หัวข้อ", "หัวข้อประกาศ", "ชื่อทรัพย์", "ชื่อรายการ"],
  title_th: ["title th", "thai title", "title thai", "ชื่อไทย", "หัวข้อไทย", "ชื่อประกาศไทย"],
  title_en: ["title en", "english title", "title english", "ชื่ออังกฤษ", "หัวข้ออังกฤษ", "ชื่อประกาศอังกฤษ"],
  description: ["description", "details", "detail", "desc", "about", "text", "รายละเอียด", "คำอธิบาย", "คำบรรยาย", "รายละเอียดเพิ่มเติม"],
  description_th: ["description th", "thai description", "รายละเอียดไทย"],
  description_en: ["description en", "english description", "รายละเอียดอังกฤษ"],
  property_type: ["property type", "type", "category", "asset type", "kind", "type property", "building type", "ประเภท", "ประเภททรัพย์", "ประเภททรัพย์สิน", "ประเภทอสังหา", "ประเภทอสังหาริมทรัพย์", "ชนิดทรัพย์", "ชนิด"],
  deal: ["deal", "deal type", "listing type", "sale or rent", "for sale or rent", "rent or sale", "transaction", "transaction type", "purpose", "offer", "offer type", "post type", "ประเภทประกาศ", "ขาย เช่า", "ขายหรือเช่า", "เช่า ขาย", "ประกาศ"],
  price: ["price", "asking price", "amount", "total price", "ราคา", "ราคาเสนอ", "ราคาตั้ง"],
  price_period: ["price period", "period", "price freq", "ต่อ", "หน่วยราคา"],
  rent_price: ["rent price", "rent", "rental", "rental price", "monthly rent", "rent per month", "price per month", "price rent", "lease price", "ค่าเช่า", "ราคาเช่า", "เช่า", "ค่าเช่าต่อเดือน", "ราคาเช่าต่อเดือน", "เช่าเดือนละ"],
  sale_price: ["sale price", "selling price", "sell price", "sale", "price sale", "buy price", "price for sale", "ราคาขาย", "ขาย", "ราคาประกาศขาย"],
  status: ["status", "availability", "listing status", "state", "สถานะ", "สถานะห้อง", "สถานะทรัพย์"],
  location: ["location", "address", "full address", "area name", "zone", "neighbourhood", "neighborhood", "ที่ตั้ง", "ที่อยู่", "ทำเล", "ย่าน", "โซน"],
  city: ["city", "town", "เมือง"],
  province: ["province", "changwat", "state province", "จังหวัด"],
  district: ["district", "amphoe", "amphur", "khet", "อำเภอ", "เขต", "อำเภอ เขต", "เขต อำเภอ"],
  subdistrict: ["subdistrict", "sub district", "tambon", "tambol", "khwaeng", "ตำบล", "แขวง", "ตำบล แขวง", "แขวง ตำบล"],
  postcode: ["postcode", "post code", "postal code", "zip", "zip code", "zipcode", "รหัสไปรษณีย์", "ไปรษณีย์"],
  latitude: ["latitude", "lat", "ละติจูด"],
  longitude: ["longitude", "lng", "lon", "long", "ลองจิจูด", "ลองติจูด"],
  coordinates: ["coordinates", "coordinate", "gps", "lat lng", "lat long", "lat lon", "latlng", "map point", "พิกัด"],
  project: ["project", "project name", "building", "building name", "condo name", "development", "village", "estate", "โครงการ", "ชื่อโครงการ", "อาคาร", "ชื่ออาคาร", "ชื่อคอนโด", "หมู่บ้าน"],
  bedrooms: ["bedrooms", "bedroom", "beds", "bed", "br", "number bedrooms", "num bedrooms", "bed rooms", "ห้องนอน", "จำนวนห้องนอน", "นอน"],
  bathrooms: ["bathrooms", "bathroom", "baths", "bath", "ba", "number bathrooms", "num bathrooms", "toilets", "ห้องน้ำ", "จำนวนห้องน้ำ", "น้ำ"],
  rooms: ["rooms", "room type", "bed bath", "beds baths", "bedrooms bathrooms", "bedroom bathroom", "layout", "unit type", "แบบห้อง", "รูปแบบห้อง", "ห้องนอน ห้องน้ำ", "จำนวนห้อง", "ประเภทห้อง"],
  area_sqm: ["area", "area sqm", "size", "sqm", "sq m", "usable area", "floor area", "living area", "internal area", "built up area", "interior", "พื้นที่", "พื้นที่ใช้สอย", "ขนาด", "ขนาดห้อง", "ขนาดพื้นที่", "ตรม", "ตารางเมตร"],
  square_footage: ["square footage", "square feet", "sq ft", "sqft", "ตารางฟุต"],
  land_sqm: ["land", "land area", "land size", "plot", "plot size", "plot area", "land sqm", "ที่ดิน", "ขนาดที่ดิน", "เนื้อที่", "พื้นที่ดิน", "เนื้อที่ดิน", "ตรว", "ตารางวา", "ไร่ งาน วา"],
  floor: ["floor", "floor number", "level", "storey", "on floor", "ชั้น", "ชั้นที่", "อยู่ชั้น"],
  furnishing: ["furnishing", "furnished", "furniture", "furnishings", "เฟอร์นิเจอร์", "การตกแต่ง", "ตกแต่ง"],
  amenities: ["amenities", "facilities", "features", "amenity", "facility", "สิ่งอำนวยความสะดวก", "ส่วนกลาง"],
  pets: ["pets", "pet", "pets allowed", "pet friendly", "สัตว์เลี้ยง", "เลี้ยงสัตว์", "เลี้ยงสัตว์ได้"],
  tenure: ["tenure", "ownership", "title type", "กรรมสิทธิ์", "การถือครอง"],
  foreign_quota: ["foreign quota", "quota", "foreigner quota", "โควตาต่างชาติ", "โควต้าต่างชาติ"],
  year_built: ["year built", "built", "built year", "completion year", "completed", "ปีที่สร้าง", "ปีสร้าง", "สร้างเสร็จ", "ปีที่สร้างเสร็จ"],
  available_from: ["available from", "available", "available date", "date available", "move", "move date", "วันที่ว่าง", "ว่างวันที่", "เข้าอยู่ได้", "พร้อมเข้าอยู่"],
  images: ["images", "image", "photos", "photo", "pictures", "image urls", "photo urls", "image url", "รูป", "รูปภาพ", "รูปถ่าย", "ลิงก์รูป"],
  website_url: ["website url", "url", "link", "website", "web", "listing url", "page", "ลิงก์", "ลิงค์", "เว็บไซต์"],
  "contact.name": ["contact name", "contact", "contact person", "agent", "agent name", "ผู้ติดต่อ", "ติดต่อ", "ชื่อผู้ติดต่อ", "นายหน้า"],
  "contact.phone": ["phone", "tel", "telephone", "mobile", "contact phone", "phone number", "agent phone", "เบอร์โทร", "เบอร์", "โทร", "โทรศัพท์", "เบอร์ติดต่อ", "มือถือ"],
  "contact.line": ["line", "line id", "ไลน์", "ไอดีไลน์", "ไลน์ไอดี"],
  "contact.email": ["email", "e mail", "contact email", "mail", "อีเมล", "อีเมล์"],
  allow_ai_display: ["allow ai display", "ai display"],
}; // prettier-ignore

/** Names that say little: a home's title, else its project where another column is the title; a part of town. */
export const VAGUE_WORDS: Readonly<Partial<Record<ColumnTarget, { readonly words: readonly string[]; readonly confidence: number }>>> = {
  title: { words: ["name", "ชื่อ"], confidence: 0.6 },
  project: { words: ["name", "ชื่อ"], confidence: 0.55 },
  location: { words: ["area", "พื้นที่"], confidence: 0.5 },
}; // prettier-ignore

export const TARGETS = Object.keys(COLUMN_WORDS) as ColumnTarget[];

/** Words that say nothing of which column it is: "Price (THB)", "* ราคา". */
export const MUTE_WORDS: ReadonlySet<string> = new Set([
  "thb",
  "baht",
  "บาท",
  "the",
  "of",
  "in",
  "no",
]);

/** Units that stand in a column's name for all of its cells, as the rule book reads them behind a number. */
export const UNITS: readonly { readonly pattern: RegExp; readonly unit: string }[] = [
  { pattern: /(?:ตร\.?\s*ว\.?|ตารางวา|sq\.?\s*w(?:ah?)?\.?|square wah?)/i, unit: "ตร.ว." },
  {
    pattern: /(?:ตร\.?\s*ม\.?|ตารางเมตร|sq\.?\s*m\.?|sqm|m2|m²|square met(?:er|re)s?)/i,
    unit: "ตร.ม.",
  },
  {
    pattern: /(?:sq\.?\s*f(?:ee)?t\.?|sqft|ft2|ft²|square feet|ตร\.?\s*ฟุต|ตารางฟุต)/i,
    unit: "sq ft",
  },
  { pattern: /(?:^|[([/\s])(?:ไร่|rai)(?=$|[)\]/\s])/i, unit: "ไร่" },
  { pattern: /(?:ล้านบาท|ล้าน|millions?|mb|mthb)/i, unit: "ล้าน" },
];
