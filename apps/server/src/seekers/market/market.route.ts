import type { MarketInsight } from "@propertyvr/assistant";
import { endpoints } from "@propertyvr/contracts";
import type { Insight } from "@propertyvr/parts";
import { fail, ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { route } from "../../platform/http/route.ts";
import { readMarket } from "./read-market.ts";

/** GET /api/market/insight: what the assistant's tool answers, by parameters. */
export const marketRoutes = (
  app: FastifyInstance,
  { market }: { readonly market: MarketInsight },
): void => {
  route(app, endpoints.marketInsight, async ({ query }) => {
    const asked = readMarket(query);
    if (!asked.ok) return asked;
    const answered = await market(asked.value);
    if (!answered.ok) return fail({ code: answered.failure });
    return isGone(answered.value) ? fail({ code: "not_found" }) : ok(answered.value);
  });
};

const isGone = (insight: Insight): boolean =>
  insight.kind === "refused" && insight.reason === "home_gone";
