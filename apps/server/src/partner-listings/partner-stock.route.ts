import { endpoints } from "@propertyvr/contracts";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { route } from "../http/route.ts";
import { findChanges } from "./change-store.ts";

export interface PartnerStockDeps {
  readonly pool: Pool;
}

/** Reading and changing a partner's own listings with its key. */
export const partnerStockRoutes = (app: FastifyInstance, deps: PartnerStockDeps): void => {
  route(app, endpoints.partnerChanges, async ({ holder, query: { after, limit } }) => {
    const found = await findChanges(deps.pool, holder.partnerId, { after, limit: limit + 1 });
    const changes = found.slice(0, limit);
    return ok({
      changes: [...changes],
      last_seq: changes.at(-1)?.seq ?? after,
      has_more: found.length > limit,
    });
  });
};
