import { type FollowUp, phrases, type Purpose } from "./corpus.ts";

/** The Thai half of what English follow-ups say. */
const HOUSE = "ซื้อบ้านหางดง 3 ห้องนอน ไม่เกิน 6 ล้าน มีสระ";
export const THAI_FOLLOWED: readonly FollowUp[] = [
  { before: HOUSE, becomes: {}, action: { type: "save" }, phrases: phrases("บันทึกไว้ | เซฟไว้ก่อน | บันทึกอันนี้") },
  { before: HOUSE, becomes: { amenities: [] }, phrases: phrases("ไม่เอาสระ | เอาสระออก | ไม่ต้องมีสระว่ายน้ำ") },
  { before: HOUSE, becomes: { land_sqm: { min: 1600 } }, phrases: phrases("ที่ดิน 1 ไร่ขึ้นไป | อย่างน้อย 1 ไร่ | 1 ไร่ขึ้นไป") },
  { before: HOUSE, becomes: { sort: "cheapest" }, phrases: phrases("เอาถูกที่สุด | เรียงจากถูกสุด | ขอดูถูกสุดก่อน") },
  { before: "คอนโดให้เช่า ใกล้ mrt ลาดพร้าว 9000", becomes: { near: [{ kind: "transit", name: "Lat Phrao", within_m: 480 }] }, phrases: phrases("เดินใน 6 นาที | ขอเดินถึงภายใน 6 นาที | เดินได้ใน 6 นาที") },
  { before: HOUSE, becomes: { sort: "newest" }, phrases: phrases("เอาล่าสุด | ขอดูล่าสุด") },
]; // prettier-ignore

export const THAI_ASKS: readonly Purpose[] = [
  { intent: "search", phrases: phrases("มีคอนโดแถวอารีย์ไหม | แถวหัวหินมีบ้านให้เช่าไหมคะ | มีห้องว่างไม่เกิน 5000 ไหม | หาที่อยู่แถวบางนา") },
]; // prettier-ignore
