import { isEmail } from "./account-faults.ts";
import { ACCOUNT_TEXTS } from "./account-texts.ts";
import { plainEmail } from "./emails.ts";
import { plainLine, plainText } from "./plain-text.ts";

/** Characters that each field of a message to support, and its answer, holds. */
export const SUPPORT_MAX = {
  name: 100,
  email: 254,
  subject: 150,
  message: 5_000,
  answer: 5_000,
} as const;

export const SUPPORT_TEXTS = {
  name: "Enter your name",
  email: "Enter your email",
  subject: "Enter a subject",
  message: "Write a message",
  answer: "Write an answer",
  tooLong: "This is too long",
} as const;

/** What a person writes to support; every field is required. */
export interface SupportForm {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** What is wrong with a message: which field to go back to, and the text to show. */
export interface SupportFault {
  readonly field: keyof typeof SUPPORT_MAX;
  readonly code: "required" | "format" | "too_long";
  readonly text: (typeof SUPPORT_TEXTS)[keyof typeof SUPPORT_TEXTS] | typeof ACCOUNT_TEXTS.email;
}

/** A form as it is stored. */
export const cleanSupport = (form: SupportForm): SupportForm => ({
  name: plainLine(form.name),
  email: plainEmail(form.email),
  subject: plainLine(form.subject),
  message: plainText(form.message),
});

/** The first fault of a clean form, in the order of its fields; undefined where it may be sent. */
export const supportFault = (form: SupportForm): SupportFault | undefined => {
  for (const field of ["name", "email", "subject", "message"] as const) {
    const fault = fieldFault(field, form[field]);
    if (fault) return fault;
  }
  return undefined;
};

/** The fault of a clean answer. */
export const supportAnswerFault = (text: string): SupportFault | undefined =>
  fieldFault("answer", text);

const fieldFault = (field: keyof typeof SUPPORT_MAX, text: string): SupportFault | undefined => {
  if (text === "") return { field, code: "required", text: SUPPORT_TEXTS[field] };
  if (text.length > SUPPORT_MAX[field])
    return { field, code: "too_long", text: SUPPORT_TEXTS.tooLong };
  return field === "email" && !isEmail(text)
    ? { field, code: "format", text: ACCOUNT_TEXTS.email }
    : undefined;
};
