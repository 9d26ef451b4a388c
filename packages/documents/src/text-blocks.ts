import type { DocumentBlock } from "./document-text.ts";

/** Plain text as paragraphs: lines between empty ones belong together and keep their breaks. */
export function textBlocks(text: string): readonly DocumentBlock[] {
  return text
    .replace(/\r\n?/g, "\n")
    .split(/\n[\t ]*\n\s*/)
    .map((paragraph) => tidied(paragraph))
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => ({ type: "paragraph", text: paragraph, page: null }));
}

/** Without what is not seen, and without spaces at the ends of lines. */
const tidied = (text: string): string =>
  text
    .replace(/[^\P{Cc}\n\t]|[\ufeff\u200b]/gu, "")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/^\n+|\n+$/g, "");
