import {
  emailKey,
  isEmail,
  plainEmail,
  plainLine,
  type BodyOf,
  type endpoints,
  type Session,
} from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "../../platform/http/failure.ts";
import {
  findByEmail,
  getByIdToChange,
  insertUser,
  lockAccount,
  updateUser,
} from "../account-store.ts";
import type { UserRow } from "../account-store.ts";
import type { Client } from "../client.ts";
import { openSession } from "../open-session.ts";
import { hashPassword } from "../password.ts";
import { challengeFor } from "../sign-in-challenge.ts";
import { warnOfSignIn } from "../warn-of-sign-in.ts";
import type { OpenIdDeps } from "./openid-deps.ts";
import type { OpenIdProfile } from "./openid-provider.ts";
import {
  type OpenIdAttemptRow,
  findIdentity,
  insertIdentity,
  recordIdentityUse,
  takeAttempt,
} from "./openid-store.ts";
import { warnOfIdentityChange } from "./warn-of-identity-change.ts";

type FinishOpenIdBody = BodyOf<typeof endpoints.finishOpenId>;
type Finished = { readonly session: Session | null; readonly return_to: string };
interface OpenIdRequestOrigin {
  readonly client: Client;
  readonly network: string;
  readonly address: string;
  readonly language: UserRow["language"];
}

const NAME_MOST = 200;
const UNUSABLE_PASSWORD_BYTES = 32;

const NOT_DONE = {
  code: "wrong_credentials",
  detail: "Signing in didn't work. Please try again.",
} as const satisfies Failure;
const NO_EMAIL = {
  code: "conflict",
  detail:
    "We weren't given a confirmed email address. Create an account with your email first, then connect this one in your settings.",
} as const satisfies Failure;
const TAKEN = {
  code: "email_taken",
  detail:
    "An account with this email already exists. Sign in with your password, then connect this one in your settings.",
} as const satisfies Failure;
const IS_LINKED = {
  code: "conflict",
  detail: "This account is already connected.",
} as const satisfies Failure;

/** Takes what a provider answered: opens the account that it signs in to, makes one, or connects it. */
export const finishOpenId = async (
  deps: OpenIdDeps,
  form: FinishOpenIdBody,
  from: OpenIdRequestOrigin,
): Promise<Result<Finished, Failure>> => {
  const room = await deps.attempts.take(`openid-answer ${from.network}`);
  if (!room.ok) return fail({ code: "too_many_requests", retry_after_s: room.waitS });
  const { db, hashChallenge, clock } = deps;
  const hashes = [hashChallenge(form.state), hashChallenge(form.browser_token)] as const;
  const attempt = await takeAttempt(db, ...hashes, clock.now());
  const person = attempt && (await personOf(deps, attempt, form));
  if (attempt === undefined || person === undefined) return fail(NOT_DONE);
  const unusable = Buffer.from(deps.random.bytes(UNUSABLE_PASSWORD_BYTES)).toString("base64url");
  const passwordHash = await hashPassword(unusable);
  const done = await db.transaction().execute(async (trx) => {
    if (attempt.user_id !== null) return link(deps, trx, attempt, person, from);
    const account = await accountOf(deps, trx, attempt, person, { ...from, passwordHash });
    if (!account.ok) return account;
    const { user, isNew } = account.value;
    const challenge = await challengeFor(deps, trx, user.id);
    if (challenge !== undefined) return fail({ code: "two_factor_required", challenge } as const);
    const device = deps.devices.find(form.device_tokens, user.id);
    if (device === undefined && !isNew) await warnOfSignIn(deps, trx, user, from);
    const session = await openSession(deps, trx, user, from.client, device);
    return ok({ session, return_to: attempt.return_to });
  });
  if (done.ok) await room.giveBack();
  return done;
};

/** Whom the provider names, or undefined where its answer does not hold. */
const personOf = async (
  { providers, log }: OpenIdDeps,
  attempt: OpenIdAttemptRow,
  { code, iss, state }: FinishOpenIdBody,
): Promise<OpenIdProfile | undefined> => {
  const known = providers.get(attempt.provider);
  if (known === undefined || code === "") return undefined;
  const expected = { state, nonce: attempt.nonce, codeVerifier: attempt.code_verifier };
  return known.client.personIn({ code, iss }, expected).catch((error: unknown) => {
    log.warn({ err: error, provider: attempt.provider }, "an answer of a provider does not hold");
    return undefined;
  });
};

/**
 * The account that this person signs in to; a new one where there is none. One that merely has the same
 * email is never joined: whoever owns it signs in and connects the two.
 */
const accountOf = async (
  deps: OpenIdDeps,
  db: Db,
  { provider }: OpenIdAttemptRow,
  person: OpenIdProfile,
  { passwordHash, language }: OpenIdRequestOrigin & { readonly passwordHash: string },
): Promise<Result<{ readonly user: UserRow; readonly isNew: boolean }, Failure>> => {
  const now = deps.clock.now();
  const identity = await findIdentity(db, person.issuer, person.subject);
  if (identity !== undefined) {
    if (!(await lockAccount(db, identity.user_id))) return fail(NOT_DONE);
    await recordIdentityUse(db, identity, now);
    return ok({ user: await getByIdToChange(db, identity.user_id), isNew: false });
  }
  if (person.email === undefined || !isEmail(person.email)) return fail(NO_EMAIL);
  if ((await findByEmail(db, person.email)) !== undefined) return fail(TAKEN);
  const made = await insertUser(db, {
    id: deps.random.uuid(),
    name: plainLine(person.name ?? person.email.split("@")[0] ?? "").slice(0, NAME_MOST),
    email: plainEmail(person.email),
    email_key: emailKey(person.email),
    password_hash: passwordHash,
    role: "seeker",
    language,
    created_at: now,
  });
  if (made === undefined) return fail(TAKEN);
  const user = await updateUser(db, made.id, { has_password: false, email_confirmed_at: now });
  return (await insertIdentity(db, identityRow(user.id, provider, person, now)))
    ? ok({ user, isNew: true })
    : fail(NOT_DONE);
};

const link = async (
  deps: OpenIdDeps,
  db: Db,
  attempt: OpenIdAttemptRow,
  person: OpenIdProfile,
  from: OpenIdRequestOrigin,
): Promise<Result<Finished, Failure>> => {
  const user = await getByIdToChange(db, attempt.user_id ?? "");
  const row = identityRow(user.id, attempt.provider, person, deps.clock.now());
  if (!(await insertIdentity(db, row))) return fail(IS_LINKED);
  const name = deps.providers.get(attempt.provider)?.provider.name ?? attempt.provider;
  await warnOfIdentityChange(deps, db, user, from, { change: "connected", provider: name });
  return ok({ session: null, return_to: attempt.return_to });
};

const identityRow = (userId: string, provider: string, person: OpenIdProfile, now: Date) => ({
  issuer: person.issuer,
  subject: person.subject,
  user_id: userId,
  provider,
  email: person.email ?? null,
  created_at: now,
  last_used_at: null,
});
