import type { MailFacts } from "../templates.ts";

/** A name that needs escaping. */
export const NAMED = 'Nok <b>&"';
const URL = "https://homes.example/page#token";
const AT = new Date("2026-01-05T09:00:00Z");
/** Facts for each kind of mail. */
export const MAIL_FACTS: MailFacts = {
  reset_password: { name: NAMED, url: URL },
  password_changed: { name: NAMED, at: AT, url: URL },
  confirm_email: { name: NAMED, url: URL },
  address_changed: { name: NAMED, newEmail: "new@example.com" },
  two_factor_changed: { name: NAMED, change: "code_used", codesLeft: 9, at: AT, url: URL },
  passkey_changed: { name: NAMED, change: "added", passkey: "My phone", at: AT, url: URL },
  identity_changed: { name: NAMED, change: "connected", provider: "LINE", at: AT, url: URL },
  new_sign_in: { name: NAMED, device: "Chrome, Windows", at: AT, url: URL },
  support_received: {
    name: NAMED,
    email: "a@example.com",
    topic: "Maps",
    message: "Hi",
    url: URL,
  },
  support_answered: { name: NAMED, topic: "Maps", answer: "One\nTwo", message: "Hi" },
  key_leaked: { name: NAMED, key: "pvr_abcd...wxyz", url: URL },
  enquiry_received: {
    name: NAMED,
    home: "A condo",
    sender: "Mali",
    isFurther: false,
    message: "Free?",
    url: URL,
  },
  enquiry_answered: { name: NAMED, home: "A condo", sender: "Baan Dee", message: "Yes", url: URL },
  home_expiring: { name: NAMED, count: 3, until: AT, url: URL },
};
