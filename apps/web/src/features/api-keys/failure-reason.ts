import { isProblem } from "../../lib/api/index.ts";
import type { Translate } from "../../lib/i18n/use-t.ts";

type KeyFailureReason =
  | "keys.why.unknown"
  | "keys.why.forbidden"
  | "keys.why.gone"
  | "keys.why.server";

/** Why something done to a key failed, and what holds now. */
export function failureReason(error: unknown, t: Translate<KeyFailureReason>): string {
  if (isProblem(error, "offline", "timeout", "unreadable_reply")) return t("keys.why.unknown");
  if (isProblem(error, "forbidden")) return t("keys.why.forbidden");
  if (isProblem(error, "not_found")) return t("keys.why.gone");
  if (isProblem(error, "invalid", "conflict", "too_many_requests") && error.detail !== "")
    return error.detail;
  return t("keys.why.server");
}
