import type { PlaceMention } from "@propertyvr/gazetteer";
import type {
  Action,
  Amenity,
  CriteriaKey,
  CriteriaSort,
  Deal,
  ListingStatus,
  NearKind,
  PlaceRef,
  PricePeriod,
  PropertyType,
  Tenure,
} from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { PatternSlot } from "../engine/rule.ts";
import type { NumberValue } from "../engine/tokenise.ts";

export type Dimension =
  | "money"
  | "bedrooms"
  | "bathrooms"
  | "area"
  | "land"
  | "distance"
  | "walk"
  | "drive"
  | "duration"
  | "percent"
  | "people"
  | "floor"
  | "count";

/** What a number counts once its unit is known; factor leads to sqm, metres, minutes, months or baht. */
export interface Unit {
  readonly dimension: Dimension;
  readonly factor: number;
  /** Stays and ages are told apart by how they were counted. */
  readonly name?: string;
}
export type BoundKind = "max" | "min" | "around" | "exact";
export interface BoundMeaning {
  readonly bound: BoundKind;
  readonly side: "before" | "after" | "both";
  /** "Bigger than", and no "more than": what it bounds is a size. */
  readonly isOfSize?: true;
}
export interface Measure {
  readonly dimension: Dimension;
  readonly from: number;
  readonly to: number | null;
  readonly bound: BoundKind | null;
  readonly per: PricePeriod | null;
  readonly unit: string | null;
  /** Money without any sign of being money: a bare number. */
  readonly isBare: boolean;
  /** "13k would be better": wished for beside what one would pay. */
  readonly isSoft?: true;
  /** "Budget", "price": said to be what one would pay. */
  readonly isBudget: boolean;
  /** The largest power that was said ("15k": 1000), for sharing it over a range. */
  readonly power: number;
}
export interface TypeWord {
  readonly types: readonly PropertyType[];
  /** Weak words (room, unit) give way to any other type in the message. */
  readonly isWeak?: boolean;
  /** "Flat" says how land lies, where land is named. */
  readonly isLie?: boolean;
  readonly amenities?: readonly Amenity[];
  readonly deal?: Deal;
  readonly bedrooms?: number;
  readonly tenure?: Tenure;
}
export interface NearMention {
  readonly kind: NearKind;
  readonly name: string | null;
  readonly withinM: number | null;
  readonly ref: PlaceRef | null;
  /** "The station", of the place just named. */
  readonly isTheStation?: boolean;
  /** "Closer to it": nearer than now, where it was asked for before. */
  readonly isCloser?: boolean;
}
export interface NearWord {
  /** Metres the word itself says: 300 for "next to"; null for plain "near". */
  readonly withinM: number | null;
  /** "Closer to": nearer than what was asked for before. */
  readonly isCloser?: boolean;
}
export interface NearNoun {
  readonly kind: NearKind;
  readonly name: string | null;
}
export interface AreaName {
  readonly name: string;
  readonly ref: PlaceRef;
  /** Said with a word for an area, so that no station of the name is meant: "in Ari". */
  readonly isArea?: true;
  /** Said with a word for near: a distance beside it is counted from it. */
  readonly isNear?: true;
}
export type NumeralWord =
  | { readonly digit: number }
  /** `all` multiplies everything before it (thousand, million), `sum` only the last digit. */
  | { readonly power: number; readonly scope: "all" | "sum"; readonly fuzzy?: never }
  | { readonly tens: number }
  | { readonly half: true }
  /** Before decimals: "three point two". */
  | { readonly point: true }
  /** Several that only count together. */
  | { readonly row: readonly NumeralWord[] };
/** Where somebody works or studies: an area, or something to be near. */
export interface DayPlace {
  readonly mention: PlaceMention;
  readonly isArea: boolean;
}
export interface Negated {
  readonly facts: readonly Fact[];
  readonly isTolerated: boolean;
  /** "Drop the condo": no longer asked for, and not refused either. */
  readonly isTakenOut?: boolean;
  /** "No condo on the ground floor": the kind of which only such homes are refused. */
  readonly ofKind?: Fact;
  /** "I'm not looking for a house": with nothing beside it, no search. */
  readonly isNotSought?: boolean;
}
/** What saying or refusing a quality does to amenities asked for earlier. */
export interface QualityEffect {
  /** "Unfurnished is fine" gives up furniture. */
  readonly givesUp?: readonly Amenity[];
  /** "No view needed" takes back every view. */
  readonly stands?: readonly Amenity[];
}
export type RequestedChange =
  | {
      readonly do: "shift";
      readonly key: "price";
      readonly direction: "up" | "down";
      readonly by: number;
      /** What `by` counts; a bare number takes its size from the price it moves. */
      readonly unit: "baht" | "percent" | "bare";
    }
  /** One bedroom more or fewer than stand. */
  | { readonly do: "rooms"; readonly key: "bedrooms"; readonly by: 1 | -1 }
  | { readonly do: "clear"; readonly key: CriteriaKey | "location" | "distance" }
  | { readonly do: "adjust"; readonly key: CriteriaKey; readonly direction: "up" | "down" };

/** What the value of a fact of each kind is. */
export interface Meanings {
  number: NumberValue;
  /** A word known whole that says nothing of a home. */
  unread: null;
  numeral: NumeralWord;
  unit: Unit;
  metreOrMillion: null;
  minuteOrMinimum: null;
  period: PricePeriod;
  periodBefore: PricePeriod;
  currency: { readonly rate: number; readonly side: "before" | "after" | "both" };
  bound: BoundMeaning;
  /** "pay" where only the company tells whether it is paid now or would be. */
  budget: "budget" | "could" | "price" | "pay";
  between: null;
  to: null;
  and: null;
  or: null;
  also: "or" | "too" | "add" | null;
  dash: string;
  measure: Measure;
  type: TypeWord;
  deal: Deal | "both";
  amenity: readonly Amenity[];
  tenure: Tenure;
  sort: CriteriaSort;
  network: { readonly name: "BTS" | "MRT" | "ARL" | "SRT" | null };
  station: null;
  near: NearWord;
  inArea: null;
  nearNoun: NearNoun;
  walkable: number;
  place: PlaceMention;
  areas: readonly AreaName[];
  targets: readonly NearMention[];
  /** "notSought": alone it may say that nothing is looked for at all. */
  negation: "not" | "except" | "noNeed" | "notSought";
  negated: Negated;
  /** The amenities it would be nice to have; none where something else is wished for, or tolerated. */
  wish: readonly Amenity[];
  quality: QualityEffect | null;
  action: Action;
  change: RequestedChange;
  ordinal: number;
  stay: Measure;
  aside: {
    readonly what: string;
    readonly measure: Measure | null;
    /** Places a story only told of; "the school" may still mean one of them. */
    readonly told?: readonly PlaceMention[];
  } | null;
  fuzzy: string;
  otherMoney: string;
  size: string;
  topic: string;
  ask: string;
  talk: string;
  /** Somebody hired for a service; no home is asked for where one is looked for. */
  trade: null;
  seek: string;
  /** "refuse": what was asked for is not wanted at all any more. */
  remove: "" | "refuse";
  /** "The pool can go"; of a pet, that it no longer moves along. */
  letGo: "thing" | "pet";
  numberWord: string;
  /** "ไม่ไหว": more than one can bear. */
  beyond: null;
  /** "turn" where it turns from what is to what is wanted ("but", "want"), "too" behind what is added, "whether" opens a question, "homes" are homes of any kind, "it" points at one home, "askGone" asks whether it is still there, "particle" closes one, "help" alone asks how this works, "hello" and "thanks" are said beside a request, "enough" says that less will do, "tooMuch" that a figure will not, "ok" behind a place that it will do as well, "either" that somebody can't tell which, "anyOfThem" that each will do. */
  filler:
    | "turn"
    | "homes"
    | "it"
    | "both"
    | "askGone"
    | "tooMuch"
    | "ok"
    | "too"
    | "whether"
    | "particle"
    | "help"
    | "hello"
    | "thanks"
    | "yes"
    | "either"
    | "anyOfThem"
    | "day"
    | "enough"
    | null;
  /** "Same budget as before". */
  sameBudget: "around" | null;
  elsewhere: null;
  origin: null;
  after: null;
  dayPlace: null;
  placeOfDay: DayPlace;
  there: "walk" | null;
  isOk: null;
  needed: null;
  unneeded: null;
  softBefore: null;
  softAfter: null;
  /** "Would be better": behind an amount, the one that is merely wished for. */
  better: null;
  stayFor: null;
  lease: null;
  old: null;
  perLand: null;
  perLandBefore: null;
  yearWord: null;
  numberedThing: null;
  sizeOfOther: null;
  beachfront: null;
  from: null;
  tilde: null;
  comparative: null;
  /** "กว่านี้" behind a thing: more so than now. */
  thanThis: null;
  /** Homes that are sold, rented or taken, and again those that are not. */
  gone: ListingStatus;
  /** Said by people who do not know yet what they look for. */
  vague: null;
  /** "order" where it can only change the search, "only" where what is named is all that stays. */
  replace: "order" | "only" | null;
  /** "nationality": told by the country alone, which settles no tenure. */
  foreigner: "nationality" | null;
  /** "In my own name": the title is to be one's own. */
  ownTitle: null;
  couple: null;
  /** Words before the amount a price moves by; "again" asks for more of anything where none follows. */
  shiftWord: "up" | "down" | "again";
  /** "เท่า" behind a number: so many times as much. */
  times: null;
  /** Words behind the amount a price moves by; "more" alone asks for more homes. */
  shiftAfter: "up" | "down" | "more";
  /** "that" may point at what was just named: "the dog is gone, forget that". */
  undo: "that" | null;
  /** "The one with": a description of one of the homes shown follows. */
  theOne: null;
  /** "The cheaper one": of the homes shown. */
  theMore: "cheaper" | "bigger" | "smaller" | "dearer";
  /** Says that what came before was not meant; "count": of rooms that are too many or too few. */
  sorry: "count" | null;
  roomRow: null;
  /** Before how somebody lives now or lived before, which is no wish. */
  nowadays: null;
  allAlong: null;
}
export type FactKind = keyof Meanings;

export function value<K extends FactKind>(fact: Fact | undefined, _kind: K): Meanings[K] {
  return fact?.value as Meanings[K];
}

/** An amount of money, with or without a bound. */
export const isMoney = (fact: Fact): boolean =>
  fact.kind === "measure" && value(fact, "measure").dimension === "money";

/** Pattern slots. */
export const is = (...kinds: readonly string[]): PatternSlot => ({ kinds });
export const maybe = (...kinds: readonly string[]): PatternSlot => ({ kinds, optional: true });
export const row = (...kinds: readonly string[]): PatternSlot => ({ kinds, many: true });
/** Facts of these kinds that follow each other at once. */
export const tightRow = (...kinds: readonly string[]): PatternSlot => ({
  ...row(...kinds),
  isTight: true,
});
export function that<K extends FactKind>(
  kind: K,
  holds: (value: Meanings[K]) => boolean,
): PatternSlot {
  return { kinds: [kind], where: (fact) => holds(fact.value as Meanings[K]) };
}
export const optional = (slot: PatternSlot): PatternSlot => ({ ...slot, optional: true });
/** A measure of one dimension that nothing has bounded yet. */
export const isPlain = (dimension: Dimension): PatternSlot =>
  that("measure", (m) => m.dimension === dimension && m.bound === null);

export const isRooms = (unit: Unit): boolean =>
  unit.dimension === "bedrooms" || unit.dimension === "bathrooms";
/** Nobody asks for more: a larger count belongs to something else. */
export const ROOMS_AT_MOST = 30;
