import type { MarketRequest } from "@propertyvr/assistant";
import type { Insight } from "@propertyvr/parts";
import { affordableAreas } from "./areas-insight.ts";
import { refuse, type MarketInquiry, type MarketPorts } from "./market-inquiry.ts";
import { compare } from "./compare-insight.ts";
import { level } from "./level-insight.ts";
import { thaiDay } from "./thai-day.ts";
import { listingPosition } from "./position-insight.ts";
import { supply } from "./supply-insight.ts";
import { trend } from "./trend-insight.ts";
import { yieldOf } from "./yield-insight.ts";

/** What is known of the market about a search: see `Insight`. Asks the database, never the future. */
export async function marketInsight(ports: MarketPorts, request: MarketRequest): Promise<Insight> {
  const as_of = thaiDay(ports.clock.now());
  const asked: MarketInquiry = { ...request, ports, about: { basis: "asking_prices", as_of } };
  switch (request.kind) {
    case "level":
      return level(asked);
    case "compare":
      return compare(asked);
    case "yield":
      return yieldOf(asked);
    case "affordable_areas":
      return affordableAreas(asked);
    case "listing_position":
      return listingPosition(asked);
    case "supply":
      return supply(asked);
    case "trend":
      return trend(asked);
    case "forecast":
      return refuse(asked, "forecast");
  }
}
