import { z } from "zod";
import { ATTACHMENT_LIMITS } from "./attachment-faults.ts";
import { RUN_STATUSES } from "./chats.ts";

/** A file that came with a question, as it leaves and comes back. */
export const ExportedFile = z
  .object({
    name: z.string().max(500),
    bytes: z.number().int().min(0),
    share_with_model: z.boolean(),
    /** Base64; null where the files of an export are too large together. */
    data: z.string().nullable(),
  })
  .meta({ id: "ExportedFile" });
export type ExportedFile = z.infer<typeof ExportedFile>;

/** A message as it leaves and comes back: what is ours about it holds only under its seal. */
export const ExportedMessage = z
  .object({
    id: z.string().min(1).max(64),
    /** The message it follows, which stands before it; null begins the chat. */
    parent_id: z.string().max(64).nullable(),
    sender: z.enum(["user", "ai"]),
    content: z.string().max(200_000),
    parts: z.array(z.unknown()).max(200),
    state: z.unknown(),
    origins: z.unknown(),
    /** Of a question: the criteria that were edited by hand beside its words. */
    edit: z.unknown(),
    status: z.enum(RUN_STATUSES),
    timestamp: z.iso.datetime(),
    /** Absent where there are none. */
    attachments: z.array(ExportedFile).max(ATTACHMENT_LIMITS.perMessage).optional(),
    /** Says that this server wrote it so; without it only the words are restored. */
    seal: z.string().max(128),
  })
  .meta({ id: "ExportedMessage" });
export type ExportedMessage = z.infer<typeof ExportedMessage>;

export const ExportedChat = z
  .object({
    id: z.string().min(1).max(64),
    title: z.string().trim().min(1).max(200),
    is_titled_by_person: z.boolean(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    /** The message whose branch the chat shows; null shows the newest. */
    shown_message_id: z.string().max(64).nullable(),
    /** Of all branches, each after what it follows. */
    messages: z.array(ExportedMessage),
  })
  .meta({ id: "ExportedChat" });
export type ExportedChat = z.infer<typeof ExportedChat>;

export const ChatExport = z
  .object({ version: z.literal(1), exported_at: z.string(), chats: z.array(ExportedChat) })
  .meta({ id: "ChatExport" });
export type ChatExport = z.infer<typeof ChatExport>;

/** An export of ours, or the conversations.json of ChatGPT. Each chat is read by itself: one that is broken is skipped. */
export const ImportChats = z
  .union([
    z.object({ version: z.literal(1), chats: z.array(z.unknown()).max(5_000) }),
    z.array(z.looseObject({ mapping: z.record(z.string(), z.unknown()) })).max(5_000),
  ])
  .meta({ id: "ImportChats" });
export type ImportChats = z.infer<typeof ImportChats>;

export const SKIP_REASONS = ["empty", "broken", "too_long", "no_room"] as const;

export const ImportReport = z
  .object({
    imported: z.number().int(),
    /** Chats that are there already. */
    already: z.number().int(),
    skipped: z.array(z.object({ title: z.string(), reason: z.enum(SKIP_REASONS) })),
    /** What the imported chats of another product had and are without: we keep the words of one branch. */
    left_out: z.object({
      /** Messages that were edited or answered anew. */
      other_versions: z.number().int(),
      /** What the assistant and its tools said to each other. */
      tool_messages: z.number().int(),
      /** Pictures and other files. */
      files: z.number().int(),
      /** Chats whose first messages the file has not. */
      beginnings: z.number().int(),
    }),
  })
  .meta({ id: "ImportReport" });
export type ImportReport = z.infer<typeof ImportReport>;
