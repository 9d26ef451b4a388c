import {
  whereGroups,
  type Amenity,
  type Criteria,
  type Language,
  type Near,
  type PriceRange,
  type Range,
} from "@propertyvr/vocabulary";
import { formatNumber } from "../../../lib/format.ts";
import { listingWords, type ListingWordId } from "../../../lib/listing-words/messages.ts";
import type { EditedKey } from "../criteria-chips.ts";
import { insideSentence } from "../words.ts";
import type { EditableSearch } from "./editable-search.ts";
import { spokenEditMessages } from "./spoken-edit-messages.ts";

type SaidId = keyof (typeof spokenEditMessages)["en"];
type Said = (id: SaidId, values?: Readonly<Record<string, string>>) => string;
interface Words {
  readonly language: Language;
  readonly said: Said;
  readonly word: (id: ListingWordId) => string;
}

/**
 * What a person would have said to change one kind of chip, in the language of
 * the conversation: "Change the budget to 20,000 to 30,000 baht a month". Typed
 * by hand it is understood as the same change, as far as words can say it.
 */
export function sayEdit(
  key: EditedKey,
  before: EditableSearch,
  after: EditableSearch,
  language: Language,
): string {
  const words: Words = {
    language,
    said: (id, values) => fill(spokenEditMessages[language][id], values),
    word: (id) => insideSentence(listingWords[language][id]),
  };
  const text = sentence(key, before, after, words);
  return text
    .replace(/ {2,}/g, " ")
    .replace(/ (?=[,.])/g, "")
    .trim();
}

/** That what was read is what was meant. */
export const sayRight = (language: Language): string => spokenEditMessages[language]["said.right"];

/** Values are put in as they are; what a place is called holds no pattern. */
const fill = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

function sentence(
  key: EditedKey,
  before: EditableSearch,
  after: EditableSearch,
  words: Words,
): string {
  const { said, word } = words;
  const { criteria } = after;
  switch (key) {
    case "deal":
      return said(`said.deal.${criteria.deal ?? "any"}`);
    case "types":
      if (criteria.types.length === 0) return anyType(before, after, words);
      return said("said.types", {
        what: either(
          criteria.types.map((type) => word(`listing.type.${type}`)),
          words,
        ),
      });
    case "bedrooms":
      if (criteria.bedrooms === null) return said("said.bedrooms.any");
      return said("said.bedrooms", { what: bedrooms(criteria.bedrooms, words) });
    case "bathrooms":
      if (criteria.bathrooms === null) return said("said.bathrooms.any");
      return said("said.bathrooms", { what: bathrooms(criteria.bathrooms.min, words) });
    case "price":
      if (criteria.price === null) return said("said.price.any");
      return said("said.price", { what: price(criteria.price, words) });
    case "area_sqm":
    case "land_sqm":
      return size(key, criteria, words);
    case "places":
      if (criteria.places.length === 0) return said("said.places.any");
      if (isWithNear(after)) return said("said.where", { what: whereabouts(after, words) });
      return said("said.places", { what: placeNames(after, words) });
    case "near":
      if (criteria.near.length === 0) return said("said.near.any");
      return said(isWithNear(after) ? "said.where" : "said.near", {
        what: whereabouts(after, words),
      });
    case "amenities":
      return amenities(before, after, words);
    case "tenure":
      return said(`said.tenure.${criteria.tenure ?? "any"}`);
    case "sort":
      return said(`said.sort.${criteria.sort ?? "any"}`);
    case "status":
      return said(`said.status.${after.status}`);
  }
}

const placeNames = ({ criteria, names }: EditableSearch, words: Words): string =>
  either(
    criteria.places.map((name) => spaced(names[name] ?? name)),
    words,
  );

/** Whether to be near something is as good as to lie in the places. */
const isWithNear = (asked: EditableSearch): boolean =>
  whereGroups(asked).some(({ hasPlaces, near }) => hasPlaces && near.length > 0);

/** All that is to be near, and the places where these are joined with it. */
function whereabouts(asked: EditableSearch, words: Words): string {
  const { criteria, names } = asked;
  return whereGroups(asked)
    .filter(({ near }) => near.length > 0)
    .map(({ hasPlaces, near }) =>
      [
        ...(hasPlaces ? [words.said("said.near.in", { what: placeNames(asked, words) })] : []),
        ...criteria.near
          .filter((_, at) => near.includes(at))
          .map((each) => nearby(each, names, words)),
      ].reduce(joinedBy("said.or", words)),
    )
    .reduce(joinedBy("said.near.and", words));
}

/** A kind that was not wanted and may be now is named. */
function anyType(before: EditableSearch, after: EditableSearch, words: Words): string {
  const still = after.extensions.not_types ?? [];
  const back = (before.extensions.not_types ?? []).filter((type) => !still.includes(type));
  if (back.length === 0) return words.said("said.types.any");
  const names = back.map((type) => words.word(`listing.type.${type}`));
  return capital(words.said("said.types.too", { what: all(names, words) }));
}

function bedrooms({ min, max }: Range, { language, said }: Words): string {
  const rooms = (count: number): string =>
    language === "th" ? `${count} ห้องนอน` : `${count} bedroom${count === 1 ? "" : "s"}`;
  if (min === 0 && max === 0) return said("said.rooms.studio");
  if (min === 0 && max !== undefined) return said("said.rooms.studioTo", { max: rooms(max) });
  if (max === undefined) return said("said.rooms.atLeast", { min: rooms(min ?? 0) });
  if (min === undefined) return said("said.rooms.atMost", { max: rooms(max) });
  return min === max
    ? spaced(rooms(max))
    : said("said.rooms.between", { min: String(min), max: rooms(max) });
}

const bathrooms = (count: number, { language }: Words): string =>
  language === "th" ? `${count} ห้องน้ำ` : `${count} bathroom${count === 1 ? "" : "s"}`;

function price({ per, ...range }: PriceRange, words: Words): string {
  const { said } = words;
  const period = (what: string): string => said(`said.per.${per}`, { what });
  if (range.max === undefined && words.language === "th") {
    // Thai puts the bound behind the period: "20,000 บาทต่อเดือนขึ้นไป".
    return said("said.amount.andUp", { min: period(baht(range.min ?? 0, words)) });
  }
  return period(bounds(range, (n) => baht(n, words), words));
}

const baht = (n: number, { language, said }: Words): string =>
  said("said.baht", { n: formatNumber(n, language) });

function size(key: "area_sqm" | "land_sqm", criteria: Criteria, words: Words): string {
  const range = criteria[key];
  if (range === null) return words.said(`said.${key}.any`);
  const sqm = (n: number): string => words.said("said.sqm", { n: formatNumber(n, words.language) });
  return words.said(`said.${key}`, { what: bounds(range, sqm, words) });
}

/** Between two amounts the unit is said once: "30 to 50 sqm". */
function bounds(
  { min, max }: Range,
  show: (n: number) => string,
  { language, said }: Words,
): string {
  if (min !== undefined && max !== undefined) {
    return said("said.amount.between", { min: formatNumber(min, language), max: show(max) });
  }
  return min === undefined
    ? said("said.amount.atMost", { max: show(max ?? 0) })
    : said("said.amount.atLeast", { min: show(min) });
}

const METRES_A_KM = 1_000;

function nearby(near: Near, names: EditableSearch["names"], { language, said }: Words): string {
  const what =
    near.name === null ? said(`said.near.${near.kind}`) : (names[near.name] ?? near.name);
  if (near.within_m === null) return said("said.near.to", { what: spaced(what) });
  const isFar = near.within_m >= METRES_A_KM;
  const n = formatNumber(isFar ? near.within_m / METRES_A_KM : near.within_m, language);
  const distance = said(isFar ? "said.near.kilometres" : "said.near.metres", { n });
  return said("said.near.within", { what: spaced(what), distance });
}

/** Musts first, then what would be nice, then what is given up; only what has changed. */
function amenities(before: EditableSearch, after: EditableSearch, words: Words): string {
  const isNew = (now: readonly Amenity[], then: readonly Amenity[]): readonly Amenity[] =>
    now.filter((amenity) => !then.includes(amenity));
  const must = isNew(after.criteria.amenities, before.criteria.amenities);
  const nice = isNew(after.nice_to_have, before.nice_to_have);
  const gone = isNew(
    [...before.criteria.amenities, ...before.nice_to_have],
    [...after.criteria.amenities, ...after.nice_to_have],
  );
  const name = (amenity: Amenity): string => words.word(`listing.amenity.${amenity}`);
  const clauses = [
    ...(must.length > 0 ? [words.said("said.must", { what: all(must.map(name), words) })] : []),
    // More than two in a row are heard as two wishes and a must.
    ...pairs(nice.map(name)).map((pair) => words.said("said.nice", { what: all(pair, words) })),
    ...gone.map((amenity) => capital(words.said("said.unneeded", { what: name(amenity) }))),
  ];
  return clauses.length === 0
    ? ""
    : clauses.reduce((first, second) => words.said("said.then", { first, second }));
}

const pairs = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.flatMap((_, at) => (at % 2 === 0 ? [items.slice(at, at + 2)] : []));

const either = (items: readonly string[], words: Words): string => listed(items, "said.or", words);
const all = (items: readonly string[], words: Words): string => listed(items, "said.and", words);

function listed(items: readonly string[], last: "said.or" | "said.and", words: Words): string {
  const head = items.slice(0, -1);
  const end = items.at(-1) ?? "";
  if (head.length === 0) return end;
  return joinedBy(last, words)(head.reduce(joinedBy("said.comma", words)), end);
}

const joinedBy =
  (id: "said.or" | "said.and" | "said.near.and" | "said.comma", { said }: Words) =>
  (before: string, next: string): string =>
    said(id, { before, next });

/** A name in Latin letters stands apart from the Thai around it; doubled spaces fall away at the end. */
const spaced = (text: string): string => (/^[\w]/.test(text) ? ` ${text} ` : text);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
