import { endpoints } from "@propertyvr/contracts";
import { fail, ok } from "@propertyvr/vocabulary";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Readable } from "node:stream";
import type { Pool } from "pg";
import { isId } from "../platform/http/is-id.ts";
import { mailedAddressFor } from "../platform/http/own-address.ts";
import { route } from "../platform/http/route.ts";
import type { JobQueue } from "../platform/jobs/job-queue.ts";
import type { AccountDeps } from "./account-deps.ts";
import { getById, mergePreferences, updateUser } from "./account-store.ts";
import { accountArchive, type ArchiveFiles } from "./archive/account-archive.ts";
import { redeemAdminCode } from "./admin-code.ts";
import { changePassword } from "./change-password.ts";
import { clientOf } from "./client.ts";
import { changeEmail, confirmAgain, confirmEmail, emailStateOf } from "./confirm-email.ts";
import { isLocal, networkOf } from "../platform/http/caller.ts";
import { logIn } from "./log-in.ts";
import { eraseAccount, type PersonalData } from "./personal-data.ts";
import { userOf } from "./open-session.ts";
import { askForReset, resetPassword } from "./reset-password.ts";
import {
  findOpenSessions,
  revokeSessions,
  revokeSession,
  revokeSessionOf,
} from "./session-store.ts";
import { signUp } from "./sign-up.ts";

/** `kept` is what every wing keeps of an account, for its download and its end. */
export const accountRoutes = (
  app: FastifyInstance,
  deps: AccountDeps,
  kept: readonly PersonalData[],
  later: {
    readonly pool: Pool;
    readonly jobs: Pick<JobQueue, "enqueue">;
    /** What the download of an account holds beside its data. */
    readonly files: readonly ArchiveFiles[];
  },
): void => {
  const fromWhere = (request: FastifyRequest, path: string) => ({
    network: networkOf(request.ip),
    address: mailedAddressFor(request)(path),
  });
  route(app, endpoints.signUp, ({ body, request }) =>
    signUp(deps, body, {
      ...fromWhere(request, "/confirm-email"),
      isLocal: isLocal(request),
      client: clientOf(request),
    }),
  );
  route(app, endpoints.logIn, ({ body, request }) =>
    logIn(deps, body, {
      ...fromWhere(request, "/forgot-password"),
      client: clientOf(request),
    }),
  );
  route(app, endpoints.forgotPassword, ({ body, request }) =>
    askForReset({ ...deps, ...later }, body, fromWhere(request, "/reset-password")),
  );
  route(app, endpoints.resetPassword, ({ body, request }) =>
    resetPassword(deps, body, fromWhere(request, "/forgot-password")),
  );
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
    if (body.preferences) await mergePreferences(deps.db, user.id, body.preferences);
    return ok(userOf(await updateUser(deps.db, user.id, change)));
  });
  emailRoutes(app, deps);
  sessionRoutes(app, deps);
  archiveRoute(app, deps, kept, later);
  route(app, endpoints.deleteMe, ({ user, body }) => eraseAccount(deps, kept, user.id, body));
  route(app, endpoints.redeemAdminCode, ({ user, body, request }) =>
    redeemAdminCode(deps, user.id, body.code, networkOf(request.ip)),
  );
};

/** Seconds after which a second download of the same account is worth trying. */
const ARCHIVE_RETRY_S = 5;

/** Everything that is kept of an account, written as it is sent; one at a time for each. */
const archiveRoute = (
  app: FastifyInstance,
  deps: AccountDeps,
  kept: readonly PersonalData[],
  { files }: { readonly files: readonly ArchiveFiles[] },
): void => {
  const underWay = new Set<string>();
  route(app, endpoints.exportMe, async ({ user, reply }) => {
    if (underWay.has(user.id))
      return fail({ code: "too_many_requests", retry_after_s: ARCHIVE_RETRY_S });
    underWay.add(user.id);
    const over = () => underWay.delete(user.id);
    const archive = await accountArchive(deps, kept, files, user.id).catch((error: unknown) => {
      over();
      throw error;
    });
    const day = deps.clock.now().toISOString().slice(0, 10);
    const name = `propertyvr-data-${day}.zip`;
    reply.type("application/zip").header("content-disposition", `attachment; filename="${name}"`);
    return ok(Readable.from(archive).once("close", over));
  });
};

/** The address of an account: how it stands, a new one, and the link that confirms it. */
const emailRoutes = (app: FastifyInstance, deps: AccountDeps): void => {
  const page = (request: FastifyRequest) => mailedAddressFor(request)("/confirm-email");
  route(app, endpoints.emailState, async ({ user }) => ok(await emailStateOf(deps, user.id)));
  route(app, endpoints.changeEmail, ({ user, body, request }) =>
    changeEmail(deps, user.id, body, page(request)),
  );
  route(app, endpoints.confirmEmailAgain, ({ user, request }) =>
    confirmAgain(deps, user.id, page(request)),
  );
  route(app, endpoints.confirmEmail, ({ body, request }) =>
    confirmEmail(deps, body, networkOf(request.ip)),
  );
};

/** The password and the devices that are signed in with it. */
const sessionRoutes = (app: FastifyInstance, deps: AccountDeps): void => {
  const { db, clock } = deps;
  route(app, endpoints.changePassword, ({ user, body, request }) =>
    changePassword(deps, user, body, mailedAddressFor(request)("/forgot-password")),
  );
  route(app, endpoints.listSessions, async ({ user }) => {
    const rows = await findOpenSessions(db, user.id, clock.now());
    const devices = rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at.toISOString(),
      is_current: row.id === user.sessionId,
    }));
    return ok({ devices: devices.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)) });
  });
  route(app, endpoints.endOtherSessions, async ({ user }) => {
    await revokeSessions(db, { userId: user.id, keptId: user.sessionId, now: clock.now() });
    return ok(undefined);
  });
  route(app, endpoints.endSession, async ({ user, params }) =>
    isId(params.id) && (await revokeSessionOf(db, user.id, params.id, clock.now()))
      ? ok(undefined)
      : fail({ code: "not_found" }),
  );
};
