import type { BodyOf, endpoints, Session } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import type { Failure } from "../../platform/http/failure.ts";
import type { AccountDeps } from "../account-deps.ts";
import { getByIdToChange, lockAccount } from "../account-store.ts";
import type { Client } from "../client.ts";
import { openSession } from "../open-session.ts";
import { warnOfSignIn } from "../warn-of-sign-in.ts";
import { handleOf, NOT_HERE } from "./add-passkey.ts";
import { newChallenge, takeChallenge } from "./passkey-challenge.ts";
import { findPasskey, recordPasskeyUse, type PasskeyRow } from "./passkey-store.ts";
import type { RelyingParty } from "./relying-party.ts";

const TIMEOUT_MS = 5 * 60_000;
const UNKNOWN = {
  code: "wrong_credentials",
  detail: "This passkey doesn't open an account here. Sign in with your password.",
} as const satisfies Failure;

/** What a browser asks its person's passkeys with; whose they are is not known yet. */
export const askForPasskeyLogIn = async (
  deps: AccountDeps,
  party: RelyingParty | undefined,
  network: string,
): Promise<Result<{ options: Record<string, unknown> }, Failure>> => {
  if (party === undefined) return fail(NOT_HERE);
  const room = await deps.attempts.take(`passkey-options ${network}`);
  if (!room.ok) return fail({ code: "too_many_requests", retry_after_s: room.waitS });
  const options = await generateAuthenticationOptions({
    rpID: party.host,
    challenge: await newChallenge(deps, null),
    timeout: TIMEOUT_MS,
    userVerification: "required",
  });
  return ok({ options: { ...options } });
};

/**
 * A session for a right signature of a passkey whose person was verified. It asks for no code: device
 * and finger, face or PIN are two factors already.
 */
export const logInWithPasskey = async (
  deps: AccountDeps,
  form: BodyOf<typeof endpoints.logInWithPasskey>,
  party: RelyingParty | undefined,
  from: { readonly client: Client; readonly network: string; readonly address: string },
): Promise<Result<Session, Failure>> => {
  if (party === undefined) return fail(NOT_HERE);
  const room = await deps.attempts.take(`passkey ${from.network}`);
  if (!room.ok) return fail({ code: "too_many_requests", retry_after_s: room.waitS });
  const challenge = await takeChallenge(deps, form.response.response.clientDataJSON, null);
  if (challenge === undefined) return fail(UNKNOWN);
  const response = form.response as AuthenticationResponseJSON;
  const done = await deps.db.transaction().execute(async (db) => {
    const found = await findPasskey(db, form.response.id);
    if (found === undefined || !(await lockAccount(db, found.user_id))) return fail(UNKNOWN);
    // Read again under the lock of its account: its counter goes up once a use, and it may be gone.
    const passkey = await findPasskey(db, form.response.id);
    const used = await verified(passkey, { response, challenge }, party);
    if (passkey === undefined || used === undefined) return fail(UNKNOWN);
    await recordPasskeyUse(db, passkey.id, { ...used, last_used_at: deps.clock.now() });
    const user = await getByIdToChange(db, passkey.user_id);
    const device = deps.devices.find(form.device_tokens, user.id);
    if (device === undefined) await warnOfSignIn(deps, db, user, from);
    return ok(await openSession(deps, db, user, from.client, device));
  });
  if (done.ok) await room.giveBack();
  return done;
};

/** What is noted of the use, or undefined where any part of the answer is not as it should be. */
const verified = async (
  passkey: PasskeyRow | undefined,
  { response, challenge }: { response: AuthenticationResponseJSON; challenge: string },
  party: RelyingParty,
): Promise<Pick<PasskeyRow, "counter" | "is_synced"> | undefined> => {
  if (passkey === undefined || passkey.host !== party.host) return undefined;
  const handle = response.response.userHandle;
  const isTheirs =
    handle === undefined || handle === Buffer.from(handleOf(passkey.user_id)).toString("base64url");
  if (!isTheirs) return undefined;
  const answer = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.host,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports,
    },
    // It throws where any part is not as it should be, a counter that went back among them.
  }).catch(() => undefined);
  if (answer?.verified !== true) return undefined;
  const { newCounter, credentialBackedUp } = answer.authenticationInfo;
  return { counter: newCounter, is_synced: credentialBackedUp };
};
