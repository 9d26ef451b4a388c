import {
  emailKey,
  logInFault,
  type BodyOf,
  type endpoints,
  type Session,
} from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "../platform/http/failure.ts";
import type { AccountDeps } from "./account-deps.ts";
import type { Client } from "./client.ts";
import { findByEmail, lockAccount } from "./account-store.ts";
import { faultFailure } from "./fault-failure.ts";
import { openSession } from "./open-session.ts";
import { isPassword } from "./password.ts";
import { challengeFor } from "./sign-in-challenge.ts";
import { warnOfSignIn } from "./warn-of-sign-in.ts";

/**
 * A new session, or one and the same failure whichever of email and password was
 * wrong. Failures are counted by network and by account; those of a device that has signed in to this
 * account before are counted by that device alone, so that no stranger's guesses keep it out. A
 * success gives its room back. An account with two-factor authentication answers what its code is
 * sent with, and no session.
 */
export const logIn = async (
  deps: AccountDeps,
  form: BodyOf<typeof endpoints.logIn>,
  from: {
    readonly network: string;
    readonly client: Client;
    /** Where a password is reset. */
    readonly address: string;
  },
): Promise<Result<Session, Failure>> => {
  const { network, client } = from;
  const fault = logInFault(form);
  if (fault) return fail(faultFailure(fault));
  const user = await findByEmail(deps.db, form.email);
  const device = user && deps.devices.find(form.device_tokens, user.id);
  const counted =
    device === undefined
      ? [`log-in ${network}`, `account ${emailKey(form.email)}`]
      : [`device ${device}`];
  const room = await deps.attempts.take(...counted);
  if (!room.ok) return fail({ code: "too_many_requests", retry_after_s: room.waitS });
  if (!(await isPassword(user?.password_hash, form.password)) || !user)
    return fail({ code: "wrong_credentials" });
  await room.giveBack();
  return deps.db.transaction().execute(async (db) => {
    // It may have ended since it was found.
    if (!(await lockAccount(db, user.id))) return fail({ code: "wrong_credentials" });
    const challenge = await challengeFor(deps, db, user.id);
    if (challenge !== undefined) return fail({ code: "two_factor_required", challenge } as const);
    if (device === undefined) await warnOfSignIn(deps, db, user, from);
    return ok(await openSession(deps, db, user, client, device));
  });
};
