import { endpoints } from "@propertyvr/contracts";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { networkOf } from "../../platform/http/caller.ts";
import { route } from "../../platform/http/route.ts";
import { mailedAddressFor } from "../../platform/http/own-address.ts";
import { callerOf } from "../../accounts/partner-caller.ts";
import { createKey } from "./create-key.ts";
import { deleteKey, revokeKey } from "./end-key.ts";
import { isSignedByGithub, reportLeak } from "./report-leak.ts";
import { listOwnKeys } from "./list-keys.ts";
import type { PartnerDeps } from "./partner-deps.ts";
import { rotateKey } from "./rotate-key.ts";

export const partnerRoutes = (app: FastifyInstance, deps: PartnerDeps): void => {
  route(app, endpoints.listApiKeys, async ({ user, request }) => {
    const { partnerId } = await callerOf(deps, user, request);
    return ok({ api_keys: await listOwnKeys(deps, partnerId) });
  });
  route(app, endpoints.createApiKey, async ({ user, body, request }) =>
    createKey(deps, await callerOf(deps, user, request), body),
  );
  route(app, endpoints.rotateApiKey, async ({ user, params, body, request }) =>
    rotateKey(deps, await callerOf(deps, user, request), params.id, body),
  );
  route(app, endpoints.revokeApiKey, async ({ user, params, request }) =>
    revokeKey(deps, await callerOf(deps, user, request), params.id),
  );
  route(app, endpoints.deleteApiKey, async ({ user, params, request }) =>
    deleteKey(deps, await callerOf(deps, user, request), params.id),
  );
  route(app, endpoints.reportLeakedKeys, ({ body, request }) =>
    reportLeak(deps, body, {
      network: networkOf(request.ip),
      address: mailedAddressFor(request)("/partner-portal"),
      isGithub: isSignedByGithub(
        request.headers,
        request.rawBody ?? Buffer.alloc(0),
        deps.githubKeys,
      ),
    }),
  );
};
