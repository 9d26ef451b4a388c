import type { Language } from "@propertyvr/vocabulary";
import { type MailFacts, type MailKind, type MailWords, TEMPLATES } from "./templates.ts";

/** A mail as it is sent. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Draws a kind of mail in a language. */
export const renderMail = <Kind extends MailKind>(
  kind: Kind,
  facts: MailFacts[Kind],
  language: Language,
): RenderedMail => {
  const words = TEMPLATES[kind].words[language](facts);
  return {
    // A line break in a name would begin another field of the head.
    subject: words.subject.replaceAll(/\s+/gu, " ").trim(),
    text: textOf(words, language),
    html: htmlOf(words, language),
  };
};

const FOOT = {
  en: "PropertyVR, property search in Thailand",
  th: "PropertyVR ค้นหาอสังหาริมทรัพย์ในประเทศไทย",
} as const;

const textOf = (words: MailWords, language: Language): string => {
  const { paragraphs, quote, action, note } = words;
  return [
    ...paragraphs,
    ...(quote === undefined ? [] : [quote.replaceAll(/^/gm, "> ")]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...(note === undefined ? [] : [note]),
    `-- \n${FOOT[language]}\n`,
  ].join("\n\n");
};

/** Colours stand in the elements for programs that drop style sheets; the sheet turns them for the dark. */
const SHEET = `@media (prefers-color-scheme: dark) {
  .page { background: #14181d !important; }
  .card { background: #1d232a !important; color: #e9edf1 !important; }
  .soft { color: #a9b4bf !important; }
  .quote { border-color: #3a4550 !important; }
}`;

const htmlOf = (words: MailWords, language: Language): string => {
  const { subject, paragraphs, quote, action, note } = words;
  const inside = [
    ...paragraphs.map((each) => `<p style="margin:0 0 16px">${escaped(each)}</p>`),
    quote === undefined
      ? ""
      : `<blockquote class="quote" style="margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid #d5dbe1;white-space:pre-line">${escaped(quote)}</blockquote>`,
    action === undefined
      ? ""
      : `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#0f6b5c;color:#ffffff;text-decoration:none;font-weight:600">${escaped(action.label)}</a></p>
<p class="soft" style="margin:0 0 16px;font-size:13px;color:#5b6670;word-break:break-all">${escaped(action.url)}</p>`,
    note === undefined
      ? ""
      : `<p class="soft" style="margin:0;font-size:14px;color:#5b6670">${escaped(note)}</p>`,
  ].filter((each) => each !== "");
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${SHEET}</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f3f5f7">
<div class="card" style="max-width:520px;margin:0 auto;padding:28px;border-radius:12px;background:#ffffff;color:#1b2127;font:16px/1.6 -apple-system,'Segoe UI',Roboto,'Noto Sans Thai',Thonburi,sans-serif">
<p style="margin:0 0 20px;font-size:18px;font-weight:700">PropertyVR</p>
${inside.join("\n")}
</div>
<p class="soft" style="max-width:520px;margin:16px auto 0;text-align:center;font:13px/1.5 -apple-system,'Segoe UI',Roboto,'Noto Sans Thai',Thonburi,sans-serif;color:#5b6670">${FOOT[language]}</p>
</body>
</html>
`;
};

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string =>
  text.replaceAll(/["&'<>]/g, (letter) => ENTITIES[letter] ?? letter);
