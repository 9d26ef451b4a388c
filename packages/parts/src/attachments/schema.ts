import { DOCUMENT_TYPES, LANGUAGES, type ReadonlyDeep } from "@propertyvr/vocabulary";
import { z } from "zod";

/** What was read of one file, in figures; its words stay with the file. */
const AttachedFile = z.object({
  /** Of the attachment. */
  id: z.string(),
  name: z.string(),
  kind: z.enum(["pdf", "word", "sheet", "slides", "text", "image"]),
  /** What the document is; left out of answers before it was told, null for a picture. */
  document_type: z.enum(DOCUMENT_TYPES).nullable().optional(),
  /** Pages or slides that hold something; null where the format has none. */
  pages: z.number().int().nullable(),
  tables: z.number().int(),
  /** Letters, digits and signs, without spaces; 0 for a scan or a picture. */
  characters: z.number().int(),
  /** There is more in the file than was taken. */
  is_cut: z.boolean(),
  /** Of a picture. Where it was taken is private: the part says only that it was found. */
  picture: z
    .object({ width: z.number().int(), height: z.number().int(), has_place: z.boolean() })
    .nullable(),
  /** All of that in words, in `language`. */
  text: z.string(),
});

/** What came with the message, as it was read. */
export const AttachmentsPart = z.object({
  type: z.literal("attachments"),
  version: z.literal(1),
  files: z.array(AttachedFile).min(1).max(10),
  /** Heads the list. */
  text: z.string(),
  language: z.enum(LANGUAGES),
});
export type AttachmentsPart = ReadonlyDeep<z.infer<typeof AttachmentsPart>>;
