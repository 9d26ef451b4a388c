import { describe, expect, it } from "vitest";
import { COLUMN_WORDS } from "../mapping/column-words.ts";
import { AMENITY_WORDS } from "../partner-row/word-lists.ts";
import { ROW_MEMBERS } from "../row-members.ts";
import { isRemark, type PrivateKind, privateKindOf } from "./private-words.ts";

const PRIVATE: Readonly<Record<PrivateKind, readonly string[]>> = {
  owner: [
    "Owner", "owner", "OWNER", "Owner name", "Owner's name", "owner_name", "OwnerName", "ownername",
    "Owner Tel.", "Owner Tel", "owner_phone", "OwnerPhone", "ownerPhone", "ownerphone", "Phone (owner)",
    "Phone of owner", "tel owner", "Owner Line ID", "owner line id", "ownerLineId", "Owner's e-mail",
    "Owner contact", "owner.name", "contact.owner_phone", "Owners", "Owner 1", "Owner/Agent", "Land owner",
    "Landlord", "landlord_phone", "Landlord Tel", "Lessor", "Seller name", "seller tel", "seller_phone",
    "Vendor phone", "Seller", "Tenant phone", "Customer name",
    "เจ้าของ", "เจ้าของห้อง", "เจ้าของทรัพย์", "ชื่อเจ้าของ", "ชื่อ เจ้าของ", "ชื่อ-เจ้าของ", "เบอร์เจ้าของ",
    "เบอร์ เจ้าของ", "เบอร์โทรเจ้าของ", "เบอร์โทร (เจ้าของ)", "โทรศัพท์เจ้าของห้อง", "ไลน์เจ้าของ", "LINE เจ้าของ",
    "Lineเจ้าของ", "เจ้าของ/เบอร์", "เบอร์ จขบ.", "จขบ", "จขห.", "จขท", "ผู้ฝากขาย", "ผู้ฝาก", "เบอร์ผู้ฝากขาย",
    "ชื่อผู้ขาย", "เบอร์ผู้ขาย", "ผู้ให้เช่า", "เบอร์ผู้เช่า", "เจ้าของกรรมสิทธิ์", "เบอร์ owner", "owner เบอร์", "เบอรเจ้าของ",
  ],
  commission: [
    "Commission", "commission", "Commission %", "commission_rate", "commissionRate", "Comm.", "Comm %",
    "Com%", "comission", "Commision", "Agent fee", "Referral fee", "Agency fee", "broker_fee",
    "ค่าคอม", "ค่า คอม", "คอมมิชชั่น", "คอมมิชชัน", "ค่าคอมมิชชั่น", "ค่าคอม %", "%คอม", "คอม %", "คอม", "ค่านายหน้า",
    "ค่าแนะนำ", "คอมมิสชั่น", "ค่าคอมฯ",
  ],
  co_agent: [
    "Co-agent", "co agent", "CoAgent", "coagent", "co_agent", "Co-Agent fee", "Co-broke", "cobroke", "Co-broker",
    "co agent รับ/ไม่รับ", "Co Agent (Y/N)", "Accept agent", "Agents welcome",
    "โคเอเจ้นท์", "โคเอเจนท์", "โค เอเยนต์", "รับโคนายหน้า", "รับนายหน้า", "รับเอเจ้นท์", "ไม่รับนายหน้า", "รับ co-agent",
  ],
  access: [
    "Key", "Keys", "key", "Key location", "key_location", "KeyLocation", "keylocation", "Key holder", "Key place",
    "Key with", "Key at", "Keys at juristic", "Key no.", "Lockbox", "Lock box", "Key box", "Door code", "door_code",
    "DoorCode", "Alarm code", "Gate code", "Door PIN", "Access code", "Entry code", "Lock password", "Passcode",
    "Digital lock code", "Viewing instructions",
    "กุญแจ", "ที่เก็บกุญแจ", "กุญแจอยู่ที่", "ฝากกุญแจ", "รับกุญแจที่", "key location/ที่เก็บกุญแจ", "รหัสประตู", "รหัสเข้าห้อง",
    "รหัสล็อค", "รหัสล็อก", "รหัสเข้าตึก", "รหัสผ่าน", "คีย์อยู่ที่", "รหัสกุญแจดิจิทัล", "ที่เก็บ key",
  ],
  lowest_price: [
    "Net price", "net_price", "NetPrice", "netprice", "Net sale price", "Price (net)", "Net", "Bottom price",
    "Lowest price", "lowestPrice", "Minimum price", "Min price", "Lowest acceptable", "Net to owner", "Nett price",
    "Reserve price", "Net rent",
    "ราคาต่ำสุด", "ราคา ต่ำสุด", "ราคาขายต่ำสุด", "ราคาเน็ต", "ราคาเน็ท", "ราคา net", "net ราคา", "ราคาสุทธิ", "ค่าเช่าต่ำสุด",
    "ต่ำสุด", "ลดได้ถึง", "ราคาในใจ", "ขายเน็ต",
  ],
  internal: [
    "Internal", "internal", "Internal note", "Internal notes", "internal_note", "internalNotes", "InternalRemark",
    "Internal use only", "Agent note", "Agent remark", "agent_notes", "agentnotes", "Agents only", "Staff notes",
    "Note to agent", "Notes for agents", "Office use only", "Private notes", "Private remark", "Confidential", "CONFIDENTIAL",
    "Secret", "Admin memo", "Do not publish", "Bank account",
    "ภายใน", "หมายเหตุภายใน", "หมายเหตุ ภายใน", "หมายเหตุ (ภายใน)", "โน้ตภายใน", "โน๊ตภายใน", "บันทึกภายใน", "ใช้ภายใน",
    "ข้อมูลภายใน", "ภายในเท่านั้น", "ลับ", "ข้อมูลลับ", "หมายเหตุเอเจ้นท์", "หมายเหตุสำหรับนายหน้า", "สำหรับทีม", "โน้ตเอเจนท์",
    "ห้ามเผยแพร่", "เลขบัญชี",
  ],
}; // prettier-ignore

const REMARKS = [
  "Remark", "Remarks", "REMARKS", "Note", "Notes", "note_1", "Memo", "Comment", "comments", "Remarks (TH)", "other notes",
  "หมายเหตุ", "หมาย เหตุ", "หมายเหตุเพิ่มเติม", "โน้ต", "โน๊ต", "โน้ตเพิ่มเติม", "บันทึก", "เมโม", "คอมเมนต์",
]; // prettier-ignore

/** Names that hold letters of a private word and are public. */
const PUBLIC = [
  "Ownership", "ownership_type", "Owner type", "ownerType", "Owner occupied", "Home owners association fee", "Project owner",
  "เจ้าของโครงการ", "Freehold", "กรรมสิทธิ์", "ประเภทเจ้าของ", "Key features", "key_features", "Key selling points", "Key facts",
  "Keywords", "keyword", "Key card", "คีย์การ์ด", "กุญแจดิจิทัล", "Monkey", "Turnkey", "Key money", "Lobby", "Co-working space", "coworking",
  "Co-living", "Contact", "contact", "Contact name", "Contact phone", "ผู้ติดต่อ", "เบอร์ติดต่อ", "Agent", "Agent name",
  "Agent phone", "agent_phone", "นายหน้า", "เบอร์นายหน้า", "เบอร์โทร", "Line ID", "Notebook", "Notable", "Noted by", "notebook desk",
  "Common fee", "Common area", "Community", "Company", "Completion year", "คอมมูนิตี้มอลล์", "คอมเพล็กซ์", "คอนโด",
  "Internal area", "internal_area_sqm", "Interior", "พื้นที่ภายใน", "ตกแต่งภายใน", "ภายในห้อง", "สิ่งอำนวยความสะดวกภายใน",
  "Internet", "อินเทอร์เน็ต", "Private pool", "สระว่ายน้ำส่วนตัว", "Net area", "พื้นที่ net", "Minimum rental period", "Floor area",
  "Price", "Sale price", "Selling price", "Asking price", "Total price", "ราคา", "ราคาขาย", "ค่าเช่า", "Price per sqm", "Starting price",
  "Property code", "Unit code", "Building code", "รหัสทรัพย์", "รหัสห้อง", "รหัสประกาศ", "รหัสไปรษณีย์", "Postcode", "Zip code", "Internal ID",
  "Access road", "Direct access", "Door type", "Gated community", "Alarm", "Security", "Safe", "Passenger lift",
  "Description", "รายละเอียด", "Public remarks", "Pets allowed", "Seller type", "Best seller", "Customer review",
  "ห้ามเลี้ยงสัตว์", "ของที่มีในห้อง", "ปีที่สร้าง", "วันที่ว่าง", "Tenant", "ผู้เช่า", "ที่อยู่", "ทำเล", "Sharing allowed", "Covered parking",
  "Agency", "Brokerage", "Co. Ltd", "Facility co", "Comfort", "Commute", "กลับบ้าน", "ลับแล", "ขายพร้อมผู้เช่า", "ฝากขาย", "ห้องเก็บของ",
]; // prettier-ignore

describe("a private name", () => {
  const cases = Object.entries(PRIVATE).flatMap(([kind, names]) =>
    names.map((name) => [name, kind] as const),
  );
  it.each(cases)("%s is of the kind %s", (name, kind) => {
    expect(privateKindOf(name)).toBe(kind);
  });
});

describe("a remark", () => {
  it.each(REMARKS)("%s is one, and not private by its name alone", (name) => {
    expect([privateKindOf(name), isRemark(name)]).toEqual([undefined, true]);
  });
});

describe("a public name", () => {
  it.each(PUBLIC)("%s is neither private nor a remark", (name) => {
    expect([privateKindOf(name), isRemark(name)]).toEqual([undefined, false]);
  });

  it("is every member of ours, every word for a column and every amenity", () => {
    const names = [
      ...ROW_MEMBERS,
      ...Object.values(COLUMN_WORDS).flat(),
      ...Object.values(AMENITY_WORDS).flat(),
      ...Object.keys(AMENITY_WORDS),
    ];
    expect(names.filter((name) => privateKindOf(name) !== undefined || isRemark(name))).toEqual([]);
  });
});
