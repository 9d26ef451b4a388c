import { remembered } from "../remembered.ts";
import type { Amenity, ListingStatus, PropertyType, Tenure } from "@propertyvr/vocabulary";

/** Everyday words for each of ours, in both languages, as `wordKey` writes them. */
type SynonymList<Word extends string> = Readonly<Record<Word, readonly string[]>>;

export const TYPE_WORDS: SynonymList<PropertyType> = {
  condo: [
    "condominium",
    "condos",
    "penthouse",
    "studio",
    "คอนโด",
    "คอนโดมิเนียม",
    "ห้องชุด",
    "เพนท์เฮาส์",
    "เพ้นท์เฮ้าส์",
    "สตูดิโอ",
  ],
  house: [
    "home",
    "detached house",
    "single house",
    "bungalow",
    "twin house",
    "semi detached house",
    "บ้าน",
    "บ้านเดี่ยว",
    "บ้านแฝด",
    "บังกะโล",
    "บ้านพัก",
    "บ้านสวน",
  ],
  townhouse: [
    "town house",
    "town home",
    "townhome",
    "terraced house",
    "ทาวน์เฮ้าส์",
    "ทาวน์เฮาส์",
    "ทาวน์โฮม",
    "ทาวเฮ้าส์",
    "ทาวน์เฮ้า",
    "บ้านทาวน์เฮ้าส์",
  ],
  villa: ["pool villa", "villas", "วิลล่า", "พูลวิลล่า", "บ้านพูลวิลล่า"],
  apartment: [
    "apartments",
    "flat",
    "serviced apartment",
    "service apartment",
    "dormitory",
    "อพาร์ทเม้นท์",
    "อพาร์ทเมนท์",
    "อพาร์ตเมนต์",
    "อพาร์ทเม้น",
    "เซอร์วิสอพาร์ทเม้นท์",
    "หอพัก",
    "แฟลต",
    "แฟลต",
  ],
  land: ["land plot", "plot", "vacant land", "ที่ดิน", "ที่ดินเปล่า", "ที่ดินพร้อมสิ่งปลูกสร้าง"],
  shophouse: [
    "shop house",
    "commercial building",
    "retail",
    "retail space",
    "shop",
    "ตึกแถว",
    "อาคารพาณิชย์",
    "ห้องแถว",
    "พื้นที่ค้าขาย",
    "ร้านค้า",
  ],
  office: [
    "office space",
    "home office",
    "office building",
    "สำนักงาน",
    "ออฟฟิศ",
    "อาคารสำนักงาน",
    "โฮมออฟฟิศ",
  ],
  warehouse: ["factory", "godown", "โกดัง", "โรงงาน", "คลังสินค้า"],
};

export const STATUS_WORDS: SynonymList<ListingStatus> = {
  available: ["active", "for rent", "for sale", "vacant", "ว่าง", "พร้อมขาย", "พร้อมให้เช่า", "เปิดขาย"],
  sold: ["sold out", "ขายแล้ว", "ขายไปแล้ว"],
  rented: ["let", "leased", "rented out", "เช่าแล้ว", "มีผู้เช่าแล้ว", "ให้เช่าแล้ว", "ปล่อยเช่าแล้ว"],
  pending: ["reserved", "under offer", "booked", "on hold", "จอง", "จองแล้ว", "ติดจอง", "รอดำเนินการ"],
};

export const DEAL_WORDS: SynonymList<"rent" | "sale" | "both"> = {
  rent: ["for rent", "rental", "to let", "let", "lease", "for lease", "เช่า", "ให้เช่า", "ปล่อยเช่า"],
  sale: ["for sale", "sell", "sales", "buy", "resale", "ขาย", "ขายขาด", "ประกาศขาย"],
  both: [
    "rent and sale",
    "sale and rent",
    "rent or sale",
    "sale or rent",
    "rent sale",
    "sale rent",
    "for sale and rent",
    "for rent and sale",
    "ขายและเช่า",
    "ขายหรือเช่า",
    "ขาย เช่า",
    "เช่า ขาย",
    "ขายและให้เช่า",
    "ขาย ให้เช่า",
    "ทั้งขายและเช่า",
  ],
};

export const PERIOD_WORDS: SynonymList<"month" | "year" | "total" | "night" | "week"> = {
  month: ["monthly", "per month", "a month", "months", "เดือน", "ต่อเดือน", "รายเดือน"],
  year: ["yearly", "annual", "annually", "per year", "ปี", "ต่อปี", "รายปี"],
  total: ["sale", "once", "full", "ราคาเต็ม", "ขาย", "ทั้งหมด"],
  night: ["nightly", "day", "daily", "per night", "คืน", "วัน", "รายวัน", "ต่อคืน"],
  week: ["weekly", "per week", "สัปดาห์", "รายสัปดาห์"],
};

export const FURNISHING_WORDS: SynonymList<"unfurnished" | "partly" | "fully"> = {
  unfurnished: ["no", "none", "not furnished", "bare", "ไม่มีเฟอร์นิเจอร์", "ห้องเปล่า", "บ้านเปล่า", "ไม่มี"],
  partly: [
    "partial",
    "partially",
    "partially furnished",
    "partly furnished",
    "semi furnished",
    "some",
    "บางส่วน",
    "เฟอร์นิเจอร์บางส่วน",
    "ตกแต่งบางส่วน",
  ],
  fully: [
    "full",
    "furnished",
    "fully furnished",
    "yes",
    "เฟอร์ครบ",
    "เฟอร์นิเจอร์ครบ",
    "ตกแต่งครบ",
    "พร้อมเฟอร์นิเจอร์",
    "ครบ",
    "เฟอร์นิเจอร์ครบชุด",
    "มีเฟอร์นิเจอร์",
  ],
};

export const TENURE_WORDS: SynonymList<Exclude<Tenure, "foreign_quota">> = {
  freehold: ["free hold", "chanote", "กรรมสิทธิ์", "กรรมสิทธิ์ขาด", "ฟรีโฮลด์", "โฉนด"],
  leasehold: ["lease hold", "lease", "สิทธิการเช่า", "เซ้ง", "ลีสโฮลด์", "สิทธิ์การเช่า"],
};

export const FLAG_WORDS: SynonymList<"yes" | "no"> = {
  yes: [
    "true",
    "y",
    "1",
    "allowed",
    "ok",
    "ใช่",
    "มี",
    "ได้",
    "อนุญาต",
    "เลี้ยงได้",
    "เลี้ยงสัตว์ได้",
    "ได้ครับ",
    "ได้ค่ะ",
  ],
  no: [
    "false",
    "n",
    "0",
    "not allowed",
    "none",
    "ไม่",
    "ไม่ใช่",
    "ไม่มี",
    "ไม่ได้",
    "ห้าม",
    "ไม่อนุญาต",
    "ห้ามเลี้ยงสัตว์",
    "เลี้ยงไม่ได้",
  ],
};

export const AMENITY_WORDS: SynonymList<Amenity> = {
  pool: [
    "swimming pool",
    "private pool",
    "communal pool",
    "สระ",
    "สระว่ายน้ำ",
    "สระน้ำ",
    "สระว่ายน้ำส่วนตัว",
  ],
  gym: [
    "fitness",
    "fitness center",
    "fitness centre",
    "fitness room",
    "fitness corner",
    "gymnasium",
    "gymnasium room",
    "ฟิตเนส",
    "ยิม",
    "ห้องออกกำลังกาย",
    "ฟิตเนต",
  ],
  parking: [
    "car park",
    "carpark",
    "garage",
    "covered car park",
    "covered parking",
    "open car park",
    "basement car park",
    "multi storey car park",
    "car parking",
    "parking space",
    "ที่จอดรถ",
    "จอดรถ",
    "โรงรถ",
    "โรงจอดรถ",
  ],
  pet_friendly: [
    "pets",
    "pets allowed",
    "pet allowed",
    "pets ok",
    "pet",
    "เลี้ยงสัตว์ได้",
    "เลี้ยงสัตว์",
    "สัตว์เลี้ยง",
  ],
  furnished: ["fully furnished", "furniture", "เฟอร์นิเจอร์", "เฟอร์นิเจอร์ครบ", "เฟอร์ครบ", "ตกแต่งครบ"],
  balcony: ["terrace", "patio", "ระเบียง", "เทอเรซ"],
  garden: [
    "private garden",
    "communal garden",
    "community garden",
    "yard",
    "สวน",
    "สวนส่วนกลาง",
    "สวนหย่อม",
  ],
  sea_view: ["ocean view", "seaview", "วิวทะเล", "เห็นทะเล"],
  river_view: ["riverview", "วิวแม่น้ำ", "วิวเจ้าพระยา"],
  city_view: ["cityview", "วิวเมือง", "วิวตึก"],
  mountain_view: ["hill view", "วิวภูเขา", "วิวเขา", "วิวดอย"],
  security: [
    "24 hour security",
    "24 hours security",
    "24h security",
    "24 7 security",
    "security guard",
    "guard",
    "cctv",
    "key card",
    "keycard",
    "รปภ",
    "รักษาความปลอดภัย",
    "ระบบรักษาความปลอดภัย",
    "กล้องวงจรปิด",
    "รปภ 24 ชม",
    "คีย์การ์ด",
  ],
  elevator: ["lift", "elevators", "lift lobby", "ลิฟต์", "ลิฟท์"],
  washing_machine: ["washer", "laundry machine", "เครื่องซักผ้า"],
  wifi: ["wi fi", "internet", "high speed internet", "อินเทอร์เน็ต", "อินเตอร์เน็ต", "ไวไฟ"],
  kitchen: ["pantry", "western kitchen", "ครัว", "ห้องครัว", "แพนทรี่"],
  bathtub: ["bath tub", "jacuzzi", "อ่างอาบน้ำ", "จากุซซี่"],
  coworking: [
    "co working",
    "co working space",
    "coworking space",
    "โคเวิร์กกิ้ง",
    "โคเวิร์คกิ้ง",
    "พื้นที่ทำงาน",
  ],
  ev_charger: [
    "ev charging",
    "ev charging station",
    "ev",
    "ที่ชาร์จรถไฟฟ้า",
    "ที่ชาร์จรถ ev",
    "สถานีชาร์จรถไฟฟ้า",
  ],
  aircon: ["air conditioning", "air conditioner", "air con", "a c", "ac", "แอร์", "เครื่องปรับอากาศ"],
  maid_room: ["maids room", "maid s room", "maid quarters", "ห้องแม่บ้าน", "ห้องคนใช้"],
};

/** How a word is compared: lower case, one space for whatever stands between. */
export const wordKey = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s_\-/.,+&'’]+/g, " ")
    .trim();

/** Looks words up; `ours` tells a word of our own from an everyday one. */
export function wordFinder<Word extends string>(
  list: SynonymList<Word>,
): (text: string) => { readonly word: Word; readonly isOurs: boolean } | undefined {
  const found = new Map<string, Word>();
  for (const [word, others] of Object.entries(list) as [Word, readonly string[]][])
    for (const each of [word, ...others])
      if (!found.has(wordKey(each))) found.set(wordKey(each), word);
  return remembered((text) => {
    const word = found.get(wordKey(text));
    return word === undefined ? undefined : { word, isOurs: text === word };
  });
}
