import {
  type ConversationState,
  type Criteria,
  type CriteriaKey,
  isSameUnder,
  isRoomless,
  type Range,
} from "@propertyvr/vocabulary";
import type { NumberValue } from "../engine/tokenise.ts";
import type { Fact } from "../engine/fact.ts";
import {
  type BoundKind,
  type Dimension,
  isMoney,
  type Measure,
  ROOMS_AT_MOST,
  value,
} from "../shapes/meanings.ts";
import { measureOf, numberOf } from "../shapes/numbers.ts";
import { MANNERS } from "./intent-features.ts";
import { BEDROOMS_LIKELY } from "./rooms-counted.ts";

export const BARE_NUMBER_RULE = "number.in-context";

export type NumberKey = "bedrooms" | "bathrooms" | "price" | "area_sqm" | "land_sqm";
interface NumberSlot {
  readonly dimension: Dimension;
  /** What a bare number may count: baht, thousands and millions; sqm, rai and square wah. */
  readonly factors: readonly number[];
  /** How many times larger or smaller a correction may be. */
  readonly reach: number;
}
const SLOTS: Readonly<Record<NumberKey, NumberSlot>> = {
  bedrooms: { dimension: "bedrooms", factors: [1], reach: 3 },
  bathrooms: { dimension: "bathrooms", factors: [1], reach: 3 },
  price: { dimension: "money", factors: [1, 1e3, 1e6], reach: 10 },
  area_sqm: { dimension: "area", factors: [1], reach: 5 },
  land_sqm: { dimension: "land", factors: [1_600, 400, 4, 1], reach: 10 },
};
const COUNTED = Object.keys(SLOTS) as NumberKey[];

/** What may stand around a number without giving it a meaning of its own. */
const AROUND = new Set([
  "filler", "stop", "comma", "seek", "vague", "numberWord", "bound", "plus", "replace", "sorry", "negation", "isOk", "needed", "wish", "or", "better", "softAfter",
]); // prettier-ignore
const standsAround = (fact: Fact): boolean =>
  AROUND.has(fact.kind) ||
  (fact.kind === "talk" && MANNERS.has(value(fact, "talk"))) ||
  isRefusedCount(fact) ||
  (fact.kind === "aside" && (value(fact, "aside")?.told ?? []).length === 0);
/** "Not 3 bedrooms, 2" */
const isRefusedCount = (fact: Fact): boolean =>
  fact.kind === "negated" && value(fact, "negated").facts.every(({ kind }) => kind === "measure");
/** Signs that a number takes the place of one said before. */
const CUES = new Set(["replace", "sorry", "negation", "bound", "isOk", "better", "softAfter"]);
const isCue = ({ kind, value: said }: Fact): boolean =>
  CUES.has(kind) || (kind === "filler" && said === "enough");

/**
 * "4" after "How many bedrooms?", "actually 4" after "3 bedrooms", "no wait, 3.5"
 * after "3 million": the number counts what was asked, else what was said last, else it is the first price.
 * Undefined where the message says more or the number fits nothing.
 */
export function withBareNumber(
  said: readonly Fact[],
  state: ConversationState | undefined,
  isConditional = false,
): readonly Fact[] | undefined {
  const facts = withoutOpening(joinEither(said));
  const only = onlyNumber(facts);
  if (only === undefined || state === undefined) return undefined;
  const wider = said[0]?.kind === "or" ? roomsToo(state, only) : undefined;
  const [moved] = said.flatMap(movedBy);
  const isCorrection = isConditional || facts.some(isCue) || moved !== undefined;
  const isAdded = said[0]?.kind === "and";
  const measure =
    wider ??
    (moved && correctionOf(state, facts, only, isCorrection, [moved])) ??
    (moved === "price" && state.criteria.price === null ? priceOf(facts, only) : undefined) ??
    // A question about the price does not make "800" after "within 500 m" one.
    (state.question?.about === "price" ? distanceOf(state, only, isCorrection) : undefined) ??
    answerTo(state, facts, only) ??
    distanceOf(state, only, isCorrection) ??
    (isCorrection && !isAdded ? undefined : roomsOf(state, only)) ??
    correctionOf(state, facts, only, isCorrection) ??
    firstPriceOf(state, facts, only) ??
    likeWhatStands(state, facts, only);
  return measure === undefined
    ? undefined
    : facts.flatMap((fact) =>
        fact === only
          ? [{ ...fact, kind: "measure", value: measure, rule: BARE_NUMBER_RULE }]
          : standsAround(fact) && fact.kind !== "isOk"
            ? [fact]
            : [],
      );
}

/** What a condition may hold that no search looks for. */
const OF_CONDITION = new Set([
  "filler",
  "unread",
  "quality",
  "old",
  "negation",
  "otherMoney",
  "isOk",
  "stop",
  "also",
  "there",
  "change",
  "near",
  "from",
  "nearNoun",
  "targets",
  "aside",
  "wish",
]);
/** "16 if it's an old building", "30 if no deposit": the number without what it hangs on, where no search looks for that. */
export function withConditionalNumber(
  facts: readonly Fact[],
  state: ConversationState | undefined,
  text: string,
): readonly Fact[] | undefined {
  const at = facts.findIndex(({ start }) => CONDITION.test(text.slice(start, start + 24)));
  return at > 0 && facts.slice(at).every(({ kind }) => OF_CONDITION.has(kind))
    ? withBareNumber(facts.slice(0, at), state, true)?.map(atMost)
    : undefined;
}

/** "14 if it's furnished" behind 8 to 12 million: what would be paid at most. */
const atMost = (fact: Fact): Fact =>
  isMoney(fact) && value(fact, "measure").bound === "around"
    ? { ...fact, value: { ...value(fact, "measure"), bound: "max" } }
    : fact;
/** "Raise it to 3 if that helps" asks for nothing in return. */
const CONDITION =
  /^(?:(?:if|with|including|incl)\b(?! (?:(?:that|it) helps|possible|needed|necessary))|ถ้า)/;

/** "11 or 12": from the one to the other, of what is counted by tens at least. */
function joinEither(facts: readonly Fact[]): readonly Fact[] {
  const at = facts.findIndex(({ kind }) => kind === "or");
  const [low, high] = [facts[at - 1], facts[at + 1]];
  if (low?.kind !== "number" || high?.kind !== "number") return facts;
  const [from, to] = [numberOf(low), numberOf(high)];
  const isRange = from.n >= 10 && to.n > from.n && to.n <= 2 * from.n && from.power === to.power;
  if (!isRange || from.to !== undefined || to.to !== undefined) return facts;
  const either = { ...low, end: high.end, value: { ...from, to: to.n } };
  return [...facts.slice(0, at - 1), either, ...facts.slice(at + 2)];
}

/** "Smaller is fine, from 60": the number decides over the words before it, and "from" bounds it. */
function withoutOpening(facts: readonly Fact[]): readonly Fact[] {
  const at = facts.findIndex(({ kind }) => kind === "number");
  const [first, second] = facts.filter(({ kind }) => kind !== "filler");
  const isAllowed = first?.kind === "change" && second?.kind === "isOk";
  // "สองห้องก็พอ": the rooms that less will do of.
  const isEnough = facts.some((fact) => fact.kind === "filler" && fact.value === "enough");
  const isNext = at > 0 && facts.slice(1, at).every(leadsToNumber);
  const isRoomWord = (fact: Fact) => fact.kind === "type" && value(fact, "type").isWeak === true;
  return facts
    .filter((fact) => !(isAllowed && (fact === first || fact.kind === "also")))
    .filter((fact) => !(isEnough && fact === facts[at + 1] && isRoomWord(fact)))
    .filter(
      (fact) => !(isNext && fact !== facts[0] && (leadsToNumber(fact) || fact.kind === "question")),
    )
    .map((fact, i) =>
      // "And 55" after "make it 3", "and with 25?".
      fact.kind === "and" && i === 0 && isNext ? { ...fact, kind: "replace", value: null } : fact,
    )
    .map((fact) =>
      fact.kind === "from" && fact === facts[at - 1]
        ? { ...fact, kind: "bound", value: { bound: "min", side: "before" } }
        : fact,
    );
}

/** "With", "at" between "and" and its number. */
const leadsToNumber = ({ kind }: Fact): boolean => kind === "filler" || kind === "inArea";

/** "Too expensive, what about 25", "raise the budget to 18": the slot that a change without a number moves. */
function movedBy(fact: Fact): readonly NumberKey[] {
  // "The budget goes to 3.5", "งบขยับเป็น 3.5": what is moved is named.
  if (fact.kind === "budget") return ["price"];
  if (fact.kind !== "change") return [];
  const change = value(fact, "change");
  return change.do === "adjust" && isCounted(change.key) ? [change.key] : [];
}

/** "not 3, 4" and "4, not 3" leave the four. */
function onlyNumber(facts: readonly Fact[]): Fact | undefined {
  // "2.8?" asks whether it could be that.
  const isAlone = facts.every(({ kind }) => kind === "number" || kind === "question");
  const isWeighed = facts.some(isTooMuch);
  const isMoved = isAlone || facts.some((fact) => movedBy(fact).length > 0);
  const said = facts.filter(
    (fact) =>
      !standsAround(fact) &&
      movedBy(fact).length === 0 &&
      !(isMoved && (fact.kind === "to" || fact.kind === "question")) &&
      // "6 is too low then? 6.8"
      !(isWeighed && fact.kind === "question"),
  );
  if (said.some(({ kind }) => kind !== "number")) return undefined;
  const meant = facts.filter(
    (fact, at) => fact.kind === "number" && (said.length === 1 || !isRefused(facts, at)),
  );
  return meant.length === 1 ? meant[0] : undefined;
}
function isRefused(facts: readonly Fact[], at: number): boolean {
  const before = facts.slice(0, at).findLast(({ kind }) => kind !== "filler");
  const next = facts[at + 1];
  // "55 too much sorry, 50"
  return before?.kind === "negation" || (next !== undefined && isTooMuch(next));
}
const isTooMuch = ({ kind, value: said }: Fact): boolean => kind === "filler" && said === "tooMuch";

function answerTo(
  { question, criteria }: ConversationState,
  facts: readonly Fact[],
  only: Fact,
): Measure | undefined {
  if (question === undefined || !isCounted(question.about)) return undefined;
  const key = question.about;
  const { dimension } = SLOTS[key];
  const number = numberOf(only);
  if (isRooms(key) && !isRoomCount(number)) return undefined;
  const current = sizeOf(criteria[key]);
  if (key !== "price" && current === null && SLOTS[key].factors.length > 1) return undefined;
  const said = { isBudget: key === "price", bound: saidBound(facts) };
  return current === null
    ? measureOf(dimension, number, 1, { ...said, isBare: true })
    : measureOf(dimension, number, closest(key, number, current).factor, said);
}

/** The number last said, or with a word of correction any number that stands, whichever is nearest in size. */
function correctionOf(
  state: ConversationState,
  facts: readonly Fact[],
  only: Fact,
  isCorrection: boolean,
  meant?: readonly NumberKey[],
): Measure | undefined {
  const picks = (state.shown?.length ?? 0) >= numberOf(only).n;
  if (!isCorrection && picks) return undefined;
  const last = changedLast(state);
  const isOfRooms = facts.some((fact) => fact.kind === "sorry" && fact.value === "count");
  const keys = meant ?? (isOfRooms ? COUNTED.filter(isRooms) : isCorrection ? COUNTED : last);
  // "48 at most" behind at least 75 sqm is no size.
  const open =
    saidBound(facts) === "max"
      ? keys.filter((key) => !isBelowFloor(state.criteria[key], only))
      : keys;
  const isBounded = saidBound(facts) === "max";
  const found = nearest(open, last, state.criteria, only, isBounded);
  // "We are 12, so maybe 120" behind 100 sqm and 700 baht a sqm: far from what was said last.
  const isFar = !isCorrection && found !== undefined && found.distance > NEARLY;
  const other = isFar ? likeWhatStands(state, facts, only) : undefined;
  return other ?? (found && likeStanding(state.criteria, facts, only, found));
}

const isBelowFloor = (range: Range | null, only: Fact): boolean =>
  range?.min !== undefined && range.max === undefined && numberOf(only).n < range.min;

/** The number as what it takes the place of counts: a ceiling stays a ceiling, a rent a rent. */
function likeStanding(
  criteria: Criteria,
  facts: readonly Fact[],
  only: Fact,
  { key, factor }: Fit,
): Measure {
  const current = criteria[key];
  const isRaised =
    key === "price" && facts.some((fact) => fact.kind === "replace" && fact.value === "order");
  // "Raise it to 20" behind "12 to 15": the upper end moves.
  const number = isRaised ? withLowerEnd(numberOf(only), current, factor) : numberOf(only);
  // "The budget goes up to 3.5" behind 2 to 3 million: a budget is what is paid at most.
  const isBudget = key === "price" && facts.some(({ kind }) => kind === "budget");
  const shape = number.to !== undefined ? null : isBudget ? "max" : shapeOf(key, current);
  return measureOf(SLOTS[key].dimension, number, factor, {
    isBudget: key === "price",
    bound: saidBound(facts) ?? shape,
    ...(key === "price" && { per: criteria.price?.per ?? null }),
  });
}

function withLowerEnd(number: NumberValue, range: Range | null, factor: number): NumberValue {
  const { min, max } = range ?? {};
  const from = (min ?? 0) / factor;
  return min !== undefined && max !== undefined && !isAround({ min, max }) && number.n > from
    ? { ...number, n: from, to: number.n }
    : number;
}

/** What somebody walks or drives to a place, in metres. */
export const DISTANCE_METRES = { min: 50, max: 20_000 } as const;

/** "Ok, 800 then" after "within 500 m" of something: metres, where no figure that stands is nearer in size. */
function distanceOf(
  state: ConversationState,
  only: Fact,
  isCorrection: boolean,
): Measure | undefined {
  const { criteria, previous = criteria } = state;
  const number = numberOf(only);
  const within = criteria.near.map(({ within_m }) => within_m).find((metres) => metres !== null);
  if (within === undefined || number.power > 1 || number.to !== undefined) return undefined;
  if (!isCorrection && isSameUnder("near", previous, criteria)) return undefined;
  if (number.n < DISTANCE_METRES.min || number.n > DISTANCE_METRES.max) return undefined;
  const distance = Math.abs(Math.log(number.n / within));
  const other = nearest(COUNTED, changedLast(state), criteria, only);
  const isNearer = other === undefined || distance < other.distance;
  return distance > 0 && distance <= Math.log(10) && isNearer
    ? measureOf("distance", number, 1)
    : undefined;
}

/** A small number about a home to live in whose bedrooms nobody has told yet. */
function roomsOf({ criteria, shown = [] }: ConversationState, only: Fact): Measure | undefined {
  const number = numberOf(only);
  const isHome = criteria.types.some((type) => !isRoomless(type));
  const isFree = criteria.bedrooms === null && number.n > shown.length;
  // "Ok, 6 then" behind 5,000 a month: few homes have so many rooms.
  const price = sizeOf(criteria.price);
  if (
    number.n > ROOMS_SURELY &&
    price !== null &&
    closest("price", number, price).distance <= NEARLY
  )
    return undefined;
  return isHome && isFree && isRoomCount(number) && number.n >= 1 && number.n <= BEDROOMS_LIKELY
    ? measureOf("bedrooms", number, 1)
    : undefined;
}

/** More are as likely a price, where one like it stands. */
const ROOMS_SURELY = 4;

/** "Or 3" behind "2 bedrooms": from the one to the other. */
function roomsToo(
  { criteria, previous = criteria }: ConversationState,
  only: Fact,
): Measure | undefined {
  const number = numberOf(only);
  const { min, max = min } = criteria.bedrooms ?? {};
  if (min === undefined || max === undefined || isSameUnder("bedrooms", previous, criteria))
    return undefined;
  if (number.to !== undefined || !isRoomCount(number) || number.n < 1) return undefined;
  const [n, to] = [Math.min(min, number.n), Math.max(max, number.n)];
  return to - n < BEDROOMS_LIKELY ? measureOf("bedrooms", { ...number, n, to }, 1) : undefined;
}

/** "2.5" behind "up to 3.2 million" and another question: what stands and is nearly of the size, where only one is. */
function likeWhatStands(
  { criteria, shown = [] }: ConversationState,
  facts: readonly Fact[],
  only: Fact,
): Measure | undefined {
  const number = numberOf(only);
  if (Number.isInteger(number.n) && number.n <= Math.max(shown.length, ROOMS_SURELY))
    return undefined;
  const [fit, ...others] = SIZED.flatMap((key) => {
    const current = sizeOf(criteria[key]);
    const near = current === null ? null : closest(key, number, current);
    return near !== null && near.distance <= NEARLY ? [near] : [];
  });
  return fit && others.length === 0 ? likeStanding(criteria, facts, only, fit) : undefined;
}
const SIZED = ["price", "area_sqm", "land_sqm"] as const;
/** The one half as much again as the other. */
const NEARLY = Math.log(1.7);

/** "18" once the deal is known and no price is: thousands a month, or millions to buy. */
function firstPriceOf(
  { criteria, shown = [] }: ConversationState,
  facts: readonly Fact[],
  only: Fact,
): Measure | undefined {
  const number = numberOf(only);
  const isFree = criteria.price === null && criteria.deal !== null && number.n > shown.length;
  return isFree && number.power === 1 && number.n >= PRICE_LEAST && number.n < PRICE_BELOW
    ? priceOf(facts, only)
    : undefined;
}
const priceOf = (facts: readonly Fact[], only: Fact): Measure =>
  measureOf("money", numberOf(only), 1, { isBudget: true, isBare: true, bound: saidBound(facts) });
const PRICE_LEAST = 3;
const PRICE_BELOW = 200;

const changedLast = ({ criteria, previous }: ConversationState): readonly NumberKey[] =>
  previous === undefined ? [] : COUNTED.filter((key) => !isSameUnder(key, previous, criteria));

interface Fit {
  readonly key: NumberKey;
  readonly factor: number;
  /** How far the number is from the one that stands: the logarithm of their ratio. */
  readonly distance: number;
}

/** What was not said last is corrected only where the number fits it far better. */
const NOT_LAST = Math.log(2.5);

function nearest(
  keys: readonly NumberKey[],
  last: readonly NumberKey[],
  criteria: Criteria,
  only: Fact,
  isBounded = false,
): Fit | undefined {
  const rank = ({ key, distance }: Fit): number => distance + (last.includes(key) ? 0 : NOT_LAST);
  const number = numberOf(only);
  return keys
    .flatMap((key): Fit[] => {
      const current = sizeOf(criteria[key]);
      if (current === null || (isRooms(key) && !isRoomCount(number))) return [];
      // "Cheaper than that one": the word stands for a home, and no amount.
      if (key === "price" && !number.isDigits && number.n === 1) return [];
      const fit = closest(key, number, current);
      // "25 is really my limit" says once more what stands.
      const isSaidAgain = fit.distance === 0 && key === "price" && isBounded;
      return (fit.distance > 0 || isSaidAgain) && fit.distance <= Math.log(SLOTS[key].reach)
        ? [fit]
        : [];
    })
    .sort((one, other) => rank(one) - rank(other))[0];
}

export function closest(key: NumberKey, number: NumberValue, current: number): Fit {
  const [first, ...more] = SLOTS[key].factors.map((factor): Fit => {
    // A studio counts nought rooms, which is no ratio to anything.
    const shift = isRooms(key) ? 1 : 0;
    const ratio = ((number.to ?? number.n) * factor + shift) / (current + shift);
    return { key, factor, distance: ratio > 0 ? Math.abs(Math.log(ratio)) : Infinity };
  });
  return more.reduce((best, fit) => (fit.distance < best.distance ? fit : best), first as Fit);
}

/** The figure a person remembers of a range: the middle of "about", else its upper end. */
export function sizeOf(range: Range | null): number | null {
  if (range === null) return null;
  if (isAround(range)) return ((range.min ?? 0) + (range.max ?? 0)) / 2;
  return range.max ?? range.min ?? null;
}
/** "About 20" is kept as 16 to 24. */
const isAround = ({ min, max }: Range): boolean =>
  min !== undefined && max !== undefined && min > 0 && Math.abs(max / min - 1.5) < 0.01;

/** A corrected floor stays a floor, "about" stays about; a range says both of its ends itself. */
function shapeOf(key: NumberKey, range: Range | null): BoundKind | null {
  if (range === null || isRooms(key)) return range?.max === undefined ? "min" : null;
  if (range.max === undefined) return "min";
  return range.min === undefined ? "max" : isAround(range) ? "around" : null;
}

/** The bound beside the number counts: "smaller than that is fine, 60 and up" is a floor. */
function saidBound(facts: readonly Fact[]): BoundKind | null {
  if (facts.some(({ kind }) => kind === "plus")) return "min";
  const at = facts.findIndex(({ kind }) => kind === "number");
  const bound = [facts[at + 1], facts[at - 1], ...facts].find((fact) => fact?.kind === "bound");
  return bound === undefined ? null : value(bound, "bound").bound;
}

const isCounted = (key: CriteriaKey): key is NumberKey => (COUNTED as CriteriaKey[]).includes(key);
const isRooms = (key: NumberKey): boolean => key === "bedrooms" || key === "bathrooms";
const isRoomCount = ({ n, to = n }: NumberValue): boolean =>
  Number.isInteger(n) && Number.isInteger(to) && to <= ROOMS_AT_MOST;
