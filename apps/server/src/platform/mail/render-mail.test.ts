import { expect, it } from "vitest";
import { renderMail } from "./render-mail.ts";
import { type MailKind, TEMPLATES } from "./templates.ts";
import { MAIL_FACTS as FACTS, NAMED as NAME } from "./testing/mail-facts.ts";

const KINDS = Object.keys(TEMPLATES) as MailKind[];

const facts = (kind: MailKind): readonly string[] =>
  Object.entries(FACTS[kind]).flatMap(([name, value]: [string, unknown]) =>
    value instanceof Date || ["name", "change", "isFurther"].includes(name)
      ? []
      : String(value).split("\n"),
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
      renderMail(
        "two_factor_changed",
        { name: NAME, change, at: new Date(0), url: "https://homes.example/" },
        language,
      ),
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
