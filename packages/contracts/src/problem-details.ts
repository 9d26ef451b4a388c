import type { ProblemCode } from "./problem.ts";

/** What a person reads where a failure has nothing more exact to say. Apart from the codes: pages that only tell codes apart do not load it. */
export const PROBLEM_DETAILS: Readonly<Record<ProblemCode, string>> = {
  unreadable_body: "The request could not be read.",
  idempotency_key_malformed:
    "An Idempotency-Key has 8 to 255 visible characters. Use a new UUID for each new request.",
  not_signed_in: "Sign in to continue.",
  session_expired: "Your session has ended. Sign in again.",
  wrong_credentials: "Email or password is not correct",
  two_factor_required: "Enter the code from your authenticator app.",
  key_missing: "Send your API key in the header X-API-Key.",
  key_malformed:
    "This isn't one of our API keys: its checksum doesn't match. Copy the whole key again.",
  key_unknown: "We don't know this API key. It may have been deleted.",
  key_revoked: "This API key was revoked.",
  key_expired: "This API key has expired.",
  scope_missing: "This API key doesn't have the scope for this request.",
  address_not_allowed: "This API key can't be used from this address.",
  forbidden: "Your account isn't allowed to do this.",
  not_found: "We couldn't find this.",
  listing_expired:
    "The lister hasn't confirmed recently that this home is available, so it's no longer shown.",
  method_not_allowed: "This address doesn't support that method.",
  email_taken: "An account with this email already exists",
  run_active: "A reply is still being written.",
  request_in_progress:
    "A request with this Idempotency-Key is still running. Send it again in a moment.",
  conflict: "This has changed in the meantime. Load it again.",
  limit_reached: "Your account has reached its limit. Delete what you no longer need.",
  listing_is_sample: "This is a sample home, so there's no lister to answer you.",
  listing_taken: "This home has been sold or rented in the meantime.",
  precondition_failed:
    "This has changed since you read it: If-Match doesn't match its current ETag. Read it again.",
  body_too_large: "The request is too large for this address.",
  unsupported_media_type: "Send the body as application/json.",
  invalid: "Some values are invalid.",
  upload_refused: "None of this file's rows could be imported.",
  cursor_invalid:
    "This cursor isn't valid for this list. Take it from the previous page, with the same filters.",
  idempotency_key_reused:
    "This Idempotency-Key was already used for a different request. Use a new one for each new request.",
  too_many_requests: "Too many requests. Wait a moment and try again.",
  rate_limited: "This API key has reached its limit.",
  internal: "Something went wrong on our side.",
  unavailable: "We're overloaded right now. Try again in a moment.",
};
