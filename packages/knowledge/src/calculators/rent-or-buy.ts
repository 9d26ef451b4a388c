import { type LoanTerms, repayment } from "./loan.ts";
import { isWithinFiveYears } from "./seller-net.ts";
import { transferCost, type TransferCost } from "./transfer-cost.ts";

export interface RentOrBuyInput {
  /** The rules of this day are taken for the purchase and for the sale. ISO date. */
  readonly day: string;
  readonly priceThb: number;
  readonly rentThbMonth: number;
  /** Whole years between the purchase and the sale. */
  readonly stayYears: number;
  /** The share of the price that is borrowed, 0 to 1. */
  readonly loanShare: number;
  readonly terms: LoanTerms;
  readonly commonFeeThbMonth: number;
  readonly salePriceThb: number;
}

export interface RentOrBuy {
  /** All rents together, in baht, not rounded like every other amount. */
  readonly rentThb: number;
  readonly loanThb: number;
  /** Paid to the bank while somebody stays. */
  readonly paidThb: number;
  /** What the bank is still owed on the day of the sale. */
  readonly owedThb: number;
  readonly interestThb: number;
  readonly bought: TransferCost;
  readonly commonFeesThb: number;
  readonly sold: TransferCost;
  /** Below 0 where the home is sold for more than it cost. */
  readonly lostValueThb: number;
  /** What of a purchase does not come back with the sale. */
  readonly buyingThb: number;
  /** The monthly rent at which renting costs as much. */
  readonly breakEvenRentThbMonth: number;
}

/**
 * What renting and buying cost somebody over the years of a stay. The down payment and what was paid back of
 * the loan come back with the sale; interest, fees and taxes do not. Buyer and seller share the transfer fee,
 * and the home is bought by a Thai person and sold by one.
 */
export function rentOrBuy(input: RentOrBuyInput): RentOrBuy {
  const { day, priceThb, salePriceThb, stayYears, terms } = input;
  const loanThb = priceThb * input.loanShare;
  const { instalmentThb, owedAfterYearsThb } = repayment(loanThb, terms);
  const paidThb = instalmentThb * 12 * Math.min(stayYears, terms.years);
  const owedThb = owedAfterYearsThb[stayYears - 1] ?? 0;
  const interestThb = paidThb - (loanThb - owedThb);
  const sale = { day, buyer: "thai", buyerShare: 0.5 } as const;
  const owner = {
    kind: "individual",
    yearsHeld: stayYears,
    withinFiveYears: isWithinFiveYears(stayYears),
    inHouseRegister: false,
    acquisition: "bought",
  } as const;
  const bought = transferCost({
    ...sale,
    priceThb,
    appraisedThb: priceThb,
    seller: owner,
    loanThb,
  });
  const sold = transferCost({
    ...sale,
    priceThb: salePriceThb,
    appraisedThb: salePriceThb,
    seller: owner,
    loanThb: 0,
  });
  const commonFeesThb = input.commonFeeThbMonth * 12 * stayYears;
  const lostValueThb = priceThb - salePriceThb;
  const buyingThb = interestThb + bought.buyerThb + commonFeesThb + sold.sellerThb + lostValueThb;
  return {
    rentThb: input.rentThbMonth * 12 * stayYears,
    loanThb,
    paidThb,
    owedThb,
    interestThb,
    bought,
    commonFeesThb,
    sold,
    lostValueThb,
    buyingThb,
    breakEvenRentThbMonth: buyingThb / (12 * stayYears),
  };
}
