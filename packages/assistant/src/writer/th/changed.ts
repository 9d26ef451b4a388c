import type { CriterionChange } from "@propertyvr/parts";
import type { Criteria, PriceRange } from "@propertyvr/vocabulary";
import type { ChangeWords, SingleKey } from "../writer.ts";
import { baht } from "../figures.ts";
import type { ChangedWriter, Homes } from "../writer.ts";
import { priceWords, roomRange, sizeWords, spaced } from "./homes.ts";
import { ANY_OF_KIND, ASKED_NAMES, TYPE_NAMES, distance, joined, priced } from "./names.ts";

const NAMES: Readonly<Record<string, string>> = {
  types: "ประเภท",
  price: "งบ",
  area_sqm: "พื้นที่",
  land_sqm: "ที่ดิน",
  places: "ทำเล",
  tenure: "กรรมสิทธิ์",
  sort: "ลำดับ",
  status: "สถานะ",
};

const SORTS = { cheapest: "ถูกสุดก่อน", newest: "ใหม่สุดก่อน", largest: "ใหญ่สุดก่อน" };
const STATUSES = { available: "ว่าง", sold: "ขายแล้ว", rented: "ปล่อยเช่าแล้ว", pending: "ติดจอง" };

const words: ChangeWords = {
  name: (key) => NAMES[key] ?? null,
  value,
  fromTo(key, before, after) {
    const amounts = key === "price" ? limits(before.price, after.price) : null;
    return amounts ?? [value(key, before), value(key, after)];
  },
  type: (type) => TYPE_NAMES[type],
  notType: (type) => `ไม่เอา${TYPE_NAMES[type]}`,
  near: nearWords,
  amenity: (amenity) => ASKED_NAMES[amenity],
  wish: (amenity) => `${ASKED_NAMES[amenity]} (มีก็ดี)`,
  nearAny: () => "ใกล้ที่ใดที่หนึ่งก็พอ",
  status: (status) => STATUSES[status],
  or: (items) => joined(items, "หรือ"),
};

export const changedWriter: ChangedWriter = {
  changes: words,
  changed: (changes) => `ที่เปลี่ยน: ${changes.map(sentence).join(", ")}`,
  undoSay: () => "ยกเลิกการเปลี่ยนล่าสุด",
};

function sentence({ kind, name, from, to }: CriterionChange): string {
  if (kind === "added") return `เพิ่ม${spaced(to ?? "")}`;
  if (kind === "removed") return `เอา${spaced(from ?? "")}ออก`;
  return `${name ?? ""}จาก${wide(from ?? "")}เป็น${wide(to ?? "").trimEnd()}`;
}

/** A figure or a Latin name stands apart on both sides. */
const wide = (text: string): string =>
  /^[\u0E01-\u0E3A\u0E40-\u0E5B]/.test(text) ? text : ` ${text} `;

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

/** Two limits of one kind: the period is said once. */
function limits(
  before: PriceRange | null,
  after: PriceRange | null,
): readonly [string, string] | null {
  if (before?.max === undefined || after?.max === undefined || before.per !== after.per)
    return null;
  if (before.min !== undefined || after.min !== undefined) return null;
  return [baht(before.max), priced(after.max, after.per)];
}

function nearWords({ kind, name, withinM }: Homes["near"][number]): string {
  const where = spaced(name ?? ANY_OF_KIND[kind]);
  return withinM === null ? `ใกล้${where}` : `ในระยะ ${distance(withinM)} จาก${where}`;
}
