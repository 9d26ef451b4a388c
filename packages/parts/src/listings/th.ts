import type { ListingCard } from "@propertyvr/vocabulary";
import { grouped, trimmed } from "../words/figures.ts";
import { distance, homesFigure, markWords, priced, spaced } from "../words/th.ts";
import type { ListingsWords } from "./words.ts";

const STATUSES = { available: "", sold: "ขายแล้ว", rented: "ปล่อยเช่าแล้ว", pending: "ติดจอง" };

export const listingsWords: ListingsWords = {
  found: (total, query) => `พบอสังหาริมทรัพย์ ${homesFigure(total)} รายการสำหรับ "${query}"`,
  samples: "ประกาศตัวอย่าง ไม่ใช่ประกาศจริง",
  facts: (card) =>
    [
      card.is_sample ? "ตัวอย่าง" : "",
      STATUSES[card.status ?? "available"],
      priceOf(card.deal, card.price),
      card.price_mark ? markWords(card.price_mark) : "",
      card.other_offer === null ? "" : priceOf(card.other_offer.deal, card.other_offer.price),
      card.bedrooms === null
        ? ""
        : card.bedrooms === 0
          ? "สตูดิโอ"
          : `${grouped(card.bedrooms)} ห้องนอน`,
      card.bathrooms === null ? "" : `${grouped(card.bathrooms)} ห้องน้ำ`,
      card.area === null ? "" : `${trimmed(card.area)} ตร.ม.`,
      card.land_sqm === null ? "" : `ที่ดิน ${trimmed(card.land_sqm)} ตร.ม.`,
      card.location,
      card.distance === null
        ? ""
        : `ห่างจาก${spaced(card.distance.to.text)} ${card.distance.is_about ? "ประมาณ " : ""}${distance(card.distance.metres)}`,
    ].filter((fact) => fact !== ""),
  lead: (said, shown) => (said < shown ? `${grouped(said)} รายการแรก:` : "รายการที่พบ:"),
  range: (first, last, total) =>
    first === last
      ? `รายการที่ ${grouped(first)} จาก ${homesFigure(total)}`
      : `รายการที่ ${grouped(first)} ถึง ${grouped(last)} จาก ${homesFigure(total)}`,
};

function priceOf(deal: ListingCard["deal"], price: number | null): string {
  if (deal === "rent") return price === null ? "สอบถามค่าเช่า" : `เช่า ${priced(price, "month")}`;
  return price === null ? "สอบถามราคาขาย" : `ขาย ${priced(price, "total")}`;
}
