import type { BodyOf, endpoints, Session } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "../../platform/http/failure.ts";
import { getByIdToChange, lockAccount } from "../account-store.ts";
import type { Client } from "../client.ts";
import { faultFailure } from "../fault-failure.ts";
import { openSession } from "../open-session.ts";
import { endChallenges, findChallenge } from "../sign-in-challenge.ts";
import { warnOfSignIn } from "../warn-of-sign-in.ts";
import { takeCode, takeRoomForCode, WRONG_CODE } from "./check-code.ts";
import { warnOfTwoFactorChange, type RequestOrigin } from "./set-up-two-factor.ts";
import type { TwoFactorDeps } from "./two-factor-deps.ts";
import { countRecoveryCodes } from "./two-factor-store.ts";

const OVER = faultFailure({
  field: "challenge",
  code: "expired",
  text: "This took too long. Enter your email and password again.",
});

/** Opens the session that the password alone did not. */
export const takeSecondStep = async (
  deps: TwoFactorDeps,
  form: BodyOf<typeof endpoints.secondStep>,
  from: RequestOrigin & { readonly client: Client },
): Promise<Result<Session, Failure>> => {
  const tokenHash = deps.hashChallenge(form.challenge);
  const userId = await findChallenge(deps.db, tokenHash, deps.clock.now());
  if (userId === undefined) return fail(OVER);
  const room = await takeRoomForCode(deps, userId, from.network);
  if (!room.ok) return room;
  const done = await deps.db.transaction().execute(async (db) => {
    if (!(await lockAccount(db, userId))) return fail(OVER);
    // Of two at once the second finds it used up.
    if ((await findChallenge(db, tokenHash, deps.clock.now())) !== userId) return fail(OVER);
    const used = await takeCode(deps, db, userId, form.code);
    if (used === undefined) return fail(WRONG_CODE);
    await endChallenges(db, userId);
    const user = await getByIdToChange(db, userId);
    if (used === "recovery")
      await warnOfTwoFactorChange(deps, db, user, from, {
        action: "account.recovery_code_used",
        change: "code_used",
        codesLeft: await countRecoveryCodes(db, userId),
      });
    const device = deps.devices.find(form.device_tokens, userId);
    if (device === undefined) await warnOfSignIn(deps, db, user, from);
    return ok(await openSession(deps, db, user, from.client, device));
  });
  if (done.ok) await room.value();
  return done;
};
