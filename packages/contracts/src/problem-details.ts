import type { ProblemCode } from "./problem.ts";

/** What a person reads where a failure has nothing more exact to say. Apart from the codes: pages that only tell codes apart do not load it. */
export const PROBLEM_DETAILS: Readonly<Record<ProblemCode, string>> = {
  unreadable_body: "The request could not be read.",
  idempotency_key_malformed:
    "An Idempotency-Key has 8 to 255 letters, digits or signs; a UUID for each new request is good.",
  not_signed_in: "Sign in to continue.",
  session_expired: "Your session has ended. Sign in again.",
  wrong_credentials: "Email or password is not correct",
  key_missing: "Send your API key in the header X-API-Key.",
  key_malformed: "This is no API key of ours: its checksum does not hold. Copy it again, whole.",
  key_unknown: "This API key is not known here.",
  key_revoked: "This API key was revoked.",
  key_expired: "This API key has expired.",
  scope_missing: "This API key was not made for this: it lacks the scope that is asked for here.",
  address_not_allowed: "This API key may not be used from this address.",
  forbidden: "Your account may not do this.",
  not_found: "There is nothing here.",
  listing_expired:
    "Whoever offered this home has not confirmed lately that it is still available, so it is no longer shown.",
  method_not_allowed: "This address does not answer that method.",
  email_taken: "An account with this email already exists",
  run_active: "A reply is still being written.",
  request_in_progress:
    "A request with this Idempotency-Key is being answered. Send it again in a moment.",
  conflict: "This has changed in the meantime. Load it again.",
  limit_reached: "Your account keeps as much as it may. Delete what you no longer need.",
  listing_is_sample: "This is a sample home of our own: nobody offers it, and nobody would answer.",
  listing_taken: "This home has been sold or rented out in the meantime.",
  precondition_failed:
    "This has changed since you read it: the ETag of If-Match is not the one it has now. Read it again.",
  body_too_large: "The request is larger than this address accepts.",
  unsupported_media_type: "Send the body as application/json.",
  invalid: "Some values are not right.",
  upload_refused: "No row of this file could be taken.",
  cursor_invalid:
    "This cursor was not made for this list. Take it from the page before, with the same filters.",
  idempotency_key_reused:
    "This Idempotency-Key was used for a different request. Send a new key with each new request.",
  too_many_requests: "Too many requests. Wait a moment and try again.",
  rate_limited: "The quota of this API key is used up.",
  internal: "Something went wrong on our side.",
  unavailable: "The service is catching its breath. Try again in a moment.",
};
