import type {
  Criteria,
  CriteriaKey,
  CriteriaPart,
  Language,
  Near,
  PriceRange,
  Range,
} from "@propertyvr/vocabulary";
import { formatBaht, formatDistance, formatSqm } from "../../lib/format.ts";
import type { Messages } from "../../lib/i18n/index.ts";
import {
  type ListingWord,
  type ListingWordId,
  listingWords,
} from "../../lib/listing-words/messages.ts";
import { resultsMessages } from "./messages.ts";
import { languageOf, type ResultsId, type ResultsText, rangeText } from "./words.ts";

/** One criterion as a person reads it, and what stands when it is taken away. */
export interface CriterionChip {
  readonly id: string;
  readonly key: CriteriaKey;
  readonly icon: "transit" | "place" | null;
  readonly text: string;
  /** Set where the text is a name in another language than the interface. */
  readonly textLanguage: Language | null;
  /** Unit or scope, in grey. */
  readonly note: string | null;
  readonly isImplied: boolean;
  /** The criteria without this one. */
  readonly without: Criteria;
  /** Taking it away, in the person's words. */
  readonly say: Readonly<Record<Language, string>>;
}

interface Texts {
  readonly language: Language;
  readonly t: ResultsText;
  readonly word: ListingWord;
}
type Draft = Pick<CriterionChip, "text" | "without" | "say"> &
  Partial<Pick<CriterionChip, "note" | "icon" | "textLanguage">>;

/** What was understood as chips, in the order people say it: deal, type, rooms, price, size, place, wishes. */
export function criteriaChips(part: CriteriaPart, texts: Texts): readonly CriterionChip[] {
  const { criteria, origins } = part;
  const { t, word } = texts;
  const drafts: readonly (readonly [CriteriaKey, readonly Draft[]])[] = [
    [
      "deal",
      one(criteria.deal, (deal) => ({
        ...single(criteria, "deal"),
        text: t(`results.chip.deal.${deal}`),
      })),
    ],
    ["types", many(criteria, "types", criteria.types, (type) => `listing.type.${type}`, word)],
    [
      "bedrooms",
      one(criteria.bedrooms, (range) => ({
        ...single(criteria, "bedrooms"),
        text: bedroomsText(range, texts),
      })),
    ],
    [
      "bathrooms",
      one(criteria.bathrooms, ({ min }) => ({
        ...single(criteria, "bathrooms"),
        text: t("results.chip.bathrooms", { count: min }),
      })),
    ],
    [
      "price",
      one(criteria.price, (price) => ({
        ...single(criteria, "price"),
        ...priceText(price, texts),
      })),
    ],
    [
      "area_sqm",
      one(criteria.area_sqm, (range) => ({
        ...single(criteria, "area_sqm"),
        text: sizeText(range, texts),
        note: t("results.chip.area"),
      })),
    ],
    [
      "land_sqm",
      one(criteria.land_sqm, (range) => ({
        ...single(criteria, "land_sqm"),
        text: sizeText(range, texts),
        note: t("results.chip.land"),
      })),
    ],
    ["places", criteria.places.map((_, at) => placeChip(part, at))],
    ["near", criteria.near.map((near, at) => nearChip(part, near, at, texts))],
    [
      "amenities",
      many(
        criteria,
        "amenities",
        criteria.amenities,
        (amenity) => `listing.amenity.${amenity}`,
        word,
      ),
    ],
    [
      "tenure",
      one(criteria.tenure, (tenure) => ({
        ...single(criteria, "tenure"),
        text: word(`listing.tenure.${tenure}`),
      })),
    ],
    [
      "sort",
      one(criteria.sort, (sort) => ({
        ...single(criteria, "sort"),
        text: t(`results.order.${sort}`),
      })),
    ],
  ];
  return drafts.flatMap(([key, chips]) =>
    chips.map((chip, at) => ({
      icon: null,
      note: null,
      textLanguage: null,
      ...chip,
      id: `${key}:${at}`,
      key,
      isImplied: origins[key]?.kind === "implied",
    })),
  );
}

function one<T>(value: T | null, chip: (value: T) => Draft): readonly Draft[] {
  return value === null ? [] : [chip(value)];
}

type SingleKey =
  "deal" | "bedrooms" | "bathrooms" | "price" | "area_sqm" | "land_sqm" | "tenure" | "sort";

function single(criteria: Criteria, key: SingleKey): Pick<CriterionChip, "without" | "say"> {
  return {
    without: { ...criteria, [key]: null },
    say: inBoth(resultsMessages, `results.say.${key}`),
  };
}

function many<Item extends string>(
  criteria: Criteria,
  key: "types" | "amenities",
  items: readonly Item[],
  idOf: (item: Item) => ListingWordId,
  word: ListingWord,
): readonly Draft[] {
  return items.map((item) => ({
    text: word(idOf(item)),
    without: { ...criteria, [key]: items.filter((other) => other !== item) },
    say: itemSay(inBoth(listingWords, idOf(item))),
  }));
}

/** A place as the conversation writes it; "Ari" where it has no name of its own. */
function nameIn({ names }: CriteriaPart, name: string): string {
  return names?.[name] ?? name;
}

function placeChip(part: CriteriaPart, at: number): Draft {
  const { criteria } = part;
  const name = nameIn(part, criteria.places[at] ?? "");
  return {
    icon: "place",
    text: name,
    textLanguage: languageOf(name),
    without: { ...criteria, places: criteria.places.filter((_, other) => other !== at) },
    say: itemSay({ en: name, th: ` ${name} ` }),
  };
}

function nearChip(part: CriteriaPart, near: Near, at: number, texts: Texts): Draft {
  const { criteria, implied_within_m } = part;
  const implied = implied_within_m[at] ?? null;
  const anyOf: ResultsId = `results.near.${near.kind}`;
  const name = near.name === null ? null : nameIn(part, near.name);
  const what = name === null ? inBoth(resultsMessages, anyOf) : { en: name, th: name };
  const nearWhat = inBoth(resultsMessages, "results.say.nearItem");
  return {
    icon: near.kind === "transit" ? "transit" : "place",
    text: name ?? texts.t(anyOf),
    textLanguage: name === null ? null : languageOf(name),
    note: withinNote(near.within_m, implied, texts),
    without: { ...criteria, near: criteria.near.filter((_, other) => other !== at) },
    say: itemSay({ en: fill(nearWhat.en, what.en), th: fill(nearWhat.th, `${what.th} `) }),
  };
}

function withinNote(said: number | null, implied: number | null, { language, t }: Texts): string {
  if (said !== null) return t("results.chip.within", { distance: formatDistance(said, language) });
  if (implied === null) return t("results.chip.near");
  return t("results.chip.withinImplied", { distance: formatDistance(implied, language) });
}

function bedroomsText(range: Range, { t }: Texts): string {
  if (range.min === 0 && range.max === 0) return t("results.chip.studio");
  if (range.min === 0 && range.max !== undefined) {
    return t("results.chip.upToStudio", { count: range.max });
  }
  if (range.min !== undefined && range.min === range.max) {
    return t("results.chip.bedroomsExact", { count: range.min });
  }
  if (range.min !== undefined && range.max === undefined) {
    return t("results.chip.bedrooms", { range: t("results.range.orMore", { min: range.min }) });
  }
  return t("results.chip.bedrooms", { range: rangeText(range, String, t) });
}

function priceText(
  price: PriceRange,
  { language, t }: Texts,
): Pick<CriterionChip, "text" | "note"> {
  return {
    text: rangeText(price, (value) => formatBaht(value, language), t),
    note: t(`results.per.${price.per}`),
  };
}

const sizeText = (range: Range, { language, t }: Texts): string =>
  rangeText(range, (value) => formatSqm(value, language), t);

/** A text without values, in both languages at once: what is said depends on the conversation, not on the interface. */
function inBoth<Id extends string>(texts: Messages<Id>, id: Id): Record<Language, string> {
  return { en: texts.en[id], th: texts.th[id] };
}

const fill = (text: string, what: string): string => text.replace("{what}", what);

function itemSay(what: Record<Language, string>): Record<Language, string> {
  const say = inBoth(resultsMessages, "results.say.item");
  return { en: fill(say.en, what.en), th: fill(say.th, what.th).replace(/ +/g, " ").trim() };
}
