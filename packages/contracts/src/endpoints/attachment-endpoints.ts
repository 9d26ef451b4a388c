import { z } from "zod";
import { Attachment } from "../attachments.ts";
import { endpoint } from "../endpoint.ts";
import { body, id, signedIn } from "./shared-parts.ts";

/** Files that a person attaches to messages of a chat. Anybody else's do not exist. */
export const attachmentEndpoints = {
  attachFile: endpoint({
    method: "POST",
    path: "/api/attachments",
    summary:
      "Attach a file: PDF, Word, Excel, PowerPoint, text or a picture, as the part `file`. It is read in the background; send its id with a message within a day",
    tag: "Chats",
    access: "signed_in",
    query: z.object({
      client_id: z
        .string()
        .min(1)
        .max(64)
        .optional()
        .describe("Sending the same again returns the attachment that was made for it"),
    }),
    alsoTakes: ["multipart/form-data"],
    form: z.object({ file: z.string().meta({ format: "binary" }) }),
    takesAnyBody: true,
    reply: Attachment,
    status: 201,
    problems: [...signedIn, ...body, "too_many_requests", "limit_reached"],
  }),
  getAttachment: endpoint({
    method: "GET",
    path: "/api/attachments/{id}",
    summary: "How reading an attached file stands",
    tag: "Chats",
    access: "signed_in",
    params: id,
    reply: Attachment,
    status: 200,
    problems: [...signedIn, "not_found"],
  }),
  removeAttachment: endpoint({
    method: "DELETE",
    path: "/api/attachments/{id}",
    summary: "Delete a file that no message has yet; others go with their message",
    tag: "Chats",
    access: "signed_in",
    params: id,
    status: 204,
    problems: [...signedIn, "not_found", "conflict"],
  }),
  attachedFile: endpoint({
    method: "GET",
    path: "/api/attachments/{id}/file",
    summary: "Download an attached file as it was sent",
    tag: "Chats",
    access: "signed_in",
    params: id,
    status: 200,
    alsoProduces: ["application/octet-stream"],
    problems: [...signedIn, "not_found"],
  }),
  attachedPicture: endpoint({
    method: "GET",
    path: "/api/attachments/{id}/picture/{size}",
    summary: "Our own copy of an attached picture, without what its file tells besides",
    tag: "Chats",
    access: "signed_in",
    params: z.object({ id: z.string().max(64), size: z.enum(["small", "large"]) }),
    status: 200,
    alsoProduces: ["image/webp", "image/jpeg"],
    problems: [...signedIn, "not_found"],
  }),
} as const;
