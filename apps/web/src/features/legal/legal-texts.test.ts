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
