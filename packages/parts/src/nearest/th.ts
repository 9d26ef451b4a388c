import type { ListingStatus } from "@propertyvr/vocabulary";
import { quotable, trimmed } from "../words/figures.ts";
import { ANY_OF_KIND, ASKED_NAMES, distance, priced, spaced, TYPE_NAMES } from "../words/th.ts";
import type { Miss, NearestWords } from "./words.ts";

export const nearestWords: NearestWords = {
  nearest: () => "รายการที่ใกล้เคียงที่สุด และสิ่งที่ยังไม่ตรง:",
  miss,
};

function miss(each: Miss): string {
  switch (each.kind) {
    case "status":
      return STATUSES[each.status];
    case "deal":
      return each.deal === "rent" ? "ให้เช่าเท่านั้น" : "ขายเท่านั้น";
    case "type":
      return `เป็น${TYPE_NAMES[each.type]}`;
    case "bedrooms":
      if (each.has === null) return "ไม่ได้ระบุจำนวนห้องนอน";
      return each.has === 0 ? "เป็นห้องสตูดิโอ" : `มี ${String(each.has)} ห้องนอน`;
    case "bathrooms":
      return each.has === null ? "ไม่ได้ระบุจำนวนห้องน้ำ" : `มี ${String(each.has)} ห้องน้ำ`;
    case "area":
      return each.sqm === null ? "ไม่ได้ระบุพื้นที่" : `พื้นที่ ${trimmed(each.sqm)} ตร.ม.`;
    case "land":
      return each.sqm === null ? "ไม่ได้ระบุขนาดที่ดิน" : `ที่ดิน ${trimmed(each.sqm)} ตร.ม.`;
    case "over_budget":
      return `เกินงบ ${priced(each.by, each.per)}`;
    case "under_budget":
      return `ต่ำกว่าช่วงราคา ${priced(each.by, each.per)}`;
    case "price_unknown":
      return "ไม่ได้ระบุราคา";
    case "price":
      return "ราคาไม่อยู่ในช่วงที่ต้องการ";
    case "place":
      return `อยู่ที่${spaced(quotable(each.location, 80))}`;
    case "far":
      return `ห่างจาก${spaced(quotable(each.to))} ${distance(each.metres)}`;
    case "not_near":
      return each.near === null ? "ไม่ได้อยู่ใกล้ที่ต้องการ" : `ไม่ได้อยู่ใกล้${ANY_OF_KIND[each.near]}`;
    case "amenity":
      return MISSING[each.amenity] ?? `ไม่มี${ASKED_NAMES[each.amenity]}`;
    case "tenure":
      return `ไม่ใช่${ASKED_NAMES[each.tenure]}`;
  }
}

const STATUSES: Readonly<Record<ListingStatus, string>> = {
  available: "ยังว่างอยู่",
  pending: "ติดจอง",
  sold: "ขายแล้ว",
  rented: "ปล่อยเช่าแล้ว",
};

const MISSING: Readonly<Record<string, string>> = { pet_friendly: "เลี้ยงสัตว์ไม่ได้" };
