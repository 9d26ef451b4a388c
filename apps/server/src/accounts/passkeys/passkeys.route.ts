import { endpoints } from "@propertyvr/contracts";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../../platform/http/caller.ts";
import { mailedAddressFor } from "../../platform/http/own-address.ts";
import { route } from "../../platform/http/route.ts";
import type { AccountDeps } from "../account-deps.ts";
import { clientOf } from "../client.ts";
import {
  addPasskey,
  askForPasskey,
  passkeysOf,
  removePasskey,
  renamePasskey,
} from "./add-passkey.ts";
import { askForPasskeyLogIn, logInWithPasskey } from "./log-in-with-passkey.ts";
import { relyingPartyOf } from "./relying-party.ts";

export const passkeyRoutes = (app: FastifyInstance, deps: AccountDeps): void => {
  const from = (request: FastifyRequest) => ({
    client: clientOf(request),
    network: networkOf(request.ip),
    address: mailedAddressFor(request)("/forgot-password"),
  });
  route(app, endpoints.askForPasskeyLogIn, ({ request }) =>
    askForPasskeyLogIn(deps, relyingPartyOf(request), networkOf(request.ip)),
  );
  route(app, endpoints.logInWithPasskey, ({ body, request }) =>
    logInWithPasskey(deps, body, relyingPartyOf(request), from(request)),
  );
  route(app, endpoints.listPasskeys, async ({ user, request }) =>
    ok(await passkeysOf(deps.db, user.id, relyingPartyOf(request))),
  );
  route(app, endpoints.askForPasskey, ({ user, body, request }) =>
    askForPasskey(deps, user.id, body, relyingPartyOf(request)),
  );
  route(app, endpoints.addPasskey, ({ user, body, request }) =>
    addPasskey(deps, user.id, body, relyingPartyOf(request), from(request)),
  );
  route(app, endpoints.renamePasskey, ({ user, params, body, request }) =>
    renamePasskey(deps, user.id, params.id, body, clientOf(request)),
  );
  route(app, endpoints.removePasskey, ({ user, params, request }) =>
    removePasskey(deps, user.id, params.id, from(request)),
  );
};
