import { describe, expect, it } from "vitest";
import type { LegalText } from "./legal-document.ts";
import { privacy } from "./privacy.ts";
import { terms } from "./terms.ts";

const shape = (text: LegalText, language: "en" | "th") =>
  text[language].sections.map(({ heading, blocks, needsContact }) => ({
    number: /^\d+\./.exec(heading)?.[0],
    blocks: blocks.map((block) => (typeof block === "string" ? "paragraph" : block.length)),
    needsContact,
  }));

const all = (text: LegalText, language: "en" | "th"): string => JSON.stringify(text[language]);

describe("the Privacy Policy", () => {
  // Each is a thing that the law asks for, or that the browser stores; in both languages.
  it.each([
    ["the controller", /data controller/, /ผู้ควบคุมข้อมูลส่วนบุคคล/],
    ["contract as a basis", /24 \(3\)/, /24 \(3\)/],
    ["legitimate interest as a basis", /24 \(5\)/, /24 \(5\)/],
    ["consent as a basis", /section 19/, /มาตรา 19/],
    ["transfers abroad", /sections 28 and 29/, /มาตรา 28 และ 29/],
    ["the session token", /session token/, /โทเคน/],
    ["session storage", /session storage/, /session storage/],
    ["how long support is kept", /a year after the answer/, /หนึ่งปีหลังจากตอบ/],
    [
      "how long traffic data is kept",
      /90 days.*Computer Crime Act/,
      /90 วัน.*ความผิดเกี่ยวกับคอมพิวเตอร์/,
    ],
    ["what stays of a deleted account", /under a pseudonym/, /นามแฝง/],
    ["the profile photo", /profile photo/, /รูปโปรไฟล์/],
    ["how long emails are kept", /Kept for 30 days/, /เก็บไว้ 30 วัน/],
    [
      "the authority",
      /Office of the Personal Data Protection Committee/,
      /สำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล/,
    ],
  ])("tells %s", (_, english, thai) => {
    expect(all(privacy, "en")).toMatch(english);
    expect(all(privacy, "th")).toMatch(thai);
  });
});

describe.each([
  ["the Terms of Service", terms],
  ["the Privacy Policy", privacy],
])("%s", (_, text) => {
  it("say the same in both languages, section by section", () => {
    expect(shape(text, "th")).toEqual(shape(text, "en"));
  });
  it("are dated January 2025, in Thai by the Buddhist year", () => {
    expect(text.en.dated).toBe("January 2025");
    expect(text.th.dated).toBe("มกราคม 2568");
  });
  it("say below the date when they were changed since, the same month in both languages", () => {
    expect(text.en.changes).toMatch(/^Last changed in November 2026: ./);
    expect(text.th.changes).toMatch(/^แก้ไขล่าสุดเมื่อพฤศจิกายน 2569: ./);
  });
  it("name the contact only in sections that are hidden without one", () => {
    for (const { sections } of [text.en, text.th])
      for (const section of sections)
        expect(JSON.stringify(section.blocks).includes("{email}")).toBe(
          section.needsContact === true,
        );
  });
  it("are real texts: every block in its language", () => {
    const blocks = text.th.sections.flatMap((section) => section.blocks.flat());
    expect(blocks.filter((block) => !/[\u0E00-\u0E7F]{4}/.test(block))).toEqual([]);
    expect(JSON.stringify(text.en)).not.toMatch(/[\u0E00-\u0E7F]/);
  });
});
