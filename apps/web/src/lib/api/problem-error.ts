import type { FieldProblem, Problem, ProblemCode } from "@propertyvr/contracts";

/** Kinds of failure that happen before a server could write a problem document. */
export type ClientProblemCode = "offline" | "timeout" | "unreadable_reply";

/** A call that did not succeed: the server's problem document, or what kept it from arriving. */
export class ProblemError extends Error {
  readonly code: ProblemCode | ClientProblemCode;
  /** 0 where no answer came. */
  readonly status: number;
  /** The server's words for the person; empty where no answer came. */
  readonly detail: string;
  readonly errors: readonly FieldProblem[];
  readonly runId: string | undefined;
  readonly uploadId: string | undefined;
  readonly retryAfterS: number | undefined;
  readonly challenge: string | undefined;

  constructor(
    problem: Pick<Problem, "status" | "detail"> & Partial<Omit<Problem, "code">>,
    code: ProblemError["code"],
  ) {
    super(problem.detail || code);
    this.name = "ProblemError";
    this.code = code;
    this.status = problem.status;
    this.detail = problem.detail;
    this.errors = problem.errors ?? [];
    this.runId = problem.run_id;
    this.uploadId = problem.upload_id;
    this.retryAfterS = problem.retry_after_s;
    this.challenge = problem.challenge;
  }
}

export const isProblem = (
  error: unknown,
  ...codes: ProblemError["code"][]
): error is ProblemError =>
  error instanceof ProblemError && (codes.length === 0 || codes.includes(error.code));

/** The problem that an unsuccessful answer carries; any other body becomes one with its status. */
export async function problemOf(response: Response): Promise<ProblemError> {
  const body: unknown = await response.json().catch(() => null);
  const problem = typeof body === "object" && body !== null ? (body as Partial<Problem>) : {};
  const code = typeof problem.code === "string" ? problem.code : codeOfStatus(response.status);
  const detail = typeof problem.detail === "string" ? problem.detail : "";
  return new ProblemError({ ...problem, status: response.status, detail }, code);
}

function codeOfStatus(status: number): ProblemCode {
  if (status === 401) return "session_expired";
  if (status === 404) return "not_found";
  if (status === 413) return "body_too_large";
  if (status === 429) return "too_many_requests";
  return status === 502 || status === 503 || status === 504 ? "unavailable" : "internal";
}
