import { emailKey, type User } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { writeAudit } from "../platform/audit/audit-store.ts";
import type { Failure } from "../platform/http/failure.ts";
import type { AccountDeps } from "./account-deps.ts";
import {
  getById,
  hasAdmin,
  hasAdminCode,
  hasUsers,
  insertAdminCode,
  updateUser,
  useAdminCode,
} from "./account-store.ts";
import { userOf } from "./open-session.ts";
import { lettersOf, newReadableCode, withDashes } from "./readable-code.ts";

const CODE_MS = 24 * 3600 * 1000;
/** 80 bits. */
const CODE_LENGTH = 16;

/** How somebody becomes admin of this installation now. */
export type AdminOffer =
  | { readonly kind: "has_admin" }
  | { readonly kind: "first_account" }
  | { readonly kind: "code"; readonly code: string; readonly for: string | undefined };

/** The offer as a person at the terminal reads it. */
export const offerLines = (offer: AdminOffer): readonly string[] => {
  switch (offer.kind) {
    case "has_admin":
      return [];
    case "first_account":
      return ["The first account made here becomes admin."];
    case "code": {
      const who = offer.for ?? "an account";
      return [`To make ${who} admin, sign in and redeem this code within a day: ${offer.code}`];
    }
  }
};

/** Called once at start. A code is stored only as a keyed hash and holds for a day. */
export const offerAdmin = async (deps: AccountDeps): Promise<AdminOffer> => {
  if (await hasAdmin(deps.db)) return { kind: "has_admin" };
  if (deps.config.isLoopback && !(await hasUsers(deps.db))) return { kind: "first_account" };
  const letters = newReadableCode(deps.random, CODE_LENGTH);
  const now = deps.clock.now();
  await insertAdminCode(deps.db, {
    code_hash: deps.hashCode(letters),
    created_at: now,
    expires_at: new Date(now.getTime() + CODE_MS),
  });
  return { kind: "code", code: withDashes(letters, 4), for: deps.config.adminEmail };
};

/** Whether somebody should be shown where to redeem a code. */
export const awaitsAdmin = ({ db, clock }: Pick<AccountDeps, "db" | "clock">): Promise<boolean> =>
  hasAdminCode(db, clock.now());

/** Makes the caller admin where the code holds and ADMIN_EMAIL, if set, names this account. */
export const redeemAdminCode = async (
  deps: AccountDeps,
  userId: string,
  code: string,
  network: string,
): Promise<Result<User, Failure>> => {
  const room = await deps.attempts.take(`admin-code ${network}`, `admin-code ${userId}`);
  if (!room.ok) return fail({ code: "too_many_requests", retry_after_s: room.waitS });
  return deps.db.transaction().execute(async (db) => {
    const user = await getById(db, userId);
    const named = deps.config.adminEmail;
    if (named !== undefined && emailKey(named) !== emailKey(user.email))
      return fail({ code: "forbidden", detail: "This code belongs to another account." } as const);
    const codeHash = deps.hashCode(lettersOf(code));
    if (!(await useAdminCode(db, codeHash, deps.clock.now()))) return fail(WRONG_CODE);
    await writeAudit(db, {
      actor: { id: userId, name: user.name, network },
      at: deps.clock.now(),
      action: "account.became_admin",
      subjectId: userId,
      before: { role: user.role },
    });
    return ok(userOf(await updateUser(db, userId, { role: "admin" })));
  });
};

const WRONG_TEXT = "This code isn't valid. Restart the server to get a new one.";
const WRONG_CODE: Failure = {
  code: "invalid",
  detail: WRONG_TEXT,
  errors: [{ pointer: "/code", field: "code", code: "wrong_code", message: WRONG_TEXT }],
};
