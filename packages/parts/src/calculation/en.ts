import {
  figure,
  type CalculatorName,
  type InputKey,
  type LineKey,
  type NoteKey,
  type SheetChoice,
} from "@propertyvr/knowledge";
import { EXCHANGE_RATES_SET } from "@propertyvr/vocabulary";
import { dayOf } from "../words/en.ts";
import { amountInBaht } from "./amount.ts";
import type { CalculationWords } from "./words.ts";

const TITLES: Readonly<Record<CalculatorName, string>> = {
  transfer_cost: "Costs on transfer day",
  seller_net: "What the seller keeps",
  mortgage: "Home loan",
  affordability: "What you could afford",
  rental_yield: "Rental yield",
  lease_registration: "Registering a lease",
  land_building_tax: "Land and building tax",
  common_fees: "Common fees",
  move_in_cash: "Cash to move in",
  monthly_cost: "Monthly cost of renting",
  area_convert: "Units of area",
  exchange: "Exchange",
  total_price: "Total price",
  rent_or_buy: "Rent or buy",
};

const INPUTS: Readonly<Record<InputKey, string>> = {
  price_thb: "Price",
  appraised_thb: "Official appraised value",
  buyer: "Buyer",
  seller: "Seller",
  years_held: "Years owned",
  acquisition: "How the seller got it",
  in_house_register: "Seller in the house register for a year",
  loan_thb: "Loan",
  buyer_share_percent: "Buyer's share of the transfer fee",
  down_percent: "Down payment",
  years: "Term",
  rate_percent: "Interest rate a year",
  income_thb_month: "Income",
  instalment_thb_month: "Instalment",
  debts_thb_month: "Other debts",
  debt_share_percent: "Share of income for all debts",
  loan_percent: "Share of the price that is borrowed",
  rent_thb_month: "Rent",
  area_sqm: "Size",
  fee_thb_sqm_month: "Common fee",
  vacant_months: "Months empty a year",
  agent_months: "Agent's fee a year, in months of rent",
  upkeep_percent: "Repairs and insurance a year, of the price",
  use: "Used as",
  sinking_thb_sqm: "Sinking fund, once",
  deposit_months: "Deposit",
  advance_months: "Rent in advance",
  electricity_thb_month: "Electricity",
  water_thb_month: "Water",
  internet_thb_month: "Internet",
  sqm: "Area",
  amount: "Amount",
  currency: "Currency",
  direction: "Direction",
  size: "Size",
  each: "Priced per",
  price_thb_each: "Price of one",
  stay_years: "Years you stay",
  sale_percent: "Price when you sell, of today's",
};

const LINES: Readonly<Record<LineKey, string>> = {
  transfer_fee: "Transfer fee",
  specific_business_tax: "Specific business tax",
  stamp_duty: "Stamp duty",
  withholding_tax: "Withholding tax",
  mortgage_registration: "Mortgage registration",
  loan_stamp_duty: "Stamp duty on the loan",
  reduced_transfer_fee: "Transfer fee, reduced",
  reduced_mortgage_registration: "Mortgage registration, reduced",
  buyer_thb: "The buyer pays",
  seller_thb: "The seller pays",
  total_thb: "Total",
  net_thb: "The seller keeps",
  net_after_years: "The seller keeps",
  down_thb: "Down payment",
  loan_thb: "Loan",
  instalment_thb_month: "Instalment",
  interest_thb: "Interest over the whole term",
  paid_thb: "Paid to the bank in total",
  income_needed_thb_month: "Income this asks for",
  price_thb: "Price up to",
  own_money_thb: "Own money",
  rent_thb_year: "Rent a year",
  vacancy_thb: "Less empty months",
  agent_thb: "Less the agent's fee",
  common_fee_thb_year: "Less common fees",
  upkeep_thb: "Less repairs and insurance",
  net_thb_year: "Left a year",
  gross_percent: "Gross yield",
  net_percent: "Net yield",
  total_rent_thb: "Rent of the whole lease",
  fee_thb: "Registration fee",
  stamp_duty_thb: "Stamp duty",
  tax_thb: "Tax",
  month_thb: "A month",
  year_thb: "A year",
  sinking_fund_thb: "Sinking fund, once",
  deposit_thb: "Deposit",
  advance_thb: "Rent in advance",
  rent_thb_month: "Rent",
  electricity_thb_month: "Electricity",
  water_thb_month: "Water",
  internet_thb_month: "Internet",
  total_thb_month: "Total a month",
  sqm: "Square metres",
  wah_total: "Square wah",
  rai: "Rai",
  ngan: "Ngan",
  wah: "Square wah besides",
  sqft: "Square feet",
  rate: "Rate",
  thb: "In baht",
  foreign: "In foreign money",
  rent_paid_thb: "Rent paid",
  interest_paid_thb: "Interest paid to the bank",
  costs_of_buying_thb: "Your costs on the day you buy",
  common_fees_paid_thb: "Common fees",
  costs_of_selling_thb: "Your costs on the day you sell",
  lost_value_thb: "Paid for the home, less what it sells for",
  buying_thb: "Buying, what does not come back",
  break_even_rent_thb_month: "Rent at which both cost the same",
};

const CHOICES: Readonly<Record<SheetChoice, string>> = {
  thai: "Thai person",
  foreigner: "Foreigner",
  company: "Company",
  individual: "Person",
  bought: "Bought",
  inherited_or_given: "Inherited or given",
  yes: "Yes",
  no: "No",
  main_home: "Main home, with its land",
  main_home_building_only: "Main home, building only",
  other_home: "Second or let home",
  commercial: "Business",
  vacant_land: "Land left empty",
  to_baht: "Into baht",
  from_baht: "From baht",
  sqm: "m²",
  wah: "square wah",
  rai: "rai",
  USD: "US dollar",
  EUR: "Euro",
  GBP: "British pound",
  AUD: "Australian dollar",
  SGD: "Singapore dollar",
  CNY: "Chinese yuan",
  JPY: "Japanese yen",
  RUB: "Russian rouble",
};

const NOTES: Readonly<Record<NoteKey, string>> = {
  appraisal_taken_as_price:
    "The official appraised value isn't known, so the price stands in for it. It is often lower, and so are the fees.",
  reduction_possible:
    "Thai buyers of homes up to ฿7,000,000 may get reduced fees. Sources don't say when the measure ends; ask the Land Office.",
  fee_shared_by_custom:
    "No law says who pays the transfer fee. Half each is the custom; change the share to what you agreed.",
  withholding_base_disputed:
    "Withholding tax is worked out from the appraised value, as the Revenue Department's form does. Some sources take the higher of price and value.",
  years_by_calendar:
    "Every calendar year begun counts as a year. The business tax counts five years from the day of purchase.",
  five_years_unsure:
    "Six calendar years can be less than five from day to day. If five years have not passed, 3.3% business tax is due in place of stamp duty: enter 5 years.",
  ten_years_at_most:
    "The rule for withholding tax ends at ten years: more years than that are taxed as ten.",
  rate_may_change: "Worked out at one rate for the whole term. Banks change theirs over time.",
  bank_decides: "A bank decides what it lends; it looks at age, job and other debts too.",
  before_income_tax: "Before income tax and the costs of buying. The assumptions are examples.",
  register_above_three_years:
    "A lease of more than three years must be registered, or only three years of it can be enforced. Thirty years is the longest.",
  fee_cap_disputed: "One source tells of a cap of ฿200,000 on the fee; none is taken here.",
  appraisal_not_price: "The tax is on the official appraised value, not on the price.",
  vacant_land_rises:
    "The rate rises by 0.3 percentage points for every three years that land lies empty, to 3% at most.",
  daily_lets_are_commercial:
    "Choose how the home is used: each use has rates of its own, and the main home of a person may be exempt.",
  fees_are_the_buildings:
    "Each building sets its own fees; ask for its latest bill. The sinking fund is paid once, on buying.",
  deposit_comes_back: "The deposit comes back at the end, less what is owed or damaged.",
  utilities_are_examples:
    "The bills are examples to start from, not statistics. Put in what you expect.",
  rate_is_ours: `Our own rate, set on ${dayOf(EXCHANGE_RATES_SET)}. A bank's rate of the day differs.`,
  sale_price_is_no_forecast:
    "Nobody knows what the home will sell for. The sum sells it at today's price; change that to what you expect.",
  own_money_earns_nothing_here:
    "The down payment comes back with the sale. What it could earn elsewhere meanwhile is not counted, nor are repairs.",
  common_fees_need_a_size: "Common fees are not counted yet: fill in the size.",
};

const PER: Readonly<Partial<Record<string, string>>> = {
  thb_month: " a month",
  thb_year: " a year",
  thb_sqm: " per m²",
  thb_sqm_month: " per m² a month",
};

const UNITS = {
  thb: "baht",
  thb_month: "baht a month",
  thb_year: "baht a year",
  thb_sqm: "baht per m²",
  thb_sqm_month: "baht per m² a month",
  percent: "%",
  years: "years",
  months: "months",
  sqm: "m²",
  sqft: "sq ft",
  wah: "sq wah",
  ngan: "ngan",
  rai: "rai",
  foreign: "",
  rate: "",
  count: "",
} as const;

export const calculationWords: CalculationWords = {
  sheetTitle: (tool) => TITLES[tool],
  inputLabel: (key) => INPUTS[key],
  choiceName: (choice) => CHOICES[choice],
  lineLabel: (key, years) =>
    years === undefined
      ? LINES[key]
      : `${LINES[key]} in ${years === 1 ? "the first year" : `year ${String(years)}`}`,
  amountOf(amount, unit, currency) {
    if (unit.startsWith("thb")) return `${amountInBaht(amount)}${PER[unit] ?? ""}`;
    const number = figure(amount);
    switch (unit) {
      case "percent":
        return `${number}%`;
      case "years":
        return amount === 1 ? "1 year" : `${number} years`;
      case "months":
        return amount === 1 ? "1 month" : `${number} months`;
      case "sqm":
      case "sqft":
      case "wah":
        return `${number} ${UNITS[unit]}`;
      case "rate":
        return amountInBaht(amount);
      case "foreign":
        return currency === undefined ? number : `${number} ${currency}`;
      default:
        return number;
    }
  },
  unitName: (unit) => UNITS[unit],
  noteText: (key) => NOTES[key],
  faultText({ key, why, limit }, unit) {
    const name = INPUTS[key];
    if (why === "missing") return `${name}: please fill this in.`;
    if (key === "debts_thb_month") return "The other debts take all that a loan could have.";
    if (limit === null) return `${name}: this can't be used.`;
    const bound = unit === undefined ? String(limit) : calculationWords.amountOf(limit, unit);
    return why === "too_small" ? `${name}: ${bound} or more.` : `${name}: ${bound} at most.`;
  },
  assumedMark: () => "assumed",
  leftOpen: () => "not known",
  possibleMark: () => "may apply",
  inputsHead: () => "Worked out from",
  linesHead: () => "Item",
  amountHead: () => "Amount",
  howHead: () => "How it is worked out",
  statedHead: (fileName) => `${fileName} beside our sum`,
  inFile: () => "In the file",
  ours: () => "Our sum",
  difference: () => "Difference",
  differs: (thb) =>
    thb === 0
      ? "the same"
      : `${amountInBaht(Math.abs(thb))} ${thb > 0 ? "more" : "less"} in the file`,
  notInSum: () => "not in our sum",
  notInFile: (labels) => `In our sum and not in the file: ${labels.join(", ").toLowerCase()}`,
  sourcesHead: () => "Sources",
  rulesOf: (day) => `Rules as read for ${dayOf(day)}`,
};
