import { endpoint } from "../endpoint.ts";
import { MarketQuery, MarketReply } from "../market.ts";
import { signedIn } from "./shared-parts.ts";

/** What listed homes ask. */
export const marketEndpoints = {
  marketInsight: endpoint({
    method: "GET",
    path: "/api/market/insight",
    summary:
      "Asking prices of listed homes: levels, places or rooms side by side, yields, districts, stations, supply and months. With fewer than ten homes there's no figure, and the reply has the kind refused with the reason",
    tag: "Market",
    access: "signed_in",
    query: MarketQuery,
    reply: MarketReply,
    status: 200,
    problems: [...signedIn, "invalid", "not_found", "unavailable"],
  }),
} as const;
