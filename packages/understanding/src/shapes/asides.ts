import type { PricePeriod } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { Rule } from "../engine/rule.ts";
import { is, maybe, type Measure, optional, that, type Unit, value } from "./meanings.ts";
import { isLeadingZero, isYear, measureOf, numberOf } from "./numbers.ts";

const aside = (what: string, measure: Measure | null) => ({
  kind: "aside",
  value: { what, measure },
});
const isMoney = that("measure", (m) => m.dimension === "money");
const isDebt = that("otherMoney", (what) => what === "debt");
const isNoDebt = that("otherMoney", (what) => what !== "debt");

/** "salary 35,000", "deposit 20k", "instalment under 15k": never a price. */
export const otherMoney: Rule = {
  name: "aside.other-money",
  pattern: [
    isNoDebt, { kinds: ["bound", "budget", "periodBefore", "from"], optional: true, many: true },
    isMoney, maybe("period"),
  ], // prettier-ignore
  produce({ facts }, { text }) {
    const [what, measure] = [String(facts[0]?.value), value(facts[2], "measure")];
    // "ผ่อนไหวสัก 3 ล้าน": nobody pays that a month; it is what the loan may buy.
    const isOfLoan = what === "instalment" && measure.from >= INSTALMENT_BELOW;
    const isSaved = SAVED.test(text.slice(facts[0]?.start, facts[0]?.end)) && measure.from >= SAVED_FROM;
    return facts[3] === undefined && (isOfLoan || (isSaved && !BORROWS_OR_COUNTS_MORE.test(text)))
      ? { kind: "measure", value: { ...measure, isBudget: true } }
      : aside(what, measure);
  },
}; // prettier-ignore
/** "เงินเดือนสองคนรวมกัน 5 หมื่น", "salary of us both together 80k": what more than one earn. */
export const incomeTogether: Rule = {
  name: "aside.income-together",
  pattern: [
    that("otherMoney", (what) => what === "income"),
    { kinds: ["filler", "and", "measure", "unit"], many: true },
    isMoney,
    maybe("period"),
  ],
  produce: ({ facts }, { text }) =>
    TOGETHER.test(text.slice(facts[0]?.end, facts[2]?.start))
      ? aside("income", value(facts[2], "measure"))
      : null,
};
const TOGETHER = /รวม|ทั้งสอง|คน|together|combined|both/;
const INSTALMENT_BELOW = 500_000;
/** "มีเงินเก็บสองล้านห้า", "savings of 3 million": what a home may cost, where nobody borrows beside it or names another sum. */
const SAVED = /เงินเก็บ|savings/;
/** Less is put down. Baht. */
const SAVED_FROM = 1_000_000;
const BORROWS_OR_COUNTS_MORE =
  /กู้|ผ่อน|ดาวน์|สินเชื่อ|\b(?:loan|mortgage|borrow|finance|down)|(?:ล้าน|million|\dm\b).*(?:ล้าน|แสน|million|\dm\b)/;
/** Nobody bounds bills above it: "max 18k incl. utilities" is a rent. Baht. */
const BILLS_BELOW = 5_000;
export const otherMoneyAfter: Rule = {
  name: "aside.other-money-after",
  pattern: [that("measure", (m) => m.dimension === "money" && !m.isBudget), isNoDebt],
  produce({ facts }, { after, before }) {
    const [what, measure] = [String(facts[1]?.value), value(facts[0], "measure")];
    // "งบ 5 ล้าน มีเงินดาวน์แล้ว": the budget stands before it. "ล้านแปด ผ่อนต่อได้": nobody pays that a month.
    const isPrice =
      before?.kind === "budget" ||
      (before?.kind === "bound" && what !== "instalment" && measure.from >= BILLS_BELOW) ||
      (what === "instalment" && measure.from >= INSTALMENT_BELOW);
    // "ซื้อบ้าน 3 ล้าน ต้องเงินเดือนเท่าไหร่": the salary is what is asked for.
    return ["measure", "number", "ask"].includes(after?.kind ?? "") || isPrice
      ? null
      : aside(what, measure);
  },
};
/** "I can pay 15k a month to the bank": no rent, though it is said as a budget. */
export const toTheBank: Rule = {
  name: "aside.to-the-bank",
  pattern: [isMoney, that("otherMoney", (what) => what === "instalment")],
  produce: ({ facts }, { text }) =>
    TO_THE_BANK.test(text.slice(facts[1]?.start, facts[1]?.end))
      ? aside("instalment", value(facts[0], "measure"))
      : null,
};
const TO_THE_BANK = /bank|mortgage|home loan/;
/** "A car loan, 8,000 a month", "หนี้ผ่อนรถอยู่เดือนละ 8 พัน", "I pay 12k a month for my car": never what a home may cost. */
export const debt: Rule = {
  name: "aside.debt",
  pattern: [
    isDebt,
    {
      kinds: ["bound", "comma", "filler", "from", "periodBefore", "stayFor"],
      optional: true,
      many: true,
    },
    isMoney,
    maybe("period"),
  ],
  // "No debts, 8,000 a month".
  produce: ({ facts }, { before }) =>
    before?.kind === "negation" ? null : aside("debt", value(facts[2], "measure")),
};
export const debtAfter: Rule = {
  name: "aside.debt-after",
  pattern: [isMoney, isDebt],
  produce: ({ facts }) => aside("debt", value(facts[0], "measure")),
};
/** A number without thousands after such a word: "salary 35", "deposit 2 months". */
export const otherMoneyNumber: Rule = {
  name: "aside.other-money-number",
  pattern: [is("otherMoney"), is("number", "measure")],
  produce({ facts }) {
    if (facts[1]?.kind === "number")
      return aside(String(facts[0]?.value), measureOf("money", numberOf(facts[1]), 1));
    const measure = value(facts[1], "measure");
    // "the instalment with 10 percent down": the share is of the price.
    if (measure.dimension === "percent" && facts[0]?.value === "instalment") return null;
    return ["duration", "percent", "drive"].includes(measure.dimension)
      ? aside(String(facts[0]?.value), measure)
      : null;
  },
};

/** A unit of electricity or water costs less, a home more. */
const HIGHEST_METER_RATE = 100;
/** "9 baht per unit": what the meter of a home counts, and no home. */
export const meterRate: Rule = {
  name: "aside.meter-rate",
  pattern: [isMoney, maybe("filler"), is("type")],
  produce({ facts }, { text }) {
    const [rate] = facts as [Fact];
    const measure = value(rate, "measure");
    const isMeter = /^ ?(?:per|a|each|\/) ?units?$/.test(text.slice(rate.end, facts.at(-1)?.end));
    return isMeter && (measure.from ?? Infinity) <= HIGHEST_METER_RATE
      ? aside("fee", measure)
      : null;
  },
};

/** Price per rai or per wah has no slot. */
export const moneyPerLand: Rule = {
  name: "aside.price-per-land",
  pattern: [isMoney, is("perLand")],
  produce: ({ facts }) => aside("price-per-land", value(facts[0], "measure")),
};
export const perLandMoney: Rule = {
  name: "aside.per-land-price",
  pattern: [is("perLandBefore"), maybe("bound"), is("measure", "number")],
  produce: () => aside("price-per-land", null),
};

/** "1 year lease", "contract of 6 months", "for 3 months": a stay. */
export const leaseAfter: Rule = {
  name: "stay.lease-after",
  pattern: [maybe("bound"), that("measure", (m) => m.dimension === "duration"), is("lease")],
  produce: ({ facts }) => ({ kind: "stay", value: value(facts[1], "measure") }),
};
export const leaseBefore: Rule = {
  name: "stay.lease-before",
  pattern: [
    is("lease", "stayFor"),
    maybe("bound"),
    that("measure", (m) => m.dimension === "duration"),
  ],
  produce: ({ facts }) => ({ kind: "stay", value: value(facts[2], "measure") }),
};

/** "House in Pattaya, 1 week in January", "condo Ari 6 months": a span of time that nothing calls otherwise is how long one stays. */
export const stayAlone: Rule = {
  name: "stay.alone",
  pattern: [that("measure", (m) => m.dimension === "duration" && m.from <= LONGEST_STAY)],
  produce({ facts }, { before, after, text }) {
    const span = facts[0] as Fact;
    const isOfStart = /^ (?:to (?:start|begin)|initially|at first)\b/.test(text.slice(span.end));
    const isAfterHome = isOfStart || (before !== undefined && ["type", "place", "comma", "stop", "deal", "amenity"].includes(before.kind));
    const isCounted = after !== undefined && COUNTED_BY.has(after.kind) && !isOfStart && !/^\s*#/.test(text.slice(span.end));
    const isOfTime =
      /(?:\b(?:in|within|after|next|last|past|every|about|first|since|only|was|is)|อีก|ภายใน|มา|ทุก|แล้ว|ก่อน|เคย|อยู่)\s*$/.test(text.slice(0, span.start)) ||
      /^\s*(?:ago|notice|later|old|from now|left|deposit|advance|older|แล้ว|ก่อน|ที่แล้ว|มัดจำ|ล่วงหน้า|ขวบ)/.test(text.slice(span.end));
    return isAfterHome && !isCounted && !isOfTime ? { kind: "stay", value: span.value } : null;
  },
}; // prettier-ignore
/** Behind a span of time: what it counts, and no stay. */
const COUNTED_BY = new Set(["unread", "otherMoney", "old", "type", "place", "near", "to", "from", "dash", "walkable", "dayPlace", "elsewhere"]); // prettier-ignore
/** Longer is how old something is, or how long somebody has lived there. Months. */
const LONGEST_STAY = 24;

/** "for a week", "for a year" */
export const stayOfOne: Rule = {
  name: "stay.of-one",
  pattern: [
    is("stayFor"),
    {
      kinds: ["unit", "period"],
      where: (fact) => fact.kind === "period" || value(fact, "unit").dimension === "duration",
    },
  ],
  produce({ facts }) {
    const said = facts[1] as Fact;
    const { factor, name = null } =
      said.kind === "unit" ? value(said, "unit") : (MONTHS[value(said, "period")] ?? {});
    if (factor === undefined) return null;
    const one = { n: 1, power: 1, isDigits: false };
    return { kind: "stay", value: measureOf("duration", one, factor, { unit: name }) };
  },
};
const MONTHS: Readonly<Partial<Record<PricePeriod, Pick<Unit, "factor" | "name">>>> = {
  month: { factor: 1, name: "month" },
  year: { factor: 12, name: "year" },
};

/** "12th floor", "2 storeys", "family of 4", "under 5 years old" */
export const countedAside: Rule = {
  name: "aside.count",
  pattern: [
    maybe("bound"),
    that(
      "measure",
      (m) => m.dimension === "people" || m.dimension === "floor" || m.dimension === "count",
    ),
  ],
  produce: ({ facts }) => aside(value(facts[1], "measure").dimension, value(facts[1], "measure")),
};
/** "nothing above the second floor": a floor, and no home of a list. */
export const ordinalFloor: Rule = {
  name: "aside.ordinal-floor",
  pattern: [maybe("bound"), is("ordinal"), that("unit", ({ dimension }) => dimension === "floor")],
  // Thai counts floors behind the word: "ห้องแรกชั้นอะไร" asks about the first home.
  produce: ({ facts }, { text }) =>
    facts[1] !== undefined && /[ก-๙]/.test(text.slice(facts[1].start, facts[1].end))
      ? null
      : aside("floor", null),
};
/** "room for 2 cars": no room is rented here. */
export const cars: Rule = {
  name: "amenity.cars",
  pattern: [
    optional(that("type", ({ isWeak }) => isWeak === true)),
    maybe("stayFor"),
    that("measure", (m) => m.dimension === "count" && m.unit === "car"),
  ],
  produce: () => ({ kind: "amenity", value: ["parking"] }),
};
const isFloor = (fact: Fact | undefined): boolean =>
  fact?.kind === "unit" && value(fact, "unit").dimension === "floor";
const isNumbered = (fact: Fact): boolean => fact.kind === "numberedThing" || isFloor(fact);
export const namedNumber: Rule = {
  name: "aside.named-number",
  pattern: [{ kinds: ["numberedThing", "unit"], where: isNumbered }, is("number")],
  produce({ facts }) {
    const [thing] = facts;
    return aside(isFloor(thing) ? "floor" : String(thing?.value), null);
  },
};
export const frontage: Rule = {
  name: "aside.frontage",
  pattern: [is("sizeOfOther"), maybe("bound"), that("measure", (m) => m.dimension === "distance")],
  produce: () => aside("frontage", null),
};
export const age: Rule = {
  name: "aside.age",
  pattern: [maybe("bound"), that("measure", (m) => m.dimension === "duration"), is("old")],
  produce: ({ facts }) => aside("age", value(facts[1], "measure")),
};
/** "2 cats", "parking for 2 cars": the count is not kept, the thing is. */
export const countedThing: Rule = {
  name: "amenity.counted",
  pattern: [that("number", (n) => n.n < 20), is("amenity")],
  // "6 if aircon", "15 with a pool": the number is an amount.
  produce: ({ facts }, { text }) =>
    text.slice(facts[0]?.end, facts[1]?.start).trim() === ""
      ? { kind: "amenity", value: value(facts[1], "amenity") }
      : null,
};

/** "built in 2015", "ปี 2560" */
export const year: Rule = {
  name: "aside.year",
  pattern: [maybe("yearWord"), that("number", (n) => isYear(n.digits))],
  produce({ facts }, { before, after }) {
    if (facts[0] !== undefined) return aside("year", null);
    // "งบ 2000", "a dorm for 2000": the rent of a cheap room is as round as a year, and more often meant.
    const isAmount =
      before?.kind === "budget" || (numberOf(facts[1]).n === 2_000 && before?.kind !== "unit");
    return isAmount || after?.kind === "unit" || after?.kind === "period"
      ? null
      : { kind: "aside", value: null };
  },
};

/** A telephone number is nobody's budget. */
export const telephone: Rule = {
  name: "aside.telephone",
  pattern: [
    that("number", isLeadingZero),
    maybe("dash"),
    maybe("number"),
    maybe("dash"),
    maybe("number"),
  ],
  produce: () => ({ kind: "aside", value: null }),
};
