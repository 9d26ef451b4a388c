import type { Currency } from "@propertyvr/vocabulary";
import { TOPICS, type CalculationCue, type Role, type Topic } from "./cues.ts";
import { cuesIn, type PresentWords as WordsSaid } from "./find-words.ts";
import {
  areaOf,
  byRole,
  isPrice,
  isLentShare,
  known,
  monthly,
  monthsBy,
  MOST_A_MONTH,
  moneyOf,
  percents,
  priceOf,
  round,
  termsOf,
  yearsOf,
  type CalculationCues,
  type SumInputs,
} from "./calculation-cues.ts";
import { priceChange, sellsAtPercent } from "./price-change.ts";

export interface SumSpec {
  readonly kind: string;
  /** What the message states for it; null where the message is not about it. */
  readonly inputsOf: (said: CalculationCues) => SumInputs | null;
}

/** What is said of the sale itself. */
const saleInputs = (said: CalculationCues) => {
  const { sayings } = said;
  return {
    price: priceOf(said) ?? byRole(said, "rent"),
    appraised: byRole(said, "appraised"),
    years_owned: yearsOf(said),
    acquired_year: said.acquiredYear,
    acquisition: sayings.has("inherited") ? "inherited_or_given" : undefined,
    in_house_register: sayings.has("registered") ? "yes" : undefined,
    split: shareOf(sayings),
  };
};

/** The buyer's share of the transfer fee, 0 to 1, as it was said last. */
function shareOf(sayings: WordsSaid<CalculationCue>): number | undefined {
  const said = SHARES.filter(({ cue }) => sayings.has(cue));
  return said.toSorted((one, other) => sayings.lastAt(other.cue) - sayings.lastAt(one.cue))[0]?.share; // prettier-ignore
}
const SHARES = [
  { cue: "buyer_pays_all", share: 1 },
  { cue: "seller_pays_all", share: 0 },
  { cue: "half_each", share: 0.5 },
] as const satisfies readonly { readonly cue: CalculationCue; readonly share: number }[];

/** Whether a text says who pays the fees of a transfer. */
export const saysWhoPays = (text: string): boolean =>
  shareOf(cuesIn(text.toLowerCase())) !== undefined;

/** What is said of the day of transfer. */
export const transferInputs = (said: CalculationCues): SumInputs =>
  known({
    ...saleInputs(said),
    buyer: said.sayings.has("foreign_buyer")
      ? "foreigner"
      : said.sayings.has("company_buyer")
        ? "company"
        : undefined,
    seller: said.sayings.has("company_seller") ? "company" : undefined,
    loan: byRole(said, "loan"),
  });

const hasMoney = (said: CalculationCues): boolean => moneyOf(said).length > 0;

/** "What taxes on selling at 5 million", "5 million, bought in 2021": what the sale of a home costs. */
function isSale(said: CalculationCues): boolean {
  const { topics, sayings, acquiredYear } = said;
  const isKnown =
    topics.has("charges") ||
    acquiredYear !== undefined ||
    sayings.has("inherited") ||
    byRole(said, "appraised") !== undefined;
  const isSold = topics.has("sell") && isKnown;
  return isSold && (priceOf(said) ?? 0) >= MOST_A_MONTH;
}

/** "And if I sell after 3 years?", "ถ้าถือมา 4 ปี เสียภาษีเท่าไร"; "before 5 years" asks for the rule. */
const isResale = (said: CalculationCues): boolean =>
  (said.topics.has("resale") || (said.topics.has("held") && said.topics.has("charges"))) &&
  yearsOf(said) !== undefined &&
  !said.sayings.has("asks_whether") &&
  !said.sayings.has("bounds_years");

/** In the order in which they are tried: what can be told by its own words alone comes first. */
export const SUMS: readonly SumSpec[] = [
  { kind: "exchange", inputsOf: exchange },
  {
    kind: "lease_registration",
    inputsOf: leaseRegistration,
  },
  {
    kind: "land_building_tax",
    inputsOf: (said) =>
      said.topics.has("landTax") && hasMoney(said)
        ? known({ appraised: moneyOf(said)[0]?.amount, use: useOf(said.sayings) })
        : null,
  },
  {
    kind: "common_fee",
    inputsOf(said) {
      const area = areaOf(said);
      if (!said.topics.has("commonFee") || area === undefined) return null;
      const [fee, ...others] = moneyOf(said).filter(({ role }) => role !== "sinking");
      return others.length > 0
        ? null
        : known({
            area_sqm: area.amount,
            rate_sqm_month: fee?.amount,
            sinking_sqm: byRole(said, "sinking"),
          });
    },
  },
  { kind: "monthly_cost", inputsOf: monthlyCost },
  {
    kind: "move_in_cash",
    inputsOf(said) {
      const deposit = monthsBy(said, "deposit");
      const advance = monthsBy(said, "advance");
      const isAsked = said.topics.has("moveIn") || (deposit !== undefined && advance !== undefined);
      const rent = moneyOf(said)[0]?.amount;
      return isAsked && rent !== undefined && rent < MOST_A_MONTH
        ? known({ rent_month: rent, deposit_months: deposit, advance_months: advance })
        : null;
    },
  },
  { kind: "total", inputsOf: totalPrice },
  {
    kind: "area_convert",
    inputsOf: (said) =>
      said.topics.has("convert") && !hasMoney(said) && areaOf(said) !== undefined
        ? known({ sqm: areaOf(said)?.amount })
        : null,
  },
  { kind: "rent_or_buy", inputsOf: rentOrBuy },
  { kind: "yield", inputsOf: rentalYield },
  {
    kind: "seller_net",
    inputsOf: (said) =>
      said.topics.has("sell") && said.topics.has("net") && hasMoney(said)
        ? known(saleInputs(said))
        : null,
  },
  {
    kind: "transfer_cost",
    inputsOf: (said) =>
      (said.topics.has("transfer") && hasMoney(said)) || isSale(said) ? transferInputs(said) : null,
  },
  { kind: "affordability", inputsOf: affordability },
  { kind: "purchase_cash", inputsOf: purchaseCash },
  { kind: "mortgage", inputsOf: mortgage },
];

/** Asked for without any amount of money: the sheet opens with its boxes to fill in. */
export const BARE_SUMS: readonly SumSpec[] = [
  {
    kind: "mortgage",
    inputsOf(said) {
      const terms = { down_pct: downOf(said, 0), ...termsOf(said) };
      // "ผ่อน 20 ปี ดาวน์ 30% ตกเดือนละเท่าไหร่": the terms of a loan, of which the instalment is asked for.
      const isOfTerms =
        terms.down_pct !== undefined &&
        (terms.years !== undefined ||
          said.sayings.has("half_down") ||
          said.sayings.has("nothing_down"));
      const isAsked =
        (said.topics.has("loan") || said.topics.has("monthly")) && said.sayings.has("asks_cost");
      // "What if I put 50% down?": of the home or the price that is talked about.
      const isSupposed = terms.down_pct !== undefined && said.sayings.has("supposes");
      return said.topics.has("anyLoan") || (isOfTerms && isAsked) || isSupposed
        ? known(terms)
        : null;
    },
  },
  {
    kind: "move_in_cash",
    inputsOf: (said) =>
      said.topics.has("anyMoveIn")
        ? known({
            deposit_months: monthsBy(said, "deposit"),
            advance_months: monthsBy(said, "advance"),
          })
        : null,
  },
  {
    kind: "monthly_cost",
    inputsOf: ({ topics, sayings }) =>
      topics.has("anyMonthly") && sayings.has("asks_cost") ? {} : null,
  },
  {
    kind: "transfer_cost",
    inputsOf: (said) =>
      said.topics.has("anyTransfer") || isResale(said) ? transferInputs(said) : null,
  },
  { kind: "affordability", inputsOf: ({ topics }) => (topics.has("anyBudget") ? {} : null) },
];

/** "100,000 dollars in baht", "5 million baht in dollars", "USD to baht 100000". */
function exchange(said: CalculationCues): SumInputs | null {
  const { topics } = said;
  const [amount, ...others] = moneyOf(said);
  if (amount === undefined || others.length > 0) return null;
  const { foreign } = amount;
  if (foreign !== null)
    return topics.has("toBaht") &&
      TOPICS.every((topic) => EXCHANGE_TOPICS.has(topic) || !topics.has(topic))
      ? { amount: foreign.amount, currency: foreign.currency, direction: "to_baht" }
      : null;
  for (const [currency, toTopic, fromTopic] of EXCHANGED) {
    if (topics.has(fromTopic)) return { amount: amount.amount, currency, direction: "to_baht" };
    if (topics.has(toTopic)) return { amount: amount.amount, currency, direction: "from_baht" };
  }
  return null;
}

/** A currency, the words that ask for it, and those that turn it into baht. */
const EXCHANGED = [
  ["USD", "toDollars", "dollarsToBaht"],
  ["EUR", "toEuros", "eurosToBaht"],
  ["GBP", "toPounds", "poundsToBaht"],
  ["CNY", "toYuan", "yuanToBaht"],
  ["JPY", "toYen", "yenToBaht"],
] as const satisfies readonly (readonly [Currency, Topic, Topic])[];

const EXCHANGE_TOPICS: ReadonlySet<Topic> = new Set([
  "toBaht",
  "convert",
  ...EXCHANGED.map(([, , fromTopic]) => fromTopic),
]);

const useOf = (sayings: WordsSaid<CalculationCue>): string | undefined =>
  (["vacant_land", "other_home", "main_home", "commercial"] as const).find((use) =>
    sayings.has(use),
  );

function monthlyCost(said: CalculationCues): SumInputs | null {
  const { topics } = said;
  const rent = moneyOf(said).find(
    ({ role }) => role !== "electricity" && role !== "water" && role !== "internet",
  )?.amount;
  if (!topics.has("bills") || rent === undefined || rent >= MOST_A_MONTH) return null;
  return known({
    rent_month: rent,
    electricity_month: byRole(said, "electricity"),
    water_month: byRole(said, "water"),
    internet_month: byRole(said, "internet"),
  });
}

/** A size and what one unit of it costs. */
function totalPrice(said: CalculationCues): SumInputs | null {
  const area = areaOf(said);
  const [price, ...others] = moneyOf(said);
  if (area === undefined || price === undefined || others.length > 0) return null;
  if (price.role === "fee") return null;
  if (price.per === "sqm" && area.dimension === "area")
    return { size: area.amount, each: "sqm", price_each: price.amount };
  if (!price.isPerLand || (area.unit !== "wah" && area.unit !== "rai")) return null;
  return {
    size: area.amount / (area.unit === "wah" ? 4 : 1_600),
    each: area.unit,
    price_each: price.amount,
  };
}

const YIELD_ROLES: ReadonlySet<Role> = new Set(["rent", "price", "sold", "bought"]);

/** A price and a monthly rent that are 4 to 100 years apart. */
function rentalYield(said: CalculationCues): SumInputs | null {
  const amounts = moneyOf(said).filter(({ role }) => role === null || YIELD_ROLES.has(role));
  const isNamed = said.topics.has("yield");
  const price = Math.max(...amounts.map(({ amount }) => amount));
  const called = amounts.filter(({ role }) => role === "rent");
  // A third amount beside a yield is a fee: the rent is then the one that is called so.
  const isOfThree = isNamed && amounts.length === 3 && called.length === 1;
  const rent = Math.min(...(isOfThree ? called : amounts).map(({ amount }) => amount));
  const months = price / rent;
  const isPair = (amounts.length === 2 || isOfThree) && months >= 50 && months <= 1_200;
  const isRent = amounts.some(({ role, per }) => role === "rent" || per === "month");
  if (!(isPair && (isNamed || isRent))) return null;
  if (
    !isNamed &&
    (said.topics.has("transfer") || said.topics.has("loan") || said.topics.has("monthly"))
  )
    return null;
  return known({
    price,
    rent_month: rent,
    area_sqm: areaOf(said)?.dimension === "area" ? areaOf(said)?.amount : undefined,
  });
}

/** What somebody has or earns is neither a price nor a rent. */
const OF_WHO_PAYS: ReadonlySet<Role> = new Set(["income", "instalment", "savings"]);

/** "Renting at 14k or a loan on 2.5 million": the price of a home and the rent of one like it, or one of the two. */
function rentOrBuy(said: CalculationCues): SumInputs | null {
  const amounts = moneyOf(said).filter(({ role }) => role === null || !OF_WHO_PAYS.has(role));
  const prices = amounts.filter(({ amount }) => amount >= MOST_A_MONTH);
  const rents = amounts.filter(({ amount, per }) => amount < MOST_A_MONTH && per !== "total");
  if (prices.length > 1 || rents.length > 1 || amounts.length === 0) return null;
  const areWeighed = said.topics.has("weighsBoth") && prices.length + rents.length === 2;
  if (!said.topics.has("rentOrBuy") && !areWeighed) return null;
  const years = yearsOf(said);
  const { rate_pct } = termsOf(said);
  const area = areaOf(said);
  const change = priceChange(said.text);
  return known({
    price: prices[0]?.amount,
    rent_month: rents[0]?.amount,
    stay_years: years,
    down_pct: downOf(said, prices[0]?.amount ?? 0),
    rate_pct,
    area_sqm: area?.dimension === "area" ? area.amount : undefined,
    sale_percent: change === null ? undefined : sellsAtPercent(change, years ?? STAY_YEARS),
  });
}
/** What the sheet assumes of a stay. */
const STAY_YEARS = 10;

/** "A 30 year lease for 6 million" is paid at once, for all the years: so much a month. */
function leaseRegistration(said: CalculationCues): SumInputs | null {
  const [rent] = moneyOf(said);
  const years = yearsOf(said);
  if (!said.topics.has("lease") || rent === undefined) return null;
  const isForAll = isPrice(rent.amount) && rent.per !== "month";
  if (!isForAll) return known({ rent_month: rent.amount, years });
  return years === undefined
    ? null
    : known({ rent_month: round(rent.amount / (years * 12), 6), years });
}

/** What is earned in a month, a year's income in twelve parts; a home's price is neither. */
function incomeSaid(said: CalculationCues): number | undefined {
  const income = moneyOf(said).find(
    ({ role, amount, per, isOfPartner }) =>
      role === "income" && isOfPartner !== true && (!isPrice(amount) || per === "year"),
  );
  return income?.per === "year" ? Math.round(income.amount / 12) : income?.amount;
}

/** An income, an instalment whose price is asked for, or both. */
function affordability(said: CalculationCues): SumInputs | null {
  // "ควรเช่าเท่าไหร่": what somebody may pay in rent is no price of a home.
  if (said.sayings.has("asks_rent")) return null;
  const income = incomeSaid(said);
  const instalment = monthly(said, "instalment");
  const isOfInstalment = instalment !== undefined && priceOf(said) === undefined;
  if (income === undefined && !isOfInstalment) return null;
  const down = downOf(said, 0);
  return known({
    loan_percent: down === undefined ? undefined : 100 - down,
    income_month: income,
    instalment_month: instalment,
    debt_month: byRole(said, "debt"),
    // "Can I afford a 3m condo on 35k a month": what is to be within reach.
    price_asked: income === undefined ? undefined : priceOf(said),
    ...termsOf(said),
  });
}

/** "How much cash do I need to buy a 3 million house?": what is paid down, and the costs of the transfer. */
function purchaseCash(said: CalculationCues): SumInputs | null {
  const { topics, sayings } = said;
  // "How much savings do I need for 3 million": nobody means savings of that size.
  const [only, ...others] = moneyOf(said);
  const price = priceOf(said) ?? (others.length === 0 ? only?.amount : undefined) ?? 0;
  const isOfCash = topics.has("cashToBuy") || topics.has("moveIn") || topics.has("anyMoveIn");
  if (!isOfCash || price < MOST_A_MONTH || sayings.has("asks_whether")) return null;
  return known({ price, down_pct: downOf(said, price), ...termsOf(said) });
}

function mortgage(said: CalculationCues): SumInputs | null {
  const isOfLoan =
    said.topics.has("loan") ||
    said.topics.has("monthly") ||
    said.quantities.some(({ role }) => role === "down") ||
    (percents(said).length > 0 && yearsOf(said) !== undefined);
  if (!isOfLoan) return null;
  const price = priceOf(said);
  const loan = byRole(said, "loan");
  const terms = termsOf(said);
  // Who names only the loan asks for its instalment, whatever the home costs; a part paid down is of a price.
  if (price === undefined && loan !== undefined)
    return known({ price: loan, down_pct: downOf(said, loan) ?? 0, ...terms });
  // "If I put 100,000 down, how much a month?": of the price that was spoken of before.
  if (price === undefined) {
    const down = amountDown(said);
    return down === undefined || !(said.topics.has("loan") || said.topics.has("monthly"))
      ? null
      : known({ down, ...terms });
  }
  return known({ price, down_pct: downOf(said, price), ...terms });
}

/** Nobody pays less down: a smaller number counts something else. Baht. */
const LEAST_DOWN = 1_000;
export const amountDown = (said: CalculationCues): number | undefined => {
  const down = byRole(said, "down");
  return down !== undefined && down >= LEAST_DOWN ? down : undefined;
};

export function downOf(said: CalculationCues, price: number): number | undefined {
  if (said.sayings.has("nothing_down")) return 0;
  if (said.sayings.has("half_down")) return 50;
  const percent = percents(said).find(({ role }) => role === "down")?.amount;
  if (percent !== undefined) return percent;
  const lent = percents(said).find(isLentShare)?.amount;
  if (lent !== undefined) return round(100 - lent, 8);
  const down = amountDown(said);
  // "Down payment for 3.5 million": that is the price, and the part is asked for.
  const isPart = down !== undefined && price > 0 && down < price;
  return isPart ? round((down / price) * 100, 8) : undefined;
}
