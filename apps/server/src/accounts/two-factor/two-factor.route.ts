import { endpoints } from "@propertyvr/contracts";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../../platform/http/caller.ts";
import { mailedAddressFor } from "../../platform/http/own-address.ts";
import { route } from "../../platform/http/route.ts";
import { clientOf } from "../client.ts";
import { takeSecondStep } from "./second-step.ts";
import {
  confirmTwoFactor,
  type RequestOrigin,
  replaceRecoveryCodes,
  setUpTwoFactor,
  turnOffTwoFactor,
  twoFactorStateOf,
} from "./set-up-two-factor.ts";
import type { TwoFactorDeps } from "./two-factor-deps.ts";

/** The second step of a sign-in, and how an account turns it on and off. */
export const twoFactorRoutes = (app: FastifyInstance, deps: TwoFactorDeps): void => {
  const from = (request: FastifyRequest): RequestOrigin => ({
    network: networkOf(request.ip),
    address: mailedAddressFor(request)("/forgot-password"),
  });
  route(app, endpoints.secondStep, ({ body, request }) =>
    takeSecondStep(deps, body, { ...from(request), client: clientOf(request) }),
  );
  route(app, endpoints.twoFactorState, async ({ user }) =>
    ok(await twoFactorStateOf(deps.db, user.id)),
  );
  route(app, endpoints.setUpTwoFactor, ({ user, body }) => setUpTwoFactor(deps, user.id, body));
  route(app, endpoints.confirmTwoFactor, ({ user, body, request }) =>
    confirmTwoFactor(deps, user.id, body, from(request)),
  );
  route(app, endpoints.replaceRecoveryCodes, ({ user, body, request }) =>
    replaceRecoveryCodes(deps, user.id, body, from(request)),
  );
  route(app, endpoints.turnOffTwoFactor, ({ user, body, request }) =>
    turnOffTwoFactor(deps, user.id, body, from(request)),
  );
};
