import type { Calculation } from "@propertyvr/vocabulary";
import { CALCULATOR_NAMES, type CalculatorName, type SheetValues, type ValueKey } from "./sheet.ts";

/** The calculator of a sum, where its name in a message is another. */
const NAMES: Readonly<Partial<Record<string, CalculatorName>>> = {
  yield: "rental_yield",
  common_fee: "common_fees",
  total: "total_price",
  purchase_cash: "mortgage",
};

/** The input that a member of a calculation fills, where their names differ. */
const INPUTS: Readonly<Partial<Record<string, ValueKey>>> = {
  price: "price_thb",
  appraised: "appraised_thb",
  years_owned: "years_held",
  loan: "loan_thb",
  down_pct: "down_percent",
  down: "down_thb",
  rate_pct: "rate_percent",
  income_month: "income_thb_month",
  debt_month: "debts_thb_month",
  instalment_month: "instalment_thb_month",
  rent_month: "rent_thb_month",
  rate_sqm_month: "fee_thb_sqm_month",
  sinking_sqm: "sinking_thb_sqm",
  electricity_month: "electricity_thb_month",
  water_month: "water_thb_month",
  internet_month: "internet_thb_month",
  price_each: "price_thb_each",
};

export interface AskedSheet {
  readonly tool: CalculatorName;
  readonly values: SheetValues;
}

/** The sheet that a message asks for, filled with what it states; null where there is no such calculator. */
export function askedSheet({
  kind,
  split,
  price_asked: _beside,
  ...said
}: Calculation): AskedSheet | null {
  const tool = NAMES[kind] ?? CALCULATOR_NAMES.find((name) => name === kind);
  if (tool === undefined) return null;
  const values: [string, number | string][] = Object.entries(said).flatMap(([key, value]) =>
    typeof value === "number" || typeof value === "string" ? [[INPUTS[key] ?? key, value]] : [],
  );
  if (typeof split === "number") values.push(["buyer_share_percent", split * 100]);
  return { tool, values: Object.fromEntries(values) };
}
