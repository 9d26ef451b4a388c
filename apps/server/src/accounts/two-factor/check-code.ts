import type { Db } from "@propertyvr/database";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "../../platform/http/failure.ts";
import { faultFailure } from "../fault-failure.ts";
import { lettersOf } from "../readable-code.ts";
import { stepOfCode } from "./authenticator-app.ts";
import type { TwoFactorDeps } from "./two-factor-deps.ts";
import {
  findTwoFactor,
  takeRecoveryCode,
  updateTwoFactor,
  type TwoFactorRow,
} from "./two-factor-store.ts";

export const WRONG_CODE = faultFailure({
  field: "code",
  code: "wrong_code",
  text: "This code isn't right. Check the time on your phone and enter a new code.",
});

/** Room for one more code; wrong ones are counted by account and network, over any number of servers. */
export const takeRoomForCode = async (
  { attempts, codesAnHour }: Pick<TwoFactorDeps, "attempts" | "codesAnHour">,
  userId: string,
  network: string,
): Promise<Result<() => Promise<void>, Failure>> => {
  const minute = await attempts.take(`code ${userId}`, `code-from ${network}`);
  if (!minute.ok) return fail({ code: "too_many_requests", retry_after_s: minute.waitS });
  const hour = await codesAnHour.take(`codes ${userId}`);
  if (!hour.ok) return fail({ code: "too_many_requests", retry_after_s: hour.waitS });
  return ok(async () => {
    await Promise.all([minute.giveBack(), hour.giveBack()]);
  });
};

/**
 * Uses a code up, in a transaction that has locked the account: of the app, where it is of a later step
 * than the last one, or a recovery code. Undefined where it is neither.
 */
export const takeCode = async (
  deps: Pick<TwoFactorDeps, "clock" | "secrets" | "recoveryHashes">,
  db: Db,
  userId: string,
  typed: string,
): Promise<"app" | "recovery" | undefined> => {
  const row = await findTwoFactor(db, userId);
  if (row === undefined || row.confirmed_at === null) return undefined;
  const digits = digitsOf(typed);
  if (/^\d{6}$/.test(digits)) return (await takeAppCode(deps, db, row, digits)) ? "app" : undefined;
  const letters = lettersOf(typed);
  const hashes = deps.recoveryHashes.map((hash) => hash(letters));
  return (await takeRecoveryCode(db, userId, hashes)) ? "recovery" : undefined;
};

/** The same of the app alone, also of one that is still to be confirmed. */
export const takeAppCode = async (
  { clock, secrets }: Pick<TwoFactorDeps, "clock" | "secrets">,
  db: Db,
  row: TwoFactorRow,
  typed: string,
): Promise<boolean> => {
  const secret = secrets.open(row.secret, row.user_id);
  if (secret === undefined) return false;
  const step = stepOfCode(secret, digitsOf(typed), clock.now());
  if (step === undefined || step <= (row.last_step ?? -1)) return false;
  await updateTwoFactor(db, row.user_id, {
    last_step: step,
    ...(secrets.isOld(row.secret) && { secret: secrets.seal(secret, row.user_id) }),
  });
  return true;
};

/** As people type it: with spaces, or on a Thai keyboard. */
const digitsOf = (typed: string): string =>
  typed
    .replaceAll(/[\s-]/g, "")
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - "๐".charCodeAt(0)));
