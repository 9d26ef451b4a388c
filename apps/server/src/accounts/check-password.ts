import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "../platform/http/failure.ts";
import type { AccountDeps } from "./account-deps.ts";
import { getById } from "./account-store.ts";
import { isPassword } from "./password.ts";

/**
 * Whether a password is that of an account; wrong ones are slowed down.
 * @param asked what is asked for with it: tries of each are counted apart
 * @param wrong what is answered to a wrong one
 * @returns the hash that it was checked against
 */
export const checkPassword = async (
  { db, attempts }: Pick<AccountDeps, "db" | "attempts">,
  userId: string,
  password: string,
  {
    asked,
    wrong,
  }: {
    readonly asked: "password" | "erase" | "two-factor" | "passkey" | "identity";
    readonly wrong: Failure;
  },
): Promise<Result<string, Failure>> => {
  const room = await attempts.take(`${asked} ${userId}`);
  if (!room.ok) return fail({ code: "too_many_requests", retry_after_s: room.waitS });
  const { password_hash } = await getById(db, userId);
  if (!(await isPassword(password_hash, password))) return fail(wrong);
  await room.giveBack();
  return ok(password_hash);
};
