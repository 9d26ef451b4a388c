import { newPasswordFault, type BodyOf, type endpoints } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "../platform/http/failure.ts";
import type { SignedIn } from "../platform/http/signed-in.ts";
import type { AccountDeps } from "./account-deps.ts";
import { getByIdToChange, updateUser } from "./account-store.ts";
import { checkPassword } from "./check-password.ts";
import { faultFailure } from "./fault-failure.ts";
import { hashPassword } from "./password.ts";
import { revokeSessions } from "./session-store.ts";
import { endChallenges } from "./sign-in-challenge.ts";

const WRONG = faultFailure({
  field: "current_password",
  code: "wrong_password",
  text: "This isn't your current password.",
});

/**
 * Asks for the password that holds, because a session may be somebody else's for a minute, and signs
 * out every other device, because one of them may be why the password is changed.
 */
export const changePassword = async (
  { db, clock, attempts, post }: Pick<AccountDeps, "db" | "clock" | "attempts" | "post">,
  { id: userId, sessionId }: SignedIn,
  form: BodyOf<typeof endpoints.changePassword>,
  resetAddress: string,
): Promise<Result<undefined, Failure>> => {
  const fault = newPasswordFault(form.new_password);
  if (fault) return fail(faultFailure({ ...fault, field: "new_password" }));
  const checked = await checkPassword({ db, attempts }, userId, form.current_password, {
    asked: "password",
    wrong: WRONG,
  });
  if (!checked.ok) return checked;
  const passwordHash = await hashPassword(form.new_password);
  return db.transaction().execute(async (trx) => {
    // Of two changes at once the second was asked for with a password that holds no longer.
    if ((await getByIdToChange(trx, userId)).password_hash !== checked.value) return fail(WRONG);
    const now = clock.now();
    const { name, email, language } = await updateUser(trx, userId, {
      password_hash: passwordHash,
    });
    await revokeSessions(trx, { userId, keptId: sessionId, now });
    await endChallenges(trx, userId);
    await post.write(trx, {
      kind: "password_changed",
      facts: { name, at: now, url: resetAddress },
      to: email,
      language,
      userId,
    });
    return ok(undefined);
  });
};
