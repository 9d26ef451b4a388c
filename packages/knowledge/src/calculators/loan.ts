/** A loan that is paid back in equal monthly instalments. */
export interface LoanTerms {
  /** Interest a year as a share: 0.065 is 6.5 %. */
  readonly yearlyRate: number;
  readonly years: number;
}

/** The instalment of one month in baht, not rounded. */
export function monthlyInstalment(loanThb: number, terms: LoanTerms): number {
  const { months, monthlyRate } = monthsOf(terms);
  if (monthlyRate === 0) return loanThb / months;
  return (loanThb * monthlyRate) / (1 - (1 + monthlyRate) ** -months);
}

/** The loan in baht, not rounded, that a monthly instalment pays back. */
export function loanOfInstalment(instalmentThb: number, terms: LoanTerms): number {
  const { months, monthlyRate } = monthsOf(terms);
  if (monthlyRate === 0) return instalmentThb * months;
  return (instalmentThb * (1 - (1 + monthlyRate) ** -months)) / monthlyRate;
}

export interface Repayment {
  readonly instalmentThb: number;
  readonly totalThb: number;
  readonly interestThb: number;
  /** What is still owed after each whole year, in baht; the last is 0. */
  readonly owedAfterYearsThb: readonly number[];
}

/** What a loan costs over its whole time, at a rate that stays. */
export function repayment(loanThb: number, terms: LoanTerms): Repayment {
  const instalmentThb = monthlyInstalment(loanThb, terms);
  const { months, monthlyRate } = monthsOf(terms);
  const owedAfter = (paid: number): number => {
    if (paid >= months) return 0;
    if (monthlyRate === 0) return loanThb - instalmentThb * paid;
    const growth = (1 + monthlyRate) ** paid;
    return loanThb * growth - (instalmentThb * (growth - 1)) / monthlyRate;
  };
  const totalThb = instalmentThb * months;
  return {
    instalmentThb,
    totalThb,
    interestThb: totalThb - loanThb,
    owedAfterYearsThb: Array.from({ length: terms.years }, (_, year) => owedAfter((year + 1) * 12)),
  };
}

/** What an instalment or a salary can pay for. */
export interface AffordabilityInput {
  readonly budget:
    | { readonly kind: "instalment"; readonly monthlyThb: number }
    | {
        readonly kind: "salary";
        readonly monthlyThb: number;
        /** What other debts take each month. */
        readonly otherDebtsThb: number;
        /** The share of the salary that all instalments together may take, 0 to 1. */
        readonly debtShare: number;
      };
  readonly terms: LoanTerms;
  /** The share of the price that is borrowed, above 0 and at most 1. */
  readonly loanToValue: number;
}

export interface Affordability {
  /** At least 0. */
  readonly instalmentThb: number;
  readonly loanThb: number;
  readonly priceThb: number;
  readonly ownMoneyThb: number;
}

/** The highest price, not rounded, that a budget of instalments can carry. */
export function affordability({ budget, terms, loanToValue }: AffordabilityInput): Affordability {
  const instalmentThb =
    budget.kind === "instalment"
      ? budget.monthlyThb
      : Math.max(0, budget.monthlyThb * budget.debtShare - budget.otherDebtsThb);
  const loanThb = loanOfInstalment(instalmentThb, terms);
  const priceThb = loanThb / loanToValue;
  return { instalmentThb, loanThb, priceThb, ownMoneyThb: priceThb - loanThb };
}

const monthsOf = ({ yearlyRate, years }: LoanTerms) => ({
  months: years * 12,
  monthlyRate: yearlyRate / 12,
});
