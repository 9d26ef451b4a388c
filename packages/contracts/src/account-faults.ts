import { ACCOUNT_TEXTS, PASSWORD_MIN } from "./account-texts.ts";
import { plainEmail } from "./emails.ts";
import { plainLine } from "./plain-text.ts";

/** What is wrong with a filled-in form: which field to go back to, and the text to show. */
export interface AccountFault {
  readonly field: "name" | "email" | "password";
  readonly code: "required" | "format" | "too_short";
  readonly text: (typeof ACCOUNT_TEXTS)[keyof typeof ACCOUNT_TEXTS];
}

/** Local part, @, a domain with a dot; nothing that would need quoting. Any script. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;

export const isEmail = (text: string): boolean => EMAIL.test(plainEmail(text));

/** The first fault of a sign-in form; undefined where it may be sent. */
export const logInFault = (form: {
  readonly email: string;
  readonly password: string;
}): AccountFault | undefined => {
  if (plainEmail(form.email) === "")
    return { field: "email", code: "required", text: ACCOUNT_TEXTS.emailAndPassword };
  if (form.password === "")
    return { field: "password", code: "required", text: ACCOUNT_TEXTS.emailAndPassword };
  return undefined;
};

/** What is wrong with a password that somebody chooses. */
export const newPasswordFault = (password: string): AccountFault | undefined =>
  password.length < PASSWORD_MIN
    ? { field: "password", code: "too_short", text: ACCOUNT_TEXTS.password }
    : undefined;

/** The first fault of a sign-up form, in the specification's order. */
export const signUpFault = (form: {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}): AccountFault | undefined => {
  const missing = logInFault(form);
  if (missing) return missing;
  if (plainLine(form.name) === "")
    return { field: "name", code: "required", text: ACCOUNT_TEXTS.name };
  if (!isEmail(form.email)) return { field: "email", code: "format", text: ACCOUNT_TEXTS.email };
  return newPasswordFault(form.password);
};
