import { isProblem } from "../../lib/api/index.ts";
import type { Translate } from "../../lib/i18n/index.ts";
import type { enquiryMessages } from "./messages.ts";

export type EnquiryMessageId = Extract<keyof (typeof enquiryMessages)["en"], string>;

/** Why a message or report did not go out, and whether sending it again may help. */
export function failureText(
  error: unknown,
  t: Translate<EnquiryMessageId>,
): { readonly text: string; readonly isFinal: boolean } {
  if (isProblem(error, "offline", "timeout"))
    return { text: t("enquiries.failed.offline"), isFinal: false };
  if (isProblem(error, "not_found")) return { text: t("enquiries.failed.gone"), isFinal: true };
  if (isProblem(error, "listing_taken"))
    return { text: t("enquiries.failed.taken"), isFinal: true };
  if (isProblem(error, "listing_is_sample"))
    return { text: t("enquiries.failed.sample"), isFinal: true };
  if (isProblem(error, "too_many_requests")) {
    const minutes = Math.max(1, Math.ceil((error.retryAfterS ?? 60) / 60));
    return { text: t("enquiries.failed.slow", { minutes }), isFinal: false };
  }
  return { text: t("enquiries.failed.other"), isFinal: false };
}
