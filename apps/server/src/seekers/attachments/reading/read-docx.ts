import type { AttachmentFault } from "@propertyvr/contracts";
import { type BlockCollector, collectBlocks, type DocumentText } from "@propertyvr/documents";
import type { XmlHandlers } from "@propertyvr/ingest";
import type { Result } from "@propertyvr/vocabulary";
import { withOfficeFaults } from "./office-fault.ts";
import { type OfficeFile, openOffice } from "./office-parts.ts";
import { UNPACKED_BYTES } from "./unpacked-bytes.ts";

/** A Word document (ECMA-376, 17): paragraphs, headings and tables, as they stand after all changes were accepted. */
export const readDocx = (bytes: Uint8Array): Result<DocumentText, AttachmentFault> =>
  withOfficeFaults(() => {
    const file = openOffice(bytes, "word", UNPACKED_BYTES);
    const collector = collectBlocks();
    let isFull = false;
    const add: BlockCollector["add"] = (block) => {
      const hasRoom = collector.add(block);
      isFull ||= !hasRoom;
      return hasRoom;
    };
    file.read(file.main, documentHandlers(headingStyles(file), add), () => isFull);
    if (isFull) collector.cut();
    return collector.document("word");
  });

/** The ids of styles that are headings: by name, or because they stand in the outline. */
function headingStyles(file: OfficeFile): ReadonlySet<string> {
  const part = file.relations.find(({ kind }) => kind === "styles")?.target;
  const ids = new Set<string>();
  if (part === undefined || !file.has(part)) return ids;
  let style = "";
  file.read(part, {
    open(name, attributes) {
      if (name === "style") style = valueOf(attributes, "styleId");
      const isNamed =
        name === "name" && /^(?:heading \d|title|subtitle)$/i.test(valueOf(attributes, "val"));
      if (isNamed || (name === "outlineLvl" && Number(valueOf(attributes, "val")) < 9))
        ids.add(style);
    },
  });
  return ids;
}

/** Attributes come with the prefix that the file chose. */
export const valueOf = (attributes: Readonly<Record<string, string>>, name: string): string =>
  Object.entries(attributes).find(([key]) => key === name || key.endsWith(`:${name}`))?.[1] ?? "";

/** What is drawn twice for older programs, and what is no text of the document. */
const PASSED_OVER: ReadonlySet<string> = new Set([
  "Fallback",
  "del",
  "moveFrom",
  "instrText",
  "rPr",
]);

function documentHandlers(headings: ReadonlySet<string>, add: BlockCollector["add"]): XmlHandlers {
  let passedOver = 0;
  let text = "";
  let isHeading = false;
  let isText = false;
  /** Tables in tables are told inside their cell. */
  let tables = 0;
  let rows: string[][] = [];
  let span = 1;
  let cell: string[] = [];
  const endParagraph = (): void => {
    if (tables > 0) {
      if (text.trim() !== "") cell.push(text.trim());
    } else add({ type: isHeading ? "heading" : "paragraph", text: text.trim(), page: null });
    text = "";
    isHeading = false;
  };
  return {
    open(name, attributes) {
      if (PASSED_OVER.has(name) || passedOver > 0) passedOver += 1;
      if (passedOver > 0) return;
      if (name === "tbl") {
        tables += 1;
        if (tables === 1) rows = [];
      } else if (name === "tr" && tables === 1) rows.push([]);
      else if (name === "tc" && tables === 1) [cell, span] = [[], 1];
      else if (name === "gridSpan" && tables === 1)
        span = Math.min(MOST_SPANNED, Math.max(1, Number(valueOf(attributes, "val")) || 1));
      else if (name === "pStyle") isHeading = headings.has(valueOf(attributes, "val"));
      else if (name === "t") isText = true;
      else if (name === "tab") text += text === "" ? "" : "\t";
      else if (name === "br" || name === "cr") text += "\n";
      else if (name === "noBreakHyphen") text += "-";
    },
    text(piece) {
      if (isText && passedOver === 0) text += piece;
    },
    close(name) {
      if (passedOver > 0) {
        passedOver -= 1;
        return;
      }
      if (name === "t") isText = false;
      else if (name === "p") endParagraph();
      else if (name === "tc" && tables === 1)
        rows.at(-1)?.push(cell.join("\n"), ...Array.from({ length: span - 1 }, () => ""));
      else if (name === "tbl") {
        tables -= 1;
        if (tables === 0) add({ type: "table", rows, page: null, sheet: null });
      }
    },
  };
}
const MOST_SPANNED = 64;
