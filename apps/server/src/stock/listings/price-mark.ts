import { differencePct } from "@propertyvr/market";
import type { PriceMark } from "@propertyvr/vocabulary";
import type { CardRow, PriceMarkRow } from "./stored-listing.ts";

/** Where the present price of a home stands; null where nothing is told of it. */
export const priceMark = (
  { status, is_sample }: Pick<CardRow, "status" | "is_sample">,
  priceThb: number | null,
  mark: PriceMarkRow | null,
): PriceMark | null =>
  mark === null || priceThb === null || priceThb === 0 || status !== "available" || is_sample
    ? null
    : { difference_pct: differencePct(priceThb, mark.median_thb), ...mark };
