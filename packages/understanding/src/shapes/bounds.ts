import type { Fact } from "../engine/fact.ts";
import type { Production, Rule } from "../engine/rule.ts";
import {
  type BoundKind,
  type Dimension,
  is,
  type Measure,
  maybe,
  row,
  that,
  value,
} from "./meanings.ts";
import { measureOf, numberOf, SQM_LEAST } from "./numbers.ts";
import { WANTED } from "./polarity.ts";

const isFreeMoney = (fact: Fact | undefined): boolean =>
  fact?.kind === "measure" &&
  value(fact, "measure").dimension === "money" &&
  isFree(value(fact, "measure"));
const isFree = (m: Measure): boolean => m.bound === null;
const bounded = (made: Measure, bound: BoundKind | null, isBudget = false): Production => ({
  kind: "measure",
  value: { ...made, bound, isBudget: made.isBudget || isBudget },
});

/** "under 40k", "at least 2 bedrooms", "around 35 sqm" */
export const boundBefore: Rule = {
  name: "bound.before",
  pattern: [that("bound", (b) => b.side !== "after"), that("measure", isFree)],
  produce({ facts }, { before }) {
    const { bound, side } = value(facts[0], "bound");
    const measure = value(facts[1], "measure");
    // "20k max 2 bed": a word that stands on either side belongs to the money.
    if (side === "both" && measure.dimension !== "money" && isFreeMoney(before)) return null;
    // "starting from 20 to 30k": the upper end was said as well.
    const isSpan = bound === "min" && measure.dimension === "money" && measure.to !== null;
    return bounded(measure, isSpan ? null : bound);
  },
};

/** "40k max", "2 bedrooms or more" */
export const boundAfter: Rule = {
  name: "bound.after",
  pattern: [that("measure", isFree), maybe("dash"), that("bound", (b) => b.side !== "before")],
  produce({ facts }, { after, text }) {
    const { bound, side } = value(facts[2], "bound");
    const measure = value(facts[0], "measure");
    const next = after?.kind === "measure" ? value(after, "measure") : undefined;
    // "2 bedrooms and over 80 sqm": the word bounds what follows.
    if (next !== undefined && text.slice(facts[2]?.start, facts[2]?.end) === "and over")
      return null;
    // "1 bedroom min 35 sqm", "2 bed max 30k": of rooms and what is bounded otherwise the second.
    const isRooms = measure.dimension === "bedrooms" || measure.dimension === "bathrooms";
    const isNextBounded = next?.dimension === "money" || (isRooms && next?.dimension === "area");
    if (side === "both" && measure.dimension !== "money" && isNextBounded) return null;
    return bounded(measure, bound);
  },
};

/** How many times the lower end the upper one may be: more is a price in thousands. */
const UPPER_END_REACH: Readonly<Partial<Record<Dimension, number>>> = {
  bedrooms: 2,
  bathrooms: 2,
  area: 3,
  land: 10,
};
/** "min 5 rai max 10", "60 ตรม ขึ้นไป ไม่เกิน 90": the upper end is counted like the lower one. */
export const upperEndWithoutUnit: Rule = {
  name: "bound.upper-end",
  pattern: [
    maybe("bound", "from"),
    that("measure", (m) => isFree(m) && m.to === null),
    maybe("bound"),
    { kinds: ["comma", "and", "to", "but", "filler"], optional: true },
    that("bound", ({ bound, side }) => bound === "max" && side !== "after"),
    that("number", ({ power, to }) => power === 1 && to === undefined),
  ],
  produce({ facts }, { after, text }) {
    const lower = facts[0] ?? facts[2];
    const measure = value(facts[1], "measure");
    const digits = text.slice(facts[1]?.start, facts[1]?.end).replaceAll(",", "");
    // Rooms are counted in words too: "at least two bedrooms, max 3".
    const times = numberOf(facts[5]).n / (Number.parseFloat(digits) || measure.from);
    const isOfOther = ["unit", "numeral", "currency", "measure", "period", "perLand"].includes(
      after?.kind ?? "",
    );
    const isLower =
      lower?.kind === "from" || (lower !== undefined && value(lower, "bound").bound === "min");
    const isLike = times > 1 && times <= (UPPER_END_REACH[measure.dimension] ?? 0);
    return isLower && isLike && !isOfOther
      ? bounded({ ...measure, to: measure.from * times }, null)
      : null;
  },
};

/** "about 3 rai or more": the floor says more than the "about". */
export const aroundThenBound: Rule = {
  name: "bound.around-then-bound",
  pattern: [
    that("measure", (m) => m.bound === "around"),
    that("bound", (b) => b.side === "after" && b.bound !== "around"),
  ],
  produce: ({ facts }) => bounded(value(facts[0], "measure"), value(facts[1], "bound").bound),
};

/** What a refusal would rather belong to than the amount before it: "over 50k, no pool". */
const REFUSABLE = new Set([...WANTED, "place", "network", "number", "numberedThing", "unread"]);

/** "over 50k I refuse": what lies above is refused, so it is a ceiling. */
export const refusedAbove: Rule = {
  name: "bound.refused-above",
  pattern: [
    that("bound", (b) => b.bound === "min" && b.side === "before"),
    that("measure", (m) => m.dimension === "money" && isFree(m) && m.to === null),
    { kinds: ["negation", "change", "beyond"], where: refuses },
  ],
  produce({ facts }, { after }) {
    if (after !== undefined && REFUSABLE.has(after.kind)) return null;
    return bounded(value(facts[1], "measure"), "max");
  },
};

/** "เกินหมื่นสอง จ่ายไม่ไหว": too dear says the same as a plain refusal. */
function refuses(fact: Fact): boolean {
  if (fact.kind === "negation" || fact.kind === "beyond") return true;
  const change = value(fact, "change");
  return change.do === "adjust" && change.key === "price" && change.direction === "down";
}

/** "55+ sqm" has been read; "25k+" is a floor, "60 sqm + in Ari" too; "60 sqm + pool" adds a thing. */
export const plusAfter: Rule = {
  name: "bound.plus",
  pattern: [that("measure", isFree), is("plus")],
  produce({ facts }, { after, text }) {
    const isJoined = text.charAt(facts[1]?.end ?? 0) !== " ";
    if (isJoined && (after?.kind === "number" || after?.kind === "measure")) return null;
    const isTight = text.charAt(facts[0]?.end ?? 0) === "+";
    const addsNothing = after === undefined || ADDED_TO_NOTHING.has(after.kind);
    return isTight || addsNothing ? bounded(value(facts[0], "measure"), "min") : null;
  },
};
const ADDED_TO_NOTHING = new Set(["inArea", "near", "comma", "stop"]);
export const plusNumber: Rule = {
  name: "bound.plus-number",
  pattern: [is("number"), is("plus")],
  produce({ facts }, { after }) {
    const number = numberOf(facts[0]);
    if (number.n < 1_000 || after?.kind === "unit" || after?.kind === "number") return null;
    return {
      kind: "measure",
      value: measureOf("money", number, 1, { bound: "min", isBare: true }),
    };
  },
};

/** "from 2 million" where no upper end follows. */
export const fromMeasure: Rule = {
  name: "bound.from",
  pattern: [
    is("from"),
    that("measure", (m) => isFree(m) && m.to === null && m.dimension !== "distance"),
  ],
  produce({ facts }, { after }) {
    if (after?.kind === "to" || after?.kind === "dash") return null;
    const measure = value(facts[1], "measure");
    return measure.dimension === "drive" ? null : bounded(measure, "min");
  },
};

/** "budget 20k", "price not over 3 million": what one would pay. */
export const budgetBefore: Rule = {
  name: "bound.budget",
  pattern: [row("budget"), that("measure", (m) => m.dimension === "money")],
  produce({ facts }, { after }) {
    const measure = value(facts[1], "measure");
    // "budget 20k or so": what stands behind the amount bounds it first.
    const isBoundNext = after?.kind === "bound" && value(after, "bound").side === "after";
    return isBoundNext && isFree(measure) ? null : asBudget(measure);
  },
};
export const budgetAfter: Rule = {
  name: "bound.budget-after",
  pattern: [that("measure", (m) => m.dimension === "money" && !m.isBudget), is("budget")],
  produce({ facts }, { after, text }) {
    if (after?.kind === "measure" || after?.kind === "number" || after?.kind === "bound")
      return null;
    // "Is 18k a good price": asked of, and no budget.
    if (
      /^ ?(?:(?:a|an|the) )?(?:very |really )?(?:good|ok|okay|fair|right|reasonable|normal|bad|high|low|fine)\b/.test(
        text.slice(facts[0]?.end),
      )
    )
      return null;
    if (NAMES_ITS_OWN.test(text.slice(facts[1]?.end))) return null;
    return asBudget(value(facts[0], "measure"));
  },
};
/** "เดือนละพัน งบค่าห้องหมื่นสาม": the word belongs to the figure behind it. */
const NAMES_ITS_OWN = /^ ?(?:ค่า|ซื้อ|เช่า)(?:ห้อง|บ้าน|คอนโด|เช่า|หอ)?/;

/** "15k, 13k would be better": the one that is merely wished for. */
export const softAmount: Rule = {
  name: "bound.soft",
  pattern: [
    that("measure", (m) => m.dimension === "money" && m.isSoft !== true),
    is("softAfter", "better"),
  ],
  produce: ({ facts }) => ({
    kind: "measure",
    value: { ...value(facts[0], "measure"), isSoft: true },
  }),
};

/** "About 12 thousand, 13 at most": the number counts what the amount before it counts, and bounds it. */
export const likeAmount: Rule = {
  name: "bound.like-amount",
  pattern: [
    that("measure", ({ dimension, power }) => dimension === "money" && power > 1),
    maybe("comma"),
    that("number", ({ power }) => power === 1),
    that("bound", ({ bound }) => bound === "max"),
  ],
  produce({ facts }, { after }) {
    if (after !== undefined && after.kind !== "comma" && after.kind !== "stop") return null;
    const amount = value(facts[0], "measure");
    const most = numberOf(facts[2]).n * amount.power;
    return most > amount.from && most < 2 * amount.from
      ? {
          kind: "measure",
          value: { ...amount, from: most, to: null, bound: "max", isBudget: true },
        }
      : null;
  },
};

/** A budget of one amount is a ceiling; a range stays a range. */
function asBudget(measure: Measure): Production {
  const bound = measure.bound ?? (measure.to === null ? "max" : null);
  return { kind: "measure", value: { ...measure, bound, isBudget: true } };
}

/** "budget 5", "not over 3": the scale is decided once the deal is known. */
export const smallBudget: Rule = {
  name: "bound.small-amount",
  pattern: [maybe("budget"), maybe("bound"), that("number", (n) => n.n >= 1 && n.n < 1_000)],
  produce({ facts }, { after, before, text }) {
    if (
      facts[0] === undefined &&
      facts[1] === undefined &&
      !TO_SPEND.test(text.slice(facts[2]?.end))
    )
      return null;
    if (facts[1] !== undefined && value(facts[1], "bound").side === "after") return null;
    const number = numberOf(facts[2]);
    const isRange = number.to !== undefined && number.to !== number.n;
    // "budget 2 condos" counts; "งบ 2.5-3 ทาวน์โฮม" does not.
    if (after?.kind === "type" && Number.isInteger(number.n) && !isRange) return null;
    const isToSpend = TO_SPEND.test(text.slice(facts[2]?.end));
    if (
      ["unit", "nearNoun", "numeral", "dash", "to", "station"].includes(after?.kind ?? "") &&
      !isToSpend
    )
      return null;
    if (facts[0] === undefined && before?.kind === "walkable") return null;
    const unsaid = isRange ? null : "max";
    if (number.n < CASH_MOST && IN_CASH.test(text.slice(facts[2]?.end)))
      return {
        kind: "measure",
        value: measureOf("money", number, 1e6, { bound: unsaid, isBudget: true }),
        certainty: "implied",
      };
    const said = facts[1] === undefined ? undefined : value(facts[1], "bound");
    const bound = said?.bound ?? unsaid;
    if (said?.isOfSize === true && number.n >= SQM_LEAST)
      return {
        kind: "measure",
        value: measureOf("area", number, 1, { bound }),
        certainty: "implied",
      };
    return {
      kind: "measure",
      value: measureOf("money", number, 1, { bound, isBare: true, isBudget: true }),
      certainty: "implied",
    };
  },
};

/** "About 2.8 to spend", "3.5 to 4 cash" */
const TO_SPEND =
  /^ (?:to (?:spend|play with|work with|invest)\b|(?:in )?cash\b(?! (?:up|upfront|deposit)\b))/;

/** "3.5 to 4 cash": rents are not paid from savings, so that it counts millions. */
const IN_CASH = /^ (?:in )?cash\b(?! (?:a|per|each|every|monthly|up|upfront|deposit)\b)/;
const CASH_MOST = 100;

/** "~30k": about, where it joins no two ends. */
export const tilde: Rule = {
  name: "bound.tilde",
  pattern: [is("tilde")],
  produce: () => ({ kind: "bound", value: { bound: "around", side: "before" } }),
};

/** "min 60 sqm", "20k min", where no minutes were counted. */
export const minimum: Rule = {
  name: "bound.minimum",
  pattern: [is("minuteOrMinimum")],
  produce: () => ({ kind: "bound", value: { bound: "min", side: "both" } }),
};
