import type { AccountFault } from "./account-faults.ts";
import { isEmail } from "./account-faults.ts";
import { ACCOUNT_TEXTS } from "./account-texts.ts";
import { plainEmail } from "./emails.ts";
import type { KeyScope } from "./partners.ts";
import { plainLine } from "./plain-text.ts";
import { RATE_LIMIT } from "./rate-limit.ts";

export const PARTNER_TEXTS = {
  nameAndEmail: "Partner name and email are required",
  rateLimit: "The rate limit must be a whole number from 100 to 10,000 requests an hour",
  scopes: "Choose at least one of read and write",
  expiry: "The expiry date is in the past",
  addresses: "Enter addresses such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32",
} as const;

/** What is wrong with a form for a key: which field to go back to, and the text to show. */
export interface KeyFault {
  readonly field:
    | "partner_name"
    | "partner_email"
    | "scopes"
    | "rate_limit"
    | "expires_at"
    | "addresses";
  readonly code: "required" | "format" | "out_of_range";
  readonly text: (typeof PARTNER_TEXTS)[keyof typeof PARTNER_TEXTS] | AccountFault["text"];
}

interface ApiKeyFields {
  readonly partner_name: string;
  readonly partner_email: string;
  readonly scopes: readonly KeyScope[];
  readonly rate_limit: number;
  readonly expires_at: string | null;
  readonly addresses: readonly string[];
}

const OCTET = "(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)";
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}(?:/(?:3[0-2]|[12]?\\d))?$`);
const IPV6 = /^[\da-f:]{2,39}(?:\/(?:12[0-8]|1[01]\d|\d?\d))?$/i;

/** The first fault; undefined where it may be sent. An own account names no partner. */
export const keyFault = (
  form: ApiKeyFields,
  around: { readonly isOwn: boolean; readonly nowMs: number },
): KeyFault | undefined => {
  const { min, max } = RATE_LIMIT;
  if (!around.isOwn) {
    if (plainLine(form.partner_name) === "")
      return { field: "partner_name", code: "required", text: PARTNER_TEXTS.nameAndEmail };
    if (plainEmail(form.partner_email) === "")
      return { field: "partner_email", code: "required", text: PARTNER_TEXTS.nameAndEmail };
    if (!isEmail(form.partner_email))
      return { field: "partner_email", code: "format", text: ACCOUNT_TEXTS.email };
  }
  if (form.scopes.length === 0)
    return { field: "scopes", code: "required", text: PARTNER_TEXTS.scopes };
  const isLimit =
    Number.isInteger(form.rate_limit) && form.rate_limit >= min && form.rate_limit <= max;
  // A limit is an admin's to give.
  if (!isLimit || (around.isOwn && form.rate_limit !== RATE_LIMIT.default))
    return { field: "rate_limit", code: "out_of_range", text: PARTNER_TEXTS.rateLimit };
  if (form.expires_at !== null && Date.parse(form.expires_at) <= around.nowMs)
    return { field: "expires_at", code: "out_of_range", text: PARTNER_TEXTS.expiry };
  if (!form.addresses.every((range) => IPV4.test(range) || isIpv6(range)))
    return { field: "addresses", code: "format", text: PARTNER_TEXTS.addresses };
  return undefined;
};

/** Eight groups, or fewer with one gap. */
function isIpv6(range: string): boolean {
  if (!IPV6.test(range)) return false;
  const [network = ""] = range.split("/");
  const halves = network.split("::");
  const groups = network.split(":").filter(Boolean);
  if (groups.some((group) => group.length > 4) || halves.length > 2) return false;
  return halves.length === 2 ? groups.length < 8 : groups.length === 8 && !/^:|:$/.test(network);
}
