import type { Criteria } from "@propertyvr/vocabulary";
import {
  ANY_OF_KIND,
  ASKED_NAMES,
  distance,
  joined,
  priceWords,
  roomRange,
  sizeWords,
  spaced,
  TYPE_NAMES,
} from "../words/th.ts";
import type { CriteriaWords, NamedNear, SingleKey } from "./words.ts";

const SORTS = { cheapest: "ถูกสุดก่อน", newest: "ใหม่สุดก่อน", largest: "ใหญ่สุดก่อน" };
const STATUSES = { available: "ว่าง", sold: "ขายแล้ว", rented: "ปล่อยเช่าแล้ว", pending: "ติดจอง" };

export const criteriaWords: CriteriaWords = {
  value,
  type: (type) => TYPE_NAMES[type],
  notType: (type) => `ไม่เอา${TYPE_NAMES[type]}`,
  near: nearWords,
  amenity: (amenity) => ASKED_NAMES[amenity],
  wish: (amenity) => `${ASKED_NAMES[amenity]} (มีก็ดี)`,
  nearAny: () => "ใกล้ที่ใดที่หนึ่งก็พอ",
  or: (items) => joined(items, "หรือ"),
  status: (status) => STATUSES[status],
  understoodAs: (asked) => `เข้าใจว่า: ${asked.join(", ")}`,
  suggested: (offered) => `เพิ่มเงื่อนไขได้อีก: ${offered.join(", ")}`,
  notUsed: (words) => `ไม่ได้ใช้: ${words.join(", ")}`,
  notOnMap: (names) => `ไม่พบบนแผนที่: ${names.join(", ")}`,
};

function value(key: SingleKey, criteria: Criteria): string {
  switch (key) {
    case "deal":
      return criteria.deal === "rent" ? "เช่า" : "ซื้อ";
    case "bedrooms":
      return roomRange(criteria.bedrooms?.min, criteria.bedrooms?.max);
    case "bathrooms":
      return `อย่างน้อย ${String(criteria.bathrooms?.min ?? 0)} ห้องน้ำ`;
    case "price":
      return criteria.price === null ? "" : priceWords(criteria.price);
    case "area_sqm":
      return criteria.area_sqm === null ? "" : `พื้นที่${sizeWords(criteria.area_sqm)}`;
    case "land_sqm":
      return criteria.land_sqm === null ? "" : `ที่ดิน${sizeWords(criteria.land_sqm)}`;
    case "tenure":
      return criteria.tenure === null ? "" : ASKED_NAMES[criteria.tenure];
    case "sort":
      return criteria.sort === null ? "" : SORTS[criteria.sort];
  }
}

function nearWords({ kind, name, withinM }: NamedNear): string {
  const where = spaced(name ?? ANY_OF_KIND[kind]);
  return withinM === null ? `ใกล้${where}` : `ในระยะ ${distance(withinM)} จาก${where}`;
}
