import { z } from "zod";
import type { ProblemCode } from "../problem.ts";

/** What several endpoints have in common: parts of a path, and the problems of a kind of request. */
export const id = z.object({ id: z.string().max(64) });
export const body = [
  "unreadable_body",
  "body_too_large",
  "unsupported_media_type",
  "invalid",
] as const satisfies readonly ProblemCode[];
export const signedIn = [
  "not_signed_in",
  "session_expired",
] as const satisfies readonly ProblemCode[];
/** A query says yes with "true"; left out is no. */
export const flag = z
  .enum(["true", "false"])
  .optional()
  .transform((value) => value === "true");
/** Of every write: with an API key it takes nothing of the quota. */
export const dryRun = {
  dry_run: flag.describe("true: runs everything, reports what would change and saves nothing"),
};
/** What may happen to whoever comes with an API key. */
export const withKey = [
  "key_missing",
  "key_malformed",
  "key_unknown",
  "key_revoked",
  "key_expired",
  "address_not_allowed",
  "scope_missing",
  "rate_limited",
  "too_many_requests",
] as const satisfies readonly ProblemCode[];
