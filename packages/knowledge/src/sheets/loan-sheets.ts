import {
  affordability,
  LOAN_YEARS_ASSUMED,
  repayment,
  type LoanTerms,
} from "../calculators/loan.ts";
import { calculator, number, open } from "./calculator.ts";
import { baht, figure, line, times } from "./how.ts";
import { MOST_THB } from "./transfer-sheets.ts";
import type { CalculationResult } from "./calculator.ts";

const MOST_THB_MONTH = 100_000_000;

/** Assumed where nothing is said: near the banks' published rates for home loans, thirty years. */
export const TERMS = {
  years: number("years", 1, 40, LOAN_YEARS_ASSUMED),
  rate_percent: number("percent", 0, 30, 6.5),
};

/** The share of an income that all instalments together may take: what banks often take, not a rule. */
const DEBT_SHARE = number("percent", 1, 100, 40);

export const termsOf = (values: {
  readonly years: number;
  readonly rate_percent: number;
}): LoanTerms => ({
  yearlyRate: values.rate_percent / 100,
  years: Math.ceil(values.years),
});

const termsHow = ({ yearlyRate, years }: LoanTerms): string =>
  `${figure(years)} × 12 = ${figure(years * 12)}; ${figure(yearlyRate * 100)}% ÷ 12 = ${figure((yearlyRate * 100) / 12, 4)}%`;

/** The instalment of a loan for a home, and what it costs over its whole time. */
export const mortgageSheet = calculator({
  name: "mortgage",
  inputs: {
    price_thb: number("thb", 1, MOST_THB),
    down_percent: number("percent", 0, 99, 10),
    ...TERMS,
    debt_share_percent: DEBT_SHARE,
  },
  work: (values) => {
    const { price_thb: priceThb, down_percent: down, debt_share_percent: share } = values;
    const terms = termsOf(values);
    const downThb = (priceThb * down) / 100;
    const loanThb = priceThb - downThb;
    const { instalmentThb, totalThb, interestThb } = repayment(loanThb, terms);
    const incomeThb = instalmentThb / (share / 100);
    return {
      lines: [
        line("down_thb", downThb, "thb", times(priceThb, down / 100)),
        line("loan_thb", loanThb, "thb", `${baht(priceThb)} − ${baht(downThb)} = ${baht(loanThb)}`),
        line("instalment_thb_month", instalmentThb, "thb_month", termsHow(terms)),
        line(
          "paid_thb",
          totalThb,
          "thb",
          `${baht(instalmentThb)} × ${figure(terms.years * 12)} = ${baht(totalThb)}`,
        ),
        line(
          "interest_thb",
          interestThb,
          "thb",
          `${baht(totalThb)} − ${baht(loanThb)} = ${baht(interestThb)}`,
        ),
        line(
          "income_needed_thb_month",
          incomeThb,
          "thb_month",
          `${baht(instalmentThb)} ÷ ${figure(share)}% = ${baht(incomeThb)}`,
        ),
      ],
      results: ["instalment_thb_month", "loan_thb", "interest_thb"],
      notes: ["rate_may_change", "bank_decides"],
      sources: [],
    };
  },
});

/** The highest price that an income and an instalment can carry: the smaller of the two decides. */
export const affordabilitySheet = calculator({
  name: "affordability",
  inputs: {
    income_thb_month: open("thb_month", 1, MOST_THB_MONTH),
    instalment_thb_month: open("thb_month", 1, MOST_THB_MONTH),
    debts_thb_month: number("thb_month", 0, MOST_THB_MONTH, 0),
    debt_share_percent: DEBT_SHARE,
    loan_percent: number("percent", 1, 100, 90),
    ...TERMS,
  },
  work: (values): CalculationResult => {
    const { income_thb_month: incomeThb, instalment_thb_month: monthlyThb } = values;
    const {
      debts_thb_month: debtsThb,
      debt_share_percent: share,
      loan_percent: loanShare,
    } = values;
    if (incomeThb === null && monthlyThb === null)
      return fault("income_thb_month", "missing", null);
    const bearableThb = incomeThb === null ? null : (incomeThb * share) / 100 - debtsThb;
    if (bearableThb !== null && bearableThb <= 0)
      return fault("debts_thb_month", "too_large", Math.floor(bearableThb + debtsThb));
    const terms = termsOf(values);
    const instalmentThb = Math.min(monthlyThb ?? Infinity, bearableThb ?? Infinity);
    const found = affordability({ instalmentThb, terms, loanToValue: loanShare / 100 });
    const loanThb = inRound(found.loanThb);
    const priceThb = inRound(found.priceThb);
    const how = [
      ...(bearableThb === null
        ? []
        : [
            `${baht(incomeThb ?? 0)} × ${figure(share)}% − ${baht(debtsThb)} = ${baht(bearableThb)}`,
          ]),
      ...(bearableThb === null || monthlyThb === null
        ? []
        : [`min(${baht(bearableThb)}, ${baht(monthlyThb)}) = ${baht(instalmentThb)}`]),
    ];
    return {
      lines: [
        line("instalment_thb_month", instalmentThb, "thb_month", ...how),
        line(
          "loan_thb",
          loanThb,
          "thb",
          termsHow(terms),
          `${baht(found.loanThb)} ≈ ${baht(loanThb)}`,
        ),
        line(
          "price_thb",
          priceThb,
          "thb",
          `${baht(found.loanThb)} ÷ ${figure(loanShare)}% = ${baht(found.priceThb)}`,
          `${baht(found.priceThb)} ≈ ${baht(priceThb)}`,
        ),
        line(
          "own_money_thb",
          priceThb - loanThb,
          "thb",
          `${baht(priceThb)} − ${baht(loanThb)} = ${baht(priceThb - loanThb)}`,
        ),
      ],
      results: ["price_thb", "loan_thb", "instalment_thb_month"],
      notes: ["rate_may_change", "bank_decides"],
      sources: [],
    };
  },
});

/**
 * Rounded down to whole ten thousands of baht, small amounts to two digits: rates and a bank's
 * decision move the sum by more.
 */
function inRound(thb: number): number {
  const step = Math.min(10_000, 10 ** Math.max(0, Math.floor(Math.log10(Math.max(thb, 1))) - 1));
  return Math.floor(thb / step) * step;
}

const fault = (
  key: "income_thb_month" | "debts_thb_month",
  why: "missing" | "too_large",
  limit: number | null,
): CalculationResult => ({
  lines: [],
  results: [],
  notes: [],
  sources: [],
  faults: [{ key, why, limit }],
});
