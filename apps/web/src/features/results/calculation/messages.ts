import { defineMessages } from "../../../lib/i18n/index.ts";

export const calculationMessages = defineMessages({
  en: {
    "calculation.changed": "Changed here, not in the chat.",
    "calculation.reset": "Reset",
    "calculation.unreadable": "Please write a number, such as 3,500,000 or 3.5m.",
    "calculation.needed": "Fill in what is marked below, and the result appears here.",
    "calculation.before": "The result before your last change. Please check what is marked below.",
    "calculation.search": "Search up to {price}",
    "calculation.say": "Property for sale up to {price}",
    "calculation.amount": "Amount",
    "calculation.byYears": "What the seller keeps, by years owned",
    "calculation.years": "Years owned",
    "calculation.notFromZero": "The scale doesn't start at zero.",
    "calculation.asTable": "As a table",
    "calculation.newTab": "opens a new tab",
  },
  th: {
    "calculation.changed": "แก้ไว้ตรงนี้เท่านั้น ไม่ได้ส่งในแชต",
    "calculation.reset": "คืนค่าเดิม",
    "calculation.unreadable": "กรุณาใส่ตัวเลข เช่น 3,500,000 หรือ 3.5 ล้าน",
    "calculation.needed": "ใส่ข้อมูลในช่องที่มีข้อความเตือนด้านล่าง แล้วผลจะแสดงตรงนี้",
    "calculation.before": "ผลก่อนการแก้ครั้งล่าสุด กรุณาตรวจช่องที่มีข้อความเตือนด้านล่าง",
    "calculation.search": "ค้นหาราคาไม่เกิน {price}",
    "calculation.say": "หาซื้อที่อยู่อาศัย ราคาไม่เกิน {price}",
    "calculation.amount": "จำนวนเงิน",
    "calculation.byYears": "เงินที่ผู้ขายได้รับสุทธิ แยกตามจำนวนปีที่ถือครอง",
    "calculation.years": "ปีที่ถือครอง",
    "calculation.notFromZero": "แกนตั้งไม่ได้เริ่มจากศูนย์",
    "calculation.asTable": "ดูเป็นตาราง",
    "calculation.newTab": "เปิดแท็บใหม่",
  },
});
