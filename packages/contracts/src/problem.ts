import { z } from "zod";

/** RFC 9457 problem documents. One code per kind of failure; the status belongs to the code. */
export const PROBLEMS = {
  unreadable_body: { status: 400, title: "Unreadable request" },
  idempotency_key_malformed: { status: 400, title: "Idempotency-Key malformed" },
  not_signed_in: { status: 401, title: "Not signed in" },
  session_expired: { status: 401, title: "Session expired" },
  wrong_credentials: { status: 401, title: "Wrong email or password" },
  two_factor_required: { status: 401, title: "Code required" },
  key_missing: { status: 401, title: "API key missing" },
  key_malformed: { status: 401, title: "API key malformed" },
  key_unknown: { status: 401, title: "API key unknown" },
  key_revoked: { status: 401, title: "API key revoked" },
  key_expired: { status: 401, title: "API key expired" },
  forbidden: { status: 403, title: "Not allowed" },
  scope_missing: { status: 403, title: "API key lacks the scope" },
  address_not_allowed: { status: 403, title: "Address not allowed" },
  not_found: { status: 404, title: "Not found" },
  listing_expired: { status: 410, title: "Listing expired" },
  method_not_allowed: { status: 405, title: "Method not allowed" },
  email_taken: { status: 409, title: "Email already in use" },
  run_active: { status: 409, title: "A reply is still being written" },
  request_in_progress: { status: 409, title: "Request still in progress" },
  conflict: { status: 409, title: "Conflict" },
  limit_reached: { status: 409, title: "Limit reached" },
  listing_is_sample: { status: 409, title: "Sample home" },
  listing_taken: { status: 409, title: "No longer available" },
  precondition_failed: { status: 412, title: "Changed in the meantime" },
  body_too_large: { status: 413, title: "Request too large" },
  unsupported_media_type: { status: 415, title: "Unsupported media type" },
  invalid: { status: 422, title: "Invalid values" },
  upload_refused: { status: 422, title: "Upload Failed" },
  cursor_invalid: { status: 422, title: "Invalid cursor" },
  idempotency_key_reused: { status: 422, title: "Idempotency-Key already used" },
  too_many_requests: { status: 429, title: "Too many requests" },
  rate_limited: { status: 429, title: "Rate limit exceeded" },
  internal: { status: 500, title: "Something went wrong" },
  unavailable: { status: 503, title: "Temporarily unavailable" },
} as const satisfies Record<string, { status: number; title: string }>;
export type ProblemCode = keyof typeof PROBLEMS;

/**
 * A problem's `type`: the page that explains the code, as a full path on whichever address serves
 * this product (RFC 9457, section 3.1.1).
 */
export const problemType = (code: ProblemCode): string => `/docs/errors/${code}`;

const codes = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]];

export const FieldProblem = z.object({
  /** JSON pointer into the body. */
  pointer: z.string(),
  field: z.string(),
  /** Of a bulk: counted from 1, and with NDJSON the line of the body. */
  row: z.number().int().nullable().optional(),
  line: z.number().int().optional(),
  external_id: z.string().nullable().optional(),
  code: z.string(),
  message: z.string(),
  message_th: z.string().optional(),
  value: z.unknown().optional(),
  /** What to send instead, and the same in Thai. */
  fix: z.string().optional(),
  fix_th: z.string().optional(),
});
export type FieldProblem = z.infer<typeof FieldProblem>;

export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    /** For the person; the specification's "server detail". */
    detail: z.string().describe("For the person; in Thai where Accept-Language asks for Thai."),
    code: z.enum(codes),
    request_id: z.string(),
    errors: z.array(FieldProblem).optional(),
    /** With run_active: the reply that is being written. */
    run_id: z.string().optional(),
    /** With two_factor_required: what the code is sent with, for ten minutes. It opens nothing by itself. */
    challenge: z.string().optional(),
    /** With too_many_requests and rate_limited: seconds until it is worth trying again. */
    retry_after_s: z.number().optional(),
    /** With rate_limited: which policies of the field RateLimit-Policy are used up. */
    "violated-policies": z.array(z.string()).optional(),
    /** With a bulk of which no row was taken. */
    success: z.literal(false).optional(),
    received: z.number().int().optional(),
    inserted: z.number().int().optional(),
    failed: z.number().int().optional(),
    errors_total: z.number().int().optional(),
    /** With upload_refused: the upload whose report tells the rest. */
    upload_id: z.string().optional(),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof Problem>;
