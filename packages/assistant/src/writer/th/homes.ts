import {
  ANY_OF_KIND,
  distance,
  joined,
  priceWords,
  roomRange,
  sizeWords,
  spaced,
  TYPE_NAMES,
} from "@propertyvr/parts/words/th";
import type { Criteria } from "@propertyvr/vocabulary";
import type { Homes } from "../writer.ts";

/** "คอนโดให้เช่า 2 ห้องนอน ในระยะ 1 กม. จาก BTS อโศก ไม่เกิน ฿40,000 ต่อเดือน" */
export function homesPhrase(homes: Homes): string {
  const { criteria } = homes;
  return [
    `${nouns(criteria)}${dealWords(homes)}${STATUS_WORDS[homes.status]}`,
    roomWords(criteria),
    criteria.bathrooms === null ? "" : `อย่างน้อย ${String(criteria.bathrooms.min)} ห้องน้ำ`,
    homes.notTypes.length === 0
      ? ""
      : `ไม่รวม${joined(homes.notTypes.map((type) => TYPE_NAMES[type]))}`,
    homes.places.length === 0 ? "" : `ใน${spaced(joined(homes.places, "หรือ"))}`,
    nearWords(homes),
    criteria.area_sqm === null ? "" : `พื้นที่ใช้สอย${sizeWords(criteria.area_sqm)}`,
    criteria.land_sqm === null ? "" : `ที่ดิน${sizeWords(criteria.land_sqm)}`,
    criteria.price === null ? "" : priceWords(criteria.price),
    homes.titleWords === null ? "" : `ชื่อประกาศมีคำว่า “${homes.titleWords}”`,
  ]
    .filter((part) => part !== "")
    .join(" ");
}

function nouns({ types, bedrooms }: Criteria): string {
  if (types.length > 0) return joined(types.map((type) => TYPE_NAMES[type]));
  return bedrooms?.min === 0 && bedrooms.max === 0 ? "ห้องสตูดิโอ" : "ที่พัก";
}

const STATUS_WORDS = {
  available: "",
  pending: "ที่ติดจอง",
  sold: "ที่ขายแล้ว",
  rented: "ที่ปล่อยเช่าแล้ว",
} as const;

function dealWords({ criteria: { deal }, status }: Homes): string {
  if (deal === null || status === (deal === "rent" ? "rented" : "sold")) return "";
  return deal === "rent" ? "ให้เช่า" : "ขาย";
}

function roomWords({ bedrooms, types }: Criteria): string {
  if (bedrooms === null) return "";
  const { min, max } = bedrooms;
  if (min === 0 && max === 0) return types.length === 0 ? "" : "แบบสตูดิโอ";
  return roomRange(min, max);
}

function nearWords({ near }: Homes): string {
  return joined(
    near.map(({ kind, name, withinM }) => {
      const where = name === null ? ANY_OF_KIND[kind] : (NETWORKS[name] ?? name);
      return withinM === null
        ? `ใกล้${spaced(where)}`
        : `ในระยะ ${distance(withinM)} จาก${spaced(where)}`;
    }),
  );
}

const NETWORKS: Readonly<Record<string, string>> = { BTS: "สถานี BTS", MRT: "สถานี MRT" };
