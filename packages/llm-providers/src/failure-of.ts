import { APICallError, JSONParseError, TypeValidationError } from "@ai-sdk/provider";
import type { ModelFailure } from "@propertyvr/assistant";
import { TooLong } from "./guarded-fetch.ts";

/** What providers call their errors, in the order in which they are looked for. */
const KINDS: readonly (readonly [failure: ModelFailure, words: RegExp])[] = [
  [
    "bad_key",
    /^(invalid_api_key|authentication_error|permission_error|API_KEY_INVALID|UNAUTHENTICATED|PERMISSION_DENIED)$/i,
  ],
  [
    "rate_limited",
    /^(rate_limit_error|rate_limit_exceeded|insufficient_quota|RESOURCE_EXHAUSTED)$/i,
  ],
  ["refused", /^(content_filter|content_policy_violation|SAFETY|PROHIBITED_CONTENT)$/i],
  ["timed_out", /^(timeout_error|DEADLINE_EXCEEDED)$/i],
  // The SDK's own, told as a failure of the server where it is the first thing that came.
  ["wrong_shape", /^AI_(TypeValidationError|JSONParseError)$/],
  ["unavailable", /^(overloaded_error|api_error|server_error|UNAVAILABLE|INTERNAL)$/i],
];

const BY_STATUS: Readonly<Record<number, ModelFailure>> = {
  401: "bad_key",
  403: "bad_key",
  408: "timed_out",
  429: "rate_limited",
  504: "timed_out",
};

/** What became of a step whose stream told or threw `error`; who stopped it is known elsewhere. */
export const failureOf = (error: unknown): ModelFailure => {
  const named = kindNamed(error);
  if (named !== undefined) return named;
  for (const each of causesOf(error)) {
    if (each instanceof TooLong) return "wrong_shape";
    if (JSONParseError.isInstance(each) || TypeValidationError.isInstance(each))
      return "wrong_shape";
  }
  if (APICallError.isInstance(error)) return ofCall(error);
  // The SDK's own word for a stream that is not what it should be.
  if (error instanceof Error && error.name.startsWith("AI_")) return "wrong_shape";
  // Sent inside the stream, with a name that we do not know.
  if (!(error instanceof Error)) return "unavailable";
  return "cut";
};

const ofCall = (error: APICallError): ModelFailure => {
  const { statusCode } = error;
  // Never answered: refused connections, names that nobody knows, redirects.
  if (statusCode === undefined) return "unavailable";
  // It was answered: either the connection broke off, or what came is not the protocol's.
  if (statusCode < 300) return error.cause instanceof TypeError ? "cut" : "wrong_shape";
  return BY_STATUS[statusCode] ?? "unavailable";
};

const kindNamed = (error: unknown): ModelFailure | undefined => {
  const names = namesIn(APICallError.isInstance(error) ? bodyOf(error) : error);
  return KINDS.find(([, words]) => names.some((name) => words.test(name)))?.[0];
};

const bodyOf = ({ responseBody = "" }: APICallError): unknown => {
  try {
    return JSON.parse(responseBody);
  } catch {
    return undefined;
  }
};

/** The names an error goes by: its type, code, status and reasons, however its provider nests them. */
const namesIn = (value: unknown, depth = 0): readonly string[] => {
  if (typeof value !== "object" || value === null || depth > 3) return [];
  const own = ["type", "code", "status", "reason", "name"].flatMap((key) => {
    const name: unknown = (value as Record<string, unknown>)[key];
    return typeof name === "string" ? [name] : [];
  });
  const inside = ["error", "details", "0"].map((key) => (value as Record<string, unknown>)[key]);
  const listed = Array.isArray(value) ? value : inside;
  return [...own, ...listed.flatMap((each) => namesIn(each, depth + 1))];
};

const causesOf = (error: unknown): readonly unknown[] => {
  const causes: unknown[] = [];
  for (let each = error; each instanceof Error && causes.length < 5; each = each.cause)
    causes.push(each);
  return causes;
};

/** Milliseconds after which the provider may be asked again; undefined where it did not say. */
export const retryAfterMs = (error: unknown, nowMs: number): number | undefined => {
  if (!APICallError.isInstance(error) || error.statusCode !== 429) return undefined;
  const headers = error.responseHeaders ?? {};
  const { "retry-after-ms": ms, "retry-after": after } = headers;
  if (ms !== undefined && /^\d{1,9}$/.test(ms)) return Number(ms);
  if (after === undefined) return undefined;
  if (/^\d{1,6}(\.\d+)?$/.test(after)) return Number(after) * 1000;
  const at = Date.parse(after);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
};
