import type { ContactKind } from "@propertyvr/vocabulary";
import { ASKED_NAMES, TYPE_NAMES } from "../words/th.ts";
import { baht, trimmed } from "../words/figures.ts";
import type { DraftField, ListingDraftWords } from "./words.ts";

export const listingDraftWords: ListingDraftWords = {
  draftHead: () => "ร่างประกาศจากโพสต์นี้",
  fieldLabel: (field) => LABELS[field],
  typeName: (type) => TYPE_NAMES[type],
  furnishingName: (furnishing) =>
    ({
      unfurnished: "ไม่มีเฟอร์นิเจอร์",
      partly: "มีเฟอร์นิเจอร์บางส่วน",
      fully: "เฟอร์นิเจอร์ครบ",
    })[furnishing],
  amenityNames: (amenities) => amenities.map((amenity) => ASKED_NAMES[amenity]).join(", "),
  yesNo: (isYes) => (isYes ? "เลี้ยงได้" : "เลี้ยงไม่ได้"),
  draftPrice: (thb, isRent) => `${baht(thb)}${isRent ? " ต่อเดือน" : ""}`,
  draftSize: (sqm) => `${trimmed(sqm)} ตร.ม.`,
  notTold: (labels) => `ไม่มีในโพสต์: ${labels.join(", ")}`,
  leftOut: (kinds) => `ตัดออกจากข้อความ: ${kinds.map((kind) => KINDS[kind]).join(", ")}`,
  unreadHead: () => "บรรทัดที่อ่านเป็นช่องข้อมูลไม่ได้ (ยังอยู่ในรายละเอียด)",
  notPublished: () => "ยังไม่มีใครเห็น จนกว่าผู้ใช้ของพาร์ตเนอร์จะเผยแพร่",
};

const LABELS: Readonly<Record<DraftField, string>> = {
  title: "ชื่อประกาศ",
  description: "รายละเอียด",
  property_type: "ประเภท",
  rent_price: "ค่าเช่า",
  sale_price: "ราคาขาย",
  bedrooms: "ห้องนอน",
  bathrooms: "ห้องน้ำ",
  area_sqm: "พื้นที่ใช้สอย",
  land: "ที่ดิน",
  floor: "ชั้น",
  location: "ทำเล",
  furnishing: "เฟอร์นิเจอร์",
  pets: "สัตว์เลี้ยง",
  amenities: "สิ่งอำนวยความสะดวก",
};

const KINDS: Readonly<Record<ContactKind, string>> = {
  phone: "เบอร์โทร",
  line: "LINE ID",
  email: "อีเมล",
  link: "ลิงก์",
  name: "ชื่อคน",
};
