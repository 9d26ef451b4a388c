import { endpoints } from "@propertyvr/contracts";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { route } from "../platform/http/route.ts";
import type { AccountDeps } from "./account-deps.ts";
import { getById, updateUser } from "./account-store.ts";
import { redeemAdminCode } from "./admin-code.ts";
import { isLocal, networkOf } from "../platform/http/caller.ts";
import { logIn } from "./log-in.ts";
import { eraseAccount, exportAccount, type PersonalData } from "./personal-data.ts";
import { userOf } from "./open-session.ts";
import { revokeSession } from "./session-store.ts";
import { signUp } from "./sign-up.ts";

/** `kept` is what every wing keeps of an account, for its download and its end. */
export const accountRoutes = (
  app: FastifyInstance,
  deps: AccountDeps,
  kept: readonly PersonalData[],
): void => {
  route(app, endpoints.signUp, ({ body, request }) =>
    signUp(deps, body, { network: networkOf(request.ip), isLocal: isLocal(request) }),
  );
  route(app, endpoints.logIn, ({ body, request }) => logIn(deps, body, networkOf(request.ip)));
  route(app, endpoints.logOut, async ({ user }) => {
    await revokeSession(deps.db, user.sessionId, deps.clock.now());
    return ok(undefined);
  });
  route(app, endpoints.me, async ({ user }) => ok(userOf(await getById(deps.db, user.id))));
  route(app, endpoints.updateMe, async ({ user, body }) => {
    const change = {
      ...(body.name !== undefined && { name: body.name }),
      ...(body.language !== undefined && { language: body.language }),
    };
    return ok(userOf(await updateUser(deps.db, user.id, change)));
  });
  route(app, endpoints.exportMe, async ({ user, reply }) => {
    const day = deps.clock.now().toISOString().slice(0, 10);
    const name = `propertyvr-account-${day}.json`;
    reply.header("content-disposition", `attachment; filename="${name}"`);
    return ok(await exportAccount(deps, kept, user.id));
  });
  route(app, endpoints.deleteMe, ({ user, body }) => eraseAccount(deps, kept, user.id, body));
  route(app, endpoints.redeemAdminCode, ({ user, body, request }) =>
    redeemAdminCode(deps, user.id, body.code, networkOf(request.ip)),
  );
};
