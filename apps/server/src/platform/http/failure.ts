import {
  PROBLEM_DETAILS,
  PROBLEMS,
  problemType,
  type FieldProblem,
  type Problem,
  type ProblemCode,
} from "@propertyvr/contracts";
import type { Language } from "@propertyvr/vocabulary";
import { DETAILS_TH } from "./details-th.ts";

/** An expected outcome that is not a success, as a slice states it. */
export interface Failure {
  readonly code: ProblemCode;
  /** For the person; without it the plain sentence of the code stands. */
  readonly detail?: string | undefined;
  /** The same in Thai, where `DETAILS_TH` cannot know it: a sentence with figures or names in it. */
  readonly detailTh?: string | undefined;
  readonly errors?: readonly FieldProblem[] | undefined;
  /** With run_active: the reply that is being written. */
  readonly run_id?: string | undefined;
  /** With two_factor_required: what the code is sent with. */
  readonly challenge?: string | undefined;
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

/** What a person reads, in Thai where they ask for it and there is Thai. */
const detailOf = (failure: Failure, language: Language): string => {
  const english = failure.detail ?? PROBLEM_DETAILS[failure.code];
  return language === "en" ? english : (failure.detailTh ?? DETAILS_TH[english] ?? english);
};

/** The messages of errors as one sentence in each language. */
export const detailsOf = (
  errors: readonly FieldProblem[],
  nameOf: (error: FieldProblem) => string = () => "",
): { readonly detail: string; readonly detailTh: string } => {
  const said = (messageOf: (error: FieldProblem) => string): string =>
    errors.map((error) => nameOf(error) + messageOf(error)).join("; ");
  return {
    detail: said(({ message }) => message),
    detailTh: said(({ message, message_th }) => message_th ?? DETAILS_TH[message] ?? message),
  };
};

/** The same of the first three, each with the name of its field. */
export const detailsOfErrors = (errors: readonly FieldProblem[]): ReturnType<typeof detailsOf> =>
  detailsOf(errors.slice(0, 3), ({ field }) => (field === "" ? "" : `${field}: `));

/** The RFC 9457 document of a failure. */
export const problemOf = (
  failure: Failure,
  requestId: string,
  language: Language = "en",
): Problem => ({
  type: typeOf(failure.code),
  title: PROBLEMS[failure.code].title,
  status: PROBLEMS[failure.code].status,
  detail: detailOf(failure, language),
  code: failure.code,
  request_id: requestId,
  ...(failure.errors && { errors: [...failure.errors] }),
  ...(failure.run_id !== undefined && { run_id: failure.run_id }),
  ...(failure.challenge !== undefined && { challenge: failure.challenge }),
  ...(failure.retry_after_s !== undefined && { retry_after_s: failure.retry_after_s }),
  ...failure.bulk,
  ...(failure.upload_id !== undefined && { upload_id: failure.upload_id }),
  ...(failure.violatedPolicies && { "violated-policies": [...failure.violatedPolicies] }),
});
