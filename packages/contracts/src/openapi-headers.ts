import type { Endpoint } from "./endpoint.ts";
import type { ProblemCode } from "./problem.ts";
import type { JsonSchema } from "./schema-book.ts";

interface Header {
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

const text = { type: "string" };
const whole = { type: "integer" };

/** Headers of answers, by their names. */
export const RESPONSE_HEADERS = {
  "X-Request-Id": {
    description:
      "Identifies the request in our logs; yours if you sent one of 8 to 64 letters, digits, - or _",
    schema: text,
    example: "req_7f0c0a4b6f1e4d5f9a0d3c2b1a998877",
  },
  "RateLimit-Policy": {
    description:
      "The key's limits (draft-ietf-httpapi-ratelimit-headers): q requests in any w seconds, and q at the same time",
    schema: text,
    example: '"hour";q=1000;w=3600;pk=:TjJZMFlUa3g=:, "inflight";q=10;qu="concurrent-requests"',
  },
  RateLimit: {
    description: "r: requests left; t: seconds until another becomes available",
    schema: text,
    example: '"hour";r=987;t=4;pk=:TjJZMFlUa3g=:',
  },
  "X-RateLimit-Limit": {
    description: "Requests allowed in any hour",
    schema: whole,
    example: 1000,
  },
  "X-RateLimit-Remaining": { description: "Requests left", schema: whole, example: 987 },
  "X-RateLimit-Reset": {
    description: "When another request becomes available, as a Unix timestamp in seconds",
    schema: whole,
    example: 1_795_168_412,
  },
  "Retry-After": {
    description: "Seconds to wait before trying again",
    schema: whole,
    example: 1,
  },
  ETag: {
    description: "The version of the returned listing, for If-None-Match and If-Match (RFC 9110)",
    schema: text,
    example: '"Zk3w1mFv9dQ0Yh2uJr8LxA"',
  },
  Link: {
    description: "Link to the next page, on every page except the last (RFC 8288)",
    schema: text,
    example: '</api/partner/properties?cursor=AAAAAAAAAAoVd1&limit=50>; rel="next"',
  },
  "Idempotent-Replayed": {
    description:
      "true if this repeats the response to an earlier request with the same Idempotency-Key; nothing was done this time",
    schema: { type: "string", const: "true" },
  },
} as const satisfies Record<string, Header>;
type HeaderName = keyof typeof RESPONSE_HEADERS;

const QUOTA = [
  "RateLimit-Policy",
  "RateLimit",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
] as const;
const SUCCESS_BELOW = 400;
/** A PUT may not where it keeps another form than it was sent (RFC 9110 9.3.4). */
const TELLS_VERSION: readonly string[] = ["GET", "PATCH"];
/** Answered before the key, or what it may do, was known. */
const NOT_LET_IN: readonly number[] = [401, 403];

/** The headers that an answer of a status may carry, as references to the document's components. */
export const headersOf = (endpoint: Endpoint, status: number): JsonSchema => {
  const isSuccess = status < SUCCESS_BELOW;
  const isTried = !NOT_LET_IN.includes(status);
  const { key, hasVersion, isPaged } = endpoint;
  const names: readonly (HeaderName | false)[] = [
    "X-Request-Id",
    ...(key && !key.isFree && isTried ? QUOTA : []),
    (status === 429 || status === 503 || (status === 409 && takesKey(endpoint))) && "Retry-After",
    isSuccess && hasVersion === true && TELLS_VERSION.includes(endpoint.method) && "ETag",
    isSuccess && isPaged === true && "Link",
    takesKey(endpoint) && isTried && status < 429 && "Idempotent-Replayed",
  ];
  return Object.fromEntries(
    names
      .filter((name) => name !== false)
      .map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
};

/** What such a request may meet beside the problems of its own. */
export const problemsWithHeaders = (endpoint: Endpoint): readonly ProblemCode[] => [
  ...(takesKey(endpoint)
    ? (["idempotency_key_malformed", "request_in_progress", "idempotency_key_reused"] as const)
    : []),
  ...(endpoint.hasVersion && endpoint.method !== "GET" ? (["precondition_failed"] as const) : []),
];

const takesKey = ({ key }: Endpoint): boolean => key?.takesIdempotencyKey === true;
