import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mailPost } from "./mail-post.ts";
import { type MailKind, TEMPLATES } from "./templates.ts";
import { MAIL_FACTS } from "./testing/mail-facts.ts";
import { type MailingApp, startMailingApp } from "./testing/mailing-app.ts";

let app: MailingApp;
beforeAll(async () => {
  app = await startMailingApp();
});
afterAll(() => app.close());

const KINDS = Object.keys(TEMPLATES) as MailKind[];

/** The parts of a mail by their types, as a program for mail reads them. */
const partsOf = (raw: string): ReadonlyMap<string, string> => {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? "none";
  const parts = raw.split(`--${boundary}`).slice(1, -1);
  return new Map(
    parts.map((part) => {
      const [head = "", ...body] = part.trim().split("\r\n\r\n");
      const type = /content-type:\s*([^;\s]+)/i.exec(head)?.[1] ?? "";
      return [type, decoded(body.join("\r\n\r\n"), head)];
    }),
  );
};
const decoded = (body: string, head: string): string => {
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString("utf8");
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1").toString("utf8");
};
/** RFC 2047. */
const subjectOf = (raw: string): string => {
  const folded = /^subject: ((?:.*\r\n[ \t])*.*)/im.exec(raw)?.[1] ?? "";
  return folded
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString("latin1")
        : text
            .replaceAll("_", " ")
            .replaceAll(/=([\dA-F]{2})/gi, (_each, hex: string) =>
              String.fromCodePoint(Number.parseInt(hex, 16)),
            ),
    );
};
const asUtf8 = (text: string): string => Buffer.from(text, "latin1").toString("utf8");

const LANGUAGES = ["en", "th"] as const;
const addressOf = (kind: MailKind, language: string) => `${kind}.${language}@example.com`;

/** All at once: each leaves with the next look at what waits, which is a second away. */
beforeAll(async () => {
  const { test } = app;
  await test.database.db.transaction().execute(async (db) => {
    for (const language of LANGUAGES)
      for (const kind of KINDS)
        await mailPost(test.deps).write(db, {
          kind,
          facts: MAIL_FACTS[kind],
          to: addressOf(kind, language),
          language,
          userId: null,
        });
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(KINDS)("%s arrives as text and as HTML that turns dark", async (kind) => {
    const to = addressOf(kind, language);
    const mail = await vi.waitFor(
      () => {
        const found = app.server.taken.find((each) => each.to.includes(to));
        if (found === undefined) throw new Error("it has not arrived");
        return found;
      },
      { timeout: 8_000, interval: 20 },
    );
    const parts = partsOf(mail.raw);
    const text = parts.get("text/plain") ?? "";
    const html = parts.get("text/html") ?? "";
    const subject = subjectOf(mail.raw);
    for (const told of [text, html, /[\u0080-\u00ff]/.test(subject) ? asUtf8(subject) : subject])
      expect(/[ก-๙]/.test(told)).toBe(language === "th");
    expect(mail.raw).toMatch(new RegExp(`^Content-Language: ${language}`, "im"));
    expect(html).toContain("prefers-color-scheme: dark");
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const { url } = MAIL_FACTS[kind] as { readonly url?: string };
    if (url !== undefined) expect([text.includes(url), html.includes(url)]).toEqual([true, true]);
  });
});
