import { type ConversationState, isEmptyCriteria } from "@propertyvr/vocabulary";
import { type Fact, UNREAD } from "../engine/fact.ts";
import { isMoney, type Measure, value } from "../shapes/meanings.ts";
import { measureOf, numberOf } from "../shapes/numbers.ts";

const LOOSE_NUMBER_RULE = "price.thousands-left-out";

/**
 * "2 bed in Sathorn, 40", "1 bed near Asok, 20-28", "18 or 20 maybe": whoever has told which home means
 * thousands a month, or millions to buy, by a number that counts nothing and stands alone in its clause.
 * "40k, no wait, 35": what corrects an amount is of its size.
 */
export function withLooseNumber(
  facts: readonly Fact[],
  state: ConversationState | undefined,
): readonly Fact[] {
  const amounts = facts.filter(isMoney);
  const isPriced = (state?.criteria.price ?? null) !== null;
  const at = facts.findIndex((_, index) => isLoose(facts, index, isPriced));
  const loose = facts[at];
  if (loose === undefined) return facts;
  if (amounts.length === 0) {
    // "4 ถ้าบ้านใหม่" behind 25,000: an offer on a condition is of the size of what stands.
    const isOffer = isOnCondition(facts, at, isPriced);
    if (!isOffer && isDescribed(facts, state)) return asPrice(facts, at, rangeFrom(facts, at));
    const moved = likeBudget(facts, loose, state);
    return moved === null ? facts : asPrice(facts, at, moved);
  }
  const [only, ...others] = amounts;
  return only === undefined || others.length > 0 || !isCorrected(facts, only, loose)
    ? facts
    : asPrice(
        facts.filter((fact) => fact !== only),
        facts.indexOf(loose) - 1,
        likeAmount(loose, value(only, "measure")),
      );
}

/** Fewer are rooms, floors or people; nobody leaves out the thousands of more. */
const LEAST = 4;
const MOST = 200;
/** What ends a clause. */
const EDGES = new Set(["comma", "stop", "talk", "question"]);
/** What leads to a price. */
const LEADS = new Set(["stayFor", "budget", "to", "sorry", "replace", "ask"]);
/** What a home is told by: a number behind it at the very end is its price, behind "rent" at the end of a clause too. */
const TOLD = new Set(["type", "areas", "targets", "measure", "deal", "amenity", "there"]);
/** Behind these only: less is more often a count, unless it has a point. */
const LEAST_BEHIND_HOME = 8;

function isLoose(facts: readonly Fact[], at: number, isPriced: boolean): boolean {
  const fact = facts[at];
  // "6, not 60"
  if (fact?.kind !== "number" || facts[at - 1]?.kind === "negation") return false;
  const { n, power, isDigits, to = n } = numberOf(fact);
  const hasPoint = !Number.isInteger(n) && !facts.some(isToRent);
  const least = hasPoint ? LEAST_WITH_POINT : LEAST;
  if (!isDigits || power !== 1 || n < least || to > MOST || to < n) return false;
  const [before, after] = [
    beside(facts, at, -1),
    beside(facts, boundBehind(facts, at) === undefined ? at : at + 1, 1),
  ];
  const isAccepted = isPriced && after?.kind === "isOk";
  const isEnd =
    after === undefined ||
    EDGES.has(after.kind) ||
    isAccepted ||
    isOnCondition(facts, at, isPriced);
  if (!isEnd && !isPair(facts, at)) return false;
  if (before === undefined || EDGES.has(before.kind) || LEADS.has(before.kind)) return true;
  if (isPriced && (before.kind === UNREAD || before.kind === "letGo")) return true;
  const isLed = after === undefined || before.kind === "deal";
  return TOLD.has(before.kind) && (n >= LEAST_BEHIND_HOME ? isLed : hasPoint);
}

/** "80 with pool", "15 for a 1 bed" behind a budget: what more would be paid for. */
const isOnCondition = (facts: readonly Fact[], at: number, isPriced: boolean): boolean =>
  isPriced &&
  beside(facts, at, -1) === undefined &&
  (isWithSize(facts[at + 1]) ||
    (LEADS_TO_CONDITION.has(facts[at + 1]?.kind ?? "") &&
      CONDITIONS.has(
        beside(facts, facts[at + 1]?.kind === "filler" ? at : at + 1, 1)?.kind ?? "",
      )));
const LEADS_TO_CONDITION: ReadonlySet<string> = new Set(["filler", "stayFor", "wish"]);
/** "4.5 with land over 100 wah" */
const isWithSize = (fact: Fact | undefined): boolean => fact?.rule === "measure.size-word";
const CONDITIONS: ReadonlySet<string> = new Set(["amenity", "measure", "type"]);

/** "25ish", "15 tops" */
function boundBehind(facts: readonly Fact[], at: number): "around" | "max" | undefined {
  const next = facts[at + 1];
  if (next?.kind !== "bound") return undefined;
  const { bound, side } = value(next, "bound");
  return side !== "before" && (bound === "around" || bound === "max") ? bound : undefined;
}

/** "House in Nonthaburi, 2.8": a number with a point counts no rooms; of a home to buy it may be small. */
const LEAST_WITH_POINT = 0.5;
const isToRent = (fact: Fact): boolean => fact.kind === "deal" && value(fact, "deal") === "rent";

/** What stands beside a fact, words that say nothing left out. */
function beside(facts: readonly Fact[], at: number, step: 1 | -1): Fact | undefined {
  for (let index = at + step; ; index += step) {
    const fact = facts[index];
    if (fact?.kind !== "filler") return fact;
  }
}

/** "18 or 20" */
function isPair(facts: readonly Fact[], at: number): boolean {
  const [or, other] = [facts[at + 1], facts[at + 2]];
  const end = other === undefined ? undefined : beside(facts, at + 2, 1);
  return (
    or?.kind === "or" &&
    other?.kind === "number" &&
    numberOf(other).n > numberOf(facts[at]).n &&
    (end === undefined || EDGES.has(end.kind))
  );
}

const HOME = new Set(["type", "areas", "targets", "deal"]);
const isDescribed = (facts: readonly Fact[], state: ConversationState | undefined): boolean =>
  facts.some(
    (fact) =>
      HOME.has(fact.kind) ||
      (fact.kind === "measure" && value(fact, "measure").dimension === "bedrooms"),
  ) ||
  (state !== undefined && state.criteria.price === null && !isEmptyCriteria(state.criteria));

function rangeFrom(facts: readonly Fact[], at: number): Measure {
  const number = numberOf(facts[at]);
  const other = isPair(facts, at) ? numberOf(facts[at + 2]) : null;
  const bound = boundBehind(facts, at);
  return measureOf("money", other === null ? number : { ...number, to: other.n }, 1, {
    isBare: true,
    isBudget: true,
    ...(bound !== undefined && { bound }),
  });
}

/** Beside a budget that is known: this much dearer or cheaper is still the same search. */
const BUDGET_REACH = 2;
/** "And if the company paid 150?" behind 120,000 a month: null where it is no amount like that. */
function likeBudget(
  facts: readonly Fact[],
  loose: Fact,
  state: ConversationState | undefined,
): Measure | null {
  const price = state?.criteria.price;
  const known = price?.max ?? price?.min;
  // "Not 35, company says 40 is OK"
  const isOnly =
    facts.filter(({ kind }, at) => kind === "number" && facts[at - 1]?.kind !== "negation")
      .length === 1;
  const { n } = numberOf(loose);
  if (!isOnly || known === undefined || (n < LEAST_BEHIND_HOME && Number.isInteger(n))) return null;
  const { bound, ...asked } = rangeFrom(facts, facts.indexOf(loose));
  const moved = likeAmount(loose, { ...asked, from: known, bound });
  const times = moved.from / known;
  // "30 is ok for a sea view" behind 20 to 30 thousand: what stands already.
  return times !== 1 && times >= 1 / BUDGET_REACH && times <= BUDGET_REACH ? moved : null;
}

/** The amount and the words after it: the number that is meant in its stead. */
function isCorrected(facts: readonly Fact[], amount: Fact, loose: Fact): boolean {
  const between = facts.slice(facts.indexOf(amount) + 1, facts.indexOf(loose));
  return (
    facts.indexOf(amount) < facts.indexOf(loose) &&
    between.some(({ kind }) => kind === "sorry" || kind === "replace")
  );
}

function likeAmount(loose: Fact, { from, bound, per, isBare }: Measure): Measure {
  const number = numberOf(loose);
  // "70, rather 60": what neither counts is decided with the deal.
  if (isBare && from < 1_000)
    return measureOf("money", number, 1, { bound, per, isBare, isBudget: true });
  const factor = [1, 1_000, 1_000_000].toSorted(
    (one, other) =>
      Math.abs(Math.log((number.n * one) / from)) - Math.abs(Math.log((number.n * other) / from)),
  )[0];
  return measureOf("money", number, factor ?? 1, { bound, per, isBudget: true });
}

/** The number as a price; of "18 or 20" the rest goes with it. */
function asPrice(facts: readonly Fact[], at: number, measure: Measure): readonly Fact[] {
  const length = isPair(facts, at) ? 3 : boundBehind(facts, at) ? 2 : 1;
  const last = facts[at + length - 1];
  return facts.flatMap((fact, index): readonly Fact[] =>
    index < at || index >= at + length
      ? [fact]
      : index > at
        ? []
        : [
            {
              ...fact,
              end: last?.end ?? fact.end,
              kind: "measure",
              value: measure,
              rule: LOOSE_NUMBER_RULE,
              certainty: "implied",
            },
          ],
  );
}
