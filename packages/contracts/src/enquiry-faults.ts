import { isEmail } from "./account-faults.ts";
import { ACCOUNT_TEXTS } from "./account-texts.ts";
import { plainEmail } from "./emails.ts";
import { arabicDigits, plainLine, plainText } from "./plain-text.ts";

/** Characters that each field of an enquiry or a report holds. */
export const ENQUIRY_MAX = {
  name: 100,
  phone: 40,
  email: 254,
  line: 60,
  preferred_time: 120,
  message: 2_000,
  note: 1_000,
} as const;

export const ENQUIRY_TEXTS = {
  name: "Enter your name",
  contact: "Enter a phone number, a LINE ID or an email",
  phone: "Enter a phone number with 9 to 15 digits",
  line: "A LINE ID has 2 to 40 letters, digits, dots, hyphens or underscores",
  message: "Write a message",
  tooLong: "This is too long",
  note: "Tell us briefly what's wrong",
} as const;

/** What is wrong with an enquiry or a report: which field to go back to, and the text to show. */
export interface EnquiryFault {
  readonly field: keyof typeof ENQUIRY_MAX;
  readonly code: "required" | "format" | "too_long";
  readonly text: (typeof ENQUIRY_TEXTS)[keyof typeof ENQUIRY_TEXTS] | typeof ACCOUNT_TEXTS.email;
}

/** What a person writes to whoever offers a home; an empty text is a field left out. */
export interface EnquiryForm {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly line: string;
  readonly preferred_time: string;
  readonly message: string;
}

const LINE_ID = /^@?[\w.-]{2,40}$/;

/** A form as it is stored: clean texts, the phone number in Arabic digits with what people put between them. */
export const cleanEnquiry = (form: EnquiryForm): EnquiryForm => ({
  name: plainLine(form.name),
  phone: phoneText(form.phone),
  email: plainEmail(form.email),
  line: plainLine(form.line),
  preferred_time: plainLine(form.preferred_time),
  message: plainText(form.message),
});

/** The first fault of a clean form, in the order of its fields; undefined where it may be sent. */
export const enquiryFault = (form: EnquiryForm): EnquiryFault | undefined => {
  const { name, phone, email, line, message } = form;
  if (name === "") return { field: "name", code: "required", text: ENQUIRY_TEXTS.name };
  if (phone === "" && email === "" && line === "")
    return { field: "phone", code: "required", text: ENQUIRY_TEXTS.contact };
  if (phone !== "" && !isPhone(phone))
    return { field: "phone", code: "format", text: ENQUIRY_TEXTS.phone };
  if (email !== "" && !isEmail(email))
    return { field: "email", code: "format", text: ACCOUNT_TEXTS.email };
  if (line !== "" && !LINE_ID.test(line))
    return { field: "line", code: "format", text: ENQUIRY_TEXTS.line };
  if (message === "") return { field: "message", code: "required", text: ENQUIRY_TEXTS.message };
  return tooLong(form);
};

/** The fault of a clean note on a report: a reason of one's own has to be told. */
export const reportFault = (report: {
  readonly reason: string;
  readonly note: string;
}): EnquiryFault | undefined => {
  if (report.reason === "other" && report.note === "")
    return { field: "note", code: "required", text: ENQUIRY_TEXTS.note };
  return tooLong({ note: report.note });
};

function tooLong(
  form: Partial<Record<keyof typeof ENQUIRY_MAX, string>>,
): EnquiryFault | undefined {
  for (const [key, value] of Object.entries(form)) {
    const field = key as keyof typeof ENQUIRY_MAX;
    if (value.length > ENQUIRY_MAX[field])
      return { field, code: "too_long", text: ENQUIRY_TEXTS.tooLong };
  }
  return undefined;
}

const phoneText = (text: string): string => arabicDigits(plainLine(text));

/** "081 234 5678", "+66 (0)81-234-5678"; E.164 holds at most 15 digits. */
const isPhone = (text: string): boolean =>
  /^\+?[\d\s().\-–/]+$/.test(text) && /^\d{9,15}$/.test(text.replace(/\D/g, ""));
