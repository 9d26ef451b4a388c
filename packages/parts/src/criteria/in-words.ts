import { settledJoins, whereGroups, type Language, type WhereGroup } from "@propertyvr/vocabulary";
import { criteriaWords as english } from "./en.ts";
import type { CriteriaPart } from "./schema.ts";
import { criteriaWords as thai } from "./th.ts";
import type { CriteriaWords, SingleKey } from "./words.ts";

export const WORDS: Readonly<Record<Language, CriteriaWords>> = { en: english, th: thai };

/** What is offered besides, in words: of each suggestion what it would add. */
export function suggestedInWords(part: CriteriaPart, language: Language): readonly string[] {
  const asked = new Set(criteriaInWords(part, language));
  return (part.suggested ?? []).flatMap(({ criteria }) =>
    criteriaInWords({ ...part, criteria }, language).filter((words) => !asked.has(words)),
  );
}

/** Each thing that is asked for in words, in the order people say them. */
export function criteriaInWords(part: CriteriaPart, language: Language): readonly string[] {
  const { criteria, extensions, status, nice_to_have: wishes = [], names = {} } = part;
  const words = WORDS[language];
  const nameOf = (name: string): string => names[name] ?? name;
  const single = (...keys: readonly SingleKey[]): readonly string[] =>
    keys.filter((key) => criteria[key] !== null).map((key) => words.value(key, criteria));
  const near = criteria.near.map(({ kind, name, within_m }, at) =>
    words.near({
      kind,
      name: name === null ? null : nameOf(name),
      withinM: within_m ?? part.implied_within_m[at] ?? null,
    }),
  );
  const where = whereGroups(part);
  const isJoined = settledJoins(criteria, extensions ?? {}).one_of.length > 0;
  const isEither = ({ hasPlaces, near: at }: WhereGroup): boolean =>
    hasPlaces ? at.length > 0 : new Set(at.map((each) => criteria.near[each]?.kind)).size > 1;
  return [
    ...single("deal"),
    ...criteria.types.map(words.type),
    ...single("bedrooms", "bathrooms", "price", "area_sqm", "land_sqm"),
    ...where.flatMap((group) => {
      const places = group.hasPlaces ? criteria.places.map(nameOf) : [];
      const items = [...places, ...group.near.flatMap((at) => near[at] ?? [])];
      return isJoined && isEither(group) ? [words.or(items)] : items;
    }),
    ...criteria.amenities.map(words.amenity),
    ...wishes.map(words.wish),
    ...single("tenure", "sort"),
    ...(extensions?.not_types ?? []).map(words.notType),
    ...(extensions?.near_any === true && near.length > 1 ? [words.nearAny()] : []),
    ...(status === undefined || status === "available" ? [] : [words.status(status)]),
  ];
}
