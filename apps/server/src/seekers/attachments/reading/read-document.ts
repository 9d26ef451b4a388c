import type { AttachmentFault } from "@propertyvr/contracts";
import type { DocumentText } from "@propertyvr/documents";
import { ok, type Result } from "@propertyvr/vocabulary";
import { FORMATS, type AttachmentFormat } from "./file-type.ts";
import { readDoc } from "./read-doc.ts";
import { readDocx } from "./read-docx.ts";
import { readPdf } from "./read-pdf.ts";
import { readPptx } from "./read-pptx.ts";
import { readText } from "./read-text.ts";
import { readXlsx } from "./read-xlsx.ts";

/** What a format with text is; pictures are read elsewhere. */
export type DocumentFormat = Exclude<AttachmentFormat, "jpeg" | "png" | "webp" | "gif">;
export const isTextFormat = (format: AttachmentFormat): format is DocumentFormat =>
  FORMATS[format].kind !== "image";

/** The text and the tables of a file that is at hand, or why it cannot be read. Never throws for what stands in it. */
export async function readDocument(
  bytes: Uint8Array,
  format: DocumentFormat,
): Promise<Result<DocumentText, AttachmentFault>> {
  switch (format) {
    case "pdf":
      return readPdf(bytes);
    case "doc":
      return readDoc(bytes);
    case "docx":
      return readDocx(bytes);
    case "xlsx":
      return readXlsx(bytes);
    case "pptx":
      return readPptx(bytes);
    case "txt":
      return ok(readText(bytes));
  }
}
