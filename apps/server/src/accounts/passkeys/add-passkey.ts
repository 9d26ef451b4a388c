import {
  plainLine,
  type BodyOf,
  type endpoints,
  type Passkey,
  type Passkeys,
} from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { writeAudit } from "../../platform/audit/audit-store.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { isId } from "../../platform/http/is-id.ts";
import type { AccountDeps } from "../account-deps.ts";
import { getById, getByIdToChange, type UserRow } from "../account-store.ts";
import { checkPassword } from "../check-password.ts";
import type { Client } from "../client.ts";
import { faultFailure } from "../fault-failure.ts";
import { newChallenge, takeChallenge } from "./passkey-challenge.ts";
import {
  deletePasskeyOf,
  findPasskeys,
  insertPasskey,
  type PasskeyRow,
  renamePasskeyOf,
} from "./passkey-store.ts";
import type { RelyingParty } from "./relying-party.ts";

/** Where somebody asks from, and where a password is reset. */
interface PasskeyRequestOrigin {
  readonly client: Client;
  readonly network: string;
  readonly address: string;
}

const MOST_PASSKEYS = 20;
const NAME_MOST = 60;
/** How long a browser waits for its person. */
const TIMEOUT_MS = 5 * 60_000;

export const NOT_HERE = {
  code: "conflict",
  detail: "Passkeys don't work at this address.",
} as const satisfies Failure;
const FULL = {
  code: "limit_reached",
  detail: "You already have 20 passkeys. Remove one first.",
} as const satisfies Failure;
const NOT_ADDED = faultFailure({
  field: "response",
  code: "not_verified",
  text: "This passkey couldn't be verified. Try again.",
});
const IS_KNOWN = {
  code: "conflict",
  detail: "This passkey is already in use.",
} as const satisfies Failure;
const WRONG_PASSWORD = faultFailure({
  field: "password",
  code: "wrong_password",
  text: "This isn't your current password.",
});

const passkeyOf = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  host: row.host,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  is_synced: row.is_synced,
});

export const passkeysOf = async (
  db: Db,
  userId: string,
  party: RelyingParty | undefined,
): Promise<Passkeys> => ({
  passkeys: (await findPasskeys(db, userId)).map(passkeyOf),
  origin: party?.origin ?? null,
});

/** What a browser makes a passkey from. Asks for the password: it opens the account like one. */
export const askForPasskey = async (
  deps: AccountDeps,
  userId: string,
  { password }: BodyOf<typeof endpoints.askForPasskey>,
  party: RelyingParty | undefined,
): Promise<Result<{ options: Record<string, unknown> }, Failure>> => {
  if (party === undefined) return fail(NOT_HERE);
  const checked = await checkPassword(deps, userId, password, {
    asked: "passkey",
    wrong: WRONG_PASSWORD,
  });
  if (!checked.ok) return checked;
  const { name, email } = await getById(deps.db, userId);
  const known = await findPasskeys(deps.db, userId);
  if (known.length >= MOST_PASSKEYS) return fail(FULL);
  const options = await generateRegistrationOptions({
    rpName: "PropertyVR",
    rpID: party.host,
    userName: email,
    userDisplayName: name,
    userID: handleOf(userId),
    challenge: await newChallenge(deps, userId),
    timeout: TIMEOUT_MS,
    // So that it is found without an email, and used with face, finger or PIN.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: known
      .filter(({ host }) => host === party.host)
      .map(({ credential_id, transports }) => ({ id: credential_id, transports })),
  });
  return ok({ options: { ...options } });
};

/** Keeps the passkey that the browser made. */
export const addPasskey = async (
  deps: AccountDeps,
  userId: string,
  { name, response }: BodyOf<typeof endpoints.addPasskey>,
  party: RelyingParty | undefined,
  from: PasskeyRequestOrigin,
): Promise<Result<Passkey, Failure>> => {
  if (party === undefined) return fail(NOT_HERE);
  const challenge = await takeChallenge(deps, response.response.clientDataJSON, userId);
  if (challenge === undefined) return fail(NOT_ADDED);
  const made = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.host,
    requireUserVerification: true,
    // It throws where any part is not as it should be.
  }).catch(() => undefined);
  if (made?.verified !== true) return fail(NOT_ADDED);
  const { credential, credentialBackedUp } = made.registrationInfo;
  const row: PasskeyRow = {
    id: deps.random.uuid(),
    user_id: userId,
    credential_id: credential.id,
    name: nameFor(name, from.client),
    host: party.host,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: [...(credential.transports ?? [])],
    is_synced: credentialBackedUp,
    created_at: deps.clock.now(),
    last_used_at: null,
  };
  return deps.db.transaction().execute(async (db) => {
    const user = await getByIdToChange(db, userId);
    if ((await findPasskeys(db, userId)).length >= MOST_PASSKEYS) return fail(FULL);
    if (!(await insertPasskey(db, row))) return fail(IS_KNOWN);
    await tell(deps, db, user, from, { change: "added", passkey: row.name });
    return ok(passkeyOf(row));
  });
};

export const renamePasskey = async (
  { db }: Pick<AccountDeps, "db">,
  userId: string,
  id: string,
  { name }: BodyOf<typeof endpoints.renamePasskey>,
  client: Client,
): Promise<Result<Passkey, Failure>> => {
  const row = isId(id) ? await renamePasskeyOf(db, userId, id, nameFor(name, client)) : undefined;
  return row === undefined ? fail({ code: "not_found" }) : ok(passkeyOf(row));
};

export const removePasskey = async (
  deps: AccountDeps,
  userId: string,
  id: string,
  from: PasskeyRequestOrigin,
): Promise<Result<undefined, Failure>> =>
  deps.db.transaction().execute(async (db) => {
    const user = await getByIdToChange(db, userId);
    const row = isId(id) ? await deletePasskeyOf(db, userId, id) : undefined;
    if (row === undefined) return fail({ code: "not_found" } as const);
    await tell(deps, db, user, from, { change: "removed", passkey: row.name });
    return ok(undefined);
  });

/** The id of the account as the authenticator keeps it beside the key: nothing that names a person. */
export const handleOf = (userId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(userId.replaceAll("-", ""), "hex"));

const nameFor = (name: string, { browser, system }: Client): string =>
  plainLine(name).slice(0, NAME_MOST) ||
  [browser, system].filter((each) => each !== null).join(", ") ||
  "Passkey";

const tell = async (
  { post, clock }: AccountDeps,
  db: Db,
  user: UserRow,
  { network, address }: PasskeyRequestOrigin,
  told: { readonly change: "added" | "removed"; readonly passkey: string },
): Promise<void> => {
  const at = clock.now();
  await writeAudit(db, {
    actor: { id: user.id, name: user.name, network },
    at,
    action: told.change === "added" ? "account.passkey_added" : "account.passkey_removed",
    subjectId: user.id,
  });
  await post.write(db, {
    kind: "passkey_changed",
    facts: { name: user.name, at, url: address, ...told },
    to: user.email,
    language: user.language,
    userId: user.id,
  });
};
