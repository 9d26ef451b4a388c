import { isEmail } from "./account-faults.ts";
import { ACCOUNT_TEXTS } from "./account-texts.ts";
import { plainLine } from "./plain-text.ts";

export const PARTNER_REQUEST_TEXTS = {
  company: "Company is required",
  email: ACCOUNT_TEXTS.email,
  phoneOrWebsite: "Enter a phone number or a website",
  phone: "Enter a phone number with 8 to 15 digits, for example +66 81 234 5678",
  website: "Enter the website as https://example.com",
} as const;

/** What is wrong with a request for access: which field to go back to, and the text to show. */
export interface PartnerRequestFault {
  readonly field: "company" | "email" | "phone" | "website";
  readonly code: "required" | "format";
  readonly text: (typeof PARTNER_REQUEST_TEXTS)[keyof typeof PARTNER_REQUEST_TEXTS];
}

/** The first fault, from the top of the form down; undefined where it may be sent. */
export const partnerRequestFault = (form: {
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly website: string;
}): PartnerRequestFault | undefined => {
  const fault = (
    field: PartnerRequestFault["field"],
    code: PartnerRequestFault["code"],
    text: PartnerRequestFault["text"],
  ) => ({ field, code, text });
  const texts = PARTNER_REQUEST_TEXTS;
  const phone = form.phone.trim();
  const website = form.website.trim();
  if (plainLine(form.company) === "") return fault("company", "required", texts.company);
  if (!isEmail(form.email)) return fault("email", "format", texts.email);
  if (phone === "" && website === "") return fault("phone", "required", texts.phoneOrWebsite);
  if (phone !== "" && !isPhone(phone)) return fault("phone", "format", texts.phone);
  if (website !== "" && !isWebsite(website)) return fault("website", "format", texts.website);
  return undefined;
};

/** E.164 has 15 digits at most; how they are grouped is the writer's business. */
const isPhone = (text: string): boolean => {
  const digits = text.replaceAll(/\D/g, "").length;
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 8 && digits <= 15;
};

/** An address of the web without credentials in it. */
const isWebsite = (text: string): boolean =>
  /^https?:\/\/[^\s@/?#:]+\.[^\s@/?#:]+(?::\d{1,5})?(?:[/?#]\S*)?$/i.test(text);
