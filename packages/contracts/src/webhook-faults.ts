import { FETCH_FAULT_TEXTS, type FetchFault } from "./fetch-faults.ts";
import { plainLine } from "./plain-text.ts";

export const WEBHOOK_TEXTS = {
  url: "Enter the full address, starting with https://",
  https: "Webhooks are only sent to https:// addresses, so that nobody else can read them",
  types: "Choose at least one event",
  partner: "Choose the partner this webhook belongs to",
} as const;

/** What is wrong with a form for a webhook: which field to go back to, and the text to show. */
export interface WebhookFault {
  readonly field: "url" | "types" | "partner_id";
  readonly code: string;
  readonly text: string;
}

interface WebhookForm {
  readonly url?: string | undefined;
  readonly types?: readonly string[] | undefined;
}

/** The first fault that shows without asking anybody; undefined where it may be sent. */
export const webhookFault = ({ url, types }: WebhookForm): WebhookFault | undefined => {
  if (url !== undefined && !/^https?:\/\/[^\s/]/i.test(plainLine(url)))
    return { field: "url", code: "format", text: WEBHOOK_TEXTS.url };
  if (types?.length === 0) return { field: "types", code: "required", text: WEBHOOK_TEXTS.types };
  return undefined;
};

/** An address that the server may not send to, or not openly. */
export const webhookUrlFault = (fault: FetchFault | "https"): WebhookFault => ({
  field: "url",
  code: fault,
  text: fault === "https" ? WEBHOOK_TEXTS.https : FETCH_FAULT_TEXTS[fault].en,
});
