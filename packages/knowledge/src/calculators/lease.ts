import type { SourceId } from "../rules/sources.ts";
import { toSatang } from "./round.ts";

/** The longest lease that the law knows, in years (Civil and Commercial Code, section 540). */
export const LONGEST_LEASE_YEARS = 30;
/** A lease that is longer than this must be registered (section 538). */
export const UNREGISTERED_LEASE_YEARS = 3;

const FEE_RATE = 0.01;
const STAMP_RATE = 0.001;
export const LEASE_SOURCES: readonly SourceId[] = ["sanyathai", "sunway"];

export interface LeaseRegistration {
  /** The rent of the whole time, in baht. */
  readonly totalRentThb: number;
  readonly feeThb: number;
  readonly stampDutyThb: number;
  readonly totalThb: number;
  /** Without registration only three years of it can be enforced. */
  readonly mustBeRegistered: boolean;
}

/** What registering a lease costs, rounded to the satang. One source tells of a cap on the fee; none is taken. */
export function leaseRegistration(rentThbMonth: number, years: number): LeaseRegistration {
  const totalRentThb = rentThbMonth * 12 * years;
  const feeThb = toSatang(totalRentThb * FEE_RATE);
  const stampDutyThb = toSatang(totalRentThb * STAMP_RATE);
  return {
    totalRentThb,
    feeThb,
    stampDutyThb,
    totalThb: toSatang(feeThb + stampDutyThb),
    mustBeRegistered: years > UNREGISTERED_LEASE_YEARS,
  };
}
