import {
  ANY_OF_KIND,
  capital,
  distance,
  inWords,
  joined,
  PER,
  priceWords,
  sizeWords,
  STATUS_NAMES,
  TYPE_NAMES,
  withArticle,
} from "@propertyvr/parts/words/en";
import type { Criteria, Range, WhereGroup } from "@propertyvr/vocabulary";
import type { Homes } from "../writer.ts";
import { hasOwnName, withoutNetwork } from "../own-name.ts";

/** "two-bedroom condos to rent within 1 km of BTS Asok, up to ฿40,000 a month" */
export function homesPhrase(homes: Homes, count: number): string {
  const head = headWords(homes, count, inWords);
  return [`${head}${whereWords(homes)}`, ...detailWords(homes)].join(", ");
}

/** "Asok · 2-bedroom condos to rent, up to ฿40,000" */
export function chatTitle(homes: Homes): string {
  const place = placeWords(homes);
  const what = [`${headWords(homes, 2, String)}${anyNearWords(homes)}`, ...detailWords(homes)]
    .join(", ")
    .replaceAll(PER.month, "");
  return place === "" ? capital(what) : `${place} · ${what}`;
}

function headWords(homes: Homes, count: number, say: (count: number) => string): string {
  const { criteria } = homes;
  return [
    homes.status === "available" ? "" : STATUS_NAMES[homes.status],
    roomAdjective(criteria, say),
    nouns(criteria, count),
    dealWords(homes),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

function detailWords(homes: Homes): readonly string[] {
  const { criteria } = homes;
  return [
    homes.notTypes.length === 0
      ? ""
      : `no ${joined(
          homes.notTypes.map((type) => TYPE_NAMES[type][1]),
          "or",
        )}`,
    roomRange(criteria),
    criteria.bathrooms === null ? "" : `at least ${rooms(criteria.bathrooms.min, "bathroom")}`,
    criteria.area_sqm === null ? "" : sizeWords(criteria.area_sqm, "m²"),
    criteria.land_sqm === null ? "" : sizeWords(criteria.land_sqm, "m² of land"),
    criteria.price === null ? "" : priceWords(criteria.price),
    homes.titleWords === null ? "" : `“${homes.titleWords}” in the title`,
  ].filter((part) => part !== "");
}

/** What has a name, the nearest first, as briefly as it tells chats apart: "Asok, Bangkok", "Near BTS". */
function placeWords({ places, near }: Homes): string {
  const named = near.filter(hasOwnName).map(({ name }) => withoutNetwork(name));
  const others = near
    .filter((target) => !hasOwnName(target))
    .flatMap(({ name, isCommonNoun }) => {
      if (name === null) return [];
      return [`near ${isCommonNoun ? withArticle(name) : name}`];
    });
  return capital([...named, ...places.map(withoutNetwork), ...others].join(", "));
}

const anyNearWords = ({ near }: Homes): string => {
  const kinds = near.filter(({ name }) => name === null).map(({ kind }) => ANY_OF_KIND[kind]);
  return kinds.length === 0 ? "" : ` near ${joined(kinds)}`;
};

function nouns({ types, bedrooms }: Criteria, count: number): string {
  const form = count === 1 ? 0 : 1;
  if (types.length === 0) {
    if (isExactly(bedrooms, 0)) return form === 0 ? "studio" : "studios";
    return form === 0 ? "home" : "homes";
  }
  return joined(
    types.map((type) => TYPE_NAMES[type][form]),
    count > 1 ? "and" : "or",
  );
}

const isExactly = (range: Range | null, value: number): boolean =>
  range !== null && range.min === value && range.max === value;

function roomAdjective({ bedrooms, types }: Criteria, say: (count: number) => string): string {
  if (bedrooms?.min === undefined || bedrooms.min !== bedrooms.max) return "";
  if (bedrooms.min === 0) return types.length === 0 ? "" : "studio";
  return `${say(bedrooms.min)}-bedroom`;
}

function roomRange({ bedrooms }: Criteria): string {
  if (bedrooms === null || (bedrooms.min !== undefined && bedrooms.min === bedrooms.max)) return "";
  const { min, max } = bedrooms;
  if (max === undefined) return `at least ${rooms(min ?? 0, "bedroom")}`;
  if (min === undefined) return `up to ${rooms(max, "bedroom")}`;
  if (min === 0) return `studio to ${rooms(max, "bedroom")}`;
  return `${String(min)} to ${rooms(max, "bedroom")}`;
}

const rooms = (count: number, noun: string): string =>
  `${String(count)} ${noun}${count === 1 ? "" : "s"}`;

function dealWords({ criteria: { deal }, status }: Homes): string {
  if (deal === null || status === (deal === "rent" ? "rented" : "sold")) return "";
  return deal === "rent" ? "to rent" : "for sale";
}

/** " in Ari or within 1 km of BTS Mo Chit, and within 1 km of a hospital" */
function whereWords({ places, near, where }: Homes): string {
  const [inPlaces] = where.filter(({ hasPlaces }) => hasPlaces);
  const others = where.filter(({ hasPlaces }) => !hasPlaces);
  const groups = others.map((group) => {
    const words = joined(nearWords(near, group), "or");
    // Beside an "and", an "or" needs a beginning.
    return others.length > 1 && group.near.length > 1 ? `either ${words}` : words;
  });
  const first =
    inPlaces === undefined
      ? ""
      : ` in ${joined([joined(places, "or"), ...nearWords(near, inPlaces)], "or")}`;
  if (groups.length === 0) return first;
  const isEither = inPlaces !== undefined && inPlaces.near.length > 0;
  return `${first}${isEither ? ", and " : " "}${joined(groups)}`;
}

const nearWords = (near: Homes["near"], group: WhereGroup): readonly string[] =>
  group.near.flatMap((at) => {
    const target = near[at];
    if (target === undefined) return [];
    const { kind, name, isCommonNoun, withinM } = target;
    const what =
      name === null
        ? ANY_OF_KIND[kind]
        : (NETWORKS[name] ?? (isCommonNoun ? withArticle(name) : name));
    return [withinM === null ? `near ${what}` : `within ${distance(withinM)} of ${what}`];
  });

const NETWORKS: Readonly<Record<string, string>> = {
  BTS: "a BTS station",
  MRT: "an MRT station",
};
