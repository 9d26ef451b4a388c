import { CURRENCIES, EXCHANGE_RATES } from "@propertyvr/vocabulary";
import { landAreaOf, SQM_OF } from "../calculators/land-area.ts";
import { calculator, number, oneOf } from "./calculator.ts";
import { baht, figure, line } from "./how.ts";
import { MOST_THB } from "./transfer-sheets.ts";

const SQM_OF_SQFT = 0.092_903_04;

/** An area in every unit that people use for homes and land. */
export const areaSheet = calculator({
  name: "area_convert",
  inputs: { sqm: number("sqm", 0.01, 10_000_000_000) },
  work: ({ sqm }) => {
    const { rai, ngan, wah } = landAreaOf(sqm);
    const by = (each: number, amount: number) =>
      `${figure(sqm)} ÷ ${figure(each, 8)} = ${figure(amount)}`;
    return {
      lines: [
        line("sqm", sqm, "sqm"),
        line("wah_total", sqm / SQM_OF.wah, "wah", by(SQM_OF.wah, sqm / SQM_OF.wah)),
        line("rai", rai, "rai"),
        line("ngan", ngan, "ngan"),
        line(
          "wah",
          wah,
          "wah",
          `${figure(rai)} × 1,600 + ${figure(ngan)} × 400 + ${figure(wah)} × 4 = ${figure(sqm)}`,
        ),
        line("sqft", sqm / SQM_OF_SQFT, "sqft", by(SQM_OF_SQFT, sqm / SQM_OF_SQFT)),
      ],
      results: ["sqm", "wah_total", "sqft"],
      notes: [],
      sources: ["land_units"],
    };
  },
});

/** An amount of foreign money in baht, or the other way round. */
export const exchangeSheet = calculator({
  name: "exchange",
  inputs: {
    amount: number("foreign", 0.01, 100_000_000_000_000),
    currency: oneOf(...CURRENCIES),
    direction: oneOf("to_baht", "from_baht"),
  },
  work: ({ amount, currency, direction }) => {
    const rate = EXCHANGE_RATES[currency];
    const thb = direction === "to_baht" ? amount * rate : amount;
    const foreign = direction === "to_baht" ? amount : amount / rate;
    const how =
      direction === "to_baht"
        ? `${figure(amount)} × ${figure(rate)} = ${baht(thb)}`
        : `${baht(amount)} ÷ ${figure(rate)} = ${figure(foreign)}`;
    return {
      lines: [
        line("foreign", foreign, "foreign", ...(direction === "to_baht" ? [] : [how])),
        line("rate", rate, "rate"),
        line("thb", thb, "thb", ...(direction === "to_baht" ? [how] : [])),
      ],
      results: [direction === "to_baht" ? "thb" : "foreign"],
      notes: ["rate_is_ours"],
      sources: [],
    };
  },
});

/** A size times the price of one unit of it. */
export const totalPriceSheet = calculator({
  name: "total_price",
  inputs: {
    size: number("count", 0.01, 10_000_000),
    each: oneOf("sqm", "wah", "rai"),
    price_thb_each: number("thb", 0.01, MOST_THB),
  },
  work: ({ size, price_thb_each: price }) => ({
    lines: [
      line(
        "total_thb",
        size * price,
        "thb",
        `${figure(size)} × ${baht(price)} = ${baht(size * price)}`,
      ),
    ],
    results: ["total_thb"],
    notes: [],
    sources: [],
  }),
});
