import { isWithinFiveYears, sellerNetByYears } from "../calculators/seller-net.ts";
import {
  transferCost,
  type TransferCost,
  type TransferInput,
  type TransferLine,
} from "../calculators/transfer-cost.ts";
import type { IndividualWithholding } from "../calculators/withholding-tax.ts";
import type { SourceId } from "../rules/sources.ts";
import { calculator, number, oneOf, open } from "./calculator.ts";
import { baht, figure, line, percent, times } from "./how.ts";
import type { InputKey, NoteKey, SheetLine } from "./sheet.ts";

/** Nobody sells a home for more; above it a figure is a slip of the hand. Baht. */
export const MOST_THB = 100_000_000_000;

const SALE = {
  price_thb: number("thb", 1, MOST_THB),
  /** The price, where it is not known. */
  appraised_thb: open("thb", 1, MOST_THB),
  /** Calendar years; five is the longest time in which the business tax is due. */
  years_held: number("years", 1, 100, 5),
  acquisition: oneOf("bought", "inherited_or_given"),
  in_house_register: oneOf("no", "yes"),
  buyer_share_percent: number("percent", 0, 100, 50),
};

interface Sale {
  readonly price_thb: number;
  readonly appraised_thb: number | null;
  readonly years_held: number;
  readonly acquisition: "bought" | "inherited_or_given";
  readonly in_house_register: "no" | "yes";
  readonly buyer_share_percent: number;
}

const individual = (sale: Sale) => {
  const yearsHeld = Math.ceil(sale.years_held);
  return {
    kind: "individual" as const,
    yearsHeld,
    withinFiveYears: isWithinFiveYears(yearsHeld),
    inHouseRegister: sale.in_house_register === "yes",
    acquisition: sale.acquisition,
  };
};

const saleOf = (sale: Sale, day: string) => ({
  day,
  priceThb: sale.price_thb,
  appraisedThb: sale.appraised_thb ?? sale.price_thb,
  buyer: "thai" as const,
  loanThb: 0,
  buyerShare: sale.buyer_share_percent / 100,
});

/** What is paid at the Land Office on the day of the transfer, and by whom. */
export const transferSheet = calculator({
  name: "transfer_cost",
  inputs: {
    ...SALE,
    buyer: oneOf("thai", "foreigner", "company"),
    seller: oneOf("individual", "company"),
    loan_thb: number("thb", 0, MOST_THB, 0),
  },
  // A company is taxed alike whatever it bought, and when.
  leavesOut: ({ seller }) =>
    seller === "company" ? ["years_held", "acquisition", "in_house_register"] : [],
  work: (values, day, said) => {
    const input: TransferInput = {
      ...saleOf(values, day),
      buyer: values.buyer,
      seller: values.seller === "company" ? { kind: "company" } : individual(values),
      loanThb: values.loan_thb,
    };
    const most = Math.max(input.priceThb, input.appraisedThb);
    if (values.loan_thb > most)
      return { ...EMPTY, faults: [{ key: "loan_thb", why: "too_large", limit: most }] };
    const cost = transferCost(input);
    return {
      lines: [...cost.lines.map((each) => costLine(each, cost)), ...sums(cost), ...possible(cost)],
      results: ["buyer_thb", "seller_thb", "total_thb"],
      notes: [...saleNotes(said, values.seller, cost, values.years_held), ...reductionNotes(cost)],
      sources: sourcesOf(cost),
    };
  },
});

/** What a person who sells keeps, this year and in each of ten. */
export const sellerNetSheet = calculator({
  name: "seller_net",
  inputs: SALE,
  work: (values, day, said) => {
    const input = { ...saleOf(values, day), seller: individual(values) };
    const cost = transferCost(input);
    const netThb = input.priceThb - cost.sellerThb;
    const taxes = cost.lines.map((each) => costLine(each, cost));
    return {
      lines: [
        ...taxes,
        line("seller_thb", cost.sellerThb, "thb", sumOf(cost, "sellerThb")),
        line(
          "net_thb",
          netThb,
          "thb",
          `${baht(input.priceThb)} − ${baht(cost.sellerThb)} = ${baht(netThb)}`,
        ),
        ...sellerNetByYears(input).map(({ yearsHeld, costThb, netThb: left }) => ({
          ...line(
            "net_after_years",
            left,
            "thb",
            `${baht(input.priceThb)} − ${baht(costThb)} = ${baht(left)}`,
          ),
          year: yearsHeld,
        })),
      ],
      results: ["net_thb", "seller_thb"],
      notes: saleNotes(said, "individual", cost, values.years_held),
      sources: sourcesOf(cost),
    };
  },
});

const EMPTY = { lines: [], results: [], notes: [], sources: [] };

function costLine(each: TransferLine, { withholding }: TransferCost): SheetLine {
  const how =
    each.id === "withholding_tax" && withholding !== undefined
      ? withholdingSteps(each.baseThb, withholding)
      : [each.rate === undefined ? `= ${baht(each.amountThb)}` : times(each.baseThb, each.rate)];
  const share = each.buyerThb > 0 && each.sellerThb > 0;
  const shared = share ? [`${baht(each.buyerThb)} + ${baht(each.sellerThb)}`] : [];
  return line(each.id, each.amountThb, "thb", ...how, ...shared);
}

function withholdingSteps(appraisedThb: number, tax: IndividualWithholding): readonly string[] {
  const { yearsCounted, deduction, netPerYearThb, bands, taxPerYearThb, taxThb } = tax;
  return [
    `${baht(appraisedThb)} × (100% − ${percent(deduction)}) ÷ ${figure(yearsCounted)} = ${baht(netPerYearThb)}`,
    ...bands.map(({ withinThb, rate }) => times(withinThb, rate)),
    `${baht(taxPerYearThb)} × ${figure(yearsCounted)} = ${baht(taxThb)}`,
  ];
}

export const sumOf = (cost: TransferCost, of: "buyerThb" | "sellerThb" | "amountThb"): string => {
  const parts = cost.lines.map((each) => each[of]).filter((amount) => amount > 0);
  const total = parts.reduce((sum, amount) => sum + amount, 0);
  return `${parts.length === 0 ? baht(0) : parts.map(baht).join(" + ")} = ${baht(total)}`;
};

const sums = (cost: TransferCost): readonly SheetLine[] => [
  line("buyer_thb", cost.buyerThb, "thb", sumOf(cost, "buyerThb")),
  line("seller_thb", cost.sellerThb, "thb", sumOf(cost, "sellerThb")),
  line("total_thb", cost.totalThb, "thb", sumOf(cost, "amountThb")),
];

/** Reduced fees stand beside the normal ones: only the Land Office can tell whether they hold. */
function possible({ reduction }: TransferCost): readonly SheetLine[] {
  if (reduction === undefined) return [];
  const { transferFeeThb, mortgageRegistrationThb } = reduction;
  const lines = [line("reduced_transfer_fee", transferFeeThb, "thb")];
  if (mortgageRegistrationThb > 0)
    lines.push(line("reduced_mortgage_registration", mortgageRegistrationThb, "thb"));
  return lines.map((each) => ({ ...each, isPossible: true }));
}

const saleNotes = (
  said: ReadonlySet<InputKey>,
  seller: "individual" | "company",
  { lines, withholding }: TransferCost,
  yearsHeld: number,
): readonly NoteKey[] => [
  ...(said.has("appraised_thb") ? [] : ["appraisal_taken_as_price" as const]),
  "fee_shared_by_custom",
  ...(seller === "company" ? [] : (["years_by_calendar", "withholding_base_disputed"] as const)),
  ...(isFiveYearsUnsure(lines, yearsHeld) ? ["five_years_unsure" as const] : []),
  ...(withholding !== undefined && withholding.yearsCounted < yearsHeld
    ? ["ten_years_at_most" as const]
    : []),
];

/** Six calendar years may be less than five from day to day; where nothing else exempts, that decides. */
const isFiveYearsUnsure = (lines: TransferCost["lines"], yearsHeld: number): boolean =>
  Math.ceil(yearsHeld) === 6 && lines.some(({ id }) => id === "stamp_duty");

const reductionNotes = ({ reduction }: TransferCost): readonly NoteKey[] =>
  reduction === undefined ? [] : ["reduction_possible"];

export const sourcesOf = ({ lines, reduction }: TransferCost): readonly SourceId[] => [
  ...new Set([...lines.flatMap(({ sources }) => sources), ...(reduction?.sources ?? [])]),
];
