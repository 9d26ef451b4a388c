import { endpoints, MODEL_PROVIDERS, type ModelProvider } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { fail, ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../platform/config/deps.ts";
import type { ModelPrice } from "../../platform/config/models-config.ts";
import { route } from "../../platform/http/route.ts";
import { agree, listAgreed, withdraw } from "./agreement-store.ts";
import { offerModels, type Offering } from "./offer-models.ts";
import { listModelDays, type ModelDayRow } from "./usage-store.ts";

export interface ModelRoutesDeps extends Offering {
  readonly db: Db;
  readonly clock: Clock;
}

export const modelRoutes = (app: FastifyInstance, deps: ModelRoutesDeps): void => {
  const { db, clock, config } = deps;
  const offered = (id: string): ModelProvider | undefined =>
    config.models.find(({ provider }) => provider === id)?.provider;

  route(app, endpoints.listModels, async ({ user }) =>
    ok(offerModels(deps, await listAgreed(db, user.id))),
  );
  route(app, endpoints.agreeToProvider, async ({ user, params }) => {
    const provider = offered(params.id);
    if (provider === undefined) return fail({ code: "not_found" });
    await agree(db, { userId: user.id, provider }, clock.now());
    return ok(undefined);
  });
  // Also of a provider that is offered no longer.
  route(app, endpoints.withdrawAgreement, async ({ user, params }) => {
    const provider = MODEL_PROVIDERS.find((each) => each === params.id);
    if (provider === undefined) return fail({ code: "not_found" });
    await withdraw(db, { userId: user.id, provider });
    return ok(undefined);
  });
  route(app, endpoints.modelUsage, async ({ query }) => {
    const prices = new Map(config.models.map(({ id, price }) => [id, price]));
    const days = await listModelDays(db, query.days, clock.now());
    return ok({
      days: days.map((day) => ({ ...day, cost_usd: costOf(day, prices.get(day.model) ?? null) })),
    });
  });
};

const MILLION = 1_000_000;

/** To a hundredth of a cent. */
const costOf = (
  { input_tokens, output_tokens }: ModelDayRow,
  price: ModelPrice | null,
): number | null => {
  if (price === null) return null;
  const usd = (input_tokens * price.inputUsd + output_tokens * price.outputUsd) / MILLION;
  return Math.round(usd * 10_000) / 10_000;
};
