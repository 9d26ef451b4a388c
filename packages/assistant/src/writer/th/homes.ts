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
import type { Criteria, WhereGroup } from "@propertyvr/vocabulary";
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
    whereWords(homes),
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

/** "ในอารีย์หรือในระยะ 1 กม. จาก BTS หมอชิต และในระยะ 1 กม. จากโรงพยาบาล" */
function whereWords({ places, near, where }: Homes): string {
  const [inPlaces] = where.filter(({ hasPlaces }) => hasPlaces);
  const others = where.filter(({ hasPlaces }) => !hasPlaces);
  const groups = others.map((group) => {
    const words = joined(nearWords(near, group), "หรือ");
    // Beside an "and", it is said how far the "or" goes.
    return others.length > 1 && group.near.length > 1 ? `${words}อย่างใดอย่างหนึ่ง` : words;
  });
  if (inPlaces === undefined) return joined(groups);
  const first = `ใน${spaced(joined([joined(places, "หรือ"), ...nearWords(near, inPlaces)], "หรือ"))}`;
  if (groups.length === 0) return first;
  return inPlaces.near.length > 0 ? joined([first, ...groups]) : `${first} ${joined(groups)}`;
}

const nearWords = (near: Homes["near"], group: WhereGroup): readonly string[] =>
  group.near.flatMap((at) => {
    const target = near[at];
    if (target === undefined) return [];
    const { kind, name, withinM } = target;
    const what = name === null ? ANY_OF_KIND[kind] : (NETWORKS[name] ?? name);
    return [
      withinM === null ? `ใกล้${spaced(what)}` : `ในระยะ ${distance(withinM)} จาก${spaced(what)}`,
    ];
  });

const NETWORKS: Readonly<Record<string, string>> = { BTS: "สถานี BTS", MRT: "สถานี MRT" };
