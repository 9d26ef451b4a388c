import type { AttachmentFault } from "@propertyvr/contracts";
import {
  type BlockCollector,
  collectBlocks,
  DOCUMENT_LIMITS,
  type DocumentText,
} from "@propertyvr/documents";
import type { XmlHandlers } from "@propertyvr/ingest";
import type { Result } from "@propertyvr/vocabulary";
import { withOfficeFaults } from "./office-fault.ts";
import { type OfficeFile, openOffice } from "./office-parts.ts";
import { valueOf } from "./read-docx.ts";
import { UNPACKED_BYTES } from "./unpacked-bytes.ts";

/** A presentation (ECMA-376, 19): each slide's titles, paragraphs and tables, in the order they are shown. */
export const readPptx = (bytes: Uint8Array): Result<DocumentText, AttachmentFault> =>
  withOfficeFaults(() => {
    const file = openOffice(bytes, "ppt", UNPACKED_BYTES);
    const collector = collectBlocks();
    const slides = slideParts(file);
    if (slides.length > DOCUMENT_LIMITS.pages) collector.cut();
    for (const [at, slide] of slides.slice(0, DOCUMENT_LIMITS.pages).entries()) {
      let isFull = false;
      const add: BlockCollector["add"] = (block) => {
        isFull = !collector.add(block);
        return !isFull;
      };
      file.read(slide, slideHandlers(at + 1, add));
      if (isFull) {
        collector.cut();
        break;
      }
    }
    return collector.document("slides");
  });

function slideParts(file: OfficeFile): readonly string[] {
  const parts: string[] = [];
  file.read(file.main, {
    open(name, attributes) {
      if (name !== "sldId") return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1];
      const part = file.relations.find((relation) => relation.id === id)?.target;
      if (part !== undefined && file.has(part)) parts.push(part);
    },
  });
  return parts;
}

function slideHandlers(page: number, add: BlockCollector["add"]): XmlHandlers {
  let text = "";
  let isText = false;
  let isTitle = false;
  let isInTable = false;
  let fallbacks = 0;
  let rows: string[][] = [];
  let cell: string[] = [];
  return {
    open(name, attributes) {
      // Drawn once more for older programs.
      if (name === "Fallback") fallbacks += 1;
      if (fallbacks > 0) return;
      if (name === "sp") isTitle = false;
      else if (name === "ph") isTitle = /^(?:title|ctrTitle)$/.test(valueOf(attributes, "type"));
      else if (name === "tbl") [isInTable, rows] = [true, []];
      else if (name === "tr" && isInTable) rows.push([]);
      else if (name === "tc") cell = [];
      else if (name === "t") isText = true;
      else if (name === "br") text += "\n";
    },
    text(piece) {
      if (isText && fallbacks === 0) text += piece;
    },
    close(name) {
      if (name === "Fallback") fallbacks -= 1;
      if (fallbacks > 0) return;
      if (name === "t") isText = false;
      else if (name === "p") {
        const told = text.trim();
        text = "";
        if (isInTable) {
          if (told !== "") cell.push(told);
        } else add({ type: isTitle ? "heading" : "paragraph", text: told, page });
      } else if (name === "tc") rows.at(-1)?.push(cell.join("\n"));
      else if (name === "tbl") {
        isInTable = false;
        add({ type: "table", rows, page, sheet: null });
      }
    },
  };
}
