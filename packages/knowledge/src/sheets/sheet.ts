import { CURRENCIES } from "@propertyvr/vocabulary";
import type { SourceId } from "../rules/sources.ts";

/** What an amount of a sheet counts. Percentages are 6.5 for 6.5 %, money is baht. */
export const SHEET_UNITS = [
  "thb",
  "thb_month",
  "thb_year",
  "thb_sqm",
  "thb_sqm_month",
  "percent",
  "years",
  "months",
  "sqm",
  "sqft",
  "wah",
  "ngan",
  "rai",
  "foreign",
  "rate",
  "count",
] as const;
export type SheetUnit = (typeof SHEET_UNITS)[number];

export const INPUT_KEYS = [
  "price_thb",
  "appraised_thb",
  "buyer",
  "seller",
  "years_held",
  "acquisition",
  "in_house_register",
  "loan_thb",
  "buyer_share_percent",
  "down_percent",
  "years",
  "rate_percent",
  "income_thb_month",
  "instalment_thb_month",
  "debts_thb_month",
  "debt_share_percent",
  "loan_percent",
  "rent_thb_month",
  "area_sqm",
  "fee_thb_sqm_month",
  "vacant_months",
  "agent_months",
  "upkeep_percent",
  "use",
  "sinking_thb_sqm",
  "deposit_months",
  "advance_months",
  "electricity_thb_month",
  "water_thb_month",
  "internet_thb_month",
  "sqm",
  "amount",
  "currency",
  "direction",
  "size",
  "each",
  "price_thb_each",
  "stay_years",
  "sale_percent",
] as const;
export type InputKey = (typeof INPUT_KEYS)[number];

export const LINE_KEYS = [
  "transfer_fee",
  "specific_business_tax",
  "stamp_duty",
  "withholding_tax",
  "mortgage_registration",
  "loan_stamp_duty",
  "reduced_transfer_fee",
  "reduced_mortgage_registration",
  "buyer_thb",
  "seller_thb",
  "total_thb",
  "net_thb",
  "net_after_years",
  "down_thb",
  "loan_thb",
  "instalment_thb_month",
  "interest_thb",
  "paid_thb",
  "income_needed_thb_month",
  "price_thb",
  "own_money_thb",
  "rent_thb_year",
  "vacancy_thb",
  "agent_thb",
  "common_fee_thb_year",
  "upkeep_thb",
  "net_thb_year",
  "gross_percent",
  "net_percent",
  "total_rent_thb",
  "fee_thb",
  "stamp_duty_thb",
  "tax_thb",
  "month_thb",
  "year_thb",
  "sinking_fund_thb",
  "deposit_thb",
  "advance_thb",
  "rent_thb_month",
  "electricity_thb_month",
  "water_thb_month",
  "internet_thb_month",
  "total_thb_month",
  "sqm",
  "wah_total",
  "rai",
  "ngan",
  "wah",
  "sqft",
  "rate",
  "thb",
  "foreign",
  "rent_paid_thb",
  "interest_paid_thb",
  "costs_of_buying_thb",
  "common_fees_paid_thb",
  "costs_of_selling_thb",
  "lost_value_thb",
  "buying_thb",
  "break_even_rent_thb_month",
] as const;
export type LineKey = (typeof LINE_KEYS)[number];

export const NOTE_KEYS = [
  "appraisal_taken_as_price",
  "reduction_possible",
  "fee_shared_by_custom",
  "withholding_base_disputed",
  "years_by_calendar",
  "five_years_unsure",
  "ten_years_at_most",
  "rate_may_change",
  "bank_decides",
  "before_income_tax",
  "register_above_three_years",
  "fee_cap_disputed",
  "appraisal_not_price",
  "daily_lets_are_commercial",
  "vacant_land_rises",
  "fees_are_the_buildings",
  "deposit_comes_back",
  "utilities_are_examples",
  "rate_is_ours",
  "sale_price_is_no_forecast",
  "own_money_earns_nothing_here",
  "common_fees_need_a_size",
] as const;
export type NoteKey = (typeof NOTE_KEYS)[number];

export const SHEET_CHOICES = [
  "thai",
  "foreigner",
  "company",
  "individual",
  "bought",
  "inherited_or_given",
  "yes",
  "no",
  "main_home",
  "main_home_building_only",
  "other_home",
  "commercial",
  "vacant_land",
  "to_baht",
  "from_baht",
  "sqm",
  "wah",
  "rai",
  ...CURRENCIES,
] as const;
export type SheetChoice = (typeof SHEET_CHOICES)[number];

/** "said": by the person. "assumed": by us, and shown so. "open": left out. */
export type InputOrigin = "said" | "assumed" | "open";

export interface SheetInput {
  readonly key: InputKey;
  readonly value: number | SheetChoice | null;
  readonly origin: InputOrigin;
  /** Absent where one of `choices` is taken. */
  readonly unit?: SheetUnit;
  readonly choices?: readonly SheetChoice[];
}

/** Why a sum cannot be made; `limit` is the least or the most that is taken. */
export interface InputFault {
  readonly key: InputKey;
  readonly why: "missing" | "too_small" | "too_large";
  readonly limit: number | null;
}

export interface SheetLine {
  readonly key: LineKey;
  readonly amount: number;
  readonly unit: SheetUnit;
  /** The arithmetic in figures, one step a text: "฿3,500,000 × 2% = ฿70,000". */
  readonly how: readonly string[];
  /** Of several lines of one key: the calendar years after the purchase. */
  readonly year?: number;
  /** Shown beside the others and not part of any sum: it may hold, or may not. */
  readonly isPossible?: boolean;
}

/** A sum worked out from its inputs, every step of it open. */
export interface Sheet {
  readonly tool: CalculatorName;
  /** The rules of this day were taken. */
  readonly day: string;
  readonly inputs: readonly SheetInput[];
  /** Where there are any, there are no lines. */
  readonly faults: readonly InputFault[];
  readonly lines: readonly SheetLine[];
  /** The lines that answer the question, the first most of all. */
  readonly results: readonly LineKey[];
  readonly notes: readonly NoteKey[];
  readonly sources: readonly SourceId[];
}

export const CALCULATOR_NAMES = [
  "transfer_cost",
  "seller_net",
  "mortgage",
  "affordability",
  "rental_yield",
  "lease_registration",
  "land_building_tax",
  "common_fees",
  "move_in_cash",
  "monthly_cost",
  "area_convert",
  "exchange",
  "total_price",
  "rent_or_buy",
] as const;
export type CalculatorName = (typeof CALCULATOR_NAMES)[number];

/** What a caller knows; everything else is assumed or left open. */
export type SheetValues = Readonly<Partial<Record<ValueKey, number | string>>>;

/**
 * Beside the inputs: the year, of the common era, in which the home came to the seller, which gives
 * `years_held`; and what is paid down in baht, which gives `down_percent`.
 */
export const VALUE_KEYS = [...INPUT_KEYS, "acquired_year", "down_thb"] as const;
export type ValueKey = (typeof VALUE_KEYS)[number];
