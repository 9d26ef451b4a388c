import {
  PROBLEMS,
  problemType,
  type FieldProblem,
  type Problem,
  type ProblemCode,
} from "@propertyvr/contracts";

/** An expected outcome that is not a success, as a slice states it. */
export interface Failure {
  readonly code: ProblemCode;
  /** For the person; without it the plain sentence of the code stands. */
  readonly detail?: string | undefined;
  readonly errors?: readonly FieldProblem[] | undefined;
  /** With run_active: the reply that is being written. */
  readonly run_id?: string | undefined;
  /** Seconds until it is worth trying again; also sent as Retry-After. */
  readonly retry_after_s?: number | undefined;
  /** With rate_limited: the names of the policies that are used up. */
  readonly violatedPolicies?: readonly string[] | undefined;
}

/** What a person reads where a slice has nothing more exact to say. */
const DETAILS: Record<ProblemCode, string> = {
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
  method_not_allowed: "This address does not answer that method.",
  email_taken: "An account with this email already exists",
  run_active: "A reply is still being written.",
  request_in_progress:
    "A request with this Idempotency-Key is being answered. Send it again in a moment.",
  conflict: "This has changed in the meantime. Load it again.",
  listing_is_sample: "This is a sample home of our own: nobody offers it, and nobody would answer.",
  listing_taken: "This home has been sold or rented out in the meantime.",
  precondition_failed:
    "This has changed since you read it: the ETag of If-Match is not the one it has now. Read it again.",
  body_too_large: "The request is larger than this address accepts.",
  unsupported_media_type: "Send the body as application/json.",
  invalid: "Some values are not right.",
  cursor_invalid:
    "This cursor was not made for this list. Take it from the page before, with the same filters.",
  idempotency_key_reused:
    "This Idempotency-Key was used for a different request. Send a new key with each new request.",
  too_many_requests: "Too many requests. Wait a moment and try again.",
  rate_limited: "The quota of this API key is used up.",
  internal: "Something went wrong on our side.",
  unavailable: "The service is catching its breath. Try again in a moment.",
};

export const statusOf = (failure: Failure): number => PROBLEMS[failure.code].status;

/** The one registered for an overdrawn quota (draft-ietf-httpapi-ratelimit-headers); ours otherwise. */
const typeOf = (code: ProblemCode): string =>
  code === "rate_limited"
    ? "https://iana.org/assignments/http-problem-types#quota-exceeded"
    : problemType(code);

/** The RFC 9457 document of a failure. */
export const problemOf = (failure: Failure, requestId: string): Problem => ({
  type: typeOf(failure.code),
  title: PROBLEMS[failure.code].title,
  status: PROBLEMS[failure.code].status,
  detail: failure.detail ?? DETAILS[failure.code],
  code: failure.code,
  request_id: requestId,
  ...(failure.errors && { errors: [...failure.errors] }),
  ...(failure.run_id !== undefined && { run_id: failure.run_id }),
  ...(failure.retry_after_s !== undefined && { retry_after_s: failure.retry_after_s }),
  ...(failure.violatedPolicies && { "violated-policies": [...failure.violatedPolicies] }),
});
