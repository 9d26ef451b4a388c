import type { BodyOf, endpoints } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "../../platform/http/failure.ts";
import { checkPassword } from "../check-password.ts";
import { faultFailure } from "../fault-failure.ts";
import type { OpenIdDeps } from "./openid-deps.ts";
import { insertAttempt } from "./openid-store.ts";

const HOLDS_MS = 10 * 60_000;
const TOKEN_BYTES = 32;
const RETRY_S = 10;

const WRONG_PASSWORD = faultFailure({
  field: "password",
  code: "wrong_password",
  text: "This isn't your current password.",
});

type OpenIdStart = { readonly url: string; readonly browser_token: string };

/** Where a browser goes to sign in elsewhere. Its answer fits this browser and this attempt alone. */
export const startOpenId = async (
  deps: OpenIdDeps,
  providerId: string,
  { return_to }: BodyOf<typeof endpoints.startOpenId>,
  network: string,
): Promise<Result<OpenIdStart, Failure>> => {
  const room = await deps.attempts.take(`openid ${network}`);
  if (!room.ok) return fail({ code: "too_many_requests", retry_after_s: room.waitS });
  return begin(deps, providerId, { returnTo: ownPath(return_to), userId: null });
};

/** The same to connect an account elsewhere; it opens this one from then on, so the password is asked for. */
export const linkOpenId = async (
  deps: OpenIdDeps,
  providerId: string,
  userId: string,
  { password }: BodyOf<typeof endpoints.linkOpenId>,
): Promise<Result<OpenIdStart, Failure>> => {
  if (!deps.providers.has(providerId)) return fail({ code: "not_found" });
  const checked = await checkPassword(deps, userId, password, {
    asked: "identity",
    wrong: WRONG_PASSWORD,
  });
  if (!checked.ok) return checked;
  return begin(deps, providerId, { returnTo: "/", userId });
};

const begin = async (
  { db, clock, random, hashChallenge, providers, log }: OpenIdDeps,
  providerId: string,
  { returnTo, userId }: { readonly returnTo: string; readonly userId: string | null },
): Promise<Result<OpenIdStart, Failure>> => {
  const known = providers.get(providerId);
  if (known === undefined) return fail({ code: "not_found" });
  const secret = (): string => Buffer.from(random.bytes(TOKEN_BYTES)).toString("base64url");
  const expected = { state: secret(), nonce: secret(), codeVerifier: secret() };
  const browserToken = secret();
  let url: string;
  try {
    url = await known.client.addressFor(expected);
  } catch (error) {
    log.warn({ err: error, provider: providerId }, "a provider of sign-ins cannot be reached");
    return fail({ code: "unavailable", retry_after_s: RETRY_S, detail: NOT_REACHED });
  }
  await insertAttempt(db, {
    state_hash: hashChallenge(expected.state),
    browser_hash: hashChallenge(browserToken),
    provider: providerId,
    nonce: expected.nonce,
    code_verifier: expected.codeVerifier,
    return_to: returnTo,
    user_id: userId,
    expires_at: new Date(clock.now().getTime() + HOLDS_MS),
  });
  return ok({ url, browser_token: browserToken });
};

const NOT_REACHED = "The sign-in service can't be reached right now. Try again in a moment.";

/** A path of our own pages: two slashes, a backslash or a scheme lead elsewhere. */
const ownPath = (text: string): string => (/^\/(?![/\\])[^\\\s]*$/.test(text) ? text : "/");
