import type { LandlordYear } from "@propertyvr/vocabulary";
import { FEWEST } from "./confidence.ts";

/** Homes of one kind in one area: those to let and those for sale. */
export interface YieldCell {
  readonly rent: { readonly units: number; readonly medianThb: number };
  readonly sale: { readonly units: number; readonly medianThb: number };
  /** The median size of those for sale; null where too few state it. */
  readonly areaSqm: number | null;
}

/** Per cent a year of the asking price, one decimal. */
export interface RentalYield {
  readonly grossPct: number;
  /** Before income tax; null where no size is known to work out the common fee. */
  readonly netPct: number | null;
}

/** A year's rent by the price of the same kind of home; null where either side has too few homes. */
export function rentalYield(
  { rent, sale, areaSqm }: YieldCell,
  { vacantMonths, agentMonths, commonFeeThbPerSqm, upkeepPct }: LandlordYear,
): RentalYield | null {
  if (rent.units < FEWEST || sale.units < FEWEST || sale.medianThb <= 0) return null;
  const earned = rent.medianThb * Math.max(0, 12 - vacantMonths - agentMonths);
  const upkeep = (sale.medianThb * upkeepPct) / 100;
  const fees = areaSqm === null ? null : 12 * commonFeeThbPerSqm * areaSqm;
  return {
    grossPct: pct((12 * rent.medianThb) / sale.medianThb),
    netPct: fees === null ? null : pct((earned - upkeep - fees) / sale.medianThb),
  };
}

const pct = (share: number): number => Math.round(share * 1_000) / 10;
