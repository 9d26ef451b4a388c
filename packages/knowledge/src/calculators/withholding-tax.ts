import { sharesOf, type Band, type BandShare } from "../rules/bands.ts";
import type { DatedRule } from "../rules/dated-rule.ts";
import { toSatang } from "./round.ts";

/** How the seller came to own the home: what was given or inherited has a flat deduction. */
export type Acquisition = "bought" | "inherited_or_given";

export interface IndividualWithholding {
  /** The years that count: calendar years begun, from 1 to 10. */
  readonly yearsCounted: number;
  /** The share of the appraised value that is deducted as expenses, 0.5 to 0.92. */
  readonly deduction: number;
  /** What is left after the deduction, for one of the years, in baht. */
  readonly netPerYearThb: number;
  readonly bands: readonly BandShare[];
  readonly taxPerYearThb: number;
  /** In baht, rounded to the satang. */
  readonly taxThb: number;
}

/** Deductions by the years of holding: the first year is at index 0, the last holds for all later ones. */
const DEDUCTIONS: DatedRule<readonly number[]> = {
  value: [0.92, 0.84, 0.77, 0.71, 0.65, 0.6, 0.55, 0.5],
  validFrom: null,
  validTo: null,
  sources: ["acclime", "revenue_individual"],
  checkedAt: "2026-10-01",
};

const INHERITED_DEDUCTION = 0.5;
const MOST_YEARS = 10;

/** The rates of personal income tax without an exempt band, as the tax on a sale uses them. */
const BANDS: DatedRule<readonly Band[]> = {
  value: [
    { upToThb: 300_000, rate: 0.05 },
    { upToThb: 500_000, rate: 0.1 },
    { upToThb: 750_000, rate: 0.15 },
    { upToThb: 1_000_000, rate: 0.2 },
    { upToThb: 2_000_000, rate: 0.25 },
    { upToThb: 5_000_000, rate: 0.3 },
    { upToThb: Infinity, rate: 0.35 },
  ],
  validFrom: null,
  validTo: null,
  sources: ["revenue_individual", "acclime"],
  checkedAt: "2026-10-01",
};

export const WITHHOLDING_SOURCES = [...new Set([...DEDUCTIONS.sources, ...BANDS.sources])];

/**
 * Income tax that the Land Office withholds when a person sells. Its base is the appraised value alone,
 * also where the price is higher (the form of the Revenue Department); other sources take the higher of
 * both.
 */
export function individualWithholding(
  appraisedThb: number,
  yearsHeld: number,
  acquisition: Acquisition,
): IndividualWithholding {
  const yearsCounted = Math.min(Math.max(yearsHeld, 1), MOST_YEARS);
  const deduction =
    acquisition === "bought"
      ? (DEDUCTIONS.value[yearsCounted - 1] ?? DEDUCTIONS.value.at(-1) ?? 0)
      : INHERITED_DEDUCTION;
  const netPerYearThb = (appraisedThb * (1 - deduction)) / yearsCounted;
  const bands = sharesOf(netPerYearThb, BANDS.value);
  const taxPerYearThb = bands.reduce((sum, { taxThb }) => sum + taxThb, 0);
  return {
    yearsCounted,
    deduction,
    netPerYearThb,
    bands,
    taxPerYearThb,
    taxThb: toSatang(taxPerYearThb * yearsCounted),
  };
}

/**
 * The years of holding as the tax counts them: every calendar year that was begun is one, so that
 * December to January is two.
 */
export const calendarYearsHeld = (acquiredYear: number, soldYear: number): number =>
  soldYear - acquiredYear + 1;
