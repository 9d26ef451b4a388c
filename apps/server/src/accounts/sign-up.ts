import {
  emailKey,
  plainEmail,
  plainLine,
  signUpFault,
  type BodyOf,
  type endpoints,
  type Session,
} from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "../platform/http/failure.ts";
import { findByEmail, insertUser, isFirstAccount } from "./account-store.ts";
import type { AccountDeps } from "./account-deps.ts";
import type { Client } from "./client.ts";
import { askToConfirm } from "./confirm-email.ts";
import { faultFailure } from "./fault-failure.ts";
import { openSession } from "./open-session.ts";
import { hashPassword } from "./password.ts";

/**
 * A new account with its first session: both or neither.
 * @param from who asks: the network to slow down, whether it is this machine itself, and the device;
 *   and where an address is confirmed
 */
export const signUp = async (
  deps: AccountDeps,
  form: BodyOf<typeof endpoints.signUp>,
  from: {
    readonly network: string;
    readonly isLocal: boolean;
    readonly client: Client;
    readonly address: string;
  },
): Promise<Result<Session, Failure>> => {
  const fault = signUpFault(form);
  if (fault) return fail(faultFailure(fault));
  const room = await deps.attempts.take(`sign-up ${from.network}`);
  if (!room.ok) return fail({ code: "too_many_requests", retry_after_s: room.waitS });
  if (await findByEmail(deps.db, form.email)) return fail({ code: "email_taken" });
  const passwordHash = await hashPassword(form.password);

  return deps.db.transaction().execute(async (db) => {
    const isAdmin = deps.config.isLoopback && from.isLocal && (await isFirstAccount(db));
    const user = await insertUser(db, {
      id: deps.random.uuid(),
      name: plainLine(form.name),
      email: plainEmail(form.email),
      email_key: emailKey(form.email),
      password_hash: passwordHash,
      role: isAdmin ? "admin" : "seeker",
      language: form.language ?? "en",
      created_at: deps.clock.now(),
    });
    if (user === undefined) return fail({ code: "email_taken" } as const);
    if (deps.config.smtpUrl !== undefined)
      await askToConfirm(deps, db, user, { email: user.email, page: from.address });
    return ok(await openSession(deps, db, user, from.client));
  });
};
