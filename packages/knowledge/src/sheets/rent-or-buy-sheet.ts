import { rentOrBuy } from "../calculators/rent-or-buy.ts";
import { calculator, number, open } from "./calculator.ts";
import { COMMON_FEE, RENT } from "./home-sheets.ts";
import { baht, figure, line, percent } from "./how.ts";
import { TERMS, termsOf } from "./loan-sheets.ts";
import { MOST_THB, sourcesOf, sumOf } from "./transfer-sheets.ts";

/** What renting and buying one home cost over the years that somebody stays, and the rent at which they cost the same. */
export const rentOrBuySheet = calculator({
  name: "rent_or_buy",
  inputs: {
    price_thb: number("thb", 1, MOST_THB),
    rent_thb_month: RENT,
    stay_years: number("years", 1, 40, 10),
    down_percent: number("percent", 0, 100, 10),
    ...TERMS,
    area_sqm: open("sqm", 1, 1_000_000),
    fee_thb_sqm_month: COMMON_FEE,
    /** Of the price of today; nobody knows it, so nothing is gained or lost until somebody says otherwise. */
    sale_percent: number("percent", 1, 1_000, 100),
  },
  leavesOut: ({ area_sqm: area }) => (area === undefined ? ["fee_thb_sqm_month"] : []),
  work: (values, day) => {
    const { price_thb: priceThb, rent_thb_month: rentThb, area_sqm: area } = values;
    const stayYears = Math.ceil(values.stay_years);
    const found = rentOrBuy({
      day,
      priceThb,
      rentThbMonth: rentThb,
      stayYears,
      loanShare: 1 - values.down_percent / 100,
      terms: termsOf(values),
      commonFeeThbMonth: (area ?? 0) * values.fee_thb_sqm_month,
      salePriceThb: (priceThb * values.sale_percent) / 100,
    });
    const { interestThb, bought, commonFeesThb, sold, lostValueThb } = found;
    const parts = [interestThb, bought.buyerThb, commonFeesThb, sold.sellerThb, lostValueThb];
    const sum = parts.filter((amount) => amount !== 0).map(baht);
    return {
      lines: [
        line(
          "rent_paid_thb",
          found.rentThb,
          "thb",
          `${baht(rentThb)} × 12 × ${figure(stayYears)} = ${baht(found.rentThb)}`,
        ),
        line(
          "interest_paid_thb",
          interestThb,
          "thb",
          `${baht(found.paidThb)} − (${baht(found.loanThb)} − ${baht(found.owedThb)}) = ${baht(interestThb)}`,
        ),
        line("costs_of_buying_thb", bought.buyerThb, "thb", sumOf(bought, "buyerThb")),
        ...(area === null
          ? []
          : [
              line(
                "common_fees_paid_thb",
                commonFeesThb,
                "thb",
                `${baht(values.fee_thb_sqm_month)} × ${figure(area)} × 12 × ${figure(stayYears)} = ${baht(commonFeesThb)}`,
              ),
            ]),
        line("costs_of_selling_thb", sold.sellerThb, "thb", sumOf(sold, "sellerThb")),
        line(
          "lost_value_thb",
          lostValueThb,
          "thb",
          `${baht(priceThb)} − ${baht(priceThb)} × ${percent(values.sale_percent / 100)} = ${baht(lostValueThb)}`,
        ),
        line(
          "buying_thb",
          found.buyingThb,
          "thb",
          `${sum.length === 0 ? baht(0) : sum.join(" + ")} = ${baht(found.buyingThb)}`,
        ),
        line(
          "break_even_rent_thb_month",
          found.breakEvenRentThbMonth,
          "thb_month",
          `${baht(found.buyingThb)} ÷ ${figure(stayYears * 12)} = ${baht(found.breakEvenRentThbMonth)}`,
        ),
      ],
      results: ["rent_paid_thb", "buying_thb", "break_even_rent_thb_month"],
      notes: [
        "sale_price_is_no_forecast",
        "own_money_earns_nothing_here",
        "rate_may_change",
        area === null ? "common_fees_need_a_size" : "fees_are_the_buildings",
      ],
      sources: [...new Set([...sourcesOf(bought), ...sourcesOf(sold)])],
    };
  },
});
