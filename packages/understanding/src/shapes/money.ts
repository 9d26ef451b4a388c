import type { PricePeriod } from "@propertyvr/vocabulary";
import type { Rule } from "../engine/rule.ts";
import { is, isPlain, isRooms, maybe, optional, that, value } from "./meanings.ts";
import { beginsClause, isLeadingZero, isYear, measure, measureOf, numberOf } from "./numbers.ts";

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

/** "90k month": nobody counts so many months. */
export const moneyThenUnit: Rule = {
  name: "measure.money-then-unit",
  pattern: [that("number", (n) => n.n >= 1_000), that("unit", (u) => u.dimension === "duration")],
  produce({ facts }) {
    const per = PERIODS[value(facts[1], "unit").name ?? ""];
    return per === undefined ? null : measure(measureOf("money", numberOf(facts[0]), 1, { per }));
  },
};
const PERIODS: Readonly<Partial<Record<string, PricePeriod>>> = {
  month: "month",
  year: "year",
  day: "night",
};

/** A number in thousands or more that nothing else counted. */
export const bareMoney: Rule = {
  name: "measure.bare-money",
  pattern: [is("number")],
  produce({ facts }, { before, after, text }) {
    const number = numberOf(facts[0]);
    if (isLeadingZero(number) || ["yearWord", "numberedThing"].includes(before?.kind ?? ""))
      return null;
    const top = number.to ?? number.n;
    // "20000 bedroom 2": no home has so many rooms; any other unit counts its number.
    const isCounted =
      after?.kind === "unit" && !beginsClause(text.slice(facts[0]?.end, after.start));
    if (isCounted && !isRooms(value(after, "unit"))) return null;
    const isSaid = before?.kind === "budget" || number.n === 2_000;
    if (top < 1_000 || (number.power === 1 && isYear(number.digits) && !isSaid)) return null;
    return measure(measureOf("money", number, 1, { isBare: number.power === 1 }));
  },
};

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

/** "600 per sqm", "2000 a night", "80 per month" (thousands): the period says that it is money. */
export const numberPerPeriod: Rule = {
  name: "measure.number-per-period",
  pattern: [that("number", (n) => n.n >= 20), maybe("slash"), is("period")],
  produce({ facts }) {
    const [number, per] = [numberOf(facts[0]), value(facts[2], "period")];
    const isThousands = per === "month" && (number.to ?? number.n) < RENT_LEAST;
    return measure(measureOf("money", number, isThousands ? 1_000 : 1, { per }));
  },
};
/** Baht a month: no home is let for less, so that a smaller number counts thousands. */
const RENT_LEAST = 300;

/** Baht a month or of a sale: nobody asks for less, and a smaller number counts something else. */
const LEAST_A_SQM = 30;
/** "monthly 20k", "per sqm 150 at most" */
export const periodThenMoney: Rule = {
  name: "measure.period-then-money",
  pattern: [
    {
      kinds: ["periodBefore", "period"],
      where: (fact) => fact.kind === "periodBefore" || value(fact, "period") === "sqm",
    },
    maybe("bound"),
    maybe("number", "measure"),
  ],
  produce({ facts }, { after, before }) {
    // "60 baht per sqm on a 48 sqm condo": the period ends the amount before it.
    const isBehindAmount = ["currency", "number", "numeral", "measure"].includes(
      before?.kind ?? "",
    );
    if (facts[0]?.kind === "period" && isBehindAmount) return null;
    // "เดือนละ 700 ดอลลาร์": the currency counts its number first.
    if (after?.kind === "currency" && facts[2]?.kind === "number") return null;
    const per = facts[0]?.kind === "period" ? "sqm" : value(facts[0], "periodBefore");
    const bound = facts[1] === undefined ? null : value(facts[1], "bound").bound;
    const said = facts[2];
    if (said === undefined) return null;
    if (said.kind === "number") {
      const number = numberOf(said);
      return number.n < (per === "sqm" ? LEAST_A_SQM : 100)
        ? null
        : measure(measureOf("money", number, 1, { per, bound }));
    }
    const money = value(said, "measure");
    return money.dimension === "money" ? measure({ ...money, per, bound, isBare: false }) : null;
  },
};
