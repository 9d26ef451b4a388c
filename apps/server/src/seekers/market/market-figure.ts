import { binsOf, confidenceOf, medianInterval, quantileOf } from "@propertyvr/market";
import type { MarketFigure } from "@propertyvr/parts";
import { dealOfMetric, roundToDigits, type MarketMetric } from "@propertyvr/vocabulary";
import { dealOfCode, type LevelRow } from "./market-store.ts";
import { thaiDay } from "./thai-day.ts";
import type { PriceMeasure } from "./unit-sql.ts";

const PER: readonly PriceMeasure[] = ["per_sqm", "per_wah", "per_rai"];
const measureOf = (metric: MarketMetric): PriceMeasure =>
  PER.find((per) => metric.endsWith(`_${per}`)) ?? "price";

export const measuresOf = (metrics: readonly MarketMetric[]): readonly PriceMeasure[] => [
  ...new Set(metrics.map(measureOf)),
];

/** The level of a metric among those of a scope. */
export const levelOf = (rows: readonly LevelRow[], metric: MarketMetric): LevelRow | undefined =>
  rows.find(
    ({ deal, measure }) =>
      dealOfCode(deal) === dealOfMetric(metric) && measure === measureOf(metric),
  );

/** What is told of a level; null where it has too few homes. */
export function figureOf(
  row: Pick<LevelRow, "units" | "read" | "one_of" | "listings" | "sample" | "first_at" | "last_at"> & {
    readonly quartiles?: readonly number[];
  } | undefined,
  metric: MarketMetric,
): MarketFigure | null {
  const confidence = row === undefined ? null : confidenceOf(row.read);
  if (row === undefined || confidence === null) return null;
  const { units, listings, sample, read } = row;
  const told = (count: number): number => (row.one_of === 1 ? count : roundToDigits(count, 2));
  const [p25, median, p75] = row.quartiles ?? [0.25, 0.5, 0.75].map((at) => quantileOf(sample, at));
  const { low, high } = medianInterval(sample, read);
  // Prices are figures that people set; what is worked out from them is told in round figures.
  const priceOf = measureOf(metric) === "price" ? whole : inDigits;
  return {
    metric,
    n_listings: listings,
    n_units: units,
    p25_thb: priceOf(p25),
    median_thb: priceOf(median),
    p75_thb: priceOf(p75),
    low_thb: outward(low, Math.floor),
    high_thb: outward(high, Math.ceil),
    confidence,
    bins: binsOf(sample, units).map(({ from, to, count }) => ({
      from_thb: from,
      to_thb: to,
      count: told(count),
    })),
    first_listed: thaiDay(row.first_at),
    last_listed: thaiDay(row.last_at),
  };
} // prettier-ignore

const whole = (value: number | undefined): number => Math.round(value ?? 0);

/** 28173628 is told as 28170000. */
const inDigits = (value: number | undefined): number => roundToDigits(whole(value), 4);

const INTERVAL_DIGITS = 3;
/** An end of an interval, rounded so that the interval never gets narrower. */
function outward(value: number, round: (value: number) => number): number {
  const step = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(1, value))) - INTERVAL_DIGITS);
  return round(value / step) * step;
}
