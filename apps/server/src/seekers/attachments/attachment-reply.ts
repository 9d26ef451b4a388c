import { type Attachment, ATTACHMENT_FAULTS, type AttachmentFault } from "@propertyvr/contracts";
import type { AttachmentRow, PictureFacts } from "./attachment-store.ts";

/** An attached file as its owner sees it. */
export const attachmentOf = (row: AttachmentRow): Attachment => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  media_type: row.media_type,
  bytes: row.bytes,
  ...pictureSize(row.picture),
  state: row.state,
  failure: row.failure === null ? null : failureOf(row.failure as AttachmentFault),
  created_at: row.created_at.toISOString(),
});

const failureOf = (code: AttachmentFault): NonNullable<Attachment["failure"]> => ({
  code,
  message: ATTACHMENT_FAULTS[code].en,
  message_th: ATTACHMENT_FAULTS[code].th,
});

/** Where it was taken stays between the person and the assistant. */
export const pictureSize = (picture: unknown): Pick<Attachment, "picture"> => {
  const facts = picture as PictureFacts | null;
  return facts === null ? {} : { picture: { width: facts.width, height: facts.height } };
};
