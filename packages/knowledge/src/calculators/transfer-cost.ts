import { ruleOn, type DatedRule, type Day } from "../rules/dated-rule.ts";
import type { SourceId } from "../rules/sources.ts";
import { toSatang } from "./round.ts";
import {
  individualWithholding,
  WITHHOLDING_SOURCES,
  type Acquisition,
  type IndividualWithholding,
} from "./withholding-tax.ts";

export type Buyer = "thai" | "foreigner" | "company";

/** A person who sells, and what the taxes ask about the time before. */
export interface IndividualSeller {
  readonly kind: "individual";
  /** Calendar years of holding, as `calendarYearsHeld` counts them; at least 1. */
  readonly yearsHeld: number;
  /** Sold within five years of the day of acquisition: the specific business tax is due. */
  readonly withinFiveYears: boolean;
  /** In the house register of this home for a year or longer. */
  readonly inHouseRegister: boolean;
  readonly acquisition: Acquisition;
}

export interface CompanySeller {
  readonly kind: "company";
}

export interface TransferInput {
  readonly day: string;
  readonly priceThb: number;
  /** The official appraised value, usually far below the price in a city. */
  readonly appraisedThb: number;
  readonly buyer: Buyer;
  readonly seller: IndividualSeller | CompanySeller;
  /** What the buyer borrows with this home as security; 0 for none. */
  readonly loanThb: number;
  /** The buyer's share of the transfer fee, 0 to 1. Half is the custom; no law says who pays. */
  readonly buyerShare: number;
}

export type TransferLineId =
  | "transfer_fee"
  | "specific_business_tax"
  | "stamp_duty"
  | "withholding_tax"
  | "mortgage_registration"
  | "loan_stamp_duty";

export interface TransferLine {
  readonly id: TransferLineId;
  /** The amount that the rate is taken of, in baht. */
  readonly baseThb: number;
  /** A share of the base; absent where bands make the amount. */
  readonly rate?: number;
  readonly amountThb: number;
  readonly buyerThb: number;
  readonly sellerThb: number;
  readonly sources: readonly SourceId[];
}

/** A reduction that may hold for this sale; it is shown beside the normal amounts, never in their place. */
export interface PossibleReduction {
  readonly transferFeeThb: number;
  readonly mortgageRegistrationThb: number;
  readonly upToThb: number;
  readonly validFrom: Day | null;
  readonly validTo: Day | null;
  readonly sources: readonly SourceId[];
}

export interface TransferCost {
  readonly lines: readonly TransferLine[];
  readonly buyerThb: number;
  readonly sellerThb: number;
  readonly totalThb: number;
  /** How the withholding tax of a person came about. */
  readonly withholding?: IndividualWithholding;
  readonly reduction?: PossibleReduction;
}

const CHECKED: Day = "2026-10-01";

const rule = <V>(value: V, ...sources: SourceId[]): DatedRule<V> => ({
  value,
  validFrom: null,
  validTo: null,
  sources,
  checkedAt: CHECKED,
});

const TRANSFER_FEE = rule(0.02, "samuiforsale_tax", "nishimura");
const MORTGAGE_REGISTRATION = rule(0.01, "nishimura");
const LOAN_STAMP = rule({ rate: 0.0005, mostThb: 10_000 }, "auditor_channels");
/** 3 % and a tenth of it for the local authority. */
const BUSINESS_TAX = rule(0.033, "msna", "samuiforsale_tax");
const STAMP_DUTY = rule(0.005, "bangkok_post_stamp");
const COMPANY_WITHHOLDING = rule(0.01, "revenue_company");

interface ReducedFees {
  readonly transferFee: number;
  readonly mortgageRegistration: number;
  readonly upToThb: number;
}

/**
 * Reduced fees for a Thai person who buys. Of the measure since July 2026 sources tell neither its end
 * nor, without contradiction, its ceiling: it is only ever shown as possible.
 */
const REDUCED_FEES: readonly DatedRule<ReducedFees>[] = [
  {
    value: { transferFee: 0.0001, mortgageRegistration: 0.0001, upToThb: 7_000_000 },
    validFrom: "2025-04-22",
    validTo: "2026-06-30",
    sources: ["nishimura"],
    checkedAt: CHECKED,
  },
  {
    value: { transferFee: 0.0001, mortgageRegistration: 0.0001, upToThb: 7_000_000 },
    validFrom: "2026-07-01",
    validTo: null,
    sources: ["hatamatata", "prinsiri"],
    checkedAt: CHECKED,
  },
];

/**
 * What is paid at the Land Office on the day of the transfer, by whom. Amounts in baht, rounded to the
 * satang; the seller pays the taxes, the buyer what the loan costs, both share the transfer fee.
 */
export function transferCost(input: TransferInput): TransferCost {
  const higherThb = Math.max(input.priceThb, input.appraisedThb);
  const withholding = withholdingOf(input);
  const lines = [
    transferFee(input),
    paysBusinessTax(input.seller)
      ? bySeller("specific_business_tax", higherThb, BUSINESS_TAX)
      : bySeller("stamp_duty", higherThb, STAMP_DUTY),
    withholding === undefined
      ? bySeller("withholding_tax", higherThb, COMPANY_WITHHOLDING)
      : ({
          id: "withholding_tax",
          baseThb: input.appraisedThb,
          amountThb: withholding.taxThb,
          buyerThb: 0,
          sellerThb: withholding.taxThb,
          sources: WITHHOLDING_SOURCES,
        } satisfies TransferLine),
    ...(input.loanThb > 0 ? loanLines(input.loanThb) : []),
  ];
  const sum = (of: (line: TransferLine) => number): number =>
    toSatang(lines.reduce((total, line) => total + of(line), 0));
  const reduction = reductionOf(input);
  return {
    lines,
    buyerThb: sum((line) => line.buyerThb),
    sellerThb: sum((line) => line.sellerThb),
    totalThb: sum((line) => line.amountThb),
    ...(withholding !== undefined && { withholding }),
    ...(reduction !== undefined && { reduction }),
  };
}

/** A company always pays it; a person within five years, unless registered there or the home was inherited. */
function paysBusinessTax(seller: TransferInput["seller"]): boolean {
  if (seller.kind === "company") return true;
  const { withinFiveYears, inHouseRegister, acquisition } = seller;
  return withinFiveYears && !inHouseRegister && acquisition === "bought";
}

function withholdingOf({ seller, appraisedThb }: TransferInput): IndividualWithholding | undefined {
  if (seller.kind === "company") return undefined;
  return individualWithholding(appraisedThb, seller.yearsHeld, seller.acquisition);
}

function transferFee({ appraisedThb, buyerShare }: TransferInput): TransferLine {
  const amountThb = toSatang(appraisedThb * TRANSFER_FEE.value);
  const buyerThb = toSatang(amountThb * buyerShare);
  return {
    id: "transfer_fee",
    baseThb: appraisedThb,
    rate: TRANSFER_FEE.value,
    amountThb,
    buyerThb,
    sellerThb: toSatang(amountThb - buyerThb),
    sources: TRANSFER_FEE.sources,
  };
}

function bySeller(id: TransferLineId, baseThb: number, { value, sources }: DatedRule<number>) {
  const amountThb = toSatang(baseThb * value);
  const line: TransferLine = {
    id,
    baseThb,
    rate: value,
    amountThb,
    buyerThb: 0,
    sellerThb: amountThb,
    sources,
  };
  return line;
}

function loanLines(loanThb: number): readonly TransferLine[] {
  const registrationThb = toSatang(loanThb * MORTGAGE_REGISTRATION.value);
  const stampThb = toSatang(Math.min(loanThb * LOAN_STAMP.value.rate, LOAN_STAMP.value.mostThb));
  return [
    {
      id: "mortgage_registration",
      baseThb: loanThb,
      rate: MORTGAGE_REGISTRATION.value,
      amountThb: registrationThb,
      buyerThb: registrationThb,
      sellerThb: 0,
      sources: MORTGAGE_REGISTRATION.sources,
    },
    {
      id: "loan_stamp_duty",
      baseThb: loanThb,
      rate: LOAN_STAMP.value.rate,
      amountThb: stampThb,
      buyerThb: stampThb,
      sellerThb: 0,
      sources: LOAN_STAMP.sources,
    },
  ];
}

function reductionOf(input: TransferInput): PossibleReduction | undefined {
  const found = ruleOn(REDUCED_FEES, input.day);
  const { priceThb, appraisedThb, loanThb } = input;
  if (found === undefined || input.buyer !== "thai") return undefined;
  if (Math.max(priceThb, appraisedThb, loanThb) > found.value.upToThb) return undefined;
  const { value, validFrom, validTo, sources } = found;
  return {
    transferFeeThb: toSatang(appraisedThb * value.transferFee),
    mortgageRegistrationThb: toSatang(loanThb * value.mortgageRegistration),
    upToThb: value.upToThb,
    validFrom,
    validTo,
    sources,
  };
}
