import type { Fact } from "../engine/fact.ts";
import type { Production, Rule } from "../engine/rule.ts";
import { is, type Measure, maybe, optional, that, type Unit, value } from "./meanings.ts";
import { isLeadingZero, isYear, measureOf, numberOf } from "./numbers.ts";

const measure = (made: Measure): Production => ({ kind: "measure", value: made });
const isRooms = (unit: Unit): boolean =>
  unit.dimension === "bedrooms" || unit.dimension === "bathrooms";
const ROOMS_AT_MOST = 30;

/** "2 bedrooms", "35 sqm", "5-10 minutes" */
export const numberWithUnit: Rule = {
  name: "measure.number-with-unit",
  pattern: [is("number"), maybe("quality", "dash"), is("unit")],
  produce({ facts }) {
    const number = numberOf(facts[0]);
    const unit = value(facts[2], "unit");
    if (facts[1]?.kind === "quality" && !isRooms(unit)) return null;
    if (facts[1]?.kind === "dash" && facts[1].start !== facts[0]?.end) return null;
    if (isRooms(unit) && (number.n > ROOMS_AT_MOST || !Number.isInteger(number.n))) return null;
    return measure(measureOf(unit.dimension, number, unit.factor, { unit: unit.name ?? null }));
  },
};

/** "2+ beds", "2 or more bedrooms" */
export const numberAndUpWithUnit: Rule = {
  name: "measure.number-and-up",
  pattern: [is("number"), is("plus", "bound"), is("unit")],
  produce({ facts }) {
    const unit = value(facts[2], "unit");
    const bound = facts[1]?.kind === "plus" ? "min" : value(facts[1], "bound").bound;
    if (facts[1]?.kind === "bound" && value(facts[1], "bound").side === "before") return null;
    return measure(measureOf(unit.dimension, numberOf(facts[0]), unit.factor, { bound }));
  },
};

/** "1 or 2 bedrooms", "2 / 3 bed" */
export const eitherNumberWithUnit: Rule = {
  name: "measure.either-number",
  pattern: [is("number"), is("or", "slash", "comma"), is("number"), is("unit")],
  produce({ facts }) {
    const unit = value(facts[3], "unit");
    const low = numberOf(facts[0]);
    const high = numberOf(facts[2]);
    if (!isRooms(unit) || high.n <= low.n || high.n > ROOMS_AT_MOST) return null;
    return measure(measureOf(unit.dimension, { ...low, to: high.n }, unit.factor));
  },
};

/** "three or four bedrooms", before the last word is counted with its rooms alone. */
export const eitherWordRooms: Rule = {
  name: "measure.either-word-rooms",
  pattern: [
    that("numeral", (n) => "digit" in n),
    is("or"),
    that("numeral", (n) => "digit" in n),
    that("unit", isRooms),
  ],
  produce({ facts }) {
    const [low, high] = [value(facts[0], "numeral"), value(facts[2], "numeral")];
    if (!("digit" in low && "digit" in high) || high.digit <= low.digit) return null;
    const unit = value(facts[3], "unit");
    const number = { n: low.digit, to: high.digit, power: 1, isDigits: false };
    return measure(measureOf(unit.dimension, number, unit.factor));
  },
};

/** "1+1 bed": one bedroom and a corner more. */
export const plusRoom: Rule = {
  name: "measure.bedroom-plus",
  pattern: [is("number"), is("plus"), is("number"), that("unit", isRooms)],
  produce({ facts }) {
    return measure(measureOf(value(facts[3], "unit").dimension, numberOf(facts[0]), 1));
  },
};

/** "bedrooms: 3" */
export const unitBeforeNumber: Rule = {
  name: "measure.unit-before-number",
  pattern: [
    that("unit", isRooms),
    that("number", (n) => n.n <= 12 && n.isDigits && !isLeadingZero(n)),
  ],
  produce({ facts }, { after, before }) {
    if (after?.kind === "unit" || after?.kind === "numeral" || after?.kind === "currency")
      return null;
    if (before?.kind === "number") return null;
    return measure(measureOf(value(facts[0], "unit").dimension, numberOf(facts[1]), 1));
  },
};

/** "2-1-50 rai": three counts in one. */
export const landTriple: Rule = {
  name: "measure.rai-ngan-wah",
  pattern: [
    is("number"), is("dash"), is("number"), is("dash"), is("number"),
    optional(that("unit", (unit) => unit.dimension === "land")),
  ], // prettier-ignore
  produce({ facts }) {
    const [rai, ngan, wah] = [numberOf(facts[0]), numberOf(facts[2]), numberOf(facts[4])];
    if (rai.n > 10_000 || ngan.n > 3 || wah.n >= 100) return null;
    if (facts[5] === undefined && (facts[0] as Fact).end !== (facts[1] as Fact).start) return null;
    const sqm = rai.n * 1_600 + ngan.n * 400 + wah.n * 4;
    return measure(measureOf("land", { n: sqm, power: 1, isDigits: true }, 1));
  },
};

/** "2 rai 1 ngan 50 wah": each unit is smaller than the one before. */
export const landSum: Rule = {
  name: "measure.land-sum",
  pattern: [isPlain("land"), isPlain("land")],
  produce({ facts }) {
    const [whole, part] = [value(facts[0], "measure"), value(facts[1], "measure")];
    if (whole.unit === null || part.unit === null || whole.unit === part.unit) return null;
    const order = ["rai", "ngan", "wah"];
    if (order.indexOf(whole.unit) >= order.indexOf(part.unit)) return null;
    return measure({ ...whole, from: whole.from + part.from, unit: part.unit });
  },
};

/** "$150k", "THB 25,000" and "25,000 baht": converted to baht. */
export const currencyBefore: Rule = {
  name: "measure.currency-before",
  pattern: [
    that("currency", (c) => c.side !== "after"),
    is("number"),
    optional(that("currency", (c) => c.side !== "before")),
  ],
  produce({ facts }) {
    return measure(measureOf("money", numberOf(facts[1]), value(facts[0], "currency").rate));
  },
};
export const currencyAfter: Rule = {
  name: "measure.currency-after",
  pattern: [is("number"), that("currency", (c) => c.side !== "before")],
  produce({ facts }) {
    return measure(measureOf("money", numberOf(facts[0]), value(facts[1], "currency").rate));
  },
};

/** "$150k - $200k" has been read; "150k-200k USD" shares the currency. */
export const sayMoneyTwice: Rule = {
  name: "measure.money-and-currency",
  pattern: [isPlain("money"), that("currency", (c) => c.side !== "before" && c.rate === 1)],
  produce: ({ facts }) => measure({ ...value(facts[0], "measure"), isBare: false }),
};

/** A number in thousands or more that nothing else counted. */
export const bareMoney: Rule = {
  name: "measure.bare-money",
  pattern: [is("number")],
  produce({ facts }, { before, after }) {
    const number = numberOf(facts[0]);
    if (isLeadingZero(number) || after?.kind === "unit" || before?.kind === "yearWord") return null;
    const top = number.to ?? number.n;
    if (top < 1_000 || (number.power === 1 && isYear(number.digits))) return null;
    return measure(measureOf("money", number, 1, { isBare: number.power === 1 }));
  },
};

export const year: Rule = {
  name: "aside.year",
  pattern: [maybe("yearWord"), that("number", (n) => isYear(n.digits))],
  produce: ({ facts }, { after }) =>
    facts[0] === undefined && (after?.kind === "unit" || after?.kind === "period")
      ? null
      : { kind: "aside", value: null },
};

/** "10 min walk" counts minutes; "min 60 sqm" and "20k min" are floors. */
export const minutes: Rule = {
  name: "measure.minutes",
  pattern: [that("number", (n) => (n.to ?? n.n) <= 180), is("minuteOrMinimum")],
  produce: ({ facts }) => measure(measureOf("drive", numberOf(facts[0]), 1)),
};
export const minimum: Rule = {
  name: "bound.minimum",
  pattern: [is("minuteOrMinimum")],
  produce: () => ({ kind: "bound", value: { bound: "min", side: "both" } }),
};

/** "500m" */
export const metres: Rule = {
  name: "measure.metres",
  pattern: [is("number"), is("metreOrMillion")],
  produce: ({ facts }) => measure(measureOf("distance", numberOf(facts[0]), 1)),
};

/** "5 minutes' walk", "walk 5 minutes": 80 metres a minute. */
export const walkAfter: Rule = {
  name: "measure.walk-minutes",
  pattern: [isPlain("drive"), that("walkable", () => true)],
  produce: ({ facts }) => walk(value(facts[0], "measure")),
};
export const walkBefore: Rule = {
  name: "measure.walk-minutes-after",
  pattern: [is("walkable"), maybe("bound"), isPlain("drive")],
  produce: ({ facts }) => walk(value(facts[2], "measure")),
};
function walk(minutes: Measure): Production {
  return measure({
    ...minutes,
    dimension: "distance",
    from: (minutes.to ?? minutes.from) * 80,
    to: null,
  });
}

/** "20k a month" */
export const moneyPerPeriod: Rule = {
  name: "measure.money-per-period",
  pattern: [
    that("measure", (m) => m.dimension === "money" && m.per === null),
    maybe("slash"),
    is("period"),
  ],
  produce: ({ facts }) =>
    measure({ ...value(facts[0], "measure"), per: value(facts[2], "period"), isBare: false }),
};
/** "600 per sqm", "2000 a night": the period says that it is money. */
export const numberPerPeriod: Rule = {
  name: "measure.number-per-period",
  pattern: [that("number", (n) => n.n >= 20), maybe("slash"), is("period")],
  produce: ({ facts }) =>
    measure(measureOf("money", numberOf(facts[0]), 1, { per: value(facts[2], "period") })),
};
/** "monthly 20k" */
export const periodThenMoney: Rule = {
  name: "measure.period-then-money",
  pattern: [is("periodBefore"), maybe("bound"), maybe("number", "measure")],
  produce({ facts }) {
    const per = value(facts[0], "periodBefore");
    const bound = facts[1] === undefined ? null : value(facts[1], "bound").bound;
    const said = facts[2];
    if (said === undefined) return null;
    if (said.kind === "number") {
      const number = numberOf(said);
      return number.n < 100 ? null : measure(measureOf("money", number, 1, { per, bound }));
    }
    const money = value(said, "measure");
    return money.dimension === "money" ? measure({ ...money, per, bound, isBare: false }) : null;
  },
};

/** "2 bed - 3 bed", "20k to 25k", "1 or 2 bed" already counted twice */
export const measureRange: Rule = {
  name: "measure.range",
  pattern: [
    that("measure", (m) => m.bound === null),
    is("dash", "to", "or", "tilde"),
    that("measure", (m) => m.bound === null && m.to === null),
  ],
  produce({ facts }) {
    const [low, high] = [value(facts[0], "measure"), value(facts[2], "measure")];
    if (low.dimension !== high.dimension || low.from >= high.from) return null;
    return measure({ ...high, from: low.from, to: high.from, per: high.per ?? low.per });
  },
};
export const measureBetween: Rule = {
  name: "measure.between",
  pattern: [is("between", "from"), is("measure"), is("and", "to", "dash"), is("measure")],
  produce({ facts }) {
    const [low, high] = [value(facts[1], "measure"), value(facts[3], "measure")];
    if (low.dimension !== high.dimension || low.from >= high.from || low.to !== null) return null;
    return measure({ ...high, from: low.from, to: high.from, per: high.per ?? low.per });
  },
};
export const betweenRange: Rule = {
  name: "measure.between-range",
  pattern: [is("between", "from"), that("measure", (m) => m.to !== null)],
  produce: ({ facts }) => measure(value(facts[1], "measure")),
};

function isPlain(dimension: Measure["dimension"]) {
  return that("measure", (m) => m.dimension === dimension && m.bound === null);
}
