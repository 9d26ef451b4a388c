import { FEWEST } from "./confidence.ts";

/** Homes of one kind in one area: those to let and those for sale. */
export interface YieldCell {
  readonly rent: { readonly units: number; readonly medianThb: number };
  readonly sale: { readonly units: number; readonly medianThb: number };
  /** The median size of those for sale; null where too few state it. */
  readonly areaSqm: number | null;
}

/** What a landlord pays or goes without. */
export interface YieldAssumptions {
  /** Of a year. */
  readonly vacantMonths: number;
  /** Rent paid to an agent, in months of a year. */
  readonly agentMonths: number;
  /** A month, for a square metre. */
  readonly commonFeeThbPerSqm: number;
  /** Of the rent. */
  readonly repairsPct: number;
}

/**
 * Vacancy of 1.5 months and an agent's month a year are what one trade source tells of Bangkok; fee
 * and repairs are round figures to be changed, no statistics.
 */
export const YIELD_ASSUMPTIONS: YieldAssumptions = {
  vacantMonths: 1.5,
  agentMonths: 1,
  commonFeeThbPerSqm: 50,
  repairsPct: 5,
};

/** Per cent a year of the asking price, one decimal. */
export interface RentalYield {
  readonly grossPct: number;
  /** Before income tax; null where no size is known to work out the common fee. */
  readonly netPct: number | null;
}

/** A year's rent by the price of the same kind of home; null where either side has too few homes. */
export function rentalYield(
  { rent, sale, areaSqm }: YieldCell,
  { vacantMonths, agentMonths, commonFeeThbPerSqm, repairsPct }: YieldAssumptions,
): RentalYield | null {
  if (rent.units < FEWEST || sale.units < FEWEST || sale.medianThb <= 0) return null;
  const earned = rent.medianThb * Math.max(0, 12 - vacantMonths - agentMonths);
  const repairs = (earned * repairsPct) / 100;
  const fees = areaSqm === null ? null : 12 * commonFeeThbPerSqm * areaSqm;
  return {
    grossPct: pct((12 * rent.medianThb) / sale.medianThb),
    netPct: fees === null ? null : pct((earned - repairs - fees) / sale.medianThb),
  };
}

const pct = (share: number): number => Math.round(share * 1_000) / 10;
