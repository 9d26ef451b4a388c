/** Years of a loan where none are said. */
export const LOAN_YEARS_ASSUMED = 30;

/**
 * The age, in years, by which a loan has to be paid back: the years of the loan and the borrower's age may not
 * come to more at the Government Housing Bank (the point `age` of the article `home-loans`).
 */
export const LOAN_ENDS_AT_AGE = 70;

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

/** What an instalment can pay for. */
export interface AffordabilityInput {
  readonly instalmentThb: number;
  readonly terms: LoanTerms;
  /** The share of the price that is borrowed, above 0 and at most 1. */
  readonly loanToValue: number;
}

export interface Affordability {
  readonly loanThb: number;
  readonly priceThb: number;
}

/** The highest price, not rounded, that an instalment can carry. */
export function affordability(input: AffordabilityInput): Affordability {
  const { instalmentThb, terms, loanToValue } = input;
  const loanThb = loanOfInstalment(instalmentThb, terms);
  return { loanThb, priceThb: loanThb / loanToValue };
}

const monthsOf = ({ yearlyRate, years }: LoanTerms) => ({
  months: years * 12,
  monthlyRate: yearlyRate / 12,
});
