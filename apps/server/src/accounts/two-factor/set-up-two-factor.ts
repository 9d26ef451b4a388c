import type {
  AuditAction,
  BodyOf,
  endpoints,
  RecoveryCodes,
  TwoFactorSetUp,
  TwoFactorState,
} from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { writeAudit } from "../../platform/audit/audit-store.ts";
import type { Failure } from "../../platform/http/failure.ts";
import type { MailFacts } from "../../platform/mail/templates.ts";
import { getById, getByIdToChange, type UserRow } from "../account-store.ts";
import { checkPassword } from "../check-password.ts";
import { faultFailure } from "../fault-failure.ts";
import { newReadableCode, withDashes } from "../readable-code.ts";
import { endChallenges } from "../sign-in-challenge.ts";
import { appUri, newAppSecret } from "./authenticator-app.ts";
import { takeAppCode, takeCode, takeRoomForCode, WRONG_CODE } from "./check-code.ts";
import type { TwoFactorDeps } from "./two-factor-deps.ts";
import {
  countRecoveryCodes,
  deleteTwoFactor,
  findTwoFactor,
  putRecoveryCodes,
  putTwoFactor,
  updateTwoFactor,
} from "./two-factor-store.ts";

/** Where somebody asks from, and where a password is reset. */
export interface RequestOrigin {
  readonly network: string;
  readonly address: string;
}

/** 50 bits each, behind a limit of tries and under a keyed hash. */
const CODES = 10;
const CODE_LETTERS = 10;

const WRONG_PASSWORD = faultFailure({
  field: "password",
  code: "wrong_password",
  text: "This isn't your current password.",
});
const IS_ON = {
  code: "conflict",
  detail: "Two-factor authentication is already on.",
} as const satisfies Failure;
const IS_OFF = {
  code: "conflict",
  detail: "Two-factor authentication isn't on.",
} as const satisfies Failure;

export const twoFactorStateOf = async (db: Db, userId: string): Promise<TwoFactorState> => {
  const since = (await findTwoFactor(db, userId))?.confirmed_at ?? null;
  return {
    is_on: since !== null,
    since: since?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(db, userId),
  };
};

/** A key for the app. The account is signed in to as before until a code of it was right. */
export const setUpTwoFactor = async (
  deps: TwoFactorDeps,
  userId: string,
  { password }: BodyOf<typeof endpoints.setUpTwoFactor>,
): Promise<Result<TwoFactorSetUp, Failure>> => {
  const checked = await checkPassword(deps, userId, password, ASKED);
  if (!checked.ok) return checked;
  const secret = newAppSecret(deps.random);
  return deps.db.transaction().execute(async (db) => {
    const { email } = await getByIdToChange(db, userId);
    if ((await twoFactorStateOf(db, userId)).is_on) return fail(IS_ON);
    await putTwoFactor(db, {
      user_id: userId,
      secret: deps.secrets.seal(secret, userId),
      created_at: deps.clock.now(),
    });
    return ok({ secret, uri: appUri(secret, email) });
  });
};

/** Turns it on with a right code, and gives the recovery codes. */
export const confirmTwoFactor = async (
  deps: TwoFactorDeps,
  userId: string,
  { code }: BodyOf<typeof endpoints.confirmTwoFactor>,
  from: RequestOrigin,
): Promise<Result<RecoveryCodes, Failure>> => {
  const room = await takeRoomForCode(deps, userId, from.network);
  if (!room.ok) return room;
  const done = await deps.db.transaction().execute(async (db) => {
    const user = await getByIdToChange(db, userId);
    const row = await findTwoFactor(db, userId);
    if (row === undefined) return fail(IS_OFF);
    if (row.confirmed_at !== null) return fail(IS_ON);
    if (!(await takeAppCode(deps, db, row, code))) return fail(WRONG_CODE);
    await updateTwoFactor(db, userId, { confirmed_at: deps.clock.now() });
    const recovery_codes = await giveRecoveryCodes(deps, db, userId);
    await warnOfTwoFactorChange(deps, db, user, from, {
      action: "account.two_factor_on",
      change: "on",
    });
    return ok({ recovery_codes });
  });
  if (done.ok) await room.value();
  return done;
};

export const replaceRecoveryCodes = (
  deps: TwoFactorDeps,
  userId: string,
  form: BodyOf<typeof endpoints.replaceRecoveryCodes>,
  from: RequestOrigin,
): Promise<Result<RecoveryCodes, Failure>> =>
  withPasswordAndCode(deps, userId, form, from, async (db, user) => {
    const recovery_codes = await giveRecoveryCodes(deps, db, userId);
    const action = "account.recovery_codes_replaced";
    await warnOfTwoFactorChange(deps, db, user, from, { action, change: "codes_replaced" });
    return { recovery_codes };
  });

export const turnOffTwoFactor = (
  deps: TwoFactorDeps,
  userId: string,
  form: BodyOf<typeof endpoints.turnOffTwoFactor>,
  from: RequestOrigin,
): Promise<Result<undefined, Failure>> =>
  withPasswordAndCode(deps, userId, form, from, async (db, user) => {
    await deleteTwoFactor(db, userId);
    await endChallenges(db, userId);
    await warnOfTwoFactorChange(deps, db, user, from, {
      action: "account.two_factor_off",
      change: "off",
    });
    return undefined;
  });

/** Does what asks for both, because a session may be somebody else's for a minute. */
const withPasswordAndCode = async <T>(
  deps: TwoFactorDeps,
  userId: string,
  { password, code }: { readonly password: string; readonly code: string },
  from: RequestOrigin,
  act: (db: Db, user: UserRow) => Promise<T>,
): Promise<Result<T, Failure>> => {
  // Read first: a code is asked for only where there is one, so a stale page is told why.
  if (!(await twoFactorStateOf(deps.db, (await getById(deps.db, userId)).id)).is_on)
    return fail(IS_OFF);
  const checked = await checkPassword(deps, userId, password, ASKED);
  if (!checked.ok) return checked;
  const room = await takeRoomForCode(deps, userId, from.network);
  if (!room.ok) return room;
  const done = await deps.db.transaction().execute(async (db) => {
    const user = await getByIdToChange(db, userId);
    return (await takeCode(deps, db, userId, code)) === undefined
      ? fail(WRONG_CODE)
      : ok(await act(db, user));
  });
  if (done.ok) await room.value();
  return done;
};

const ASKED = { asked: "two-factor", wrong: WRONG_PASSWORD } as const;

const giveRecoveryCodes = async (
  { random, recoveryHashes }: TwoFactorDeps,
  db: Db,
  userId: string,
): Promise<string[]> => {
  const codes = Array.from({ length: CODES }, () => newReadableCode(random, CODE_LETTERS));
  await putRecoveryCodes(db, userId, codes.map(recoveryHashes[0]));
  return codes.map((code) => withDashes(code, CODE_LETTERS / 2));
};

/** Warns the owner by mail of a change to two-factor sign-in, and records it in the audit log. */
export const warnOfTwoFactorChange = async (
  { post, clock }: Pick<TwoFactorDeps, "post" | "clock">,
  db: Db,
  user: UserRow,
  { network, address }: RequestOrigin,
  told: { readonly action: AuditAction } & Pick<
    MailFacts["two_factor_changed"],
    "change" | "codesLeft"
  >,
): Promise<void> => {
  const { action, ...change } = told;
  const at = clock.now();
  const actor = { id: user.id, name: user.name, network };
  await writeAudit(db, { actor, at, action, subjectId: user.id });
  await post.write(db, {
    kind: "two_factor_changed",
    facts: { name: user.name, at, url: address, ...change },
    to: user.email,
    language: user.language,
    userId: user.id,
  });
};
