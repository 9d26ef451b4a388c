import type { Deal, LandlordYear, MarketMetric, PropertyType } from "@propertyvr/vocabulary";

/** The words around market figures. */
export interface InsightWords {
  readonly metric: (metric: MarketMetric) => string;
  /** "฿25,000 a month" */
  readonly amount: (metric: MarketMetric, thb: number) => string;
  readonly median: () => string;
  readonly middleHalf: () => string;
  readonly medianRange: () => string;
  readonly homes: () => string;
  /** "41", with the listings where they are more. */
  readonly counted: (units: number, listings: number) => string;
  readonly confidence: () => string;
  readonly confidenceIn: (level: "high" | "medium" | "low") => string;
  readonly listed: () => string;
  readonly between: (first: string, last: string) => string;
  /** Asking prices as of a day; samples say that they are no market. */
  readonly basis: (asOf: string, isSample: boolean) => string;
  /** One home of so many was looked at. */
  readonly sampled: (oneOf: number) => string;
  readonly place: () => string;
  readonly tooFew: () => string;
  readonly home: () => string;
  readonly kindOf: (type: PropertyType, bedrooms: number | null) => string;
  readonly rent: () => string;
  readonly price: () => string;
  readonly grossYield: () => string;
  readonly netYield: () => string;
  readonly unknown: () => string;
  readonly percent: (value: number) => string;
  readonly assumptions: (of: LandlordYear) => string;
  readonly assumedHead: () => string;
  /** What each of them is called, with its unit. */
  readonly assumed: Readonly<Record<keyof LandlordYear, string>>;
  readonly outside: (least: number, most: number) => string;
  readonly changedHere: () => string;
  readonly reset: () => string;
  /** "Nov 2026" of "2026-11". */
  readonly month: (month: string) => string;
  readonly monthHead: () => string;
  /** The same homes followed from month to month. */
  readonly sameHomes: () => string;
  readonly ofAllListed: () => string;
  /** "98.5 (41 homes)" */
  readonly indexOf: (index: number, homes: number | null) => string;
  /** How the index is made, and what it cannot tell. */
  readonly trendNote: () => string;
  /** Homes with so many bedrooms, of those that are set side by side: "2-bedroom homes". */
  readonly withBedrooms: (bedrooms: number) => string;
  readonly thisHome: () => string;
  readonly size: () => string;
  readonly sqm: (sqm: number) => string;
  /** "30 m² (26–35 m²)": the median and the middle half. */
  readonly sizes: (median: number, p25: number, p75: number) => string;
  readonly deal: (deal: Deal) => string;
  readonly asTable: () => string;
}
