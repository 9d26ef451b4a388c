import type { Role, CalculationCue, Topic } from "./cues.ts";
import type { PresentWords } from "./find-words.ts";
import type { Quantity } from "./quantities.ts";

export type SumInputs = Readonly<Record<string, number | string>>;

/** What the sums are read from. */
export interface CalculationCues {
  readonly text: string;
  readonly topics: PresentWords<Topic>;
  readonly sayings: PresentWords<CalculationCue>;
  readonly quantities: readonly Quantity[];
  /** The year, of the common era, in which the home came to who sells it. */
  readonly acquiredYear: number | undefined;
}

/** More a month is no rent, income or instalment but a price. Baht. */
export const MOST_A_MONTH = 400_000;

const MILLION = 1_000_000;
/** As much as homes cost, and nobody earns in a month; above that an amount is a slip, and told as one. */
export const isPrice = (amount: number): boolean =>
  amount >= MOST_A_MONTH && amount <= 1_000 * MILLION;

export const moneyOf = ({ quantities }: CalculationCues): readonly Quantity[] =>
  quantities.filter(({ dimension }) => dimension === "money");
export const byRole = (said: CalculationCues, role: Role): number | undefined =>
  said.quantities.find((each) => each.role === role && each.dimension === "money")?.amount;
/** What is paid or earned in a month under this name; a home's price is never one. */
export const monthly = (said: CalculationCues, role: Role): number | undefined => {
  const amount = byRole(said, role);
  return amount !== undefined && amount < MOST_A_MONTH ? amount : undefined;
};

const NO_PRICE: readonly (Role | null)[] = [
  "bought",
  "income",
  "savings",
  "debt",
  "loan",
  "down",
  "appraised",
  "fee",
  "sinking",
  "electricity",
  "water",
  "internet",
];

/**
 * The price of the home: what it is sold for, else the first amount that nothing calls otherwise, and
 * what its owner paid only where there is no other.
 */
export function priceOf(said: CalculationCues): number | undefined {
  const money = moneyOf(said).filter(({ per }) => per === null || per === "total");
  const named =
    money.find(({ role }) => role === "sold") ?? money.find(({ role }) => role === "price");
  if (named !== undefined) return named.amount;
  const bought = money.find(({ role }) => role === "bought");
  const unnamed = money.find(
    ({ role, amount }) =>
      // "What salary do I need for 3 million": nobody earns a home's price in a month.
      // "The down payment for 3.5 million": a lone amount of that size is what a part is paid of, but
      // "with 1 million down, how much a month?" pays it.
      (!NO_PRICE.includes(role) ||
        (role === "income" && isPrice(amount)) ||
        (role === "down" &&
          amount >= MILLION &&
          money.length === 1 &&
          !said.topics.has("monthly"))) &&
      !(amount < MOST_A_MONTH && (role === "rent" || role === "instalment" || bought)),
  );
  return (unnamed ?? bought)?.amount;
}

export const yearsOf = ({ quantities }: CalculationCues): number | undefined => {
  const span = quantities.find(
    ({ dimension, unit, role }) =>
      dimension === "duration" && unit === "year" && role !== "deposit" && role !== "advance",
  );
  return span === undefined ? undefined : round(span.amount / 12, 2);
};
export const monthsBy = ({ quantities }: CalculationCues, role: Role): number | undefined =>
  quantities.find(({ dimension, role: its }) => dimension === "duration" && its === role)?.amount;

export const percents = ({ quantities }: CalculationCues): readonly Quantity[] =>
  quantities.filter(({ dimension }) => dimension === "percent");
const rateOf = (said: CalculationCues): number | undefined =>
  percents(said).find(
    (each) => !isLentShare(each) && (each.role !== "down" || said.sayings.has("nothing_down")),
  )?.amount;

/** "Borrow 90%" is a share of the price; "a loan at 6%" is interest. */
export const isLentShare = ({ role, amount }: Quantity): boolean =>
  role === "loan" && amount > HIGHEST_RATE && amount <= 100;
/** The sheet of a loan takes no higher one. */
const HIGHEST_RATE = 30;

/** The terms of a loan: years and interest. */
export const termsOf = (said: CalculationCues) => ({
  years: yearsOf(said),
  rate_pct: rateOf(said),
});

export const areaOf = ({ quantities }: CalculationCues): Quantity | undefined =>
  quantities.find(({ dimension }) => dimension === "area" || dimension === "land");

export const round = (amount: number, decimals: number): number =>
  Math.round(amount * 10 ** decimals) / 10 ** decimals;

/** Only what is known. */
export const known = (inputs: Readonly<Record<string, number | string | undefined>>): SumInputs =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
