import { of } from "./endpoints.ts";

/** Files of messages; apart, because nobody needs them to read and to write. */
export const fileEndpoints = {
  attachFile: of("attachFile")("POST", "/api/attachments"),
  getAttachment: of("getAttachment")("GET", "/api/attachments/{id}"),
  removeAttachment: of("removeAttachment")("DELETE", "/api/attachments/{id}"),
  attachedFile: of("attachedFile")("GET", "/api/attachments/{id}/file"),
  attachedPicture: of("attachedPicture")("GET", "/api/attachments/{id}/picture/{size}"),
} as const;
