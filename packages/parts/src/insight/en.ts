import type { MarketMetric } from "@propertyvr/vocabulary";
import { capital, TYPE_NAMES } from "../words/en.ts";
import { baht, grouped, trimmed } from "../words/figures.ts";
import type { InsightWords } from "./words.ts";

const METRICS: Readonly<Record<MarketMetric, string>> = {
  rent: "Asking rent a month",
  sale: "Asking price",
  rent_per_sqm: "Asking rent per m² a month",
  sale_per_sqm: "Asking price per m²",
  rent_per_wah: "Asking rent per square wah a month",
  sale_per_wah: "Asking price per square wah",
  rent_per_rai: "Asking rent per rai a month",
  sale_per_rai: "Asking price per rai",
};
const PER: Readonly<Record<MarketMetric, string>> = {
  rent: " a month",
  sale: "",
  rent_per_sqm: " per m² a month",
  sale_per_sqm: " per m²",
  rent_per_wah: " per sq wah a month",
  sale_per_wah: " per sq wah",
  rent_per_rai: " per rai a month",
  sale_per_rai: " per rai",
};
const CONFIDENCE = {
  high: "High (100 homes or more)",
  medium: "Medium (30 to 99 homes)",
  low: "Low (10 to 29 homes)",
};

export const insightWords: InsightWords = {
  metric: (metric) => METRICS[metric],
  amount: (metric, thb) => `${baht(thb)}${PER[metric]}`,
  median: () => "Median",
  middleHalf: () => "Middle half",
  medianRange: () => "Median, 95% interval",
  homes: () => "Homes",
  counted: (units, listings) =>
    listings > units ? `${grouped(units)} (${grouped(listings)} listings)` : grouped(units),
  confidence: () => "Confidence",
  confidenceIn: (level) => CONFIDENCE[level],
  listed: () => "Listed",
  between: (first, last) => `${day(first)} to ${day(last)}`,
  basis: (asOf, isSample) =>
    isSample
      ? "Sample data, not market figures"
      : `Asking prices of listed homes on ${day(asOf)}, not sale prices`,
  sampled: (oneOf) =>
    `Worked out from a sample of one home in ${String(oneOf)}; numbers of homes are rounded.`,
  place: () => "Place",
  tooFew: () => "Too few homes",
  home: () => "Home",
  kindOf: (type, bedrooms) => {
    const name = capital(TYPE_NAMES[type][0]);
    if (bedrooms === null) return name;
    return bedrooms === 0 ? `${name}, studio` : `${name}, ${String(bedrooms)} bed`;
  },
  rent: () => "Median rent",
  price: () => "Median price",
  grossYield: () => "Gross yield",
  netYield: () => "Net yield",
  unknown: () => "Not known",
  percent: (value) => `${trimmed(value)}%`,
  assumptions: ({ vacantMonths, agentMonths, commonFeeThbPerSqm, upkeepPct }) =>
    `Net assumes ${trimmed(vacantMonths)} months empty and ${trimmed(agentMonths)} month's rent to an agent each year, a common fee of ${baht(commonFeeThbPerSqm)} per m² a month, repairs and insurance of ${trimmed(upkeepPct)}% of the price each year, and no income tax.`,
  assumedHead: () => "Assumed for the net yield",
  assumed: {
    vacantMonths: "Months empty a year",
    agentMonths: "Agent's fee a year, in months of rent",
    commonFeeThbPerSqm: "Common fee, baht per m² a month",
    upkeepPct: "Repairs and insurance a year, % of the price",
  },
  outside: (least, most) => `Write a number from ${grouped(least)} to ${grouped(most)}.`,
  changedHere: () => "Changed here, not in the chat.",
  reset: () => "Reset",
  month: (month) => MONTH.format(new Date(`${month}-01T00:00:00Z`)),
  monthHead: () => "Month",
  sameHomes: () => "Same homes (first month = 100)",
  ofAllListed: () => "Median of all listed",
  indexOf: (index, homes) =>
    homes === null ? trimmed(index) : `${trimmed(index)} (${grouped(homes)} homes)`,
  trendNote: () =>
    "Of homes that are listed today, by what they asked at the end of each month since we have listed them; homes that have gone are in no month. “Same homes” follows those priced in one month and the next (geometric mean), so that newcomers don't move it; a price that doubled or halved is taken for a correction. A home that stays listed may come down in price for that reason alone.",
  withBedrooms: (bedrooms) => (bedrooms === 0 ? "Studios" : `${String(bedrooms)}-bedroom homes`),
  thisHome: () => "This home",
  size: () => "Size",
  sqm: (sqm) => `${trimmed(sqm)} m²`,
  sizes: (median, p25, p75) => `${trimmed(median)} m² (${trimmed(p25)}–${trimmed(p75)} m²)`,
  deal: (deal) => (deal === "rent" ? "For rent" : "For sale"),
  asTable: () => "As a table",
};

const MONTH = new Intl.DateTimeFormat("en-GB", {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const day = (iso: string): string => DAY.format(new Date(`${iso}T00:00:00Z`));
