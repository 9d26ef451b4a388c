import { expect, it } from "vitest";
import { renderMail } from "./render-mail.ts";
import { type MailFacts, type MailKind, TEMPLATES } from "./templates.ts";

const NAME = 'Nok <b>&"';
const URL = "https://homes.example/page#token";
const AT = new Date("2026-01-05T09:00:00Z");
const FACTS: MailFacts = {
  reset_password: { name: NAME, url: URL },
  password_changed: { name: NAME, at: AT, url: URL },
  confirm_email: { name: NAME, url: URL },
  address_changed: { name: NAME, newEmail: "new@example.com" },
  two_factor_changed: { name: NAME, change: "code_used", codesLeft: 9, at: AT, url: URL },
  passkey_changed: { name: NAME, change: "added", passkey: "My phone", at: AT, url: URL },
  identity_changed: { name: NAME, change: "connected", provider: "LINE", at: AT, url: URL },
  new_sign_in: { name: NAME, device: "Chrome, Windows", at: AT, url: URL },
  support_received: { name: NAME, email: "a@example.com", topic: "Maps", message: "Hi", url: URL },
  support_answered: { name: NAME, topic: "Maps", answer: "One\nTwo", message: "Hi" },
  key_leaked: { name: NAME, key: "pvr_abcd...wxyz", url: URL },
  enquiry_received: { name: NAME, home: "A condo", sender: "Mali", message: "Free?", url: URL },
  home_expiring: { name: NAME, count: 3, until: AT, url: URL },
};
const KINDS = Object.keys(TEMPLATES) as MailKind[];

const facts = (kind: MailKind): readonly string[] =>
  Object.entries(FACTS[kind]).flatMap(([name, value]: [string, unknown]) =>
    value instanceof Date || ["name", "change"].includes(name) ? [] : String(value).split("\n"),
  );

for (const kind of KINDS)
  for (const language of ["en", "th"] as const)
    it(`the mail ${kind} in ${language} holds its facts as text and as HTML, which escapes them`, () => {
      const { subject, text, html } = renderMail(kind, FACTS[kind] as never, language);
      expect(subject).not.toBe("");
      for (const fact of facts(kind)) {
        expect(`${subject}\n${text}`).toContain(fact);
        expect(html).toContain(fact);
      }
      expect(text).toContain(NAME);
      expect(html).toContain("Nok &lt;b&gt;&amp;&quot;");
      expect(html).not.toContain("<b>");
      expect(html).toContain(`<html lang="${language}">`);
      // Nothing is fetched when the mail is opened.
      expect(html).not.toMatch(/<(img|link|script)\b/);
      expect(/[\u0E01-\u0E5B]/.test(text)).toBe(language === "th");
      if ("at" in FACTS[kind] || "until" in FACTS[kind])
        expect(text).toContain(language === "th" ? "5 มกราคม 2569" : "5 January 2026");
      for (const [, address = ""] of html.matchAll(/href="([^"]*)"/g))
        expect(address).toMatch(/^https:\/\//);
    });

it("each change of two-factor authentication has words of its own, in both languages", () => {
  const changes = ["on", "off", "codes_replaced", "code_used"] as const;
  const mails = changes.flatMap((change) =>
    (["en", "th"] as const).map((language) =>
      renderMail("two_factor_changed", { name: NAME, change, at: AT, url: URL }, language),
    ),
  );
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(8);
  expect(new Set(mails.map(({ text }) => text)).size).toBe(8);
});

it("a line break in somebody's words begins no other field of the head", () => {
  const { subject } = renderMail(
    "support_answered",
    { name: "Nok", topic: "Maps\r\nBcc: everyone@example.com", answer: "Yes", message: "A map?" },
    "en",
  );
  expect(subject).toBe("Re: Maps Bcc: everyone@example.com");
});
