import { baht, grouped, trimmed } from "../words/figures.ts";
import type { PriceListWords } from "./words.ts";

export const priceListWords: PriceListWords = {
  priceListHead: () => "ราคาในใบราคานี้",
  unitType: (bedrooms) =>
    bedrooms === null ? "อื่น ๆ" : bedrooms === 0 ? "สตูดิโอ" : `${grouped(bedrooms)} ห้องนอน`,
  listRows: grouped,
  listSize: ({ min, max }) =>
    min === max ? `${trimmed(min)} ตร.ม.` : `${trimmed(min)}–${trimmed(max)} ตร.ม.`,
  listPrice: ({ min, max }, deal) =>
    `${min === max ? baht(min) : `${baht(min)}–${baht(max)}`}${deal === "rent" ? " ต่อเดือน" : ""}`,
  heads: () => ["แบบห้อง", "แถว", "ขนาด", "ราคา"],
  notMarket: () => "เป็นราคาเสนอในไฟล์นี้เท่านั้น ไม่ใช่ตัวเลขของตลาด",
  listCut: () => "ไฟล์ยาวกว่านี้ อ่านเฉพาะส่วนต้น",
};
