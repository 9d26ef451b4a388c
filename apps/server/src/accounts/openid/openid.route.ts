import { endpoints } from "@propertyvr/contracts";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../../platform/http/caller.ts";
import { mailedAddressFor } from "../../platform/http/own-address.ts";
import { preferredLanguage } from "../../platform/http/preferred-language.ts";
import { route } from "../../platform/http/route.ts";
import { clientOf } from "../client.ts";
import { finishOpenId } from "./finish-openid.ts";
import { identitiesOf, unlinkOpenId } from "./identities.ts";
import type { OpenIdDeps } from "./openid-deps.ts";
import { linkOpenId, startOpenId } from "./start-openid.ts";

export const openIdRoutes = (app: FastifyInstance, deps: OpenIdDeps): void => {
  const from = (request: FastifyRequest) => ({
    client: clientOf(request),
    network: networkOf(request.ip),
    address: mailedAddressFor(request)("/forgot-password"),
    language: preferredLanguage(request.headers["accept-language"]),
  });
  route(app, endpoints.startOpenId, ({ params, body, request }) =>
    startOpenId(deps, params.id, body, networkOf(request.ip)),
  );
  route(app, endpoints.finishOpenId, ({ body, request }) =>
    finishOpenId(deps, body, from(request)),
  );
  route(app, endpoints.listIdentities, async ({ user }) => ok(await identitiesOf(deps, user.id)));
  route(app, endpoints.linkOpenId, ({ user, params, body }) =>
    linkOpenId(deps, params.id, user.id, body),
  );
  route(app, endpoints.unlinkOpenId, ({ user, params, request }) =>
    unlinkOpenId(deps, user.id, params.id, from(request)),
  );
};
