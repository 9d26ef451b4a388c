import { rentalYield } from "@propertyvr/market";
import type { InsightPart } from "@propertyvr/parts";
import type { LandlordYear } from "@propertyvr/vocabulary";

/** What can be assumed, and within which bounds. */
export const BOUNDS: Readonly<Record<keyof LandlordYear, readonly [least: number, most: number]>> =
  {
    vacantMonths: [0, 12],
    agentMonths: [0, 12],
    commonFeeThbPerSqm: [0, 1_000],
    upkeepPct: [0, 20],
  };
export const ASSUMED = ["vacantMonths", "agentMonths", "commonFeeThbPerSqm", "upkeepPct"] as const;

/** What a yield that is stored assumes; null for every other insight. */
export function yearOf({ result }: InsightPart): LandlordYear | null {
  if (result.kind !== "yield") return null;
  const { vacant_months, agent_months, common_fee_thb_per_sqm, upkeep_pct } = result.assumptions;
  return {
    vacantMonths: vacant_months,
    agentMonths: agent_months,
    commonFeeThbPerSqm: common_fee_thb_per_sqm,
    upkeepPct: upkeep_pct,
  };
}

/**
 * The same yields with a landlord's year of one's own. The gross ones stay.
 * @param year null where it cannot be read: then no net yield is known
 */
export function withYear(part: InsightPart, year: LandlordYear | null): InsightPart {
  const { result } = part;
  if (result.kind !== "yield") return part;
  if (year === null) {
    const cells = result.cells.map((cell) => ({ ...cell, net_pct: null }));
    return { ...part, result: { ...result, cells } };
  }
  const cells = result.cells.map((cell) => {
    const earned = rentalYield(
      {
        rent: { units: cell.rent.n_units, medianThb: cell.rent.median_thb },
        sale: { units: cell.sale.n_units, medianThb: cell.sale.median_thb },
        areaSqm: cell.area_sqm,
      },
      year,
    );
    return { ...cell, net_pct: earned?.netPct ?? null };
  });
  const assumptions = {
    vacant_months: year.vacantMonths,
    agent_months: year.agentMonths,
    common_fee_thb_per_sqm: year.commonFeeThbPerSqm,
    upkeep_pct: year.upkeepPct,
  };
  return { ...part, result: { ...result, cells, assumptions } };
}

/** A number as people write it; null where it is none or lies outside its bounds. */
export function numberIn(text: string, [least, most]: readonly [number, number]): number | null {
  const plain = text.replaceAll(",", "").replace("%", "").trim();
  const value = plain === "" ? Number.NaN : Number(plain);
  return value >= least && value <= most ? value : null;
}
