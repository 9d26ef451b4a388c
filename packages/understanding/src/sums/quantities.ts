import { EXCHANGE_RATES, type Currency } from "@propertyvr/vocabulary";
import { type Fact, NUMBER, numberStart } from "../engine/fact.ts";
import { value, type Measure } from "../shapes/meanings.ts";
import type { Role } from "./cues.ts";
import { rolesIn, type WordHit } from "./find-words.ts";

/** An amount in the text, and what the words around it call it. */
export interface Quantity {
  readonly dimension: Measure["dimension"];
  /** Baht, square metres, months or per cent; below zero where a minus stands before it. */
  readonly amount: number;
  /** Said as foreign money: the amount in that currency. */
  readonly foreign: { readonly currency: Currency; readonly amount: number } | null;
  readonly per: Measure["per"];
  /** Of an area: as it was counted ("wah", "rai", "sqm"). */
  readonly unit: string | null;
  /** Said for one unit of land ("a rai"). */
  readonly isPerLand: boolean;
  readonly role: Role | null;
  /** Of an income: what somebody who borrows along earns, told by itself. */
  readonly isOfPartner?: true;
  readonly start: number;
  readonly end: number;
}

/** Words further away belong to something else. UTF-16 units. */
const REACH_BEFORE = 32;
const REACH_BEHIND = 20;

/** A salary is no number of months, and a rate of interest no sum of money. */
const ROLES_OF: Readonly<Partial<Record<Measure["dimension"], readonly Role[]>>> = {
  money: [
    "price",
    "sold",
    "bought",
    "income",
    "debt",
    "instalment",
    "savings",
    "rent",
    "loan",
    "down",
    "appraised",
    "fee",
    "sinking",
    "electricity",
    "water",
    "internet",
  ],
  percent: ["down", "rate", "loan"],
  duration: ["deposit", "advance"],
};

/** All amounts of a message in their order, each with its role. */
export function quantitiesIn(text: string, facts: readonly Fact[]): readonly Quantity[] {
  const plain = facts.flatMap((fact) => amountsOf(fact, text, false));
  if (plain.length === 0) return [];
  const words = rolesIn(text);
  return plain.map((quantity, at) => {
    const [previous, next] = [plain[at - 1], plain[at + 1]];
    const from = Math.max(previous?.end ?? 0, quantity.start - REACH_BEFORE);
    const to = Math.min(next?.start ?? text.length, quantity.end + REACH_BEHIND);
    const isOfPrevious = (word: WordHit<Role>): boolean =>
      previous !== undefined &&
      !isThaiAt(text, word.start) &&
      ROLES_OF[previous.dimension]?.includes(word.name) === true &&
      word.start - previous.end < quantity.start - word.end;
    const near = words.filter((word) => !isOfPrevious(word));
    return { ...quantity, role: roleOf(quantity, near, text, from, to) };
  });
}

function amountsOf(fact: Fact, text: string, isPerLand: boolean): readonly Quantity[] {
  if (fact.kind === "measure") return [quantityOf(fact, value(fact, "measure"), text, isPerLand)];
  if (fact.kind === "stay" && fact.parts.length === 0)
    return [quantityOf(fact, value(fact, "stay"), text, isPerLand)];
  if (fact.kind === "tenure") return yearsOfLease(fact, text);
  if (fact.kind === NUMBER) return [...millionsSold(fact, text), ...thousandsEarned(fact, text)];
  const aside = fact.kind === "aside" ? value(fact, "aside") : null;
  const ofLand = isPerLand || aside?.what === "price-per-land";
  const inside = fact.parts.flatMap((part) => amountsOf(part, text, ofLand));
  if (inside.length > 0) return inside;
  if (fact.kind === "stay") return [quantityOf(fact, value(fact, "stay"), text, isPerLand)];
  return aside?.measure ? [quantityOf(fact, aside.measure, text, ofLand)] : [];
}

/** "If I sell at 6": nobody sells a home for less than millions. */
function millionsSold(fact: Fact, text: string): readonly Quantity[] {
  const { n } = value(fact, "number");
  const isSold = n >= 0.5 && n < MOST_MILLIONS && SOLD_BEFORE.test(text.slice(0, fact.start));
  return isSold ? [bahtOf(fact, n * 1_000_000)] : [];
}
const MOST_MILLIONS = 300;
const SOLD_BEFORE =
  /\b(?:sell|selling|sold)(?: it| mine)? (?:at|for)(?: about| around| say)? $|ขาย(?:ได้|ที่|ไป)? ?$/;
const bahtOf = ({ start, end }: Fact, amount: number): Quantity => ({
  ...NO_QUANTITY,
  foreign: null,
  dimension: "money",
  amount,
  unit: null,
  start,
  end,
});

/** "My husband makes 40": nobody tells a salary of forty baht. */
function thousandsEarned(fact: Fact, text: string): readonly Quantity[] {
  const { n } = value(fact, "number");
  const isEarned =
    n >= LEAST_THOUSANDS &&
    n < MOST_THOUSANDS &&
    EARNED_BEFORE.test(text.slice(0, fact.start)) &&
    !/^ ?(?:%|percent|years?|yrs?|hours?)/.test(text.slice(fact.end));
  return isEarned ? [bahtOf(fact, n * 1_000)] : [];
}
const [LEAST_THOUSANDS, MOST_THOUSANDS] = [8, 400];
const EARNED_BEFORE =
  /\b(?:i|we|she|he|wife|husband|partner|girlfriend|boyfriend) (?:also )?(?:makes?|earns?|brings? in|takes? home)(?: about| around| another)? $/;

/** "A 30 year lease" is read as a tenure, in which its years stand. */
function yearsOfLease({ start, end }: Fact, text: string): readonly Quantity[] {
  const years = /^(\d{1,2})[ -]?(?:years?|ปี)/.exec(text.slice(start, end))?.[1];
  return years === undefined
    ? []
    : [
        {
          ...NO_QUANTITY,
          dimension: "duration",
          amount: Number(years) * 12,
          unit: "year",
          start,
          end,
        },
      ];
}

function quantityOf(fact: Fact, measure: Measure, text: string, isPerLand: boolean): Quantity {
  const start = numberStart(fact);
  const isBelowZero = /(?:^|[\s(])-$/.test(text.slice(0, start));
  const amount = inBaht(fact, measure.from);
  if (isManyYears(measure, text.slice(start, fact.end)))
    return {
      ...NO_QUANTITY,
      dimension: "duration",
      amount: amount * 12,
      unit: "year",
      start,
      end: fact.end,
    };
  return {
    dimension: isMoney(measure) ? "money" : measure.dimension,
    amount: isBelowZero ? -amount : amount,
    foreign: foreignOf(fact, amount),
    per: measure.per,
    unit: measure.unit ?? unitOf(fact),
    isPerLand,
    role: null,
    start,
    end: fact.end,
  };
}

/** "Over 5000 years" is read as a price a year; nobody means one. */
const isManyYears = ({ dimension, per }: Measure, said: string): boolean =>
  dimension === "money" && per === "year" && /^\d[\d,]*\s*(?:years|yrs|ปี)$/i.test(said);

const NO_QUANTITY = { foreign: null, per: null, isPerLand: false, role: null } as const;

/** "A 12k car loan": nobody counts thousands of cars. */
const isMoney = ({ dimension, from }: Measure): boolean => dimension === "count" && from >= 1_000;

/** The unit of land or area, where a measure was made of several. */
function unitOf(fact: Fact): string | null {
  if (fact.kind === "unit") return value(fact, "unit").name ?? null;
  return fact.parts.map(unitOf).find((unit) => unit !== null) ?? null;
}

/** "How much baht is 180k usd": read with the baht, the number counts the other currency. */
function inBaht(fact: Fact, amount: number): number {
  const rates = ratesIn(fact);
  const rate = rates[0] === 1 ? (rates.find((each) => each !== 1) ?? 1) : 1;
  return inCents(amount * rate);
}

/** Without what is left of powers of two ("999999999999.0001"), and never so much that it is written with an exponent. */
const inCents = (amount: number): number => {
  const size = Math.min(Math.abs(amount), AMOUNT_MOST);
  return Math.sign(amount) * (size < MOST_WITH_CENTS ? Math.round(size * 100) / 100 : size);
};
const AMOUNT_MOST = 1e18;
const MOST_WITH_CENTS = 1e13;

function foreignOf(fact: Fact, baht: number): Quantity["foreign"] {
  const rate = ratesIn(fact).find((each) => each !== 1);
  const currency = (Object.keys(EXCHANGE_RATES) as Currency[]).find(
    (each) => EXCHANGE_RATES[each] === rate,
  );
  return currency === undefined || rate === undefined
    ? null
    : { currency, amount: inCents(baht / rate) };
}

const ratesIn = (fact: Fact): readonly number[] =>
  fact.kind === "currency" ? [value(fact, "currency").rate] : fact.parts.flatMap(ratesIn);

/** The nearest word of a role: before the amount, or right behind it. A comma or a stop parts them. */
function roleOf(
  { dimension, start, end }: Quantity,
  words: readonly WordHit<Role>[],
  text: string,
  from: number,
  to: number,
): Role | null {
  if (
    dimension === "money" &&
    AFFORDED_ON.test(text.slice(Math.max(0, start - LOOKED_BACK), start))
  )
    return "income";
  const fitting = words.filter(({ name }) => ROLES_OF[dimension]?.includes(name) === true);
  const before = fitting.filter(
    (word) => word.start >= from && word.end <= start && !isParted(text.slice(word.end, start)),
  );
  // Thai names an amount before it: what follows belongs to the next one.
  const behind = fitting.filter(
    (word) =>
      // "A 12k car loan": the amount was read with the first word of its name.
      word.start > start &&
      word.end > end &&
      word.end <= to &&
      !isThaiAt(text, word.start) &&
      !isParted(text.slice(end, Math.max(end, word.start))),
  );
  const near = behind[0];
  const last = before.at(-1);
  if (last?.name === "down" && PAID_FOR.test(text.slice(last.end, start))) return "price";
  if (last === undefined) return near?.name ?? null;
  if (near === undefined) return last.name;
  return near.start - end < start - last.end ? near.name : last.name;
}

/** "Can I afford a 3m condo on 35k a month": what is earned. */
const AFFORDED_ON =
  /\b(?:afford(?:able)?|doable|manageable|possible|realistic|loan|mortgage)\b[^;?!]* on (?:a |my |our |just |only |about |around )*$/;
const LOOKED_BACK = 80;

/** "A down payment on a 3.5 million condo" is a part of that price. */
const PAID_FOR = /^ (?:for|on)\b/;

const isThaiAt = (text: string, at: number): boolean => text.charCodeAt(at) > 0x7f;

const isParted = (between: string): boolean => /[.;?!\n]|, /.test(between);
