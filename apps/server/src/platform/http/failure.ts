import {
  PROBLEM_DETAILS,
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
  /** With a bulk of which no row was taken: what it came to. */
  readonly bulk?: Required<
    Pick<Problem, "success" | "received" | "inserted" | "failed" | "errors_total">
  >;
  /** With upload_refused: whose report tells the rest. */
  readonly upload_id?: string;
}

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
  detail: failure.detail ?? PROBLEM_DETAILS[failure.code],
  code: failure.code,
  request_id: requestId,
  ...(failure.errors && { errors: [...failure.errors] }),
  ...(failure.run_id !== undefined && { run_id: failure.run_id }),
  ...(failure.retry_after_s !== undefined && { retry_after_s: failure.retry_after_s }),
  ...failure.bulk,
  ...(failure.upload_id !== undefined && { upload_id: failure.upload_id }),
  ...(failure.violatedPolicies && { "violated-policies": [...failure.violatedPolicies] }),
});
