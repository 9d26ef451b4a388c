export const CURRENCIES = ["USD", "EUR", "GBP", "AUD", "SGD", "CNY", "JPY", "RUB"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The day on which the rates were last set, YYYY-MM-DD. */
export const EXCHANGE_RATES_SET = "2026-11-20";

/**
 * Baht for one unit of a foreign currency, as this product reckons everywhere. They are no bank's rates
 * of the day.
 */
export const EXCHANGE_RATES: Readonly<Record<Currency, number>> = {
  USD: 33,
  EUR: 38,
  GBP: 44,
  AUD: 22,
  SGD: 25.5,
  CNY: 4.6,
  JPY: 0.22,
  RUB: 0.41,
};
