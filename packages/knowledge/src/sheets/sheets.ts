import { calendarYearsHeld } from "../calculators/withholding-tax.ts";
import { areaSheet, exchangeSheet, totalPriceSheet } from "./amount-sheets.ts";
import type { Calculator } from "./calculator.ts";
import {
  feesSheet,
  landTaxSheet,
  leaseSheet,
  monthlyCostSheet,
  moveInSheet,
  yieldSheet,
} from "./home-sheets.ts";
import { affordabilitySheet, mortgageSheet } from "./loan-sheets.ts";
import { rentOrBuySheet } from "./rent-or-buy-sheet.ts";
import type { CalculatorName, Sheet, SheetValues } from "./sheet.ts";
import { sellerNetSheet, transferSheet } from "./transfer-sheets.ts";

const CALCULATORS: Readonly<Record<CalculatorName, Calculator>> = {
  transfer_cost: transferSheet,
  seller_net: sellerNetSheet,
  mortgage: mortgageSheet,
  affordability: affordabilitySheet,
  rental_yield: yieldSheet,
  lease_registration: leaseSheet,
  land_building_tax: landTaxSheet,
  common_fees: feesSheet,
  move_in_cash: moveInSheet,
  monthly_cost: monthlyCostSheet,
  area_convert: areaSheet,
  exchange: exchangeSheet,
  total_price: totalPriceSheet,
  rent_or_buy: rentOrBuySheet,
};

/** Works a sum out by the rules of a day, in the browser as on the server. What is not said is assumed or left open, and the sheet says which. */
export const calculate = (tool: CalculatorName, values: SheetValues, day: string): Sheet =>
  CALCULATORS[tool](withDownPercent(withYearsHeld(values, day)), day);

function withDownPercent({ down_thb: down, ...values }: SheetValues): SheetValues {
  const { price_thb: price } = values;
  const isPart = typeof down === "number" && typeof price === "number" && down >= 0 && down < price;
  return isPart && values.down_percent === undefined
    ? { ...values, down_percent: Math.round((down / price) * 100_000_000) / 1_000_000 }
    : values;
}

function withYearsHeld({ acquired_year: year, ...values }: SheetValues, day: string): SheetValues {
  return typeof year === "number" && values.years_held === undefined
    ? { ...values, years_held: calendarYearsHeld(year, Number(day.slice(0, 4))) }
    : values;
}
