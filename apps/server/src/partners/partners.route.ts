import { endpoints } from "@propertyvr/contracts";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { getById } from "../accounts/account-store.ts";
import { networkOf } from "../http/caller.ts";
import { route } from "../http/route.ts";
import type { SignedIn } from "../http/signed-in.ts";
import { createKey } from "./create-key.ts";
import { deleteKey, revokeKey } from "./end-key.ts";
import { keyOf } from "./key-reply.ts";
import { listKeys } from "./key-store.ts";
import type { PartnerDeps } from "./partner-deps.ts";
import { rotateKey } from "./rotate-key.ts";

export const partnerRoutes = (app: FastifyInstance, deps: PartnerDeps): void => {
  const callerOf = async (user: SignedIn, request: FastifyRequest) => {
    const { name, partner_id } = await getById(deps.db, user.id);
    return {
      actor: { id: user.id, name, network: networkOf(request.ip) },
      partnerId: user.role === "admin" ? undefined : (partner_id ?? NO_PARTNER),
    };
  };
  route(app, endpoints.listApiKeys, async ({ user, request }) => {
    const { partnerId } = await callerOf(user, request);
    const now = deps.clock.now();
    const rows = await listKeys(deps.db, partnerId);
    return ok({ api_keys: rows.map((row) => keyOf(row, now)) });
  });
  route(app, endpoints.createApiKey, async ({ user, body, request }) =>
    createKey(deps, await callerOf(user, request), body),
  );
  route(app, endpoints.rotateApiKey, async ({ user, params, body, request }) =>
    rotateKey(deps, await callerOf(user, request), params.id, body),
  );
  route(app, endpoints.revokeApiKey, async ({ user, params, request }) =>
    revokeKey(deps, await callerOf(user, request), params.id),
  );
  route(app, endpoints.deleteApiKey, async ({ user, params, request }) =>
    deleteKey(deps, await callerOf(user, request), params.id),
  );
};

/** An account of the role whose partner is gone has nothing. */
const NO_PARTNER = "00000000-0000-0000-0000-000000000000";
