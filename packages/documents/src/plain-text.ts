import type { DocumentBlock, DocumentText } from "./document-text.ts";

/** A document as plain text: a line a paragraph, a row of a table its cells with bars between. */
export function plainText(document: DocumentText): string {
  return document.blocks.map(textOfBlock).join("\n");
}

const textOfBlock = (block: DocumentBlock): string =>
  block.type === "table"
    ? block.rows
        .map((row) => row.map((cell) => cell.replace(/\s+/g, " ").trim()).join(" | "))
        .join("\n")
    : block.text;
