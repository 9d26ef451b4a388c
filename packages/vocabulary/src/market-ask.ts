import type { Deal } from "./closed-lists.ts";

/** What a question about the market wants to know. */
export const MARKET_ASK_KINDS = [
  "level",
  "compare",
  "yield",
  "affordable_areas",
  "listing_position",
  "supply",
  "trend",
  "forecast",
] as const;
export type MarketAskKind = (typeof MARKET_ASK_KINDS)[number];

/**
 * What is measured: whole baht, a month for rent; of a square metre of the home, or of a square wah or
 * a rai of a plot of land, where the name says so.
 */
export const MARKET_METRICS = [
  "rent",
  "sale",
  "rent_per_sqm",
  "sale_per_sqm",
  "rent_per_wah",
  "sale_per_wah",
  "rent_per_rai",
  "sale_per_rai",
] as const;
export type MarketMetric = (typeof MARKET_METRICS)[number];

/** So many places are set side by side. */
export const COMPARED_MOST = 4;

export interface MarketAsk {
  readonly kind: MarketAskKind;
  /** The one that was named first; at least one. */
  readonly metrics: readonly MarketMetric[];
  /** A price that was named to be placed among others, in baht; null where none was. */
  readonly askedThb: number | null;
  /** True where one home on screen is asked about: its price, its yield or what it might be let for. */
  readonly isOfShown: boolean;
  /** Of "the second one": its place among the homes shown, counted from 1; null for the one talked about. */
  readonly shownIndex: number | null;
  /** Words where a place is named that is on no map; null where there are none. */
  readonly unknownPlace: string | null;
  readonly beyondFigures: BeyondFigures | null;
  /** Numbers of bedrooms that are set side by side; empty where they are not. */
  readonly bedrooms: readonly number[];
  /** How places are ranked, of "affordable_areas". */
  readonly areas: AreasAsked;
  /** True where areas are asked for without a budget: that of the search is meant. */
  readonly isOfSearch: boolean;
  /** True where it is asked how large the homes are. */
  readonly isOfSize: boolean;
}

export const AREA_KINDS = ["district", "station"] as const;
export const AREA_ORDERS = ["cheapest", "dearest"] as const;
/** What is ranked, and which end comes first where no budget ranks by how many homes it finds. */
export interface AreasAsked {
  readonly by: (typeof AREA_KINDS)[number];
  readonly order: (typeof AREA_ORDERS)[number];
}
export const DISTRICTS_BY_PRICE: AreasAsked = { by: "district", order: "cheapest" };

/**
 * What figures cannot tell: how living somewhere is, why homes cost what they cost, what to set one place
 * against, what no listing says (how many homes stand empty, how long one takes to sell), what the land
 * under a house costs, what homes without an amenity ask (a listing that does not name it may have it),
 * whether to rent or to buy (which depends on how long one stays).
 */
export type BeyondFigures =
  | "rent_or_buy"
  | "living"
  | "why"
  | "other_place"
  | "unlisted"
  | "land_alone"
  | "without_amenity";

export const dealOfMetric = (metric: MarketMetric): Deal =>
  metric.startsWith("rent") ? "rent" : "sale";
