import type { CriteriaPart } from "@propertyvr/parts";
import {
  settledJoins,
  whereGroups,
  type Criteria,
  type CriteriaEdit,
  type CriteriaKey,
  type Language,
  type SearchExtensions,
} from "@propertyvr/vocabulary";
import type { Messages } from "../../lib/i18n/index.ts";
import {
  type ListingWord,
  type ListingWordId,
  listingWords,
} from "../../lib/listing-words/messages.ts";
import { bedroomsText, type ChipTexts, priceText, sizeText, withinNote } from "./chip-texts.ts";
import { resultsMessages } from "./messages.ts";
import { insideSentence, languageOf, type ResultsId } from "./words.ts";

/** What has an editor of its own. */
export type EditedKey = CriteriaKey | "status";

/** One criterion as a person reads it, and what stands when it is taken away. */
export interface CriterionChip {
  readonly id: string;
  readonly key: EditedKey;
  readonly icon: "transit" | "place" | null;
  readonly text: string;
  /** Set where the text is a name in another language than the interface. */
  readonly textLanguage: Language | null;
  /** Unit or scope, in grey. */
  readonly note: string | null;
  readonly isImplied: boolean;
  /** Read from words that may mean something else: a tap asks. */
  readonly isUnsure: boolean;
  /** Nice to have: wished for, not asked for. */
  readonly isWish: boolean;
  /** Joined to the chip before it by "or": either is enough. */
  readonly isEither: boolean;
  /** What stands without this one. */
  readonly without: CriteriaEdit;
  /** Taking it away, in the person's words. */
  readonly say: Readonly<Record<Language, string>>;
}

interface Texts extends ChipTexts {
  readonly word: ListingWord;
}
type ChipDraft = Pick<CriterionChip, "text" | "say"> &
  Partial<Pick<CriterionChip, "note" | "icon" | "textLanguage" | "isEither">> & {
    /** The criteria without it. */
    readonly without: Criteria;
    /** Left out: as they stand. */
    readonly extensions?: SearchExtensions;
  };

/** What was understood as chips, in the order people say it: deal, type, rooms, price, size, place, wishes. */
export function criteriaChips(part: CriteriaPart, texts: Texts): readonly CriterionChip[] {
  const { criteria, origins } = part;
  const { t, word } = texts;
  const drafts: readonly (readonly [CriteriaKey, readonly ChipDraft[]])[] = [
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
    ["near", nearChips(part, texts)],
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
        text: t(`results.sort.${sort}`),
      })),
    ],
  ];
  const chips = drafts.flatMap(([key, ofKey]) => [
    ...ofKey.map(({ without, extensions, ...chip }, at) => ({
      ...PLAIN,
      ...chip,
      without: { criteria: without, ...(extensions && { extensions }) },
      id: `${key}:${at}`,
      key,
      isImplied: origins[key]?.kind === "implied",
      isUnsure: origins[key]?.kind === "unsure",
    })),
    ...(key === "types" ? notTypeChips(part, texts) : []),
    ...(key === "amenities" ? wishChips(part, texts) : []),
  ]);
  return [...chips, ...statusChips(part, texts)];
}

const PLAIN = {
  icon: null,
  note: null,
  isUnsure: false,
  textLanguage: null,
  isImplied: false,
  isWish: false,
  isEither: false,
} satisfies Partial<CriterionChip>;

/** Kinds of home that are not wanted. */
function notTypeChips({ criteria, extensions }: CriteriaPart, { t, word }: Texts) {
  const notTypes = extensions?.not_types ?? [];
  return notTypes.map((type): CriterionChip => {
    const id: ListingWordId = `listing.type.${type}`;
    return {
      ...PLAIN,
      id: `not:${type}`,
      key: "types",
      text: t("results.chip.notType", { type, what: insideSentence(word(id)) }),
      without: {
        criteria,
        extensions: { ...extensions, not_types: notTypes.filter((other) => other !== type) },
      },
      say: itemSay(inBoth(listingWords, id), "results.say.notType"),
    };
  });
}

/** Which homes, where it is not those that are available. */
function statusChips(
  { criteria, status = "available" }: CriteriaPart,
  { t }: Texts,
): readonly CriterionChip[] {
  if (status === "available") return [];
  return [
    {
      ...PLAIN,
      id: "status",
      key: "status",
      text: t(`results.chip.status.${status}`),
      without: { criteria, status: "available" },
      say: inBoth(resultsMessages, "results.say.status"),
    },
  ];
}

/** What would be nice to have, beside what must be there. */
function wishChips({ criteria, nice_to_have = [] }: CriteriaPart, { t, word }: Texts) {
  return nice_to_have.map((amenity): CriterionChip => {
    const id: ListingWordId = `listing.amenity.${amenity}`;
    return {
      ...PLAIN,
      id: `wish:${amenity}`,
      key: "amenities",
      text: word(id),
      note: t("results.chip.nice"),
      isWish: true,
      without: { criteria, nice_to_have: nice_to_have.filter((other) => other !== amenity) },
      say: itemSay(inBoth(listingWords, id), "results.say.wish"),
    };
  });
}

function one<T>(value: T | null, chip: (value: T) => ChipDraft): readonly ChipDraft[] {
  return value === null ? [] : [chip(value)];
}

type SingleValueKey =
  | "deal"
  | "bedrooms"
  | "bathrooms"
  | "price"
  | "area_sqm"
  | "land_sqm"
  | "tenure"
  | "sort";

function single(criteria: Criteria, key: SingleValueKey): Pick<ChipDraft, "without" | "say"> {
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
): readonly ChipDraft[] {
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

function placeChip(part: CriteriaPart, at: number): ChipDraft {
  const { criteria } = part;
  const name = nameIn(part, criteria.places[at] ?? "");
  return {
    icon: "place",
    text: name,
    textLanguage: languageOf(name),
    ...joinedWithout(part, { places: criteria.places.filter((_, other) => other !== at) }),
    say: itemSay({ en: name, th: ` ${name} ` }),
  };
}

/** What one is enough of stands in a row, behind the places where these belong to it. */
function nearChips(part: CriteriaPart, texts: Texts): readonly ChipDraft[] {
  const { near } = part.criteria;
  const isJoined = settledJoins(part.criteria, part.extensions ?? {});
  return whereGroups(part).flatMap((group) =>
    group.near.map((at, nth) => {
      const isOr = isJoined.near_any || isJoined.one_of.includes(near[at]?.kind ?? "places");
      return { ...nearChip(part, at, texts), isEither: isOr && (nth > 0 || group.hasPlaces) };
    }),
  );
}

/** The criteria without a thing, and what is still joined by "or" in them. */
function joinedWithout(
  { criteria, extensions }: CriteriaPart,
  left: Partial<Pick<Criteria, "places" | "near">>,
): Pick<ChipDraft, "without" | "extensions"> {
  const without = { ...criteria, ...left };
  if (extensions?.near_any !== true && extensions?.one_of === undefined) return { without };
  const { near_any, one_of } = settledJoins(without, extensions);
  const { one_of: _one, ...others } = extensions;
  return {
    without,
    extensions: { ...others, near_any, ...(one_of.length > 0 && { one_of }) },
  };
}

function nearChip(part: CriteriaPart, at: number, texts: Texts): ChipDraft {
  const { criteria, implied_within_m } = part;
  const near = criteria.near[at] ?? { kind: "poi", name: null, within_m: null };
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
    ...joinedWithout(part, { near: criteria.near.filter((_, other) => other !== at) }),
    say: itemSay({ en: fill(nearWhat.en, what.en), th: fill(nearWhat.th, `${what.th} `) }),
  };
}

/** A text without values, in both languages at once: what is said depends on the conversation, not on the interface. */
function inBoth<Id extends string>(texts: Messages<Id>, id: Id): Record<Language, string> {
  return { en: texts.en[id], th: texts.th[id] };
}

const fill = (text: string, what: string): string => text.replace("{what}", what);

function itemSay(
  what: Record<Language, string>,
  id: "results.say.item" | "results.say.wish" | "results.say.notType" = "results.say.item",
): Record<Language, string> {
  const say = inBoth(resultsMessages, id);
  return { en: fill(say.en, what.en), th: fill(say.th, what.th).replace(/ +/g, " ").trim() };
}
