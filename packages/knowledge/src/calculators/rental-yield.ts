/** What a home earns and costs; every assumption is shown and may be changed. Amounts in baht. */
export interface YieldInput {
  readonly priceThb: number;
  readonly rentThbMonth: number;
  readonly areaSqm: number;
  /** Common fee a month for each square metre. */
  readonly commonFeeThbSqmMonth: number;
  /** Months a year without a tenant, 0 to 12. */
  readonly vacantMonths: number;
  /** Months of rent a year for whoever finds the tenant, 0 to 12. */
  readonly agentMonths: number;
  /** Repairs and insurance a year as a share of the price. */
  readonly upkeepShare: number;
}

export interface RentalYieldBreakdown {
  readonly rentThbYear: number;
  readonly vacancyThb: number;
  readonly agentThb: number;
  readonly commonFeeThb: number;
  readonly upkeepThb: number;
  readonly netThbYear: number;
  /** Shares of the price: 0.05 is 5 %. */
  readonly grossYield: number;
  readonly netYield: number;
}

/** Gross and net yield of a year, before income tax and before what buying costs. */
export function rentalYield(input: YieldInput): RentalYieldBreakdown {
  const rentThbYear = input.rentThbMonth * 12;
  const vacancyThb = input.rentThbMonth * input.vacantMonths;
  const agentThb = input.rentThbMonth * input.agentMonths;
  const commonFeeThb = input.commonFeeThbSqmMonth * input.areaSqm * 12;
  const upkeepThb = input.priceThb * input.upkeepShare;
  const netThbYear = rentThbYear - vacancyThb - agentThb - commonFeeThb - upkeepThb;
  return {
    rentThbYear,
    vacancyThb,
    agentThb,
    commonFeeThb,
    upkeepThb,
    netThbYear,
    grossYield: rentThbYear / input.priceThb,
    netYield: netThbYear / input.priceThb,
  };
}
