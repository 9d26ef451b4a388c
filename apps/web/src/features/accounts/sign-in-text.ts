import { isProblem } from "../../lib/api/index.ts";
import { translate } from "../../lib/i18n/index.ts";
import { signInMessages, faultIdOf } from "./sign-in-messages.ts";

export type AccountMode = "signIn" | "signUp";

/** What the form says after a failed attempt: the server's words, else the specification's own. */
export function failureText(error: unknown, mode: AccountMode): string {
  if (!isProblem(error)) return translate(signInMessages, "accounts.fault.other");
  const known = faultIdOf(error.detail);
  if (known) return translate(signInMessages, known);
  const wait = error.retryAfterS;
  if (error.code === "too_many_requests" && wait !== undefined)
    return translate(signInMessages, "accounts.fault.tooMany", {
      minutes: Math.ceil(wait / 60) || 1,
    });
  if (error.detail) return error.detail;
  return translate(signInMessages, `accounts.fault.${mode}`);
}
