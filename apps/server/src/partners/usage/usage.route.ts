import { endpoints, USAGE_HOURS } from "@propertyvr/contracts";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { route } from "../../platform/http/route.ts";
import { countKeyUse, readKeyUsage, type UsageDeps } from "./key-usage.ts";

/** What keys are used for, told to their owners and to the programs that hold them. */
export const usageRoutes = (app: FastifyInstance, deps: UsageDeps): void => {
  route(app, endpoints.apiKeyUsage, ({ user, params, query }) =>
    readKeyUsage(deps, {
      keyId: params.id,
      accountId: user.role === "admin" ? undefined : user.id,
      hours: query.hours,
    }),
  );
  route(app, endpoints.partnerUsage, ({ holder, query }) =>
    readKeyUsage(deps, { keyId: holder.keyId, accountId: undefined, hours: query.hours }),
  );
  route(app, endpoints.apiInfo, async ({ holder }) => {
    const use = await countKeyUse(deps, holder.keyId, USAGE_HOURS.default);
    return ok({
      partner_name: holder.partnerName,
      rate_limit: holder.rateLimit,
      requests_count: use.ever,
      usage_last_24h: { total_requests: use.inWindow },
      key_expires_at: holder.expiresAt?.toISOString() ?? null,
      server_time: deps.clock.now().toISOString(),
    });
  });
};
