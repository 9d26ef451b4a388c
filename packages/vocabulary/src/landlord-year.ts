/** What a landlord goes without or pays in a year, before income tax. */
export interface LandlordYear {
  readonly vacantMonths: number;
  /** Rent paid to an agent, in months. */
  readonly agentMonths: number;
  /** A month, for a square metre. */
  readonly commonFeeThbPerSqm: number;
  /** Repairs and insurance, in per cent of the price. */
  readonly upkeepPct: number;
}

/**
 * What every net yield assumes until somebody changes it. 1.5 months empty and a month's rent to an agent
 * are what bambooroutes.com tells of Bangkok (2024: 1.5 to 2 months; 2 to 3 in Phuket). The fee stands
 * within the 30 to 100 baht that buildings charge. Fee and upkeep are examples, no statistics.
 */
export const LANDLORD_YEAR: LandlordYear = {
  vacantMonths: 1.5,
  agentMonths: 1,
  commonFeeThbPerSqm: 50,
  upkeepPct: 0.5,
};
