import type { Action, Calculation, ConversationState } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { SourceText } from "../engine/source.ts";
import { value } from "../shapes/meanings.ts";
import { cuesIn } from "./find-words.ts";
import { readCalculationCues } from "./read-calculation-cues.ts";
import {
  byRole,
  known,
  moneyOf,
  monthsBy,
  MOST_A_MONTH,
  percents,
  priceOf,
  termsOf,
  type CalculationCues,
} from "./calculation-cues.ts";
import { amountDown, downOf, transferInputs, type SumSpec } from "./sums.ts";

/** A sum about a home on screen. What the message does not state of it stands in the listing. */
export interface SumOfShown {
  readonly calculation: Calculation;
  /** Counted from 1, from the end below 0; null: the home that was talked about last. */
  readonly index: number | null;
}

interface SumOfShownInput {
  readonly source: SourceText;
  readonly facts: readonly Fact[];
  readonly action: Action | null;
}

/** "The instalment for number 2": null where no home on screen is pointed at, or no sum is asked for. */
export function sumOfShown(
  { source: { text }, facts, action }: SumOfShownInput,
  state: ConversationState | undefined,
): SumOfShown | null {
  if ((state?.shown ?? []).length === 0) return null;
  if (action !== null && action.type !== "select") return null;
  const sayings = cuesIn(text);
  const ordinal = facts.find(({ kind }) => kind === "ordinal");
  const index = action?.index ?? (ordinal ? value(ordinal, "ordinal") : null);
  const said = readCalculationCues(text, facts);
  if (index === null && !sayings.has("this_home") && !isOfTransfer(said, state)) return null;
  // "Which fees when I buy it?" where no home was talked about asks what a purchase costs.
  if (index === null && state?.about_home === undefined && isOfPurchase(said)) return null;
  for (const { kind, inputsOf } of SUMS_OF_A_HOME) {
    const inputs = inputsOf(said);
    if (inputs !== null) return { calculation: { kind, ...inputs }, index };
  }
  return null;
}

/** "ต้องมีเงินสดเท่าไหร่วันโอน" behind a question about one home: what its transfer costs. */
const isOfTransfer = (said: CalculationCues, state: ConversationState | undefined): boolean =>
  state?.about_home !== undefined &&
  said.topics.has("transfer") &&
  said.sayings.has("asks_cost") &&
  !said.sayings.has("asks_whether") &&
  moneyOf(said).length === 0;

/** "Can I afford it on 80k a month": the home has its price, so the amount is what is earned. */
function incomeOf(said: CalculationCues): number | undefined {
  const [amount, ...others] = moneyOf(said);
  const isIncome =
    said.topics.has("afford") &&
    others.length === 0 &&
    amount?.role === null &&
    amount.amount < MOST_A_MONTH;
  return isIncome ? amount.amount : undefined;
}

/** "Which fees when I buy the first one?", "ภาษีตอนซื้อหลังแรกเท่าไหร่"; the common fee stands in the listing. */
const isOfPurchase = ({ topics }: CalculationCues): boolean =>
  topics.has("buy") && topics.has("charges") && !topics.has("commonFee");

/** In the order in which they are tried. */
const SUMS_OF_A_HOME: readonly SumSpec[] = [
  {
    kind: "affordability",
    inputsOf(said) {
      const income = byRole(said, "income") ?? incomeOf(said);
      return income === undefined
        ? null
        : known({
            income_month: income,
            debt_month: byRole(said, "debt"),
            ...termsOf(said),
          });
    },
  },
  {
    kind: "monthly_cost",
    inputsOf(said) {
      const bills = {
        electricity_month: byRole(said, "electricity"),
        water_month: byRole(said, "water"),
        internet_month: byRole(said, "internet"),
      };
      const isAsked = said.sayings.has("asks_cost") && !said.sayings.has("asks_whether");
      return said.topics.has("bills") && isAsked ? known(bills) : null;
    },
  },
  {
    kind: "move_in_cash",
    inputsOf(said) {
      const deposit = monthsBy(said, "deposit");
      const advance = monthsBy(said, "advance");
      const isOfCash = said.topics.has("moveIn") || said.topics.has("deposit");
      const isAsked = isOfCash && said.sayings.has("asks_cost");
      const isOfMonths = deposit !== undefined && advance !== undefined;
      return (isAsked || isOfMonths) && !said.sayings.has("asks_whether")
        ? known({ deposit_months: deposit, advance_months: advance })
        : null;
    },
  },
  {
    kind: "common_fee",
    inputsOf(said) {
      const fee = said.quantities.find(({ role, dimension }) => dimension === "money" && role !== "sinking"); // prettier-ignore
      return said.topics.has("commonFee") && fee !== undefined
        ? known({ rate_sqm_month: fee.amount, sinking_sqm: byRole(said, "sinking") })
        : null;
    },
  },
  { kind: "yield", inputsOf: ({ topics }) => (topics.has("yield") ? {} : null) },
  {
    kind: "transfer_cost",
    inputsOf: (said) =>
      isOfPurchase(said) || (said.topics.has("transfer") && !said.sayings.has("asks_whether"))
        ? transferInputs(said)
        : null,
  },
  {
    kind: "mortgage",
    inputsOf(said) {
      const isOfLoan =
        said.topics.has("loan") ||
        (said.topics.has("monthly") && percents(said).length > 0) ||
        said.quantities.some(({ role }) => role === "down");
      if (!isOfLoan || said.sayings.has("asks_whether")) return null;
      const price = priceOf(said);
      const down_pct = downOf(said, price ?? 0);
      const down = down_pct === undefined ? amountDown(said) : undefined;
      return known({ price, down_pct, down, ...termsOf(said) });
    },
  },
];
