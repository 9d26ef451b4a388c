import type { ReadonlyDeep } from "@propertyvr/vocabulary";
import { z } from "zod";
import { ATTACHMENT_FAULTS, type AttachmentFault } from "./attachment-faults.ts";

export const ATTACHMENT_KINDS = ["pdf", "word", "sheet", "slides", "text", "image"] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

const faultCodes = Object.keys(ATTACHMENT_FAULTS) as [AttachmentFault, ...AttachmentFault[]];

/** A file that a person attached, whatever it holds. */
const file = {
  id: z.string(),
  name: z.string(),
  /** By its content. */
  kind: z.enum(ATTACHMENT_KINDS),
  media_type: z.string(),
  bytes: z.number().int(),
  /** Of a picture that was read: its size, upright. Absent of all others. */
  picture: z.object({ width: z.number().int(), height: z.number().int() }).optional(),
};

export const Attachment = z
  .object({
    ...file,
    state: z.enum(["reading", "ready", "failed"]),
    /** Why it could not be read; null unless it failed. */
    failure: z
      .object({ code: z.enum(faultCodes), message: z.string(), message_th: z.string() })
      .nullable(),
    created_at: z.string(),
  })
  .meta({ id: "Attachment" });
export type Attachment = ReadonlyDeep<z.infer<typeof Attachment>>;

/** A file as a message shows it. */
export const MessageAttachment = z
  .object({
    ...file,
    /** The person let this file go to a language model. */
    share_with_model: z.boolean(),
  })
  .meta({ id: "MessageAttachment" });
export type MessageAttachment = ReadonlyDeep<z.infer<typeof MessageAttachment>>;

/** The sizes of our own copies of a picture: the longer side at most, in pixels. */
export const ATTACHMENT_PICTURES = { small: 320, large: 1_600 } as const;
